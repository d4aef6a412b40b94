const STYLE = / style="([^"]*)"/g
const WRITTEN: Record<string, string> = { '&quot;': '"', '&#x27;': "'", '&gt;': '>', '&amp;': '&' }

/**
 * Moves the style of single elements into rules, which hold below `#drawn`: the Content-Security-Policy takes a style
 * element with a nonce, and no style attribute. In the browser the same styles are set by script, which it lets pass.
 * `markup` is React's, in which a quote within text or a value is never a bare one.
 */
export const liftStyles = (markup: string): { markup: string; rules: string } => {
  const places = new Map<string, number>()
  const placeOf = (style: string) => {
    const place = places.get(style) ?? places.size
    places.set(style, place)
    return place
  }
  return {
    markup: markup.replace(STYLE, (_attribute, style: string) => ` data-drawn="${placeOf(style)}"`),
    rules: [...places].map(([style, place]) => `#drawn [data-drawn="${place}"]{${textOf(style)}}`).join(''),
  }
}

const textOf = (value: string) =>
  value.replace(/&(?:quot|#x27|gt|amp);/g, (written) => WRITTEN[written] ?? written)
