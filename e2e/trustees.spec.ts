/**
 * The trustee of a customer's plan: how the office may be paid, and what the bank refuses or warns of before
 * money moves. The offices are the sandbox's twelve (docs/partners/trustee-office.md).
 */
import type { Page } from '@playwright/test'
import type { PlanInput } from '@yoursuccess/contract/plan/plan-terms'
import { addPaper, BILLS, findTrustee } from './src/add-trustee.ts'
import { type Bank, expect, ON_DESKTOP, ON_PHONE, test } from './src/fixtures.ts'
import { operatorOf } from './src/operator.ts'
import { createPlan } from './src/plan-maker.ts'
import { closeReceipt } from './src/receipt.ts'
import { signInUnseen } from './src/sign-in.ts'
import { stepUp } from './src/step-up.ts'
import { expectToast } from './src/toasts.ts'
import { worldOf } from './src/world.ts'

const EMAIL = 'starter@example.com'
const TRUSTEE = '/dashboard/plan/trustee'
const UNKNOWN =
  'We do not know how this trustee accepts payments. Ask the office before you pay another way than you do now.'

test.beforeEach(async ({ bank, page }) => {
  await bank.restore()
  await operatorOf(bank).setFeatures(EMAIL, { billPay: true, paperBillPay: true })
  await signInUnseen(page, bank.url, EMAIL)
})

/** A plan whose case is 26-10077. */
const savePlan = (page: Page, bank: Bank, change: PlanInput) =>
  createPlan(page, bank, { case_number: '26-10077-abc13', ...change })

/** The biller is added without a warning. */
const expectAdded = (page: Page) => expect(page).toHaveURL(new RegExp(`${BILLS}$`))

/** Opens the review of a payment, on the page of bills. */
const review = async (page: Page, biller: RegExp, amount: string) => {
  const dialog = page.getByRole('dialog', { name: 'Make a Payment' })
  await page.reload()
  await page.getByRole('button', { name: biller }).click()
  await page.getByRole('button', { name: 'Make a Payment' }).click()
  await dialog.getByRole('textbox', { name: 'Amount' }).fill(amount)
  await dialog.getByRole('button', { name: 'Add' }).click()
  return dialog
}
const confirmPayment = async (page: Page, biller: RegExp, amount: string) => {
  const dialog = await review(page, biller, amount)
  await dialog.getByRole('button', { name: 'Confirm Payment' }).click()
  await closeReceipt(page)
}

// TRU-04
test('shows how the office of the plan may be paid, and takes a report of what is wrong', async ({
  bank,
  page,
  axe,
}) => {
  await page.goto(`${bank.url}${TRUSTEE}`)
  await expect(page.getByRole('link', { name: 'Add your trustee' })).toBeVisible()
  await axe()

  await savePlan(page, bank, { district: 'caeb', trustee_id: 9002, paid_by: ['electronic'] })
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chapter 13 Trustee B. Holloman')
  await expect(page.getByRole('list', { name: 'Accepted', exact: true })).toContainText('You pay this way')
  await expect(page.getByRole('list', { name: 'Accepted', exact: true })).toContainText(
    'The case number is on the check',
  )
  await expect(page.getByRole('list', { name: 'Not accepted, or not known' })).toContainText('Personal check')
  await expect(page.getByRole('link', { name: '(916) 555-0102' })).toBeVisible()
  await axe()

  await page.getByRole('button', { name: /^ePay/ }).click()
  const sheet = page.getByRole('dialog', { name: 'ePay' })
  for (const words of ['$1.50', '4:00 PM Central Time', '2 banking days', '14 days', 'Checked on'])
    await expect(sheet).toContainText(words)
  await axe()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Something wrong here? Tell us.' }).click()
  await page.getByLabel('What should it say?').fill('They take ePay until 5 now.')
  await axe()
  await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click()
  await expectToast(page, 'Thank you')
  expect(await operatorOf(bank).listTrusteeReports()).toEqual(['They take ePay until 5 now.'])
})

