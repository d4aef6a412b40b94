/**
 * `npm run build -w @yoursuccess/web`: builds the app for the browser, then the public pages as a module for
 * the server, in English, and in Spanish in the folder `es`. `dist/render/site.js` exports a `Site` of the contract.
 * `dist/render/preloads.json` names the files that a first visit to a page of the app needs.
 * `dist/render/scripts.json` has the checksum of each script. `dist/service-worker.js` keeps the files of all
 * languages. Text files get compressed copies. `--out FOLDER` builds elsewhere. With `WEB_LANGUAGE=pseudo`, builds only
 * the made-up language, into the folder itself.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { build, type Rolldown } from 'vite'
import { type BuildLanguage, buildLanguage } from '../build-language.ts'
import { translatedManifest } from '../build-translated-index.ts'
import { buildApp } from './build-app.ts'
import { buildLogger } from './build-logger.ts'
import { buildWorker } from './build-worker.ts'
import { compressFiles } from './compress.ts'
import { chunksOf, FIRST_VISITS, sheetsOf } from './first-visits.ts'
import { checksumsOf, holdAgainstInventory } from './inventory.ts'

const WEB = resolve(import.meta.dirname, '..')
const { values } = parseArgs({ options: { out: { type: 'string', default: join(WEB, 'dist') } } })

type Output = Rolldown.RolldownOutput['output']

const buildPages = async (outDir: string): Promise<Output> => {
  const result = await build({
    configFile: join(WEB, 'vite.render.config.ts'),
    customLogger: buildLogger(),
    logLevel: 'warn',
    mode: 'production',
    build: { outDir },
  })
  return (result as Rolldown.RolldownOutput).output
}
const addressOf = (fileName: string | undefined, what: string) => {
  if (!fileName) throw new Error(`the build made no ${what} for the pages`)
  return `/${fileName}`
}
const isTextFont = (file: Rolldown.OutputAsset | Rolldown.OutputChunk) =>
  file.type === 'asset' && file.originalFileNames.some((name) => /inter-latin-wght-normal/.test(name))
const fontOf = (output: Output) => addressOf(output.find(isTextFont)?.fileName, 'font')
const namesOf = (files: Iterable<string>) => [...files].map((name) => `/${name}`)

/** The files that a first visit needs besides those of the entry, which the page already names. */
const preloadsOf = (app: Output, modules: readonly string[]) => {
  const entry = chunksOf(app, ['index.html'])
  const more = chunksOf(app, modules).filter((chunk) => !entry.includes(chunk))
  return {
    scripts: namesOf(more.map(({ fileName }) => fileName)),
    sheets: namesOf([...sheetsOf(more)].filter((name) => !sheetsOf(entry).has(name))),
    // Text that first appears in another font would shift everything below it.
    font: fontOf(app),
  }
}

/**
 * All files of the sign-in page, including those of the entry, because it isn't part of the app's document
 * (docs/decisions/0093).
 */
const filesOfLogin = (app: Output) => {
  const loaded = chunksOf(app, ['index.html', ...FIRST_VISITS['/login']])
  return {
    scripts: namesOf(loaded.map(({ fileName }) => fileName)),
    sheets: namesOf(sheetsOf(loaded)),
    font: fontOf(app),
  }
}

/** Returns the names of all files, and the addresses of those that the page without a connection needs. */
const buildIn = async (language: BuildLanguage, outDir: string) => {
  // The configurations read it, and so do the programs that they start.
  process.env['WEB_LANGUAGE'] = language
  const app = await buildApp({ outDir })
  holdAgainstInventory(app)
  const pages = await buildPages(outDir)
  const preloads = Object.entries(FIRST_VISITS).map(([path, modules]) => [path, preloadsOf(app, modules)])
  const script = app.find((file) => file.type === 'chunk' && file.facadeModuleId?.endsWith('/src/site.ts'))
  const sheets = pages.map(({ fileName }) => fileName).filter((name) => name.endsWith('.css'))
  const files = {
    site: {
      script: addressOf(script?.fileName, 'script'),
      sheets: [addressOf(sheets[0], 'sheet')],
      font: fontOf(pages),
    },
    login: filesOfLogin(app),
  }
  writeFileSync(
    join(outDir, 'render/site.js'),
    `import { createSite } from './pages.js'\nexport default createSite(${JSON.stringify(files)})\n`,
  )
  writeFileSync(join(outDir, 'render/preloads.json'), JSON.stringify(Object.fromEntries(preloads)))
  writeFileSync(join(outDir, 'render/scripts.json'), JSON.stringify(checksumsOf(app), null, 2))
  return {
    names: [...app, ...pages].map(({ fileName }) => fileName),
    ofPage: [
      ...files.site.sheets,
      files.site.font,
      ...namesOf(chunksOf(app, ['src/site.ts']).map(({ fileName }) => fileName)),
    ],
  }
}
/** The list of a release has the scripts of all languages. */
const addChecksums = (list: string, more: string): void => {
  const [all, others] = [list, more].map(
    (file) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>,
  )
  writeFileSync(list, JSON.stringify({ ...all, ...others }, null, 2))
}

const folder = resolve(values.out)
const spanish = join(folder, 'es')
const isPseudo = buildLanguage() === 'pseudo'
const built = [await buildIn(isPseudo ? 'pseudo' : 'en', folder)]
if (!isPseudo) {
  // After English, because that empties the folder.
  built.push(await buildIn('es', spanish))
  writeFileSync(
    join(spanish, 'manifest.webmanifest'),
    translatedManifest(readFileSync(join(folder, 'manifest.webmanifest'), 'utf8')),
  )
  addChecksums(join(folder, 'render/scripts.json'), join(spanish, 'render/scripts.json'))
}
await buildWorker(folder, {
  names: built.flatMap(({ names }) => names),
  ofPage: built.flatMap(({ ofPage }) => ofPage),
})
await compressFiles(folder)
