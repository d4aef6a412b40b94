/**
 * `npm run screens`: takes screenshots of the main screens for docs/screens. Uses a separate bank with a
 * fixed business day, so that every run shows the same. `npm run screens -- home tracker` takes only these
 * two.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { openBrowser } from '../../e2e/src/chromium.ts'
import { photographTo, settled } from '../../e2e/src/photograph.ts'
import { startProgram } from '../../e2e/src/program.ts'
import { enterAccount } from '../../e2e/src/sign-in.ts'

type Browser = Awaited<ReturnType<typeof openBrowser>>
type Page = Awaited<ReturnType<Browser['newPage']>>

const BUSINESS_DAY = '2026-11-20'
const FOLDER = resolve(import.meta.dirname, '../../docs/screens')

const ACTIVE = 'active@example.com'
const WITH_PLAN = 'plan@example.com'
const STARTER = 'starter@example.com'

interface Screen {
  /** The email address to sign in with. Undefined for a page that is shown signed out. */
  persona?: string
  path: string
  /** What to do on the page before the screenshot. */
  before?: (page: Page) => Promise<void>
}

/** The screens that people see most. */
const SCREENS: Record<string, Screen> = {
  landing: { path: '/' },
  login: { path: '/login' },
  home: { persona: WITH_PLAN, path: '/dashboard' },
  forecast: { persona: WITH_PLAN, path: '/dashboard/plan/forecast' },
  tracker: { persona: ACTIVE, path: '/dashboard/tracker/track-success' },
  expenses: { persona: ACTIVE, path: '/dashboard/tracker/expenses' },
  wizard: {
    persona: STARTER,
    path: '/dashboard/tracker/get-started',
    before: async (page) => {
      await page.getByRole('button', { name: 'Get Started' }).click()
      await page.getByLabel('Trustee Payment Amount').fill('465.00')
    },
  },
  transactions: { persona: ACTIVE, path: '/dashboard/transactions' },
  transfer: {
    persona: ACTIVE,
    path: '/dashboard/funding/ach/create-transaction',
    before: (page) => page.getByRole('main').getByLabel('Amount').fill('250.00'),
  },
  bills: { persona: WITH_PLAN, path: '/dashboard/paybills' },
  settings: { persona: ACTIVE, path: '/dashboard/settings' },
}

const SIZES = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
} as const
const SCHEMES = ['light', 'dark'] as const

const photograph = async (browser: Browser, bankUrl: string, names: readonly string[]) => {
  const sessions = new Map<string | undefined, Awaited<ReturnType<typeof sessionOf>>>()
  for (const [size, options] of Object.entries(SIZES)) {
    for (const colorScheme of SCHEMES) {
      for (const name of names) {
        const screen = SCREENS[name]
        if (!screen) throw new Error(`unknown screen ${name}; known: ${Object.keys(SCREENS).join(', ')}`)
        const storageState =
          sessions.get(screen.persona) ?? (await sessionOf(browser, bankUrl, screen.persona))
        sessions.set(screen.persona, storageState)
        const context = await browser.newContext({ ...contextOptions, ...options, colorScheme, storageState })
        const page = await context.newPage()
        await page.goto(bankUrl + screen.path)
        await screen.before?.(page)
        await settled(page)
        await photographTo(page, join(FOLDER, `${name}-${size}-${colorScheme}.webp`))
        await context.close()
      }
    }
  }
}

const contextOptions = {
  locale: 'en-US',
  timezoneId: 'America/New_York',
  reducedMotion: 'reduce',
} as const

/** Signs in as the persona and returns the cookies and storage, so that each persona signs in only once. */
const sessionOf = async (browser: Browser, bankUrl: string, persona: string | undefined) => {
  const context = await browser.newContext(contextOptions)
  const page = await context.newPage()
  if (persona) {
    await enterAccount(page, bankUrl, persona)
  }
  const state = await context.storageState()
  await context.close()
  return state
}

const names = process.argv.slice(2)
const dataFolder = mkdtempSync(join(tmpdir(), 'screens-'))
try {
  const program = await startProgram({ dataFolder, startDay: BUSINESS_DAY, isFirst: true })
  const browser = await openBrowser()
  await photograph(browser, program.url, names.length > 0 ? names : Object.keys(SCREENS))
  await browser.close()
  await program.stop()
} finally {
  rmSync(dataFolder, { recursive: true, force: true, maxRetries: 5 })
}
