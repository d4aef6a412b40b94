/** The two wizards of the Success Tracker: the first plan, and the approval of a new month. */
import { expect, test } from './src/fixtures.ts'
import { expectKeyboardDialog } from './src/keyboard-dialog.ts'
import {
  button,
  expectRow,
  expectSegment,
  fillRow,
  openTab,
  openTracker,
  pageHeading,
  press,
} from './src/tracker-screen.ts'
import { worldOf } from './src/world.ts'

/** No goals yet. */
const STARTER = 'starter@example.com'
/** Has approved goals for August. */
const WITH_GOALS = 'active@example.com'

// Each test begins in August, with goals only for that month.
// Each test runs on one screen size: the steps have the same markup on both.
test.beforeEach(({ bank }) => bank.restore())

const TRUSTEE = 'Get started by entering your current monthly trustee payment'
const INCOME = 'Enter any income you expect to receive consistently each month'
const EXPENSES = 'Enter each expense you have this month, but may change in future months'
const REVIEW = 'Please review your information'

// SANDBOX-06
test('sets up a first plan after refusing too little income and too many goals @phone', async ({
  bank,
  page,
  axe,
}) => {
  await openTracker(page, bank, STARTER, '')
  await expect(page).toHaveURL(/\/tracker\/get-started$/)
  await expectKeyboardDialog(
    page,
    page.getByRole('button', { name: 'Learn More' }),
    'How the Success Tracker helps',
  )
  await press(page, 'Get Started')

  await expect(pageHeading(page, TRUSTEE)).toBeFocused()
  await page.getByLabel('Trustee Payment Amount').fill('$500')
  // The day is not filled in, because only the customer knows it.
  await expect(page.getByLabel('Due day of the month (optional)')).toHaveValue('')
  await press(page, 'Continue')

  await expect(pageHeading(page, INCOME)).toBeFocused()
  await press(page, 'Remove Rent')
  await press(page, 'Remove Interest and dividends')
  await fillRow(page, 'Income 1', '400')
  const shortfall = page.getByRole('alert').filter({
    hasText:
      'You have not entered enough income to cover your monthly trustee payment. Please verify your income and trustee payment amounts.',
  })
  await expect(shortfall).toContainText('$100.00')
  await expect(button(page, 'Continue')).toBeDisabled()
  await axe()
  await fillRow(page, 'Income 1', '3,000.00')
  await expect(shortfall).toBeHidden()
  await press(page, 'Continue')

  await expect(pageHeading(page, EXPENSES)).toBeFocused()
  for (const [at, amount] of ['2400', '200', '0'].entries()) await fillRow(page, `Expense ${at + 1}`, amount)
  await press(page, 'Continue')
  const popup = page.getByRole('dialog', { name: 'Over Budget' })
  await expect(popup).toContainText('This would add $100.00 over your budget.')
  await axe()
  await page.keyboard.press('Enter')
  await expect(popup).toBeHidden()
  await fillRow(page, 'Expense 1', '2300')
  await press(page, 'Continue')

  await expect(pageHeading(page, REVIEW)).toBeFocused()
  await expect(page.getByText('Remaining').locator('..')).toContainText('$0.00')
  await press(page, 'Back')
  await expect(page.getByRole('group', { name: 'Expense 1' }).getByLabel('Monthly amount')).toHaveValue(
    '2,300.00',
  )
  await page.goBack()
  await expect(pageHeading(page, REVIEW)).toBeVisible()
  await axe()
  await press(page, 'Finish')
  await expect(page).toHaveURL(/\/tracker\/track-success$/)
  await expectRow(page, 'Total Income', 300_000)
  await expectRow(page, 'Trustee Payment', 50_000)
  await expectSegment(page, 'To Pay Trustee', 50_000)
  await expectSegment(page, 'Remaining', 250_000)
})

test("asks once to approve a new month with last month's goals, and closes the old month @desktop", async ({
  bank,
  page,
  axe,
}) => {
  await openTracker(page, bank, WITH_GOALS, '/track-success')
  await expect(page.getByRole('link', { name: "Set September's Goals" })).toBeVisible()
  await worldOf(bank.sandboxUrl).advance({ to: '2026-09-01' })

  await page.goto(`${bank.url}/dashboard/tracker`)
  await expect(page).toHaveURL(/\/tracker\/monthly-goals/)
  await expect(pageHeading(page, "It's time to set your goals for September")).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Same as August?' })).toBeVisible()
  await axe()
  await press(page, 'Edit')
  await expect(page.getByLabel('Trustee Payment Amount')).toHaveValue('465.00')
  await press(page, 'Continue')
  await expect(pageHeading(page, INCOME)).toBeVisible()
  await fillRow(page, 'Income 1', '3,300.00')
  await press(page, 'Continue')
  await expect(pageHeading(page, EXPENSES)).toBeVisible()
  await press(page, 'Continue')
  await expect(page.getByText('Remaining').locator('..')).toContainText('$422.50')
  await axe()
  await press(page, 'Finish')
  await expect(page.getByRole('region', { name: 'September 2026' })).toBeVisible()
  await expectRow(page, 'Total Income', 345_000)
  await expectSegment(page, 'To Pay Trustee', 46_500)

  // An approved month stays approved, and August's amounts don't change.
  await page.goto(`${bank.url}/dashboard/tracker`)
  await expect(pageHeading(page, 'Track Your Success')).toBeVisible()
  await page.getByLabel('Month', { exact: true }).selectOption('August 2026')
  await expectRow(page, 'Total Income', 339_080)
  await openTab(page, 'Income Goals')
  await expect(page.getByText('You can only change goals for this month and next month.')).toBeVisible()
  await expect(button(page, 'Update')).toBeHidden()
  await axe()
})

test('finishes the goals of the new month when the month turns during the review @desktop', async ({
  bank,
  page,
}) => {
  const { advance } = worldOf(bank.sandboxUrl)
  await advance({ to: '2026-08-31' })
  await openTracker(page, bank, WITH_GOALS, '/track-success')
  await page.getByRole('link', { name: "Set September's Goals" }).click()
  await press(page, 'Edit')
  for (const heading of [TRUSTEE, INCOME]) {
    await expect(pageHeading(page, heading)).toBeVisible()
    await press(page, 'Continue')
  }
  await expect(
    pageHeading(page, 'Enter each expense you have in September, but may change in future months'),
  ).toBeVisible()
  await press(page, 'Continue')
  await expect(pageHeading(page, REVIEW)).toBeVisible()
  await advance({ to: '2026-09-01' })
  await expect(page.getByText('Your budget for September 2026')).toBeVisible()
  await press(page, 'Finish')
  await expect(page.getByRole('region', { name: 'September 2026' })).toBeVisible()
})
