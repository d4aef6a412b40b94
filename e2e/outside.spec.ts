/**
 * Payments to the trustee that the bank does not send. TFS collects from the main account, where its money is on that
 * morning, and what it collects counts. Of a wage order, the customer is reminded of what it does not bring.
 */
import type { Page } from '@playwright/test'
import type { ReplyOf } from '@yoursuccess/contract/core/endpoint'
import type { listPaySchedules } from '@yoursuccess/contract/paydays/pay-schedules'
import type { PlanInput } from '@yoursuccess/contract/plan/plan-terms'
import { agreeOutside } from './src/autopay-maker.ts'
import { type Bank, expect, ON_DESKTOP, ON_PHONE, test } from './src/fixtures.ts'
import { operatorOf } from './src/operator.ts'
import { createPayday, createPlan } from './src/plan-maker.ts'
import { openSetAside, putIn } from './src/set-aside-maker.ts'
import { signInUnseen } from './src/sign-in.ts'
import { mailWith, worldOf } from './src/world.ts'

/** Approved, with $250.00 and no plan. */
const CUSTOMER = 'starter@example.com'
const PAGE = '/dashboard/plan/autopay'

test.beforeEach(async ({ bank, page }) => {
  await bank.restore()
  await operatorOf(bank).setFeatures(CUSTOMER, { billPay: true })
  await signInUnseen(page, bank.url, CUSTOMER)
})

/**
 * The next payment of the plan is $465.00 on September 16. Its office takes TFS, with a fee of $2.99, and posts one banking
 * day after the arrival.
 */
const makePlan = (page: Page, bank: Bank, change: PlanInput = {}) =>
  createPlan(page, bank, {
    district: 'caeb',
    trustee_id: 9001,
    opening: { as_of: '2026-08-20', posted_total: '3255.00' },
    ...change,
  })
