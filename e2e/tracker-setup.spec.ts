/** A month that takes over the goals of the one before, from the home page, and income by how often it is paid. */
import type { Locator, Page } from '@playwright/test'
import { expect, ON_PHONE, test } from './src/fixtures.ts'
import { enterAccount } from './src/sign-in.ts'
import { button, expectRow, expectSegment, openTracker, pageHeading } from './src/tracker-screen.ts'
import { worldOf } from './src/world.ts'

/** Has approved goals for August, with a trustee payment of $465.00. */
const WITH_GOALS = 'active@example.com'

test.beforeEach(({ bank }) => bank.restore())

/** Presses, and counts what was pressed. */
const counting = () => {
  const presses: string[] = []
  const press = async (control: Locator) => {
    presses.push((await control.textContent()) ?? '')
    await control.click()
  }
  return { press, presses }
}

const total = (page: Page, label: string) =>
  page.getByRole('main').locator('dl > div').filter({ hasText: label }).locator('dd')

// TRACKER-200, TRACKER-201, TRACKER-205
test(
  'sets up a returning month from the home page with two presses',
  ON_PHONE,
  async ({ bank, page, axe }) => {
    await worldOf(bank.sandboxUrl).advance({ to: '2026-09-01' })
    await enterAccount(page, bank.url, WITH_GOALS)
    const { press, presses } = counting()

    await press(page.getByRole('link', { name: "Set September's Goals" }))
    await expect(pageHeading(page, "It's time to set your goals for September")).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Same as August?' })).toBeVisible()
    await expect(total(page, 'Total income')).toHaveText('$3,390.80')
    await expect(total(page, 'Trustee payment')).toHaveText('$465.00')
    await expect(page.getByText('Remaining', { exact: true })).toBeVisible()
    await axe()

    await press(button(page, 'Approve'))
    await expect(page).toHaveURL(/\/tracker\/track-success$/)
    await expect(page.getByRole('region', { name: 'September 2026' })).toBeVisible()
    await expectRow(page, 'Total Income', 339_080)
    await expectSegment(page, 'To Pay Trustee', 46_500)
    expect(presses).toEqual(["Set September's Goals", 'Approve'])

    // Nothing is left to set up.
    await page.goto(`${bank.url}/dashboard`)
    await expect(page.getByRole('region', { name: 'Trustee Payment' })).toBeVisible()
    await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0)
    await expect(page.getByRole('link', { name: /^Set .*'s Goals$/ })).toHaveCount(0)
  },
)

// TRACKER-200
test('opens the steps of a returning month, and comes back from them', ON_PHONE, async ({ bank, page }) => {
  await worldOf(bank.sandboxUrl).advance({ to: '2026-08-31' })
  await enterAccount(page, bank.url, WITH_GOALS)
  await page.getByRole('link', { name: "Set September's Goals" }).click()
  await expect(pageHeading(page, "It's time to update your goals for next month")).toBeVisible()
  await button(page, 'Edit').click()
  await expect(
    pageHeading(page, 'Get started by entering your current monthly trustee payment'),
  ).toBeFocused()
  await expect(page.getByRole('list', { name: 'Steps' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Same as August?' })).toBeVisible()
})

// TRACKER-206, TRACKER-207
test('works out the income of a month from a paycheck and the next payday', async ({ bank, page, axe }) => {
  await openTracker(page, bank, WITH_GOALS, '/income-goals')
  const row = page.getByRole('group', { name: 'Income 1' })
  await row.getByLabel('How often?').selectOption('Every two weeks')
  await row.getByLabel('Amount of each paycheck').fill('1,650')
  await expect(button(page, 'Update')).toBeDisabled()
  await row.getByLabel('Next payday', { exact: true }).fill('8/28/2026')
  await expect(row).toContainText('2 paydays in August (Aug 14, Aug 28): $3,300.00')
  await axe()
  await row.getByLabel('How often?').selectOption('Every week')
  await expect(row).toContainText('4 paydays in August (Aug 7, Aug 14, Aug 21, Aug 28): $6,600.00')
  await row.getByLabel('How often?').selectOption('Every two weeks')
  await button(page, 'Update').click()
  await expect(page.getByText('Success! Your income goals have been updated.')).toBeVisible()
  await expect(row.getByLabel('Monthly amount')).toHaveValue('3,300.00')
})
