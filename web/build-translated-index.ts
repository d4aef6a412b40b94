import type { Plugin } from 'vite'

type Pair = readonly [english: string, spanish: string]

const DESCRIPTION: Pair = [
  'The bank account for people in a Chapter 13 plan.',
  'La cuenta bancaria para personas con un plan del Capítulo 13.',
]
/** What people read in index.html, and search engines and screen readers of it. */
const SPANISH: readonly Pair[] = [
  ['<html lang="en">', '<html lang="es">'],
  DESCRIPTION,
  [
    'You need JavaScript to use your account. Turn it on in your browser, or',
    'Necesita JavaScript para usar su cuenta. Actívelo en su navegador o',
  ],
  ['call us for help', 'llámenos si necesita ayuda'],
]

/** Translates index.html, which is no module. Throws if one of its texts was changed. */
export const translatedIndex = (): Plugin => ({
  name: 'translated-index',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) => translated('index.html', html, SPANISH),
  },
})

/** The web app manifest in Spanish. Throws if its description was changed. */
export const translatedManifest = (english: string): string =>
  translated('the manifest', english, [['{', '{\n  "lang": "es",'], DESCRIPTION])

const translated = (what: string, file: string, pairs: readonly Pair[]): string =>
  pairs.reduce((text, [english, spanish]) => {
    if (!text.includes(english)) throw new Error(`${what} no longer has "${english}"`)
    return text.replace(english, () => spanish)
  }, file)
