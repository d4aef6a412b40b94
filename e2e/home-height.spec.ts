/** The home page of customers with a plan: the answer on a phone's first screen, and all of it in a few swipes. */
import type { Page } from '@playwright/test'
import { expect, ON_PHONE, test } from './src/fixtures.ts'
import { enterAccount } from './src/sign-in.ts'

test.beforeAll(({ bank }) => bank.restore())

/** Paid every two weeks, with autopay and a set-aside. */
const WITH_PLAN = 'plan@example.com'
/** One and a half payments behind. */
const BEHIND = 'behind@example.com'
const MAX_HEIGHT_PX = 1600
/** Of the five parts, with what each begins with. */
const PARTS = [
  /^Trustee Payment/,
  /^Safe to spend until/,
  /^Coming up/,
  /^Latest transactions/,
  /^YourSuccess Card/,
]

test.use({ viewport: { width: 390, height: 664 } })

const part = (page: Page, name: RegExp) => page.getByRole('region', { name })

for (const customer of [WITH_PLAN, BEHIND]) {
  // FRAME-115, FRAME-116
  test(
    `answers ${customer} on the first screen of a page that is not long`,
    ON_PHONE,
    async ({ bank, page, axe }) => {
      await enterAccount(page, bank.url, customer)
      for (const name of PARTS) await expect(part(page, name)).toBeVisible()
      await expect(page.getByRole('status', { name: /^Loading|^Working/ })).toHaveCount(0)
      const answer = page.getByRole('heading', { level: 1 })
      await expect(answer).toContainText(/could be short|was expected|is expected to last/)
      await expect(answer).toBeInViewport({ ratio: 1 })
      await expect(part(page, /^Latest transactions/).getByRole('listitem')).toHaveCount(5)
      await expect(page).toHaveTitle(/^Dashboard/)
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(
        MAX_HEIGHT_PX,
      )
      await axe()
    },
  )
}

// FORE-04
test('shows the sum of what is safe to spend with one press', ON_PHONE, async ({ bank, page, axe }) => {
  await enterAccount(page, bank.url, WITH_PLAN)
  const safe = part(page, /^Safe to spend until/)
  await safe.getByRole('button', { name: 'How we worked this out' }).click()
  await expect(safe).toContainText('Kept in your account')
  await axe()
  await safe.getByRole('link', { name: 'See the days until then' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Will I be all right?' })).toBeVisible()
})

// TRACKER-176
test('pays what is owed from the trustee card', ON_PHONE, async ({ bank, page, axe }) => {
  await enterAccount(page, bank.url, BEHIND)
  const pay = part(page, /^Trustee Payment/).getByRole('button', { name: /^Pay \$/ })
  const amount = /[\d,]+\.\d{2}/.exec((await pay.textContent()) ?? '')?.[0] ?? 'no amount'
  await pay.click()
  const dialog = page.getByRole('dialog', { name: 'Make a Payment' })
  await expect(dialog.getByRole('textbox', { name: 'Amount' })).toHaveValue(
    new RegExp(`^\\$?${amount.replace(',', ',?')}$`),
  )
  await axe()
})
