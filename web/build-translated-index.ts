import type { Plugin } from 'vite'

/** What people read in index.html, and search engines and screen readers of it. */
const SPANISH: readonly (readonly [english: string, spanish: string])[] = [
  ['<html lang="en">', '<html lang="es">'],
  [
    'The bank account for people in a Chapter 13 plan.',
    'La cuenta bancaria para personas con un plan del Capítulo 13.',
  ],
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
    handler: (html) =>
      SPANISH.reduce((page, [english, spanish]) => {
        if (!page.includes(english)) throw new Error(`index.html no longer has "${english}"`)
        return page.replace(english, () => spanish)
      }, html),
  },
})