// TRU-03
test(
  'says that it does not know how a trustee takes payments who is not in the directory',
  ON_PHONE,
  async ({ bank, page, axe }) => {
    await stepUp(page, bank)
    const place = { city: 'Tulsa', state: 'OK', zip: '74103' } as const
    const trustee = { name: 'Nora Whitlock', address_1: '12 Mill Road', phone: '9185550100', ...place }
    await savePlan(page, bank, { trustee, paid_by: ['money_order'] })
    await page.goto(`${bank.url}${TRUSTEE}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nora Whitlock')
    await expect(page.getByText('12 Mill Road, Tulsa, OK 74103')).toBeVisible()
    await expect(page.getByText(UNKNOWN)).toBeVisible()
    await axe()

    await addPaper(page, bank, { name: 'Nora Whitlock', street: '12 Mill Road', isTrustee: true, ...place })
    const added = page.getByRole('dialog', { name: 'Added. Before you pay' })
    await expect(added).toContainText(UNKNOWN)
    await axe()
    await added.getByRole('button', { name: 'OK' }).click()
    const dialog = await review(page, /^Details of Nora Whitlock/, '100')
    await expect(dialog).toContainText(UNKNOWN)
    await axe()
    await expect(dialog.getByRole('button', { name: 'Confirm Payment' })).toBeEnabled()
  },
)

// TRU-05
test(
  'refuses a payee whose name or address is that of a trustee who sends checks back',
  ON_PHONE,
  async ({ bank, page, axe }) => {
    await stepUp(page, bank)
    const place = { city: 'Sacramento', state: 'CA', zip: '95814' }
    for (const payee of [
      { name: 'C Ravensby Trustee', street: '1 Elm Street', ...place },
      { name: 'Plan Payments', street: 'P.O. Box 9003', ...place },
    ]) {
      await addPaper(page, bank, payee)
      const refused = page.getByRole('dialog', { name: 'Unable to Add a new bill.' })
      await expect(refused).toContainText(
        "This trustee sends bill-pay checks back. You can pay by cashier's check, money order, TFS, or deduction from your pay.",
      )
      await axe()
      await refused.getByRole('button', { name: 'OK' }).click()
    }
    await page.goto(`${bank.url}${BILLS}`)
    await expect(page.getByText('No records found').first()).toBeVisible()
  },
)

// TRU-05
test(
  'shows conditions, and warns of what nobody knows, before a trustee is paid',
  ON_DESKTOP,
  async ({ bank, page, axe }) => {
    await stepUp(page, bank)
    for (const [payee, warning] of [
      [
        { name: 'Trustee B Holloman', street: 'PO Box 9002', city: 'Sacramento', state: 'CA', zip: '95814' },
        'The case number is on the check',
      ],
      [
        { name: 'Trustee E Winterlee', street: 'PO Box 9005', city: 'Austin', state: 'TX', zip: '78701' },
        'We do not know whether this office takes bill-pay checks. Call before you send one.',
      ],
    ] as const) {
      await addPaper(page, bank, payee)
      const added = page.getByRole('dialog', { name: 'Added. Before you pay' })
      await expect(added).toContainText(warning)
      await axe()
      await added.getByRole('button', { name: 'OK' }).click()
      const dialog = await review(page, new RegExp(`^Details of ${payee.name}`), '20')
      await expect(dialog).toContainText(warning)
      await axe()
      await dialog.getByRole('button', { name: 'Cancel' }).click()
    }
  },
)

// TRU-06
test(
  'fills in the number of the case, asks before another one, and names the limit of an office',
  ON_DESKTOP,
  async ({ bank, page, axe }) => {
    const world = worldOf(bank.sandboxUrl)
    await savePlan(page, bank, { district: 'txwb', trustee_id: 9005 })
    await world.deposit(await world.prnOf(EMAIL), { kind: 'payroll', amount: '4000.00', description: 'PAY' })

    await findTrustee(page, bank, 'TX', 'Winterlee')
    const account = page.getByLabel('Biller Account Number')
    await expect(account).toHaveValue('26-10077')
    await expect(page.getByText('Filled in from your plan.')).toBeVisible()
    await axe()
    await account.fill('26-10078')
    await page.getByRole('button', { name: 'Add bill' }).click()
    const asked = page.getByRole('dialog', { name: 'Use another number?' })
    await expect(asked).toContainText('Your trustee knows your case as 26-10077.')
    await axe()
    await asked.getByRole('button', { name: 'Use 26-10078' }).click()
    const added = page.getByRole('dialog', { name: 'Added. Before you pay' })
    await expect(added).toContainText('Your trustee knows your case as 26-10077.')
    await added.getByRole('button', { name: 'OK' }).click()

    const dialog = await review(page, /^Details of Chapter 13 Trustee E\. Winterlee/, '2500.01')
    await expect(dialog.getByRole('alert')).toHaveText(
      'This trustee accepts at most $2,500.00 in one payment.',
    )
    await axe()
    await dialog.getByRole('button', { name: 'Back' }).click()
    await dialog.getByRole('textbox', { name: 'Amount' }).fill('2500')
    await dialog.getByRole('button', { name: 'Add' }).click()
    await expect(dialog).toContainText('Your trustee knows your case as 26-10077.')
    await dialog.getByRole('button', { name: 'Confirm Payment' }).click()
    await closeReceipt(page)
  },
)

// TRU-07
test('says when a check and an electronic payment arrive at a trustee', ON_PHONE, async ({ bank, page }) => {
  // A Tuesday, before every cutoff.
  await worldOf(bank.sandboxUrl).advance({ to: '2026-08-25T14:00:00Z' })
  await stepUp(page, bank)
  const place = { street: 'PO Box 9001', city: 'Sacramento', state: 'CA', zip: '95814' }
  await addPaper(page, bank, { name: 'Trustee A Fairwick', ...place })
  await expectAdded(page)
  const check = await review(page, /^Details of Trustee A Fairwick/, '20')
  // Mailed on Wednesday, and fourteen days later it is there.
  await expect(check).toContainText("We'll mail a check. It should arrive by Wed, Sep 9.")
  await check.getByRole('button', { name: 'Cancel' }).click()

  await findTrustee(page, bank, 'CA', 'Fairwick')
  await page.getByLabel('Biller Account Number').fill('26-10077')
  await page.getByRole('button', { name: 'Add bill' }).click()
  await expectAdded(page)
  const electronic = await review(page, /^Details of Chapter 13 Trustee A\. Fairwick/, '20')
  await expect(electronic).toContainText('It should arrive by Thu, Aug 27.')
})

/** Adds the same office as a biller by mail and as an electronic one. Both pay the plan's trustee. */
const addOfficeTwice = async (page: Page, bank: Bank) => {
  await stepUp(page, bank)
  await savePlan(page, bank, { district: 'caeb', trustee_id: 9001, paid_by: ['electronic'] })
  const place = { street: 'PO Box 9001', city: 'Sacramento', state: 'CA', zip: '95814' }
  await addPaper(page, bank, { name: 'Trustee A Fairwick', ...place })
  await expectAdded(page)
  await addElectronic(page, bank)
}

const addElectronic = async (page: Page, bank: Bank) => {
  await findTrustee(page, bank, 'CA', 'Fairwick')
  await expect(page.getByLabel('Biller Account Number')).toHaveValue('26-10077')
  await page.getByRole('button', { name: 'Add bill' }).click()
  await expectAdded(page)
}

const ELECTRONIC = /^Details of Chapter 13 Trustee A\. Fairwick/

// TRU-08
test('warns of a double payment by another method', ON_DESKTOP, async ({ bank, page, axe }) => {
  await addOfficeTwice(page, bank)
  await confirmPayment(page, ELECTRONIC, '10.77')
  const dialog = await review(page, /^Details of Trustee A Fairwick/, '20')
  await expect(dialog).toContainText(
    'A payment of $10.77 to this trustee is already on its way. If you pay again now, you may pay twice.',
  )
  await axe()
})

// TRU-08
test(
  'locks a method for the customer after two payments that came back',
  ON_DESKTOP,
  async ({ bank, page, axe }) => {
    await stepUp(page, bank)
    await savePlan(page, bank, { district: 'caeb', trustee_id: 9001, paid_by: ['electronic'] })
    await addElectronic(page, bank)
    const locks = async () => {
      const reply = await page.request.get(`${bank.url}/api/trustees/9001`)
      return ((await reply.json()) as { locks: object[] }).locks.length
    }
    await confirmPayment(page, ELECTRONIC, '10.77')
    await confirmPayment(page, ELECTRONIC, '11.77')
    await worldOf(bank.sandboxUrl).advance({ days: 14 })
    await expect.poll(locks).toBe(1)
    const dialog = await review(page, ELECTRONIC, '20')
    const locked = dialog.getByRole('alert')
    await expect(locked).toContainText(
      /^Payments came back, so this trustee doesn't take this way of paying from you until \w+ \d+, 2027\. You can pay by a check that we mail for you, cashier's check,/,
    )
    await axe()
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    await page.goto(`${bank.url}${TRUSTEE}`)
    await expect(page.getByText(/^Payments came back, so this trustee doesn't take/)).toBeVisible()
    await expect(page.getByRole('list', { name: 'Not accepted, or not known' })).toContainText(
      'Electronic payment from this accountLocked for you',
    )
    await axe()
  },
)
