/**
 * Every page of the route table, as each persona finds it: nothing that axe finds in either color scheme, no sideways
 * scrolling at 320, 390 and 640 px (400 %, a phone, 200 %), targets that can be hit, a focus that can be seen, one
 * heading and a title, nothing in the console. A route that nobody walks, or that leads elsewhere, fails.
 */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { addMonths, day, monthStart } from '@yoursuccess/contract/core/calendar-date'
import { ACCESSIBILITY, type Bank, expect, ON_DESKTOP, test } from './src/fixtures.ts'
import { focusFaults, namingFaults, overflowFaults, tabFaults, targetFaults } from './src/page-checks.ts'
import { addressOf, routesOf, walkTo } from './src/route-walk.ts'
import { enterAccount, signIn } from './src/sign-in.ts'
import { stepUp } from './src/step-up.ts'
import { stillness } from './src/stillness.ts'

/** As tall as most pages, so that the fixed bars cover nothing. */
const HEIGHT = 2600
const DESKTOP = { width: 1280, height: HEIGHT }
/** 200 %, a phone, 400 %. */
const WIDTHS = [640, 390, 320]

// A walk is many pages.
test.describe.configure({ timeout: 150_000 })
test.beforeAll(({ bank }) => bank.restore())
test.use({ viewport: DESKTOP, contextOptions: { reducedMotion: 'reduce' } })

interface Walk {
  /** Nobody, without one. */
  email?: string
  /** The routes that are this person's. */
  routes: RegExp
  /** Those of them that lead elsewhere: doors, and what this person has not reached yet. */
  leadElsewhere?: RegExp
  /** What the parameters of the routes stand for. */
  parameters?: (page: Page) => Promise<Record<string, string>>
}

const readFrom = async <Reply>(page: Page, path: string): Promise<Reply> =>
  (await (await page.request.get(path)).json()) as Reply

/** The id of the first one in a list of the API. */
const firstOf = async (page: Page, path: string, list: string): Promise<string> => {
  const id = (await readFrom<Record<string, { id: number }[]>>(page, path))[list]?.[0]?.id
  if (id === undefined) throw new Error(`${path} has none`)
  return String(id)
}

const WALKS: Record<string, Walk> = {
  'a visitor': { routes: /^\/(?!dashboard|account-application|enrollment-funding|fraud-alerts|closed)/ },
  'an applicant at the first step': {
    email: 'applicant@example.com',
    routes: /^\/account-application(\/personal-information)?$/,
    leadElsewhere: /^\/account-application$/,
  },
  'an applicant at the review': {
    email: 'reviewing@example.com',
    routes: /^\/account-application\/(address|identification|review)$/,
    // The number is never kept, so it is asked for again; e2e/application.spec.ts looks at the review.
    leadElsewhere: /review$/,
  },
  'somebody whose papers are wanted': {
    email: 'referred@example.com',
    routes: /^\/account-application\/application-referred$/,
  },
  'somebody who was denied': {
    email: 'denied@example.com',
    routes: /^\/account-application\/application-denied$/,
  },
  'a new customer': {
    email: 'approved@example.com',
    // Without a bank there is nothing to transfer or manage: both lead to the linking, which is walked.
    routes: /^\/enrollment-funding(?!.*(\$|create-transaction$|manage-ach-accounts$))/,
  },
  'a customer with six months of history': {
    email: 'active@example.com',
    routes: /^\/(dashboard|enrollment-funding.*(\$|create-transaction$|manage-ach-accounts$))/,
    leadElsewhere: /\/tracker(\/(get-started|\$))?$/,
    parameters: async (page) => ({
      $: 'elsewhere',
      $category: 'housing',
      $achAccountId: await firstOf(page, '/api/ach_accounts', 'ach_accounts'),
      $recurringTransferId: await firstOf(page, '/api/recurring_transfers', 'recurring_transfers'),
    }),
  },
  'a customer with nothing yet': {
    email: 'starter@example.com',
    // What is the same for everybody is walked above, and what is the same without a bank by the new customer.
    routes:
      /^\/dashboard(?!.*(\$|learn-more|settings|rewards|plaid|set-pin|early|create-transaction$|manage-ach-accounts$))/,
    leadElsewhere: /\/tracker(\/(track-success|monthly-goals))?$/,
  },
  'a customer whose card is frozen': {
    email: 'fraud@example.com',
    routes: /^\/(dashboard|fraud-alerts\/\$authDenialId)$/,
    parameters: async (page) => {
      const told = JSON.stringify(await readFrom(page, '/api/notifications'))
      return { $authDenialId: /fraud-alerts\/(\d+)/.exec(told)?.[1] ?? '' }
    },
  },
  'a customer who never funded': {
    email: 'unfunded@example.com',
    routes: /^\/(closed|dashboard\/funding)$/,
  },
  'a customer whose account was closed': { email: 'closed@example.com', routes: /^\/closed$/ },
}

