/** Lighthouse scores of the built pages, on a simulated phone with a slow processor and network. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import measurePage, { type Flags } from 'lighthouse'
import { openBrowserAt } from '../../e2e/src/chromium.ts'
import { type Program, startProgram } from '../../e2e/src/program.ts'
import { enterAccount } from '../../e2e/src/sign-in.ts'
import { freePort } from '../../scripts/dev/free-port.ts'
import { type Benchmark, type Figure, median, rounded } from './report.ts'

const RUNS = 3

/** Lighthouse's names of its categories. A page behind the sign-in needs no search engine score. */
const ANYONE = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const OWNER = ['performance', 'accessibility', 'best-practices'] as const
type Category = (typeof ANYONE)[number]

interface Page {
  path: string
  language: 'en' | 'es'
  categories: readonly Category[]
}
const PUBLIC = ['/', '/fees', '/login']
const PAGES: readonly Page[] = [
  ...(['en', 'es'] as const).flatMap((language) =>
    PUBLIC.map((path) => ({ path, language, categories: ANYONE })),
  ),
  { path: '/dashboard', language: 'en', categories: OWNER },
]
const AT_LEAST: Record<Category, number> = {
  performance: 95,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
}

export const lighthouse: Benchmark = {
  title: `Lighthouse, mobile (median of ${RUNS} runs)`,
  run: async () => {
    const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'))
    const program = await openProgram(join(folder, 'data'))
    try {
      const port = await freePort()
      const browser = await openBrowserAt(port, join(folder, 'profile'))
      try {
        const figures: Figure[] = []
        for (const page of PAGES) {
          if (page.path === '/dashboard') {
            await enterAccount(await browser.newPage(), program.url, 'active@example.com')
          }
          figures.push(...(await measure(program.url, page, port)))
        }
        return figures
      } finally {
        await browser.close()
      }
    } finally {
      await program.stop()
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    }
  },
}

/**
 * Starts the program with its personas, as `npm start` does. Seeding takes time, so BENCH_PROGRAM_URL can
 * name a program that is already running.
 */
const openProgram = async (dataFolder: string): Promise<Pick<Program, 'url' | 'stop'>> => {
  const running = process.env['BENCH_PROGRAM_URL']
  if (running) return { url: running, stop: async () => {} }
  return startProgram({ dataFolder, startDay: undefined, isFirst: true })
}

const measure = async (
  url: string,
  { path, language, categories }: Page,
  port: number,
): Promise<Figure[]> => {
  const name = language === 'es' ? `${path} in Spanish` : path
  const settings: Flags = {
    port,
    logLevel: 'error',
    onlyCategories: [...categories],
    // A storage reset would delete the session.
    disableStorageReset: path === '/dashboard',
    extraHeaders: { 'Accept-Language': language },
  }
  const runs: Record<string, number>[] = []
  const missed = new Set<string>()
  for (let run = 0; run < RUNS; run++) {
    const found = (await measurePage(url + path, settings))?.lhr
    if (!found || found.runtimeError)
      throw new Error(found?.runtimeError?.message ?? 'Lighthouse returned no result')
    if (new URL(found.finalDisplayedUrl).pathname !== path)
      throw new Error(`${path} redirected to another page`)
    const scores = categories.map(
      (category) => [category, (found.categories[category]?.score ?? 0) * 100] as const,
    )
    runs.push({
      ...Object.fromEntries(scores),
      largest: found.audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
      blocked: found.audits['total-blocking-time']?.numericValue ?? Number.NaN,
    })
    for (const category of categories) {
      if (category === 'performance') continue
      for (const { id } of found.categories[category]?.auditRefs ?? []) {
        const { score, scoreDisplayMode } = found.audits[id] ?? {}
        if (score !== 1 && scoreDisplayMode === 'binary') missed.add(id)
      }
    }
  }
  if (missed.size > 0) console.log(`${name}: not all points for ${[...missed].join(', ')}`)
  const middle = (figure: string) => median(runs.map((run) => run[figure] ?? Number.NaN))
  return [
    ...categories.map(
      (category): Figure => ({
        what: `${name}: ${category}`,
        value: rounded(middle(category), 0),
        unit: '',
        target: { atLeast: AT_LEAST[category] },
      }),
    ),
    { what: `${name}: largest paint`, value: rounded(middle('largest'), 0), unit: 'ms' },
    { what: `${name}: blocked`, value: rounded(middle('blocked'), 0), unit: 'ms' },
  ]
}
