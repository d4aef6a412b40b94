/**
 * What a first visit loads, gzipped: the entry, the page's own chunk, and what both import. Targets: docs/decisions/0020.
 * `npm run sizes -w @yoursuccess/web`
 */
import { gzipSync } from 'node:zlib'
import { resolve } from 'node:path'
import { build, type Rolldown } from 'vite'

const PAGES: Record<string, string[]> = {
  '/': ['src/features/program/landing-page.tsx'],
  '/login': ['src/features/session/login-page.tsx', 'src/features/session/promo-carousel.tsx'],
}
const LIMIT = { script: 171_000, style: 15_000 }

const root = resolve(import.meta.dirname, '..')
const built = (await build({
  configFile: resolve(root, 'vite.config.ts'),
  logLevel: 'error',
  build: { write: false },
})) as Rolldown.RolldownOutput
const chunks = built.output.filter((file) => file.type === 'chunk')
const assets = built.output.filter((file) => file.type === 'asset')

const gzipped = (content: string | Uint8Array) => gzipSync(content, { level: 9 }).length
const chunkOf = (source: string) => chunks.find(({ moduleIds }) => moduleIds.includes(resolve(root, source)))

const withImports = (start: Rolldown.OutputChunk[]): Set<Rolldown.OutputChunk> => {
  const seen = new Set<Rolldown.OutputChunk>()
  const visit = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || seen.has(chunk)) return
    seen.add(chunk)
    for (const name of chunk.imports) visit(chunks.find(({ fileName }) => fileName === name))
  }
  for (const chunk of start) visit(chunk)
  return seen
}

for (const [page, sources] of Object.entries(PAGES)) {
  const start = [
    ...chunks.filter(({ isEntry }) => isEntry),
    ...sources.flatMap((source) => chunkOf(source) ?? []),
  ]
  const loaded = [...withImports(start)]
  const sheets = new Set(loaded.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]))
  const script = loaded.reduce((total, { code }) => total + gzipped(code), 0)
  const style = assets
    .filter(({ fileName }) => sheets.has(fileName))
    .reduce((total, { source }) => total + gzipped(source), 0)
  console.log(
    `${page}: script ${(script / 1000).toFixed(1)} kB in ${loaded.length} files, style ${(style / 1000).toFixed(1)} kB`,
  )
  if (script > LIMIT.script || style > LIMIT.style) process.exitCode = 1
}
