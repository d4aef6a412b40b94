/** The home page doesn't shift while it loads. */
import type { Page } from '@playwright/test'
import { expect, test } from './src/fixtures.ts'
import { enterAccount } from './src/sign-in.ts'

test.beforeAll(({ bank }) => bank.restore())

const FROZEN = 'fraud@example.com'
/** The limit that Core Web Vitals call good. */
const GOOD_SHIFT = 0.1
const LATE_MS = 600

/** The sum of all layout shifts since the page was requested. */
const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean }
        new PerformanceObserver((list) => {
          const shifts = (list.getEntries() as Shift[]).filter(({ hadRecentInput }) => !hadRecentInput)
          resolve(shifts.reduce((sum, { value }) => sum + value, 0))
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(0), 500)
      }),
  )

// FRAME-54
test('shows the question about a frozen card without shifting the home page', async ({ bank, page }) => {
  await enterAccount(page, bank.url, FROZEN)
  for (const call of ['**/api/notifications*', '**/api/event_auth_denials/*']) {
    await page.route(call, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, LATE_MS))
      await route.continue()
    })
  }
  await page.reload()
  await expect(page.getByRole('region', { name: 'Fraud alert' })).toBeVisible()
  await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0)
  expect(await shiftOf(page)).toBeLessThan(GOOD_SHIFT)
})