/** The monthly wizard opens for a month only: the next one. */
const stateFor = async (page: Page, route: string) => {
  if (!route.endsWith('/monthly-goals')) return undefined
  const { today } = await readFrom<{ today: string }>(page, '/api/program')
  return { month: monthStart(addMonths(day(today), 1)) }
}

const enter = async (page: Page, bank: Bank, { email, routes }: Walk) => {
  if (!email) return void (await page.goto(`${bank.url}/login`))
  const [door] = ['/dashboard', '/dashboard/funding'].filter((path) => routes.test(path))
  if (door) await enterAccount(page, bank.url, email, door)
  else await signIn(page, bank.url, email)
  await expect(page).not.toHaveURL(/login$/)
  // The page of the linking would ask for it.
  await stepUp(page, bank)
  if (door) return
  // For its five seconds the greeting lies over the page.
  await page.getByRole('button', { name: 'Dismiss message' }).click()
}

/** What `AxeBuilder` leaves in the page; a walk stays in one document, so it is put there once. */
declare const axe: { run: (options: object) => Promise<{ violations: Result[] }> }
interface Result {
  id: string
  help: string
  nodes: { target: string[] }[]
}

const axeFaults = async (page: Page, scheme: 'light' | 'dark') => {
  await page.emulateMedia({ colorScheme: scheme })
  await expect(page.locator(`html[data-mantine-color-scheme="${scheme}"]`)).toBeAttached()
  await page.evaluate(stillness)
  if (!(await page.evaluate(() => 'axe' in globalThis)))
    await new AxeBuilder({ page }).setLegacyMode().withRules('document-title').analyze()
  // Of what axe looks at, only the contrast changes with the scheme. The processor's frame is its own affair.
  const runOnly = scheme === 'light' ? ACCESSIBILITY : { type: 'rule', values: ['color-contrast'] }
  const { violations } = await page.evaluate((options) => axe.run(options), {
    runOnly,
    resultTypes: ['violations'],
    iframes: false,
  })
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} at ${target.join(' ')} (${scheme})`),
  )
}

const faultsOf = async (page: Page): Promise<string[]> => {
  const faults = [...(await namingFaults(page)), ...(await axeFaults(page, 'light'))]
  faults.push(...(await axeFaults(page, 'dark')), ...(await focusFaults(page)), ...(await tabFaults(page)))
  for (const width of WIDTHS) faults.push(...(await overflowFaults(page, width, HEIGHT)))
  faults.push(...(await targetFaults(page)))
  await page.setViewportSize(DESKTOP)
  await page.emulateMedia({ colorScheme: 'light' })
  return faults
}

// FRAME-102
test('every route of the app is walked by somebody', ON_DESKTOP, async ({ bank, page }) => {
  await page.goto(`${bank.url}/login`)
  const nobodys = (await routesOf(page)).filter(
    (route) => !Object.values(WALKS).some(({ routes }) => routes.test(route)),
  )
  expect(nobodys).toEqual([])
})

for (const [who, walk] of Object.entries(WALKS)) {
  // FRAME-102
  test(`every page as ${who} finds it`, ON_DESKTOP, async ({ bank, page }) => {
    await enter(page, bank, walk)
    const parameters = (await walk.parameters?.(page)) ?? {}
    const routes = (await routesOf(page)).filter((route) => walk.routes.test(route))
    expect(routes).not.toEqual([])
    const seen = new Set<string>()
    for (const route of routes) {
      const address = addressOf(route, parameters)
      const place = await walkTo(page, address, await stateFor(page, route))
      if (!walk.leadElsewhere?.test(route)) expect.soft(place, route).toBe(address)
      if (seen.has(place)) continue
      seen.add(place)
      expect.soft(await faultsOf(page), place).toEqual([])
    }
  })
}
