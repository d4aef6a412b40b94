/** The trustee payment of a tracker month beside the installment of the customer's plan. */
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { type Bank, expect, test } from './src/fixtures.ts'
import { openTracker, pageHeading, press } from './src/tracker-screen.ts'

/** $480.00 a month, due on the 31st, also in the tracker. */
const WITH_PLAN = 'plan@example.com'
const USE = 'Use what my plan says'

test.beforeEach(({ bank }) => bank.restore())

/** The court raises the payment to $500.00 since June. For June and July, $40.00 are due at once. */
const raiseSinceJune = async (page: Page, bank: Bank) => {
  const reply = await page.request.post(`${bank.url}/api/plan/steps`, {
    headers: { origin: bank.url, 'idempotency-key': randomUUID() },
    data: {
      step: {
        from_month: '2026-06-01',
        amount: '500.00',
        reason: 'modification',
        retroactive: true,
        ordered_on: '2026-08-24',
      },
    },
  })
  expect(reply.status(), await reply.text()).toBe(201)
}

// CASE-14, CASE-18
test('takes over the sum of two due days on the trustee payment page', async ({ bank, page, axe }) => {
  await openTracker(page, bank, WITH_PLAN, '/trustee-payment')
  const amount = page.getByLabel('Trustee Payment Amount')
  const dueDay = page.getByLabel('Due day of the month (optional)')
  await expect(amount).toHaveValue('480.00')
  await expect(page.getByRole('button', { name: USE })).toBeHidden()

  await raiseSinceJune(page, bank)
  await page.reload()
  await expect(page.getByText('Your plan says $540.00 for August')).toBeVisible()
  await expect(page.getByText('It is due on the 24th.')).toBeVisible()
  await axe()
  await press(page, USE)
  await expect(page.getByText('Trustee payment successfully updated.')).toBeVisible()
  await expect(amount).toHaveValue('540.00')
  await expect(dueDay).toHaveValue('24')
  await expect(page.getByRole('button', { name: USE })).toBeHidden()
  await page.reload()
  await expect(amount).toHaveValue('540.00')
  await expect(dueDay).toHaveValue('24')
})

// CASE-14
test('takes over the installment of the next month in the wizard', async ({ bank, page, axe }) => {
  await openTracker(page, bank, WITH_PLAN, '/get-started?step=2&month=2026-09-01')
  const amount = page.getByLabel('Trustee Payment Amount')
  await expect(amount).toHaveValue('480.00')
  await amount.fill('470')
  await expect(page.getByText('Your plan says $480.00 for September')).toBeVisible()
  await axe()
  await press(page, USE)
  await expect(amount).toBeFocused()
  await expect(amount).toHaveValue('480.00')
  await press(page, 'Continue')
  await expect(
    pageHeading(page, 'Enter any income you expect to receive consistently each month'),
  ).toBeVisible()
})

// TRACKER-230
test('shows the plan, this month and twelve months before amount and due day', async ({
  bank,
  page,
  axe,
}) => {
  await openTracker(page, bank, WITH_PLAN, '/trustee-payment')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Your plan',
    'Trustee Payment',
    'Twelve months',
    'Edit plan details',
  ])
  await expect(page.getByRole('region', { name: 'Your plan' })).toContainText('Month 7 of 60')
  const months = page.getByRole('region', { name: 'Twelve months' }).getByRole('listitem')
  await expect(months.filter({ hasText: /(Posted|Sent|Due|Covered|Upcoming)/ }).first()).toBeVisible()
  await axe()
  await page.getByRole('link', { name: 'See the whole plan' }).click()
  await expect(pageHeading(page, 'Your plan')).toBeVisible()
})
