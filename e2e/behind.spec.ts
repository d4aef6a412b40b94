/** A payment is missing: the customer is told once, in the panel and by email, and sees what can be done today. */
import { expect, test } from './src/fixtures.ts'
import { operatorOf } from './src/operator.ts'
import { createPlan } from './src/plan-maker.ts'
import { signInUnseen } from './src/sign-in.ts'
import { mailWith, worldOf } from './src/world.ts'

/** Approved, with $250.00 and no plan. */
const CUSTOMER = 'starter@example.com'
const BEHIND = 'By our count, you are $465.00 behind (1 payment). The first of it was due Sun, Aug 16.'

/** The payment of August 16 is missing. */
test.beforeEach(async ({ bank, page }) => {
  await bank.restore()
  await operatorOf(bank).setFeatures(CUSTOMER, { billPay: true })
  await signInUnseen(page, bank.url, CUSTOMER)
  await createPlan(page, bank, {
    opening: { as_of: '2026-08-20', posted_total: '2790.00' },
    attorney: { name: 'Ines Okafor', phone: '5550100100', email: null },
  })
})

// LAD-01, LAD-02
test('tells what is behind once, and leads to what can be done today @phone', async ({ bank, page, axe }) => {
  const world = worldOf(bank.sandboxUrl)
  await world.advance({ days: 2 })
  await mailWith(world, CUSTOMER, BEHIND)
  const mails = (await world.mailsTo(CUSTOMER)).filter(({ text }) => text.includes(BEHIND))
  expect(mails).toHaveLength(1)

  await page.goto(`${bank.url}/dashboard`)
  await page.getByRole('button', { name: /^Notifications/ }).click()
  const panel = page.getByRole('dialog', { name: 'Notifications' })
  await expect(panel.getByRole('link', { name: BEHIND })).toHaveCount(1)
  await page.keyboard.press('Escape')

  await page.goto(`${bank.url}/dashboard/plan`)
  await page.getByRole('link', { name: 'What you can do today' }).click()
  await expect(page).toHaveURL(/\/dashboard\/plan\/behind$/)
  const fact = page.getByRole('region', { name: 'What is not paid' })
  await expect(fact).toContainText('You are $465.00 behind (1 payment)')
  await expect(fact.getByRole('listitem')).toHaveText(['$465.00, due Sun, Aug 16'])
  await expect(page.getByRole('region', { name: 'What usually follows' })).toContainText(
    'Trustees can ask the court to dismiss a case when payments are missed. How soon differs by office.',
  )
  const today = page.getByRole('region', { name: 'What you can do today' })
  await expect(today.getByRole('link', { name: 'Call your attorney: (555) 010-0100' })).toHaveAttribute(
    'href',
    'tel:5550100100',
  )
  await expect(today.getByRole('link', { name: 'Message to my attorney' })).toBeVisible()
  await axe()

  await today.getByRole('link', { name: 'Catch up' }).click()
  await expect(page).toHaveURL(/\/dashboard\/plan\/catch-up$/)
  await page.goBack()
  await today.getByRole('link', { name: 'Pay now' }).click()
  await expect(page).toHaveURL(/\/dashboard\/paybills$/)
})
