/**
 * Trustee payments that go wrong: sent back, refused, of a closed case, posted with another amount, and posted twice.
 * Each is walked from what its pages say, by what the customer is told, to what the customer can do next. The pages
 * have stories of their own on both screen sizes, so each of these runs on one.
 */
import type { Page } from '@playwright/test'
import { addTrustee, turnAutopayOn } from './src/autopay-maker.ts'
import { type Bank, expect, ON_DESKTOP, ON_PHONE, test } from './src/fixtures.ts'
import { operatorOf } from './src/operator.ts'
import { createPlan } from './src/plan-maker.ts'
import { downloadLedger, payTrustee } from './src/receipt-maker.ts'
import { openSetAside, putIn } from './src/set-aside-maker.ts'
import { enterAccount, signInUnseen } from './src/sign-in.ts'
import { mailWith, type World, worldOf } from './src/world.ts'

/** Approved, with $250.00 and no plan. */
const CUSTOMER = 'starter@example.com'
const PLAN = '/dashboard/plan'
const AUTOPAY = `${PLAN}/autopay`
const RECEIPTS = `${PLAN}/receipts`
const WAYS =
  "The office also takes a check that we mail for you, cashier's check, money order, TFS, or deduction from your pay. Other ways can take longer."
const ASK_FIRST =
  'The office says that this case is closed. Call your attorney or the office before you pay again.'
const SEE_WAYS = 'See how your trustee can be paid'

test.beforeEach(async ({ bank, page }) => {
  await bank.restore()
  await operatorOf(bank).setFeatures(CUSTOMER, { billPay: true })
  await signInUnseen(page, bank.url, CUSTOMER)
})

/**
 * The next payment is $465.00 on Monday, August 31. Its office posts an electronic payment on the day of its arrival,
 * which is two banking days after it was sent.
 */
const makePlan = (page: Page, bank: Bank, case_number: string) =>
  createPlan(page, bank, {
    district: 'caeb',
    case_number,
    trustee_id: 9001,
    first_due_on: '2026-02-28',
    due_rule: { kind: 'fixed_day', day: 31 },
    opening: { as_of: '2026-08-20', posted_total: '2790.00' },
    attorney: { name: 'Ines Okafor', phone: '5550100100', email: null },
  })

