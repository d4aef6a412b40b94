/**
 * Strings that would become markup, script or style in a page that didn't treat them as text (E4). Each
 * contains the mark.
 */

/** No element of the app has this in its name or in an attribute name. */
export const MARK = 'planted'

/** Where such a string would send a browser. Nothing answers there. */
export const OUTSIDE = 'outside.example'

export const HOSTILE_TEXTS: readonly string[] = [
  '<b planted>x</b>',
  '<i planted onclick=alert(1)>x',
  '<p planted>x',
  '<s planted>x',
  '<script planted>alert(1)</script>',
  '"><script planted>alert(1)</script>',
  "'><script planted>alert(1)</script>",
  '</script><script planted>alert(1)</script>',
  '</title><script planted>alert(1)</script>',
  '<img planted src=x onerror=alert(1)>',
  '"><img planted src=x onerror=alert(1)>',
  '" planted onfocus="alert(1)" autofocus="',
  "' planted onmouseover='alert(1)",
  '<svg planted onload=alert(1)>',
  '<svg planted><script>alert(1)</script></svg>',
  '<svg planted><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<math planted><mi xlink:href=javascript:alert(1)>x</mi></math>',
  '<iframe planted src=javascript:alert(1)></iframe>',
  '<iframe planted srcdoc="<script>alert(1)</script>">',
  '<object planted data=javascript:alert(1)>',
  '<embed planted src=//outside.example/a>',
  '<a planted href=javascript:alert(1)>open</a>',
  'javascript:alert(1)//planted',
  'data:text/html,<script planted>alert(1)</script>',
  '//outside.example/planted',
  '<body planted onload=alert(1)>',
  '<input planted autofocus onfocus=alert(1)>',
  '<details planted open ontoggle=alert(1)>',
  '<video planted><source onerror=alert(1)></video>',
  '<audio planted src=x onerror=alert(1)>',
  '<form planted action=//outside.example><button>go</button></form>',
  '<link planted rel=stylesheet href=//outside.example/a.css>',
  '<meta planted http-equiv=refresh content=0;url=//outside.example>',
  '<base planted href=//outside.example/>',
  '<style planted>body{display:none}</style>',
  '<noscript><p title="</noscript><img planted src=x onerror=alert(1)>">',
  '<!--><img planted src=x onerror=alert(1)>-->',
  '<x-planted onclick=alert(1)>x</x-planted>',
  '&lt;img planted src=x onerror=alert(1)&gt;',
  "{{constructor.constructor('alert(1)//planted')()}}",
]

/** The strings that fit within this many characters. */
export const hostileTexts = (longest: number): string[] =>
  HOSTILE_TEXTS.filter((text) => text.length <= longest)

/** All of the strings, in as few fields of this length as possible. */
export const packed = (longest: number): string[] => {
  const fields: string[] = []
  for (const text of hostileTexts(longest)) {
    const together = `${fields.at(-1) ?? ''} ${text}`
    if (fields.length > 0 && together.length <= longest) fields[fields.length - 1] = together
    else fields.push(text)
  }
  return fields
}
