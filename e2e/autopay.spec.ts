/**
 * Autopay: the way of each payment before anything is agreed to, the agreement, what the customer can do
 * about a planned payment, the payment on its send day, and stopping it.
 */
import type { Page } from '@playwright/test'
import type { ReplyOf } from '@yoursuccess/contract/core/endpoint'
import type { getPlan } from '@yoursuccess/contract/plan/plan'
import { addTrustee, turnAutopayOn } from './src/autopay-maker.ts'
import { type Bank, expect, ON_DESKTOP, ON_PHONE, test } from './src/fixtures.ts'
import { operatorOf } from './src/operator.ts'
import { createPayday, createPlan, send } from './src/plan-maker.ts'
import { openSetAside, putIn, turnSharesOn } from './src/set-aside-maker.ts'
import { signInUnseen } from './src/sign-in.ts'
import { mailWith, worldOf } from './src/world.ts'

/** Approved, with $250.00 and no plan. */
const CUSTOMER = 'starter@example.com'
const PAGE = '/dashboard/plan/autopay'
const AGREE = 'I have read this and agree to it.'

/** The next payment of the plan is $465.00 on September 16. It costs $1.00. */
test.beforeEach(async ({ bank, page }) => {
  await bank.restore()
  await operatorOf(bank).setFeatures(CUSTOMER, { billPay: true })
  await signInUnseen(page, bank.url, CUSTOMER)
  await createPlan(page, bank, { opening: { as_of: '2026-08-20', posted_total: '3255.00' } })
})