const open = async (page: Page, bank: Bank, path: string) => {
  await page.goto(`${bank.url}${path}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const planned = (page: Page) => page.getByRole('list', { name: 'Planned payments' }).getByRole('listitem')
const payments = (page: Page) => page.getByRole('list', { name: 'Sent and posted' }).getByRole('listitem')

/** Opens the page again until it says this: what a partner reports arrives a moment after the clock has moved. */
const expectSoon = (page: Page, bank: Bank, path: string, check: () => Promise<void>) =>
  expect(async () => {
    await open(page, bank, path)
    await check()
  }).toPass({ timeout: 60_000 })
/** What the page of autopay says of the payment that is due on August 31. */
const expectPlanned = (page: Page, bank: Bank, words: string) =>
  expectSoon(page, bank, AUTOPAY, () => expect(planned(page).first()).toContainText(words, { timeout: 3000 }))

const getPaid = async (world: World) =>
  world.deposit(await world.prnOf(CUSTOMER), {
    kind: 'payroll',
    amount: '900.00',
    description: 'ACME PAYROLL',
  })

/** Autopay sends the payment on August 25. */
const sendByAutopay = async (page: Page, bank: Bank, caseNumber: string): Promise<World> => {
  const world = worldOf(bank.sandboxUrl)
  await makePlan(page, bank, caseNumber)
  await addTrustee(page, bank, caseNumber)
  await openSetAside(page, bank)
  await getPaid(world)
  await expectSoon(page, bank, AUTOPAY, () =>
    expect(page.getByRole('banner').first()).toContainText('$1,150.00', { timeout: 3000 }),
  )
  await putIn(page, bank, '466.00')
  await turnAutopayOn(page, bank)
  await world.advance({ to: '2026-08-25T16:00:00Z' })
  await expectPlanned(page, bank, "SentIt's on its way to your trustee.")
  return world
}

/** The customer pays by hand on August 24, and adds the office's ledger once so many receipts are in it. */
const payAndAddLedger = async (page: Page, bank: Bank, caseNumber: string, receipts: number) => {
  const world = worldOf(bank.sandboxUrl)
  await makePlan(page, bank, caseNumber)
  await addTrustee(page, bank, caseNumber)
  await getPaid(world)
  await payTrustee(page, bank, '465.00')
  await world.advance({ days: 3 })
  const ledger = await downloadLedger(bank, caseNumber, receipts)
  await enterAccount(page, bank.url, CUSTOMER, RECEIPTS)
  await button(page, 'Add from a file').click()
  const dialog = page.getByRole('dialog', { name: 'Add from a file' })
  await dialog.getByLabel('CSV file').setInputFiles(ledger)
  await dialog.getByRole('button', { name: /^Add \d receipts?$/ }).click()
  await expect(dialog).toBeHidden()
  return world
}

/** The panel says it once, and leads to this page. */
const expectNotice = async (page: Page, bank: Bank, words: string | RegExp, path: string) => {
  await open(page, bank, '/dashboard')
  await button(page, /^Notifications/).click()
  const notice = page.getByRole('dialog', { name: 'Notifications' }).getByRole('link', { name: words })
  await expect(notice).toHaveCount(1)
  await expect(notice).toHaveAttribute('href', new RegExp(`${path}$`))
  await page.keyboard.press('Escape')
}

// AUTO-06, AUTO-11, AUTO-16, REC-21
test(
  'a payment that came back says by when to send it, and is sent again',
  ON_DESKTOP,
  async ({ bank, page, axe }) => {
    const world = await sendByAutopay(page, bank, '26-10077')
    await world.undoTrusteePayment(CUSTOMER, 'returned')
    await expectPlanned(
      page,
      bank,
      `ReturnedIt came back to your set-aside. We won't send it again automatically. Move it to send it again. ${SEE_WAYS}`,
    )
    await axe()
    const told = `Your trustee payment of $465.00 came back to your set-aside. We won't send it again automatically. To be posted in time, it must be sent by Thu, Aug 27. ${WAYS}`
    await expectNotice(page, bank, told, AUTOPAY)
    await mailWith(world, CUSTOMER, told)

    await open(page, bank, AUTOPAY)
    await button(page, 'Move the payment due Mon, Aug 31').click()
    const dialog = page.getByRole('dialog', { name: 'Move this payment' })
    await dialog.getByLabel('On which day should we send it?').fill('2026-08-27')
    await dialog.getByRole('button', { name: 'Move payment' }).click()
    await expect(dialog).toBeHidden()
    await expect(planned(page).first()).toContainText('PlannedWe plan to send it on Thu, Aug 27.')
    await world.advance({ to: '2026-08-27T16:00:00Z' })
    await expectPlanned(page, bank, "SentIt's on its way to your trustee.")
    await open(page, bank, RECEIPTS)
    await expect(payments(page)).toHaveText([
      /On its way\. It should be posted by Thu, Sep 3\.$/,
      new RegExp(`Came back${SEE_WAYS}$`),
    ])
    await axe()
    await world.expectBalancedBook()
  },
)

