/** Catching up: what each pay bears and leaves, the agreement, the payments that rise, and stopping it. */
import { addTrustee, turnAutopayOn } from './src/autopay-maker.ts'
import { expect, test } from './src/fixtures.ts'
import { operatorOf } from './src/operator.ts'
import { createPayday, createPlan } from './src/plan-maker.ts'
import { openSetAside } from './src/set-aside-maker.ts'
import { signInUnseen } from './src/sign-in.ts'

/** Approved, with $250.00 and no plan. */
const CUSTOMER = 'starter@example.com'

/** One payment of $465.00 is missing. The next one is due on September 16 and sent on September 10. */
test.beforeEach(async ({ bank, page }) => {
  await bank.restore()
  await operatorOf(bank).setFeatures(CUSTOMER, { billPay: true })
  await signInUnseen(page, bank.url, CUSTOMER)
  await createPlan(page, bank, { opening: { as_of: '2026-08-20', posted_total: '2790.00' } })
  await addTrustee(page, bank)
  await openSetAside(page, bank)
  await turnAutopayOn(page, bank)
})

// AUTO-19, AUTO-20
test('spreads what is behind over paydays, and stops in one press @phone', async ({ bank, page, axe }) => {
  await createPayday(page, bank, '2026-08-26')
  await page.goto(`${bank.url}/dashboard/plan`)
  await page.getByRole('link', { name: 'Catch up over your paydays' }).click()
  await expect(page.getByText('You are $465.00 behind by our count.')).toBeVisible()
  await expect(page.getByText('Your trustee or the court may want it sooner.').first()).toBeVisible()
  await page.getByLabel('Over how many paydays?').selectOption('2')
  const days = page.getByRole('list', { name: 'Your next paydays' }).getByRole('listitem')
  await expect(days).toHaveCount(2)
  await expect(days.first()).toContainText('$232.50 of it to catch up')
  const payments = page.getByRole('list', { name: 'Your next payments' }).getByRole('listitem')
  await expect(payments).toHaveText([/^\$930\.00 due Wed, Sep 16, sent Thu, Sep 10/])
  await axe()

  await expect(page.getByRole('button', { name: 'Agree to catch up' })).toBeDisabled()
  await page.getByLabel('I have read this and agree to it.').check()
  await page.getByRole('button', { name: 'Agree to catch up' }).click()
  await expect(page.getByRole('region', { name: 'Your catch-up' })).toContainText(
    '$465.00 with the payment due Wed, Sep 16: Planned',
  )
  await axe()
  await page.goto(`${bank.url}/dashboard/plan/autopay`)
  await expect(page.getByText('Next: $930.00 on Thu, Sep 10, due Wed, Sep 16.')).toBeVisible()

  await page.goto(`${bank.url}/dashboard/plan/catch-up`)
  await page.getByRole('button', { name: 'Stop catching up' }).click()
  await expect(page.getByRole('region', { name: 'How do you want to catch up?' })).toBeVisible()
})

// AUTO-20
test('asks for paydays first', async ({ bank, page, axe }) => {
  await page.goto(`${bank.url}/dashboard/plan/catch-up`)
  await expect(page.getByRole('link', { name: 'Add your paydays' })).toBeVisible()
  await axe()
})