const open = async (page: Page, bank: Bank, path = PAGE) => {
  await page.goto(`${bank.url}${path}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}
/** With a trustee to pay and an open set-aside. */
const prepare = async (page: Page, bank: Bank) => {
  await addTrustee(page, bank)
  await openSetAside(page, bank)
}
/** With autopay on, too. */
const begin = async (page: Page, bank: Bank) => {
  await prepare(page, bank)
  await turnAutopayOn(page, bank)
  await open(page, bank)
}
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const way = (page: Page) => page.getByRole('list', { name: 'Your next payments' }).getByRole('listitem')
const planned = (page: Page) => page.getByRole('list', { name: 'Planned payments' }).getByRole('listitem')

// AUTO-01
test('says what must be there first, and leads to it', ON_DESKTOP, async ({ bank, page, axe }) => {
  await open(page, bank)
  await expect(page.getByText('Autopay pays from your set-aside. Open one first.')).toBeVisible()
  await axe()
  await openSetAside(page, bank)
  await page.reload()
  await expect(page.getByText("Add your plan's trustee to your billers first.")).toBeVisible()
  await axe()
  await page.getByRole('link', { name: 'Add your trustee' }).click()
  await expect(page).toHaveURL(/\/paybills\/add-biller$/)
})

// AUTO-01
test('shows the way of each payment before it is agreed to @phone', async ({ bank, page, axe }) => {
  await prepare(page, bank)
  // Two paydays are left until the send day.
  await createPayday(page, bank, '2026-08-26')
  await open(page, bank)
  await expect(way(page).first()).toHaveText(/^\$465\.00, sent Thu, Sep 10/)
  await expect(page.getByText('Nothing is set aside from your pay yet.')).toBeVisible()
  await turnSharesOn(page, bank)
  await page.reload()
  await expect(way(page)).toHaveCount(3)
  await expect(way(page).first()).toHaveText(
    '$233.00 on Wed, Aug 26 and Wed, Sep 9, sent Thu, Sep 10, should be posted by Mon, Sep 14, due Wed, Sep 16',
  )
  await axe()
  await page.getByLabel('When should it be posted?').selectOption({ label: 'On the due day' })
  await expect(way(page).first()).toContainText(
    'sent Mon, Sep 14, should be posted by Wed, Sep 16, due Wed, Sep 16',
  )
  await page.getByLabel('If my set-aside is short, take the rest from my main account').check()
  await page.getByLabel('At most, for one payment').fill('100')
  await expect(region(page, 'What you agree to')).toContainText('up to $100.00')
  await axe()
  await open(page, bank, '/dashboard/plan')
  await expect(page.getByRole('link', { name: 'Autopay is off' })).toBeVisible()
})

// AUTO-01, AUTO-08
test('shows the way of each part, and agrees to it', ON_PHONE, async ({ bank, page, axe }) => {
  await prepare(page, bank)
  await createPayday(page, bank, '2026-08-26')
  await turnSharesOn(page, bank)
  await open(page, bank)
  await page.getByLabel('When should we send it?').selectOption({ label: 'In parts, after each payday' })
  await expect(way(page).first()).toHaveText(
    '$232.50 sent Wed, Aug 26 and Wed, Sep 9, should be posted by Mon, Sep 14, due Wed, Sep 16',
  )
  await expect(region(page, 'What you agree to')).toContainText('in parts, and a fee of $1.00 for each part')
  await axe()
  await page.getByLabel(AGREE).check()
  await button(page, 'Turn on autopay').click()
  await expect(region(page, 'Autopay is on')).toContainText(
    'Next: $465.00 in parts after your paydays, the rest on Thu, Sep 10, due Wed, Sep 16.',
  )
  await expect(planned(page).first()).toContainText('We send a part after each payday, and the rest on')
  await axe()
})

// AUTO-04, AUTO-15
test('is on once the words are agreed to, which stay on the page @desktop', async ({ bank, page, axe }) => {
  await prepare(page, bank)
  await open(page, bank)
  await expect(region(page, 'What you agree to')).toContainText('usually $465.00, and a fee of $1.00')
  await expect(button(page, 'Turn on autopay')).toBeDisabled()
  await page.getByLabel(AGREE).check()
  await button(page, 'Turn on autopay').click()
  const agreement = region(page, 'Autopay is on')
  await expect(agreement).toContainText('Next: $465.00 on Thu, Sep 10, due Wed, Sep 16.')
  await expect(agreement).toContainText('usually $465.00, and a fee of $1.00')
  await expect(agreement).toContainText('Version of the terms')
  await expect(planned(page)).toHaveCount(3)
  await axe()
  await page.reload()
  await expect(agreement).toContainText('Next: $465.00 on Thu, Sep 10, due Wed, Sep 16.')
  await mailWith(worldOf(bank.sandboxUrl), CUSTOMER, 'You turned on autopay for your trustee payments')
})

// AUTO-18
test('your plan and the set-aside say what is sent next', ON_PHONE, async ({ bank, page, axe }) => {
  await prepare(page, bank)
  await turnAutopayOn(page, bank)
  for (const path of ['/dashboard/plan', '/dashboard/plan/set-aside']) {
    await open(page, bank, path)
    await axe()
    await page.getByRole('link', { name: 'Autopay is on: $465.00 on Thu, Sep 10' }).click()
    await expect(page).toHaveURL(new RegExp(`${PAGE}$`))
  }
})

// AUTO-06, AUTO-16
test('skips a payment after a question', ON_PHONE, async ({ bank, page, axe }) => {
  await begin(page, bank)
  await button(page, 'Skip the payment due Wed, Sep 16').click()
  const question = page.getByRole('dialog', { name: 'Skip this payment?' })
  await expect(question).toContainText(
    "We won't send $465.00 on Thu, Sep 10. The payment stays owed, and the money stays set aside.",
  )
  await axe()
  await question.getByRole('button', { name: 'Skip it' }).click()
  await expect(planned(page).first()).toContainText('Skipped')
  await expect(button(page, 'Skip the payment due Wed, Sep 16')).toBeHidden()
  await axe()
})

// AUTO-06, AUTO-16
test('moves a payment to a day that is late only after another press @desktop', async ({
  bank,
  page,
  axe,
}) => {
  await begin(page, bank)
  await button(page, 'Move the payment due Wed, Sep 16').click()
  const dialog = page.getByRole('dialog', { name: 'Move this payment' })
  await dialog.getByLabel('On which day should we send it?').fill('2026-09-12')
  await dialog.getByRole('button', { name: 'Move payment' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Choose a banking day from')
  await dialog.getByLabel('On which day should we send it?').fill('2026-09-16')
  await dialog.getByRole('button', { name: 'Move payment' }).click()
  await expect(dialog.getByRole('alert')).toContainText('It would reach the trustee on Sep 18, 2 days late.')
  await axe()
  await dialog.getByRole('button', { name: 'Send it late' }).click()
  await expect(dialog).toBeHidden()
  await expect(planned(page).first()).toContainText('We plan to send it on Wed, Sep 16.')
})

// AUTO-06, AUTO-16
test('changes the amount of one payment', ON_PHONE, async ({ bank, page, axe }) => {
  await begin(page, bank)
  await button(page, 'Change amount of the payment due Wed, Sep 16').click()
  const dialog = page.getByRole('dialog', { name: 'Change the amount' })
  await expect(dialog.getByLabel('Amount')).toHaveValue('465.00')
  await dialog.getByLabel('Amount').fill('400')
  await axe()
  await dialog.getByRole('button', { name: 'Change amount' }).click()
  await expect(dialog).toBeHidden()
  await expect(planned(page).first()).toContainText('$400.00 due Wed, Sep 16')
  await expect(planned(page).nth(1)).toContainText('$465.00 due Fri, Oct 16')
})

// AUTO-04, AUTO-15
test('stops in one press', ON_PHONE, async ({ bank, page, axe }) => {
  await begin(page, bank)
  await button(page, 'Stop autopay').click()
  const result = page.getByRole('dialog', { name: 'Autopay is off' })
  await expect(result).toContainText('No payment is on its way, and we send nothing more.')
  await axe()
  await result.getByRole('button', { name: 'OK' }).click()
  await expect(page.getByText('Autopay has been off since August 24, 2026.')).toBeVisible()
  await expect(button(page, 'Turn on autopay')).toBeVisible()
  await axe()
})

// AUTO-05, AUTO-15, AUTO-16
test(
  'sends the payment on its day, and says on stopping that it is on its way',
  ON_DESKTOP,
  async ({ bank, page, axe }) => {
    test.setTimeout(420_000)
    const world = worldOf(bank.sandboxUrl)
    await world.deposit(await world.prnOf(CUSTOMER), {
      kind: 'payroll',
      amount: '900.00',
      description: 'ACME PAYROLL',
    })
    await prepare(page, bank)
    await expect(async () => {
      await open(page, bank)
      await expect(page.getByRole('banner').first()).toContainText('$1,150.00')
    }).toPass({ timeout: 60_000 })
    await putIn(page, bank, '466.00')
    await turnAutopayOn(page, bank)
    await world.advance({ to: '2026-09-10T16:00:00Z' })
    await expect(async () => {
      await open(page, bank)
      await expect(planned(page).first()).toContainText("SentIt's on its way to your trustee.", {
        timeout: 3000,
      })
    }).toPass({ timeout: 60_000 })
    await expect(button(page, 'Skip the payment due Wed, Sep 16')).toBeHidden()
    await axe()
    await button(page, 'Stop autopay').click()
    await expect(page.getByRole('dialog', { name: 'Autopay is off' })).toContainText(
      'Already sent, and still on its way to your trustee: $465.00.',
    )
    await world.expectBalancedBook()
  },
)

// AUTO-14, AUTO-17
test(
  'is on hold after another account number, until it is agreed to again',
  ON_DESKTOP,
  async ({ bank, page, axe }) => {
    await begin(page, bank)
    const reply = await page.request.get(`${bank.url}/api/plan`)
    const { plan } = (await reply.json()) as ReplyOf<typeof getPlan>
    await send(page, 'PUT', `${bank.url}/api/plan`, { plan: { ...plan, trustee_account: '2610077' } })
    await page.reload()
    const card = region(page, 'Autopay is on hold')
    await expect(card).toContainText("Your plan's trustee or account number changed, so we send nothing.")
    await axe()
    await button(page, 'Look at it and agree again').click()
    await page.getByLabel(AGREE).check()
    await button(page, 'Agree to the change').click()
    await expect(region(page, 'Autopay is on')).toContainText('Next: $465.00 on Thu, Sep 10')
  },
)
