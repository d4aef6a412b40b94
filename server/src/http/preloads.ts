/** Adds preload links to pages, because the app would request these files only once it runs. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

type Preloads = Record<string, { scripts: string[]; sheets: string[]; font: string }>

/**
 * Returns a function that adds a path's preload links to the page's head. Pages without any stay unchanged.
 */
export const openPreloads = (folder: string): ((page: string, path: string) => string) => {
  const file = join(folder, 'render/preloads.json')
  const preloads = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Preloads) : {}
  const links = new Map(
    Object.entries(preloads).map(([path, { scripts, sheets, font }]) => [
      path,
      [
        `<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}">`,
        ...scripts.map((href) => `<link rel="modulepreload" crossorigin href="${href}">`),
        ...sheets.map((href) => `<link rel="preload" as="style" crossorigin href="${href}">`),
      ].join(''),
    ]),
  )
  return (page, path) => page.replace('</head>', () => `${links.get(path) ?? ''}</head>`)
}
