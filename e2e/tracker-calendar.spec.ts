/** The month's calendar and the regular bills that are found in purchases. */
import { expect, test } from './src/fixtures.ts'
import { openTracker, pageHeading, press } from './src/tracker-screen.ts'
import { worldOf } from './src/world.ts'

/** Paid every two weeks, with a plan. */
const WITH_PLAN = 'plan@example.com'

test.beforeEach(({ bank }) => bank.restore())

// RULE-02, RULE-03
test('shows paydays, the trustee payment and a weekly bill, and keeps what is said of it', async ({
  bank,
  page,
  axe,
}) => {
  const world = worldOf(bank.sandboxUrl)
  const prn = await world.prnOf(WITH_PLAN)
  for (let week = 0; week < 3; week++) {
    await world.settle(await world.buy(prn, { merchant: 'STREAMLINE TV', amount: '4.99' }))
    await world.advance({ days: 7 })
  }
  await openTracker(page, bank, WITH_PLAN, '/calendar')
  await expect(pageHeading(page, 'Calendar')).toBeVisible()
  const days = page.getByRole('list', { name: /^Days of / })
  await expect(days.getByText('Trustee payment').first()).toBeVisible()
  await expect(days.getByText(/^Pay from /).first()).toBeVisible()
  const bills = page.getByRole('region', { name: 'Regular bills' })
  await expect(bills.getByText(/Every week, usually \$4\.99/)).toBeVisible()
  await axe()

  await press(page, 'Confirm Streamline TV')
  await expect(bills.getByText('Confirmed')).toBeVisible()
  await page.reload()
  await expect(bills.getByText('Confirmed')).toBeVisible()

  await page.goto(`${bank.url}/dashboard`)
  await expect(page.getByRole('region', { name: 'Coming up' })).toContainText('Streamline TV')
  await page.goto(`${bank.url}/dashboard/plan/forecast`)
  await expect(page.getByRole('table')).toContainText('Streamline TV, $4.99')

  await page.goto(`${bank.url}/dashboard/tracker/calendar`)
  await page.getByRole('link', { name: 'Next month' }).click()
  await expect(page).toHaveURL(/month=/)
  await expect(days.getByText('Streamline TV').first()).toBeVisible()
  await press(page, 'Not a bill Streamline TV')
  await expect(bills.getByText('Dismissed')).toBeVisible()
  await expect(days.getByText('Streamline TV')).toHaveCount(0)
})
