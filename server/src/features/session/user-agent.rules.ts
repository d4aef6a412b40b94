/**
 * What a browser says of itself, in words that customers know. Pure. It is only for display: anyone can send
 * any text, so nothing is decided by it.
 */

/** The first that fits counts: most browsers also name the ones before them. */
const BROWSERS: readonly (readonly [name: string, sign: RegExp])[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|OPT)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bVersion\/\S+ (?:Mobile\/\S+ )?Safari\//],
]
const SYSTEMS: readonly (readonly [name: string, sign: RegExp])[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
]
/** Longer ones are not from a browser. */
const MAX_LENGTH = 500

export const readUserAgent = (
  userAgent: string | undefined,
): { browser: string | null; system: string | null } => {
  const text = (userAgent ?? '').slice(0, MAX_LENGTH)
  const first = (names: typeof BROWSERS) => names.find(([, sign]) => sign.test(text))?.[0] ?? null
  return { browser: first(BROWSERS), system: first(SYSTEMS) }
}
