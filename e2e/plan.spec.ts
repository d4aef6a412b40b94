/**
 * "Your plan" once there is one: the answer, where the plan is, its amounts and their history, tax refunds and
 * what became of the case. The set-up and the trustee have their own stories.
 */
import type { Page } from '@playwright/test'
import { type Bank, expect, ON_DESKTOP, ON_PHONE, test } from './src/fixtures.ts'
import { createLumpSum, createPayday, createPlan, reportPayment } from './src/plan-maker.ts'
import { enterAccount, signInUnseen } from './src/sign-in.ts'

/** Approved, with $250.00 and no plan. */
const CUSTOMER = 'starter@example.com'
const PLAN = '/dashboard/plan'
const AMOUNTS = `${PLAN}/amounts`
/** Seven payments of $465.00 were due by the first day of the tests. */
const ALL_POSTED = { as_of: '2026-08-20', posted_total: '3255.00' }

test.beforeEach(async ({ bank, page }) => {
  await bank.restore()
  await signInUnseen(page, bank.url, CUSTOMER)
})

const open = async (page: Page, bank: Bank, path = PLAN) => {
  await page.goto(`${bank.url}${path}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

// CASE-01
test('is the second place, reached from the trustee card too, and shows that card', async ({
  bank,
  page,
  axe,
}) => {
  await createPlan(page, bank, { opening: ALL_POSTED })
  await enterAccount(page, bank.url, CUSTOMER)
  await region(page, 'Trustee Payment').getByRole('link', { name: 'Your plan' }).click()
  await expect(page).toHaveURL(/\/dashboard\/plan$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Your plan' })).toBeVisible()
  await axe()
  const card = region(page, 'Trustee Payment')
  await expect(card).toBeVisible()
  await card.getByRole('link', { name: /^(See details|Enter your trustee payment)/ }).click()
  await expect(page).toHaveURL(/\/dashboard\/tracker/)
  await page.goto(`${bank.url}/dashboard/tracker/trustee-payment`)
  await expect(region(page, 'Trustee Payment')).toBeVisible()
  await page
    .getByRole('link', { name: /^(Plan|Your plan)$/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your plan' })).toBeVisible()
})

// CASE-13
test('leads with whether the customer is behind, by our count', ON_PHONE, async ({ bank, page, axe }) => {
  await createPlan(page, bank, { opening: { ...ALL_POSTED, posted_total: '2790.00' } })
  await open(page, bank)
  await expect(page.getByText('You are $465.00 behind (1 payment)')).toBeVisible()
  await expect(page.getByText("By our count. Your trustee's number is the one that counts.")).toBeVisible()
  await axe()
  await reportPayment(page, bank, { amount: '585.00', on: '2026-08-22' })
  await page.reload()
  await expect(page.getByText('You are up to date')).toBeVisible()
  await expect(page.getByText('Paid ahead: $120.00')).toBeVisible()
})

// CASE-09, CASE-10, PAYD-05
test('shows where the plan is, and whom to ask', async ({ bank, page, axe }) => {
  await createPlan(
    page,
    bank,
    {
      opening: ALL_POSTED,
      trustee: { name: 'Martha Quillfeather' },
      paid_by: ['electronic'],
      attorney: { name: 'Ines Okafor', phone: '5550100100' },
    },
    [
      { amount: '465.00', reason: 'plan' },
      { from_month: '2027-03-01', amount: '480.00', reason: 'step' },
    ],
  )
  await createPayday(page, bank, '2026-08-28')
  await open(page, bank)
  await expect(page.getByText('Month 7 of 60')).toBeVisible()
  const numbers = region(page, 'Your payments')
  await expect(numbers).toContainText('$465.00, due Sun, Aug 16')
  await expect(numbers).toContainText('$480.00 a month from March 2027')
  await expect(numbers).toContainText('The 16th of each month')
  await expect(numbers).toContainText('Sent$3,255.00')
  await expect(numbers).toContainText('Posted$3,255.00')
  await expect(numbers).toContainText('Still to come$25,350.00')
  await expect(numbers).toContainText('Plan total$28,605.00')
  await expect(numbers).toContainText('Expected January 16, 2031')
  const people = region(page, 'Your case')
  await expect(people).toContainText('26-10077')
  await expect(people).toContainText('Electronic payment from this account')
  await expect(people.getByRole('link', { name: '(555) 010-0100' })).toHaveAttribute('href', 'tel:5550100100')
  await expect(region(page, 'Twelve months')).toContainText('January has three paydays')
  const all = region(page, 'All payments')
  await all.getByText('2031', { exact: true }).click()
  await expect(all.getByText('January 2031')).toBeVisible()
  await axe()
  await people.getByRole('link', { name: /^Martha Quillfeather/ }).click()
  await expect(page).toHaveURL(/\/dashboard\/plan\/trustee$/)
})

// CASE-11, CASE-12
test('says in words what became of each month', ON_PHONE, async ({ bank, page, axe }) => {
  await createPlan(page, bank, { opening: { as_of: '2026-05-31', posted_total: '930.00' } })
  await reportPayment(page, bank, { amount: '665.00', on: '2026-06-10' })
  await open(page, bank)
  const strip = region(page, 'Twelve months').getByRole('listitem')
  await expect(strip).toHaveText([
    'Feb 2026Posted',
    'Mar 2026Posted',
    'Apr 2026Reported by you',
    'May 2026Short',
    'Jun 2026Missed',
    'Jul 2026Missed',
    'Aug 2026Missed',
    'Sep 2026Upcoming',
    'Oct 2026Upcoming',
    'Nov 2026Upcoming',
    'Dec 2026Upcoming',
    'Jan 2027Upcoming',
  ])
  await expect(region(page, 'All payments')).toContainText('$200.00 of $465.00 sent')
  await axe()
})

// CASE-07
test('a later amount says what will be due before it is added', async ({ bank, page, axe }) => {
  await createPlan(page, bank, { opening: ALL_POSTED })
  await open(page, bank, AMOUNTS)
  await button(page, 'Add an amount').click()
  const dialog = page.getByRole('dialog', { name: 'Add an amount' })
  await dialog.getByLabel('Monthly payment').fill('480')
  await dialog.getByLabel('First month').selectOption('2027-03-01')
  await expect(
    dialog.getByText('From March 2027, $480.00 is due each month.', { exact: true }).first(),
  ).toBeVisible()
  await axe()
  await dialog.getByRole('button', { name: 'Add amount' }).click()
  await expect(dialog).toBeHidden()
  await expect(region(page, 'Monthly amounts')).toContainText('$480.00 a month from March 2027')
  await axe()
  await page.getByRole('link', { name: 'Back to your plan' }).click()
  await expect(region(page, 'Your payments')).toContainText('$480.00 a month from March 2027')
})

// CASE-08
test('the past is corrected by a note, and both stay visible', ON_DESKTOP, async ({ bank, page, axe }) => {
  await createPlan(page, bank, { opening: ALL_POSTED }, [
    { amount: '465.00', reason: 'plan' },
    { from_month: '2027-03-01', amount: '480.00', reason: 'step' },
  ])
  await open(page, bank, AMOUNTS)
  await button(page, 'Add an amount').click()
  const dialog = page.getByRole('dialog', { name: 'Add an amount' })
  await dialog.getByText('Correction', { exact: true }).click()
  await dialog.getByLabel('Monthly payment').fill('450')
  await dialog.getByLabel('First month').selectOption('2026-02-01')
  const add = dialog.getByRole('button', { name: 'Add amount' })
  await expect(add).toBeDisabled()
  await dialog.getByLabel('Note').fill('My order says 450.00')
  await axe()
  await add.click()
  const amounts = region(page, 'Monthly amounts')
  await expect(amounts).toContainText('My order says 450.00')
  await expect(amounts).toContainText('Corrected on August 24, 2026 by you')
  await expect(amounts).toContainText('February 2026 to February 2027: $450.00 instead of $465.00')
  await expect(amounts.getByRole('listitem').filter({ hasText: '$465.00 a month' })).toContainText('Replaced')
  await axe()

  // Only an amount that has not begun can be removed.
  await expect(amounts.getByRole('button', { name: /^Remove/ })).toHaveCount(1)
  await button(page, 'Remove $480.00 from March 2027').click()
  await button(page, 'Remove amount').click()
  await expect(amounts.getByRole('button', { name: /^Remove/ })).toHaveCount(0)
  await open(page, bank)
  await expect(page.getByText('Paid ahead: $105.00')).toBeVisible()
})

// CASE-15, CASE-21
test('a dismissed case says so in the heading, and whom to ask', ON_PHONE, async ({ bank, page, axe }) => {
  await createPlan(page, bank)
  await open(page, bank)
  await button(page, /^Change status/).click()
  const dialog = page.getByRole('dialog', { name: 'Change status' })
  await dialog.getByText('Dismissed', { exact: true }).click()
  await expect(dialog.getByText('Ask your attorney before you move this money.')).toBeVisible()
  await axe()
  await dialog.getByRole('button', { name: 'Save status' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: 'Your case was dismissed' })).toBeVisible()
  await expect(page.getByText('Ask your attorney before you move this money.')).toBeVisible()
  await expect(page.getByText(/behind/)).toBeHidden()
  await axe()
})

// CASE-19
test('a suspension makes months without a payment', ON_DESKTOP, async ({ bank, page, axe }) => {
  await createPlan(page, bank, { opening: ALL_POSTED })
  await open(page, bank)
  await button(page, /^Change status/).click()
  const dialog = page.getByRole('dialog', { name: 'Change status' })
  await dialog.getByText('Suspended', { exact: true }).click()
  await dialog.getByLabel('Months without a payment', { exact: true }).selectOption('2')
  await expect(
    dialog
      .getByText(
        'Nothing is due from September 2026 to October 2026. Payments are due again from November 2026.',
      )
      .first(),
  ).toBeVisible()
  await axe()
  await dialog.getByRole('button', { name: 'Save status' }).click()
  await expect(page.getByText('Payments suspended')).toBeVisible()
  await expect(region(page, 'Twelve months')).toContainText('Oct 2026Nothing due')
  await expect(region(page, 'Twelve months')).toContainText('Nov 2026Upcoming')
})

// TAX-01
test('says what to keep of a tax refund, and makes the lump sum', ON_PHONE, async ({ bank, page, axe }) => {
  const refund_rule = {
    kind: 'keep_lesser_of',
    amount: '600.00',
    payments: 2,
    counts_toward_total: true,
  } as const
  await createPlan(page, bank, { opening: ALL_POSTED, refund_rule }, [{ amount: '500.00', reason: 'plan' }])
  await open(page, bank)
  await button(page, /^I got a tax refund/).click()
  const dialog = page.getByRole('dialog', { name: 'I got a tax refund' })
  await dialog.getByLabel('Amount of the refund').fill('2140')
  await expect(dialog.getByText('Keep $600.00, send $1,540.00.').first()).toBeVisible()
  await dialog.getByLabel('Send it by').fill('2026-10-15')
  await axe()
  await dialog.getByRole('button', { name: 'Add to my plan' }).click()
  await expect(region(page, 'Your payments')).toContainText('$1,540.00, due Thu, Oct 15')
})

// CASE-17
test(
  'a lump sum whose day has passed is said, and can be deleted',
  ON_DESKTOP,
  async ({ bank, page, axe }) => {
    await createPlan(page, bank, { opening: ALL_POSTED })
    await createLumpSum(page, bank, {
      source: 'bonus',
      amount: '300.00',
      due_on: '2026-08-10',
      counts_toward_total: true,
    })
    await open(page, bank)
    await expect(page.getByText('You are up to date')).toBeVisible()
    await expect(page.getByText('Lump sum of $300.00 was due Mon, Aug 10')).toBeVisible()
    await axe()
    await page.getByRole('link', { name: /^All amounts/ }).click()
    await expect(region(page, 'Lump sums')).toContainText('Lump sum of $300.00 was due Mon, Aug 10')
    await axe()
    await button(page, 'Delete the lump sum of $300.00').click()
    await button(page, 'Delete lump sum').click()
    await expect(region(page, 'Lump sums')).toContainText('No lump sums.')
  },
)
