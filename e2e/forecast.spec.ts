/** Whether the money lasts: the answer, the days as a chart and a table, and what would happen if something changed. */
import { expect, ON_PHONE, test } from './src/fixtures.ts'
import { createPayday, createPlan } from './src/plan-maker.ts'
import { signInUnseen } from './src/sign-in.ts'

/** Approved, with $250.00 and no plan. */
const CUSTOMER = 'starter@example.com'

/** The next payment of the plan is $465.00 on September 16, sent on September 10. It costs $1.00. */
test.beforeEach(async ({ bank, page }) => {
  await bank.restore()
  await signInUnseen(page, bank.url, CUSTOMER)
  await createPlan(page, bank, { opening: { as_of: '2026-08-20', posted_total: '3255.00' } })
})

// FORE-03, FORE-04, FORE-05, FORE-06
test(
  'asks for a payday, then says whether the money lasts, and answers what if while it is typed',
  ON_PHONE,
  async ({ bank, page, axe }) => {
    await page.goto(`${bank.url}/dashboard/plan`)
    await page.getByRole('link', { name: 'See if your money will last' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Will I be all right?' })).toBeVisible()
    await expect(page.getByText('We need a payday to tell you this.').first()).toBeVisible()
    await expect(page.getByRole('link', { name: 'Add your paydays' })).toBeVisible()
    await axe()

    await createPayday(page, bank, '2026-08-28')
    await page.reload()
    await expect(
      page.getByText('By what we know, your money is expected to last until payday on Aug 28.').first(),
    ).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Safe to spend $225.00' })).toBeVisible()

    const table = page.getByRole('table')
    await expect(table).toContainText('Pay from Acme, $1,200.00')
    await expect(table).toContainText('Trustee payment, $466.00')
    await expect(table).not.toContainText('Fri, Oct 9')
    await page.getByRole('button', { name: 'Show more days' }).click()
    await expect(table).toContainText('Fri, Oct 9')
    await page.getByRole('button', { name: 'Show every day' }).click()
    await expect(table).toContainText('Nothing planned')

    const whatIf = page.getByRole('region', { name: 'What if?' })
    await whatIf.getByText('Try a change').click()
    await whatIf.getByLabel('A surprise expense of').fill('100')
    await expect(whatIf).toContainText('Safe to spend until Aug 27: $125.00.')
    await whatIf.getByLabel('My next pay is late by').selectOption('2 days')
    await expect(whatIf).toContainText('Safe to spend until Aug 29: $125.00.')
    await axe()

    const parts = page.getByRole('region', { name: 'How we worked this out' })
    await parts.getByText('Show each part').click()
    const pay = parts.getByText(/^Pay until /)
    await expect(parts.getByText('Pay from Acme, expected Fri, Oct 9')).toBeHidden()
    await pay.click()
    await expect(parts.getByText('Pay from Acme, expected Fri, Oct 9')).toBeVisible()
    await axe()
    await expect(parts).toContainText('Available now$250.00')
    await expect(parts).toContainText('Kept in your account$25.00')
  },
)
