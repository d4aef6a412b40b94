/**
 * The end of the program for a customer: no more deposits, no more spending, and a check with the remaining
 * money.
 */
import { expect, test } from './src/fixtures.ts'
import { operatorOf } from './src/operator.ts'
import { expectAfterReload } from './src/reload.ts'
import { signIn } from './src/sign-in.ts'
import { worldOf } from './src/world.ts'

// On the phone only: the notices have the same markup on a desktop, and no layout rules of their own.
test.beforeAll(({ bank }) => bank.restore())

const STARTER = 'starter@example.com'

test('ends deposits, then spending, and mails the remaining money as a check @phone', async ({
  bank,
  page,
  axe,
}) => {
  const world = worldOf(bank.sandboxUrl)
  const prn = await world.prnOf(STARTER)
  const left = await world.balanceOf(STARTER)
  const goTo = async (day: string) => {
    await world.advance({ to: day })
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  const tabs = page.getByRole('navigation', { name: 'Money' })
  const toFunding = tabs.getByRole('link', { name: 'Fund bank account' })

  await operatorOf(bank).announceEnd({
    mode: 'enforced',
    last_deposit_on: '2026-08-26',
    last_spend_on: '2026-08-28',
  })

  await signIn(page, bank.url, STARTER)
  await page.getByRole('button', { name: 'I Understand' }).click()
  const banner = page.getByRole('complementary', { name: 'Notice about the program' })
  await expect(banner).toContainText('Last deposit date: August 26, 2026.')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Money' }).click()
  await expect(toFunding).toBeVisible()

  // After the last day of deposits, nothing links to funding, its page offers nothing, and pay goes back to
  // its sender.
  await goTo('2026-08-27')
  await expect(tabs.getByRole('link', { name: 'Statements' })).toBeVisible()
  await expect(toFunding).toBeHidden()
  await page.goto('/dashboard/funding')
  await expect(page.getByText('Deposits to this account have ended.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'View All transactions' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Salary / Payroll' })).toBeHidden()
  await axe()
  const pay = world.deposit(prn, { kind: 'payroll', amount: '100.00', description: 'PAYROLL' })
  await expect(pay).rejects.toThrow('answered 409')

  // Bills can still be paid, and the page says until when.
  await page.goto('/dashboard/paybills')
  await expect(page.getByText('You can pay bills from this account until August 28, 2026.')).toBeVisible()
  await axe()

  // After the last day of spending, no bill can be paid, the card no longer works, and a check is scheduled.
  await goTo('2026-08-29')
  await expect(page.getByText('You can no longer pay bills from this account.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Add a new bill' })).toBeHidden()
  await axe()
  await page.goto('/dashboard')
  expect(await world.buyInVain(prn, { merchant: 'CORNER GROCERY', amount: '1.00' })).toBe('ended')
  const refund = page.getByRole('region', { name: 'Your refund' })
  await expect(refund).toContainText('Your check will be in the mail by October 27, 2026.')
  await axe()
  await refund.getByRole('link', { name: 'See your refund check' }).click()
  await expect(page.getByText('You can correct your address before September 7, 2026.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Correct your address' })).toBeVisible()

  // Labor Day is the tenth day: the check is printed then, and mailed on the next banking day.
  await goTo('2026-09-09')
  const main = page.getByRole('main')
  await expect(main.getByText('Your check was mailed on September 8, 2026.')).toBeVisible()
  await expect(main.getByText(`$${left}`, { exact: true })).toBeVisible()
  await expect(main.getByText('March 7, 2027', { exact: true })).toBeVisible()
  await axe()
  expect(await world.balanceOf(STARTER)).toBe('0.00')

  await world.cashRefundCheck(prn)
  const cashed = main.getByText('Your check was cashed on September 9, 2026.')
  // The bank finds out a moment later.
  await expectAfterReload(page, cashed)
  await world.expectBalancedBook()
})
