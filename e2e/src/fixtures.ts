/**
 * The base of every test. `import { expect, test } from './src/fixtures.ts'`.
 *
 * - `bank`: a whole bank with its sandbox, one per worker, from a copy of a freshly seeded image. `restore()`
 *   resets it to that state. This takes about as long as a start, or no time if no test used the bank. Which
 *   files a worker runs is random, so each file begins with `test.beforeAll(({ bank }) => bank.restore())`.
 *   Every test begins on the same day (`FIRST_DAY` in images.ts), whatever day you run it on.
 * - `page`: fails its test on an error in the console, an uncaught error, or a breach of the
 *   Content-Security-Policy. A test that causes an error on purpose declares it:
 *   `test.use({ expectedErrors: [/status of 503/] })`.
 * - `axe`: expects no accessibility violation on the current page.
 *
 * A test whose layout is the same on both screen sizes runs on one: it has the tag `ON_DESKTOP` or
 * `ON_PHONE`, or `@desktop` or `@phone` in its title, and its file says why.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { AxeBuilder } from '@axe-core/playwright'
import { type BrowserContext, expect, type Page, test as base } from '@playwright/test'
import { copyImage, FIRST_DAY, runFolder } from './images.ts'
import { databaseEnvironment } from './postgres.ts'
import { startProgram } from './program.ts'
import { stillness } from './stillness.ts'
import { rememberDialogs } from './toasts.ts'
import { hasTwoServers } from './two-servers.ts'

export { expect }
export const ON_DESKTOP = { tag: '@desktop' }
export const ON_PHONE = { tag: '@phone' }

export interface Bank {
  url: string
  operatorUrl: string
  sandboxUrl: string
  /** The folder with its data and keys. */
  dataFolder: string
  /** The bank's own database, if it is on PostgreSQL. */
  databaseUrl: string | undefined
  /**
   * Resets the bank to its seeded state. A bank that was used is stopped, and both addresses change. Open
   * pages stop working.
   */
  restore: () => Promise<void>
  /** Marks the bank as used. `restore` skips a bank that no test has used. */
  markUsed: () => void
}

export interface BankOptions {
  /** Where its databases are: embedded, as with `npm start`, or on PostgreSQL, as in production. */
  database: 'embedded' | 'postgres'
  /** Settings for the bank of these tests. The seeding ran without them. */
  settings: Record<string, string>
}

export interface StoryFixtures {
  /** Errors that this test causes on purpose. */
  expectedErrors: RegExp[]
  /** Expects no accessibility violation on the current page. */
  axe: () => Promise<void>
  watched: void
}

export const test = base.extend<StoryFixtures, BankOptions & { bank: Bank; bankLog: string }>({
  database: ['embedded', { option: true, scope: 'worker' }],
  settings: [{}, { option: true, scope: 'worker' }],

  bankLog: [
    async ({}, use, { workerIndex }) => use(join(runFolder(), `bank-${workerIndex}.log`)),
    { scope: 'worker' },
  ],

  bank: [
    async ({ database, settings, bankLog }, use, { workerIndex }) => {
      const dataFolder = join(runFolder(), `data-${workerIndex}`)
      const name = `worker-${workerIndex}`
      const isOnPostgres = database === 'postgres' || hasTwoServers()
      const onPostgres = isOnPostgres ? name : undefined
      const startFresh = async () => {
        await copyImage({ name, dataFolder, kind: isOnPostgres ? 'postgres' : 'embedded' })
        return startProgram({ onPostgres, dataFolder, startDay: FIRST_DAY, settings, logFile: bankLog })
      }
      let program = await startFresh()
      // A bank that no test has used is still as it was seeded.
      let isFresh = true
      await use({
        get url() {
          return program.url
        },
        get operatorUrl() {
          return program.operatorUrl
        },
        get sandboxUrl() {
          return program.sandboxUrl
        },
        markUsed: () => {
          isFresh = false
        },
        dataFolder,
        databaseUrl: onPostgres && databaseEnvironment(onPostgres).DATABASE_URL,
        restore: async () => {
          if (isFresh) return
          await program.stop()
          program = await startFresh()
          isFresh = true
        },
      })
      await program.stop()
    },
    { scope: 'worker', timeout: 500_000 },
  ],

  baseURL: async ({ bank }, use) => use(bank.url),

  expectedErrors: [[], { option: true }],

  watched: [
    async ({ bank, context, bankLog, expectedErrors }, use, testInfo) => {
      const errors = await watch(context)
      await rememberDialogs(context)
      await use()
      // Not before the test: this fixture may be set up before the file's `restore()`.
      bank.markUsed()
      if (testInfo.status !== testInfo.expectedStatus && existsSync(bankLog)) {
        await testInfo.attach('bank.log', { path: bankLog })
        console.log(`The bank's last warnings:\n${lastWarnings(bankLog)}`)
      }
      const unexpected = errors.filter((error) => !expectedErrors.some((pattern) => pattern.test(error)))
      expect(unexpected, 'the browser reported errors').toEqual([])
    },
    { auto: true },
  ],

  axe: async ({ page }, use) => {
    await use(async () => {
      const { violations } = await atFullHeight(page, async () => {
        // Checks only an open dialog: the content behind it is out of reach, and a fixed bar may partly cover
        // that content.
        const isModal = () => page.locator(MODAL).first().isVisible()
        if (!(await isModal())) return checkerOf(page).analyze()
        try {
          return await checkerOf(page).include(MODAL).analyze()
        } catch (error) {
          if (await isModal()) throw error
          // The dialog closed after the look for it, as it does when a reply arrives.
          return checkerOf(page).analyze()
        }
      })
      const places = violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target }) => `${id}: ${help} at ${target.join(' ')}`),
      )
      // Soft, so that one run lists the violations on all screens of a test.
      expect.soft(places, `accessibility violations of ${page.url()}`).toEqual([])
    })
  },
})

