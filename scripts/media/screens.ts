/**
 * `npm run screens`: takes screenshots of the main screens for docs/screens. Uses a separate bank with a
 * fixed business day, so that every run shows the same. `npm run screens -- home tracker` takes only these
 * two.
 */
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { openBrowser } from '../../e2e/src/chromium.ts'
import { startProgram } from '../../e2e/src/program.ts'
import { enterAccount } from '../../e2e/src/sign-in.ts'

type Browser = Awaited<ReturnType<typeof openBrowser>>
type Page = Awaited<ReturnType<Browser['newPage']>>

const BUSINESS_DAY = '2026-11-20'
const FOLDER = resolve(import.meta.dirname, '../../docs/screens')
const MAX_KB = 100
const QUALITY = 88

const ACTIVE = 'active@example.com'
const STARTER = 'starter@example.com'

interface Screen {
  /** The email address to sign in with. Undefined for a page that is shown signed out. */
  persona?: string
  path: string
  /** What to do on the page before the screenshot. */
  before?: (page: Page) => Promise<void>
}

/** The ten screens that people see most. */
const SCREENS: Record<string, Screen> = {
  landing: { path: '/' },
  login: { path: '/login' },
  home: { persona: ACTIVE, path: '/dashboard' },
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
  bills: { persona: ACTIVE, path: '/dashboard/paybills' },
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
        const path = join(FOLDER, `${name}-${size}-${colorScheme}.webp`)
        await photographTo(page, path)
        await context.close()
        report(path)
      }
    }
  }
}

/** Uses the browser's own command, because Playwright cannot write WebP, which is a third as large as PNG. */
const photographTo = async (page: Page, path: string) => {
  const browser = await page.context().newCDPSession(page)
  const { data } = await browser.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY })
  writeFileSync(path, data, 'base64')
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

/** Waits until the page, its data and its font have loaded. */
const settled = async (page: Page) => {
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  await page
    .getByRole('status', { name: /^Loading/ })
    .first()
    .waitFor({ state: 'detached' })
  // A blinking text cursor would be visible in some screenshots and not in others.
  await page.evaluate('document.activeElement?.blur()')
}

const report = (path: string) => {
  const kilobytes = Math.ceil(statSync(path).size / 1000)
  console.log(`${path}  ${kilobytes} kB`)
  if (kilobytes > MAX_KB) throw new Error(`the picture is larger than ${MAX_KB} kB`)
}

const names = process.argv.slice(2)
const dataFolder = mkdtempSync(join(tmpdir(), 'screens-'))
mkdirSync(FOLDER, { recursive: true })
try {
  const program = await startProgram({ dataFolder, startDay: BUSINESS_DAY, isFirst: true })
  const browser = await openBrowser()
  await photograph(browser, program.url, names.length > 0 ? names : Object.keys(SCREENS))
  await browser.close()
  await program.stop()
} finally {
  rmSync(dataFolder, { recursive: true, force: true, maxRetries: 5 })
}
