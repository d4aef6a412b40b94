/**
 * Every page of the route table, as each persona sees it: no axe violations in either color scheme, no
 * sideways scrolling at 320, 390 and 640 px (400 %, a phone, 200 %), targets large enough to hit, a visible
 * focus, one heading and a title, an empty console. A route fails if no walk covers it or if it redirects
 * unexpectedly.
 */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { ACCESSIBILITY, type Bank, expect, ON_DESKTOP, test } from './src/fixtures.ts'
import { focusErrors, namingErrors, overflowErrors, tabErrors, targetErrors } from './src/page-checks.ts'
import { stateFor, type Walk, WALKS } from './src/page-walks.ts'
import { addressOf, routesOf, walkTo } from './src/route-walk.ts'
import { enterAccount, signIn } from './src/sign-in.ts'
import { stepUp } from './src/step-up.ts'
import { stillness } from './src/stillness.ts'

/** As tall as most pages, so that the fixed bars cover nothing. */
const HEIGHT = 2600
const DESKTOP = { width: 1280, height: HEIGHT }
/** 200 %, a phone, 400 %. */
const WIDTHS = [640, 390, 320]

// A walk visits many pages.
test.describe.configure({ timeout: 600_000 })
test.beforeAll(({ bank }) => bank.restore())
test.use({ viewport: DESKTOP, contextOptions: { reducedMotion: 'reduce' } })

const enter = async (page: Page, bank: Bank, { email, routes }: Walk) => {
  if (!email) return void (await page.goto(`${bank.url}/login`))
  const [door] = ['/dashboard', '/dashboard/funding'].filter((path) => routes.test(path))
  if (door) await enterAccount(page, bank.url, email, door)
  else await signIn(page, bank.url, email)
  await expect(page).not.toHaveURL(/login$/)
  // Without a step-up, the linking page would require one.
  await stepUp(page, bank)
  if (door) return
  // The greeting covers the page for its five seconds.
  await page.getByRole('button', { name: 'Dismiss message' }).click()
}

/** What `AxeBuilder` leaves in the page. A walk stays in one document, so axe is injected once. */
declare const axe: { run: (options: object) => Promise<{ violations: Result[] }> }
interface Result {
  id: string
  help: string
  nodes: { target: string[] }[]
}

const axeErrors = async (page: Page, scheme: 'light' | 'dark') => {
  await page.emulateMedia({ colorScheme: scheme })
  await expect(page.locator(`html[data-mantine-color-scheme="${scheme}"]`)).toBeAttached()
  await page.evaluate(stillness)
  if (!(await page.evaluate(() => 'axe' in globalThis)))
    await new AxeBuilder({ page }).setLegacyMode().withRules('document-title').analyze()
  // Of what axe checks, only the contrast changes with the scheme. The processor's frame isn't ours to check.
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

const errorsOf = async (page: Page): Promise<string[]> => {
  const errors = [...(await namingErrors(page)), ...(await axeErrors(page, 'light'))]
  errors.push(...(await axeErrors(page, 'dark')), ...(await focusErrors(page)), ...(await tabErrors(page)))
  for (const width of WIDTHS) errors.push(...(await overflowErrors(page, width, HEIGHT)))
  errors.push(...(await targetErrors(page)))
  await page.setViewportSize(DESKTOP)
  await page.emulateMedia({ colorScheme: 'light' })
  return errors
}

// FRAME-102
test('the walks cover every route of the app', ON_DESKTOP, async ({ bank, page }) => {
  await page.goto(`${bank.url}/login`)
  const uncovered = (await routesOf(page)).filter(
    (route) => !Object.values(WALKS).some(({ routes }) => routes.test(route)),
  )
  expect(uncovered).toEqual([])
})

for (const [who, walk] of Object.entries(WALKS)) {
  // FRAME-102
  test(`checks every page that ${who} can open`, ON_DESKTOP, async ({ bank, page }) => {
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
      expect.soft(await errorsOf(page), place).toEqual([])
    }
  })
}
