const STYLE = / style="([^"]*)"/g
const WRITTEN: Record<string, string> = { '&quot;': '"', '&#x27;': "'", '&gt;': '>', '&amp;': '&' }

/**
 * Moves inline styles of elements into rules under `#drawn`: the Content-Security-Policy allows a style
 * element with a nonce, but no style attributes. In the browser, scripts set the same styles, which the
 * policy allows. `markup` is React's output, which always escapes quotes within text and values.
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