// AUTO-11, AUTO-16, REC-21
test(
  'a payment that was refused says by when, and how else the trustee can be paid',
  ON_PHONE,
  async ({ bank, page, axe }) => {
    const world = await sendByAutopay(page, bank, '26-10077')
    await world.undoTrusteePayment(CUSTOMER, 'failed')
    await expectPlanned(
      page,
      bank,
      `RefusedWe couldn't send it. Ask the office how you can pay, or move it to another day. ${SEE_WAYS}`,
    )
    await axe()
    const told = `We couldn't send your trustee payment of $465.00 due Mon, Aug 31. Nothing was sent. To be posted in time, it must be sent by Thu, Aug 27. ${WAYS}`
    await expectNotice(page, bank, told, AUTOPAY)
    await mailWith(world, CUSTOMER, told)
    await mailWith(world, CUSTOMER, 'The payment and the $1.00 fee go back to your trustee set-aside.')

    await expectSoon(page, bank, `${PLAN}/set-aside`, () =>
      expect(region(page, 'Set aside for your trustee')).toContainText(
        /^Set aside for your trustee\s*\$466\.00/,
        { timeout: 3000 },
      ),
    )
    await open(page, bank, RECEIPTS)
    await expect(payments(page)).toHaveText([new RegExp(`Came back${SEE_WAYS}$`)])
    await axe()
    await page.getByRole('link', { name: SEE_WAYS }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chapter 13 Trustee A. Fairwick')
    await expect(page.getByRole('list', { name: 'Accepted', exact: true })).toContainText('Money order')
    await expect(page.getByRole('link', { name: '(916) 555-0101' })).toHaveAttribute('href', 'tel:9165550101')
    await axe()
    await world.expectBalancedBook()
  },
)

// AUTO-11, AUTO-16, LAD-04
test(
  'a payment of a closed case says whom to call before paying again',
  ON_PHONE,
  async ({ bank, page, axe }) => {
    const world = await sendByAutopay(page, bank, '26-90005')
    // Delivered on Wednesday, and sent back a day later than it would be posted.
    await world.advance({ to: '2026-08-27T16:00:00Z' })
    const told = `It came back to your set-aside. We won't send it again automatically. ${ASK_FIRST}`
    await expectPlanned(page, bank, `Returned${told}`)
    await expect(planned(page).first()).not.toContainText('Move it to send it again.')
    await axe()
    await expectNotice(
      page,
      bank,
      `Your trustee payment of $465.00 came back to your set-aside. We won't send it again automatically. ${ASK_FIRST}`,
      AUTOPAY,
    )
    const { text } = await mailWith(
      world,
      CUSTOMER,
      'was returned because your account with the biller is closed',
    )
    expect(text).toContain(ASK_FIRST)
    expect(text).not.toContain('Pay your trustee again')

    await open(page, bank, PLAN)
    await expect(region(page, 'Your case').getByRole('link', { name: '(555) 010-0100' })).toHaveAttribute(
      'href',
      'tel:5550100100',
    )
    await open(page, bank, `${PLAN}/message`)
    await expect(region(page, 'The message')).toContainText('Sent August 25, 2026: $465.00, came back')
    await axe()
    await world.expectBalancedBook()
  },
)

// REC-05, REC-21, REC-24
test(
  'a payment posted with another amount says what was posted, and to ask the office',
  ON_DESKTOP,
  async ({ bank, page, axe }) => {
    const world = await payAndAddLedger(page, bank, '26-90002', 1)
    await expect(payments(page)).toHaveText([/Posted with another amount: \$464\.00Posted \w{3}, Aug \d+/])
    await axe()
    await button(page, /^See receipt/).click()
    await expect(page.getByRole('dialog', { name: 'Receipt of $464.00' })).toContainText(
      'You sent $465.00, and the office posted $464.00. Ask the office why.',
    )
    await axe()
    await page.keyboard.press('Escape')
    const told =
      /Your trustee posted \$464\.00 on \w{3}, Aug \d+\. You sent \$465\.00 on Mon, Aug 24\. Ask the office about the difference\./
    await expectNotice(page, bank, told, RECEIPTS)
    await mailWith(world, CUSTOMER, 'Ask the office about the difference.')

    // What was posted counts, and the office can be called.
    await open(page, bank, PLAN)
    await expect(region(page, 'Your payments')).toContainText('Posted$3,254.00')
    await open(page, bank, `${PLAN}/trustee`)
    await expect(page.getByRole('link', { name: '(916) 555-0101' })).toBeVisible()
  },
)

// REC-05, REC-23, REC-24
test(
  'a payment posted twice counts once, and a receipt that is listed twice is deleted',
  ON_PHONE,
  async ({ bank, page, axe }) => {
    await payAndAddLedger(page, bank, '26-90004', 2)
    await expect(payments(page)).toHaveText([/Posted \w{3}, Aug \d+/])
    const others = page.getByRole('list', { name: 'Receipts without a payment' }).getByRole('listitem')
    await expect(others).toHaveText([/^Posted twice\?.*Needs your answer$/])
    await axe()
    await expectNotice(
      page,
      bank,
      /Your trustee posted your payment of \$465\.00 on \w{3}, Aug \d+\./,
      RECEIPTS,
    )
    await open(page, bank, PLAN)
    await expect(region(page, 'Your payments')).toContainText('Posted$3,255.00')

    await open(page, bank, RECEIPTS)
    await others.getByRole('button').click()
    const receipt = page.getByRole('dialog', { name: 'Receipt of $465.00' })
    await expect(receipt).toContainText(
      "Your payment of $465.00, sent Mon, Aug 24 has a receipt already. If the office only lists it twice, delete this one. If it booked the money twice, count this one, too. Until then it doesn't count.",
    )
    await axe()
    await receipt.getByRole('button', { name: 'Delete this receipt' }).click()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(page.getByText('Each receipt has its payment above.')).toBeVisible()
    await expect(payments(page)).toHaveText([/Posted \w{3}, Aug \d+/])
  },
)
