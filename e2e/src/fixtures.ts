/**
 * What every story stands on. `import { expect, test } from './src/fixtures.ts'`.
 *
 * - `bank`: a whole bank with its sandbox, one per worker, from a copy of a freshly seeded image. `restore()` puts it
 *   back to that state, in about the time of a start. `test.use({ startDay: '2026-11-20' })` at the top of a file
 *   gives its stories a bank whose sandbox starts on that business day.
 * - `page`: fails its test on an error in the console, an uncaught error, or a breach of the Content-Security-Policy.
 *   A story that causes one on purpose says so: `test.use({ expectedFaults: [/status of 503/] })`.
 * - `axe`: expects the page as it is now to have no accessibility violation.
 *
 * A story whose screens are the same on a phone has the tag `ON_DESKTOP`, and runs once; one that only a phone has, `ON_PHONE`.
 */
import { cpSync, existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { type BrowserContext, expect, type Page, test as base } from '@playwright/test'
import { imageFor, runFolder } from './images.ts'
import { startProgram } from './program.ts'

export { expect }
export const ON_DESKTOP = { tag: '@desktop' }
export const ON_PHONE = { tag: '@phone' }

export interface Bank {
  url: string
  sandboxUrl: string
  /** Where its data and keys lie. */
  dataFolder: string
  /** Stops the bank and starts it again as it was seeded; both addresses change. Open pages do not survive it. */
  restore: () => Promise<void>
}

export interface BankOptions {
  /** The sandbox's first business day, `yyyy-MM-dd`; undefined is today. */
  startDay: string | undefined
}

export interface StoryFixtures {
  /** Faults that this story causes on purpose. */
  expectedFaults: RegExp[]
  /** Expects no accessibility violation on the page as it is now. */
  axe: () => Promise<void>
  watched: void
}

export const test = base.extend<StoryFixtures, BankOptions & { bank: Bank; bankLog: string }>({
  startDay: [undefined, { option: true, scope: 'worker' }],

  bankLog: [
    async ({}, use, { workerIndex }) => use(join(runFolder(), `bank-${workerIndex}.log`)),
    { scope: 'worker' },
  ],

  bank: [
    async ({ startDay, bankLog }, use, { workerIndex }) => {
      const dataFolder = join(runFolder(), `data-${workerIndex}`)
      const startFresh = async () => {
        const image = await imageFor(startDay)
        rmSync(dataFolder, { recursive: true, force: true, maxRetries: 5 })
        cpSync(image, dataFolder, { recursive: true })
        return startProgram({ dataFolder, startDay, logFile: bankLog })
      }
      let program = await startFresh()
      await use({
        get url() {
          return program.url
        },
        get sandboxUrl() {
          return program.sandboxUrl
        },
        dataFolder,
        restore: async () => {
          await program.stop()
          program = await startFresh()
        },
      })
      await program.stop()
    },
    { scope: 'worker', timeout: 240_000 },
  ],

  baseURL: async ({ bank }, use) => use(bank.url),

  expectedFaults: [[], { option: true }],

  watched: [
    async ({ context, bankLog, expectedFaults }, use, testInfo) => {
      const faults = await watch(context)
      await use()
      if (testInfo.status !== testInfo.expectedStatus && existsSync(bankLog)) {
        await testInfo.attach('bank.log', { path: bankLog })
      }
      const unexpected = faults.filter((fault) => !expectedFaults.some((pattern) => pattern.test(fault)))
      expect(unexpected, 'the browser reported faults').toEqual([])
    },
    { auto: true },
  ],

  axe: async ({ page }, use) => {
    await use(async () => {
      const { violations } = await atFullHeight(page, () =>
        new AxeBuilder({ page }).withTags(ACCESSIBILITY).analyze(),
      )
      const places = violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target }) => `${id}: ${help} at ${target.join(' ')}`),
      )
      // Soft: one run names the violations of all screens of a story.
      expect.soft(places, `accessibility violations of ${page.url()}`).toEqual([])
    })
  },
})

/** A fixed bar covers whatever lies under it just now; in a window as tall as the page it may cover nothing. */
const atFullHeight = async <Result>(page: Page, look: () => Promise<Result>): Promise<Result> => {
  const size = page.viewportSize()
  if (!size) throw new Error('the page has no viewport of its own')
  // A dialog lies over every bar, and would close or move when the window changes under it.
  if (await page.getByRole('dialog').first().isVisible()) {
    await page.evaluate(stillness)
    return look()
  }
  const scrolled = await page.evaluate(() => scrollY)
  const needed = () => page.evaluate(() => document.documentElement.scrollHeight)
  // A taller window may bring more rows.
  for (let shown = size.height, height = await needed(); height > shown; height = await needed()) {
    shown = height
    await page.setViewportSize({ ...size, height })
  }
  await page.evaluate(stillness)
  try {
    return await look()
  } finally {
    await page.setViewportSize(size)
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), scrolled)
  }
}

/** Waits, in the page, for what slides and fades in; what turns for ever is not waited for. */
const stillness = async () => {
  const passing = document
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
  await Promise.allSettled(passing.map(({ finished }) => finished))
}

/** WCAG 2.2, levels A and AA. */
const ACCESSIBILITY = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Collects what goes wrong in any page of this context, also in ones that the story opens later. */
const watch = async (context: BrowserContext): Promise<string[]> => {
  const faults: string[] = []
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      console.error(`Content-Security-Policy: ${effectiveDirective} refused ${blockedURI}`)
    })
  })
  context.on('weberror', (webError) => faults.push(`uncaught: ${webError.error().message}`))
  context.on('console', (message) => {
    if (message.type() !== 'error' || isRefusal(message.text(), message.location().url)) return
    faults.push(`console: ${message.text()} (${message.location().url})`)
  })
  return faults
}

/** The browser reports every reply of 400 to 499 as an error; from the API it is how a refusal travels. */
const isRefusal = (text: string, url: string) =>
  /^Failed to load resource: the server responded with a status of 4\d\d/.test(text) &&
  /\/\/[^/]+\/(api|users)\//.test(`${url}/`)