const open = async (page: Page, bank: Bank, path = PAGE) => {
  await page.goto(`${bank.url}${path}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const way = (page: Page) => page.getByRole('list', { name: 'Your next payments' }).getByRole('listitem')
const planned = (page: Page) => page.getByRole('list', { name: 'Planned payments' }).getByRole('listitem')

/** Opens the page again until it says this: what a partner reports arrives a moment after the clock has moved. */
const expectSoon = (page: Page, bank: Bank, path: string, check: () => Promise<void>) =>
  expect(async () => {
    await open(page, bank, path)
    await check()
  }).toPass({ timeout: 60_000 })
const expectAvailable = (page: Page, bank: Bank, amount: string) =>
  expectSoon(page, bank, PAGE, () =>
    expect(page.getByRole('banner').first()).toContainText(amount, { timeout: 3000 }),
  )
const expectPlanned = (page: Page, bank: Bank, words: string) =>
  expectSoon(page, bank, PAGE, () => expect(planned(page).first()).toContainText(words, { timeout: 3000 }))

/** Chooses how the trustee is paid, of a customer without a trustee among the billers. */
const choose = async (page: Page, method: string) => {
  await button(page, 'My trustee is paid another way').click()
  await page
    .getByLabel('How is your trustee paid?')
    .selectOption({ label: `By ${method}, outside of this account` })
}
const agree = async (page: Page) => {
  await page.getByLabel('I have read this and agree to it.').check()
  await button(page, 'Turn on autopay').click()
}
/** With $1,150.00. */
const getPaid = async (page: Page, bank: Bank) => {
  const world = worldOf(bank.sandboxUrl)
  const prn = await world.prnOf(CUSTOMER)
  await world.deposit(prn, { kind: 'payroll', amount: '900.00', description: 'ACME PAYROLL' })
  await expectAvailable(page, bank, '$1,150.00')
  return { world, prn }
}

// AUTO-01, AUTO-09, NOTIFICATIONS-23
test(
  'the money of a TFS payment is there on its day, and what TFS collects counts',
  ON_DESKTOP,
  async ({ bank, page, axe }) => {
    test.setTimeout(420_000)
    await makePlan(page, bank)
    await openSetAside(page, bank)
    const { world, prn } = await getPaid(page, bank)

    await test.step('the page says what will happen, and it is agreed to', async () => {
      await choose(page, 'TFS')
      await expect(way(page).first()).toHaveText(
        '$465.00, collected Thu, Sep 3, should be posted by Mon, Sep 14, due Wed, Sep 16',
      )
      await expect(region(page, 'What you agree to')).toContainText('We send nothing to your trustee.')
      await axe()
      await agree(page)
      await expect(planned(page).first()).toContainText(
        'On Thu, Sep 3, its money goes to your main account for TFS.',
      )
      await axe()
    })

    await test.step('the money is set aside, and back on the morning of the day', async () => {
      await putIn(page, bank, '467.99')
      await expectAvailable(page, bank, '$682.01')
      await world.advance({ to: '2026-09-02T16:00:00Z' })
      await mailWith(world, CUSTOMER, 'Reminder: from Thu, Sep 3 on, TFS should collect $467.99')
      await world.advance({ to: '2026-09-03T12:00:00Z' })
      await expectPlanned(page, bank, '$467.99 is for TFS; a card purchase could still use it.')
      await expectAvailable(page, bank, '$1,150.00')
      await axe()
      await mailWith(world, CUSTOMER, '$467.99 is for TFS')
    })

    await test.step('what TFS collects is recognized, and counts for the plan', async () => {
      await world.collect(prn, { amount: '467.99', company: 'TFS BILLPAY' })
      await world.advance({ to: '2026-09-08T16:00:00Z' })
      await expectPlanned(page, bank, "SentIt's on its way to your trustee.")
      await expectAvailable(page, bank, '$682.01')
      await axe()
      // With what was posted before.
      await open(page, bank, '/dashboard/plan')
      await expect(region(page, 'Your payments')).toContainText('Sent$3,720.00')
      await world.expectBalancedBook()
    })
  },
)

// AUTO-23
test(
  'asks whether a debit of another amount is the payment, and counts what was taken',
  ON_PHONE,
  async ({ bank, page, axe }) => {
    test.setTimeout(420_000)
    await makePlan(page, bank)
    await openSetAside(page, bank)
    await agreeOutside(page, bank, 'tfs')
    const { world, prn } = await getPaid(page, bank)
    await world.advance({ to: '2026-09-03T16:00:00Z' })
    await expectPlanned(page, bank, 'Expected to be collected')
    await world.collect(prn, { amount: '400.00', company: 'TFS BILLPAY' })
    await world.advance({ to: '2026-09-08T16:00:00Z' })
    await expectPlanned(
      page,
      bank,
      'took $400.00 from your main account on Fri, Sep 4. Is that your trustee payment due Wed, Sep 16?',
    )
    await axe()
    await button(page, "Yes, that's my payment").click()
    await expect(page.getByText('We count it as your trustee payment.')).toBeVisible()
    await expect(planned(page).first()).toContainText('$400.00 of it was sent.')
    await axe()
    await world.expectBalancedBook()
  },
)

// AUTO-09, AUTO-12, NOTIFICATIONS-23
test(
  'of a wage order, the customer is reminded of what it does not bring',
  ON_PHONE,
  async ({ bank, page, axe }) => {
    test.setTimeout(420_000)
    const world = worldOf(bank.sandboxUrl)
    await createPayday(page, bank, '2026-08-28')
    const reply = await page.request.get(`${bank.url}/api/pay_schedules`)
    const { pay_schedules } = (await reply.json()) as ReplyOf<typeof listPaySchedules>
    const schedule_id = pay_schedules[0]?.id ?? null
    // Two paydays are left until the due day.
    await makePlan(page, bank, {
      wage_order: { amount: '200.00', schedule_id, starts_on: '2026-08-01', ends_on: null },
    })
    await openSetAside(page, bank)
    await open(page, bank)
    await choose(page, 'deduction from your pay')
    await expect(way(page).first()).toHaveText(
      '$65.00, for you to send by Tue, Sep 1, should be posted by Mon, Sep 14, due Wed, Sep 16',
    )
    await axe()
    await agree(page)
    await expect(planned(page).first()).toContainText('We remind you on Tue, Sep 1 to send it.')
    const rest = '$65.00 of your trustee payment due Wed, Sep 16 is not expected from your employer.'
    await world.advance({ to: '2026-08-31T16:00:00Z' })
    await mailWith(world, CUSTOMER, `Reminder: ${rest}`)
    await world.advance({ to: '2026-09-01T16:00:00Z' })
    await mailWith(world, CUSTOMER, 'should come from your pay. $65.00 of it is not expected')
    await expectPlanned(page, bank, 'For you to pay')
    await axe()
  },
)
