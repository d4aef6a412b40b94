/**
 * `npm run build -w @yoursuccess/web`: builds the app for the browser, then the public pages as a module for
 * the server. `dist/render/site.js` exports a `Site` of the contract. `dist/render/preloads.json` names the
 * files that a first visit to a page of the app needs. `dist/render/scripts.json` has the checksum of each
 * script. `dist/service-worker.js` keeps the files. Text files get compressed copies. `--out FOLDER` builds elsewhere.
 */
import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { build, type Rolldown } from 'vite'
import { buildApp } from './build-app.ts'
import { buildLogger } from './build-logger.ts'
import { buildWorker } from './build-worker.ts'
import { compressFiles } from './compress.ts'
import { chunksOf, FIRST_VISITS, sheetsOf } from './first-visits.ts'
import { checksumsOf, holdAgainstInventory } from './inventory.ts'

const WEB = resolve(import.meta.dirname, '..')
const { values } = parseArgs({ options: { out: { type: 'string', default: join(WEB, 'dist') } } })
const outDir = resolve(values.out)

const buildPages = async () => {
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

const app = await buildApp({ outDir })
holdAgainstInventory(app)
const pages = await buildPages()

const isTextFont = (file: Rolldown.OutputAsset | Rolldown.OutputChunk) =>
  file.type === 'asset' && file.originalFileNames.some((name) => /inter-latin-wght-normal/.test(name))
const fontOf = (output: typeof app) => addressOf(output.find(isTextFont)?.fileName, 'font')

const entry = chunksOf(app, ['index.html'])
const namesOf = (files: Iterable<string>) => [...files].map((name) => `/${name}`)
/** The files that a first visit needs besides those of the entry, which the page already names. */
const preloadsOf = (modules: readonly string[]) => {
  const more = chunksOf(app, modules).filter((chunk) => !entry.includes(chunk))
  return {
    scripts: namesOf(more.map(({ fileName }) => fileName)),
    sheets: namesOf([...sheetsOf(more)].filter((name) => !sheetsOf(entry).has(name))),
    // Text that first appears in another font would shift everything below it.
    font: fontOf(app),
  }
}
const preloads = Object.entries(FIRST_VISITS).map(([path, modules]) => [path, preloadsOf(modules)] as const)

/**
 * All files of the sign-in page, including those of the entry, because it isn't part of the app's document
 * (docs/decisions/0093).
 */
const filesOfLogin = () => {
  const loaded = chunksOf(app, ['index.html', ...FIRST_VISITS['/login']])
  return {
    scripts: namesOf(loaded.map(({ fileName }) => fileName)),
    sheets: namesOf(sheetsOf(loaded)),
    font: fontOf(app),
  }
}

const script = app.find((file) => file.type === 'chunk' && file.facadeModuleId?.endsWith('/src/site.ts'))
const sheets = pages.map(({ fileName }) => fileName).filter((name) => name.endsWith('.css'))
const files = {
  site: {
    script: addressOf(script?.fileName, 'script'),
    sheets: [addressOf(sheets[0], 'sheet')],
    font: fontOf(pages),
  },
  login: filesOfLogin(),
}
writeFileSync(
  join(outDir, 'render/site.js'),
  `import { createSite } from './pages.js'\nexport default createSite(${JSON.stringify(files)})\n`,
)
writeFileSync(join(outDir, 'render/preloads.json'), JSON.stringify(Object.fromEntries(preloads)))
writeFileSync(join(outDir, 'render/scripts.json'), JSON.stringify(checksumsOf(app), null, 2))
await buildWorker(outDir, {
  names: [...app, ...pages].map(({ fileName }) => fileName),
  ofPage: [
    ...files.site.sheets,
    files.site.font,
    ...namesOf(chunksOf(app, ['src/site.ts']).map(({ fileName }) => fileName)),
  ],
})
await compressFiles(outDir)
