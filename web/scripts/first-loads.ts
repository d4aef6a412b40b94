/** Measures what first visits load: the entry, the page's own files, and their imports. In bytes, gzipped. */
import { gzipSync } from 'node:zlib'
import { buildApp } from './build-app.ts'
import { chunksOf, FIRST_VISITS, sheetsOf } from './first-visits.ts'

interface Load {
  script: number
  style: number
  /** Script files. A phone requests six at a time. */
  files: number
}

interface FirstLoad extends Load {
  page: string
  atMost: Load
}

/**
 * The pages to measure, and their limits. Public pages have a style sheet from another build, which isn't
 * measured.
 */
const PAGES: Record<string, { modules: string[]; atMost: Load }> = {
  '/ as a document': { modules: ['src/site.ts'], atMost: { script: 1_720, style: 0, files: 3 } },
  '/login': {
    modules: ['index.html', ...FIRST_VISITS['/login']],
    atMost: { script: 157_600, style: 15_000, files: 6 },
  },
  '/dashboard': {
    modules: ['index.html', ...FIRST_VISITS['/dashboard']],
    atMost: { script: 220_000, style: 18_500, files: 16 },
  },
}

/** Builds the app without writing it, and measures it. */
export const measureFirstLoads = async (): Promise<FirstLoad[]> => {
  const output = await buildApp({ write: false })
  return Object.entries(PAGES).map(([page, { modules, atMost }]) => {
    const loaded = chunksOf(output, modules)
    const sheets = sheetsOf(loaded)
    return {
      page,
      atMost,
      script: sum(loaded.map(({ code }) => gzipped(code))),
      style: sum(
        output.flatMap((file) =>
          file.type === 'asset' && sheets.has(file.fileName) ? gzipped(file.source) : [],
        ),
      ),
      files: loaded.length,
    }
  })
}

const gzipped = (content: string | Uint8Array) => gzipSync(content, { level: 9 }).length
const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0)