const checkerOf = (page: Page): AxeBuilder =>
  new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(ACCESSIBILITY)
    // Axe collects the results of frames in a separate page. Without frames there is nothing to collect.
    .setLegacyMode(page.frames().length === 1)

/** The bank logs one JSON object a line. */
const lastWarnings = (bankLog: string): string =>
  readFileSync(bankLog, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .slice(-SHOWN_WARNINGS)
    .map((line) => line.slice(0, 500))
    .join('\n')
const SHOWN_WARNINGS = 15

/** A page whose height hasn't changed for this long is complete. */
const REST_MS = 100

/** A fixed bar covers whatever is under it. In a window as tall as the page, it covers nothing. */
const atFullHeight = async <Result>(page: Page, look: () => Promise<Result>): Promise<Result> => {
  const size = page.viewportSize()
  if (!size) throw new Error('the page has no viewport of its own')
  // A dialog covers every bar, and would close or move when the window changes under it.
  if (await page.getByRole('dialog').first().isVisible()) {
    await page.evaluate(stillness)
    return look()
  }
  const scrolled = await page.evaluate(() => scrollY)
  const measured = () => page.evaluate(() => document.documentElement.scrollHeight)
  // A taller window may load more rows, a moment later.
  const needed = async () => {
    let height = 0
    for (let now = await measured(); now !== height; now = await measured()) {
      height = now
      await wait(REST_MS)
    }
    return height
  }
  let shown = size.height
  try {
    for (;;) {
      for (let height = await needed(); height > shown; height = await needed()) {
        shown = height
        await page.setViewportSize({ ...size, height })
      }
      await page.evaluate(stillness)
      const seen = await look()
      // Content that arrived during the check (a slow reply) may have put the end of the page under the bar
      // again.
      if ((await measured()) <= shown) return seen
    }
  } finally {
    await page.setViewportSize(size)
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), scrolled)
  }
}

const MODAL = '[role="dialog"][aria-modal="true"]'

/** WCAG 2.2, levels A and AA. */
export const ACCESSIBILITY = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Collects the errors of every page in this context, including pages that the test opens later. */
const watch = async (context: BrowserContext): Promise<string[]> => {
  const errors: string[] = []
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      console.error(`Content-Security-Policy: ${effectiveDirective} refused ${blockedURI}`)
    })
  })
  context.on('weberror', (webError) => errors.push(`uncaught: ${webError.error().message}`))
  context.on('console', (message) => {
    if (message.type() !== 'error' || isRefusal(message.text(), message.location().url)) return
    errors.push(`console: ${message.text()} (${message.location().url})`)
  })
  return errors
}

/** The browser logs every reply of 400 to 499 as an error. For the API, such a reply is a normal refusal. */
const isRefusal = (text: string, url: string) =>
  /^Failed to load resource: the server responded with a status of 4\d\d/.test(text) &&
  /\/\/[^/]+\/(api|users)\//.test(`${url}/`)
