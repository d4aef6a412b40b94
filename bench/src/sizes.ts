/** What a first visit of a page loads: the entry, the page's own chunks and all that they import, each gzipped. */
import { readFileSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Manifest } from 'vite'
import { type Benchmark, type Figure, rounded } from './report.ts'

/** The modules that the router loads for a page, besides the entry. */
const PAGES: Record<string, { modules: string[]; atMostKb?: { script: number; style: number } }> = {
  '/login': {
    modules: ['src/features/session/login-page.tsx', 'src/features/session/promo-carousel.tsx'],
    atMostKb: { script: 171, style: 15 },
  },
  '/dashboard': { modules: ['src/app/dashboard-layout.tsx', 'src/app/home-page.tsx'] },
}

const WEB = resolve(import.meta.dirname, '../../web')
const OUT = resolve(import.meta.dirname, '../../.cache/bench/web')

export const sizes: Benchmark = {
  title: 'Sizes of a first visit (gzip)',
  run: async () => {
    // The production build with a list of its files; what is served is built without one.
    await build({
      configFile: resolve(WEB, 'vite.config.ts'),
      logLevel: 'error',
      build: { outDir: OUT, emptyOutDir: true, manifest: true },
    })
    const manifest = JSON.parse(readFileSync(`${OUT}/.vite/manifest.json`, 'utf8')) as Manifest
    const figures = Object.entries(PAGES).flatMap(([page, { modules, atMostKb }]): Figure[] => {
      const { script, style } = sizesOf(manifest, ['index.html', ...modules])
      return [
        { what: `${page}: script`, value: script, unit: 'kB', ...limit(atMostKb?.script) },
        { what: `${page}: style`, value: style, unit: 'kB', ...limit(atMostKb?.style) },
      ]
    })
    rmSync(OUT, { recursive: true })
    return figures
  },
}

const limit = (atMost: number | undefined) => (atMost === undefined ? {} : { target: { atMost } })

const sizesOf = (manifest: Manifest, start: readonly string[]) => {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`${key} is no chunk of the build: does the page still load it by itself?`)
    if (scripts.has(chunk.file)) return
    scripts.add(chunk.file)
    for (const style of chunk.css ?? []) styles.add(style)
    for (const each of chunk.imports ?? []) visit(each)
  }
  for (const key of start) visit(key)
  return { script: kilobytes(scripts), style: kilobytes(styles) }
}

const kilobytes = (files: Iterable<string>) =>
  rounded(
    [...files].reduce((sum, file) => sum + gzipSync(readFileSync(`${OUT}/${file}`), { level: 9 }).length, 0) /
      1000,
    1,
  )
