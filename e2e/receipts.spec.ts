/**
 * What was sent to the trustee beside what the office posted: typed, from the office's file, and when the office
 * posts another amount, twice, or never. The cases' numbers say what the office does (docs/partners/trustee-office.md).
 */
import type { Page } from '@playwright/test'
import { addTrustee } from './src/autopay-maker.ts'
import { type Bank, expect, ON_DESKTOP, ON_PHONE, test } from './src/fixtures.ts'
import { operatorOf } from './src/operator.ts'
import { createPlan } from './src/plan-maker.ts'
import { type ChosenFile, csvFile, downloadLedger, payTrustee } from './src/receipt-maker.ts'
import { enterAccount, signInUnseen } from './src/sign-in.ts'
import { worldOf } from './src/world.ts'

/** Approved, with $250.00 and no plan. */
const CUSTOMER = 'starter@example.com'
const PAGE = '/dashboard/plan/receipts'
/** Longer than an electronic payment takes, and than this office takes to post it. */
const POSTED_DAYS = 4

test.beforeEach(async ({ bank, page }) => {
  await bank.restore()
  await operatorOf(bank).setFeatures(CUSTOMER, { billPay: true })
  await signInUnseen(page, bank.url, CUSTOMER)
})

/** A plan of this case with a trustee of the directory. */
const plan = (page: Page, bank: Bank, case_number: string) =>
  createPlan(page, bank, {
    case_number,
    trustee_id: 9001,
    opening: { as_of: '2026-08-20', posted_total: '3255.00' },
  })
/** Sends $465.00 to the trustee of the plan. */
const pay = async (page: Page, bank: Bank, caseNumber: string) => {
  const world = worldOf(bank.sandboxUrl)
  const deposit = { kind: 'payroll', amount: '900.00', description: 'ACME PAYROLL' } as const
  await world.deposit(await world.prnOf(CUSTOMER), deposit)
  await addTrustee(page, bank, caseNumber)
  await payTrustee(page, bank, '465.00')
}
/** Some days later, the payment history is open. */
const later = async (page: Page, bank: Bank, days: number) => {
  await worldOf(bank.sandboxUrl).advance({ days })
  await enterAccount(page, bank.url, CUSTOMER, PAGE)
}
const payments = (page: Page) => page.getByRole('list', { name: 'Sent and posted' }).getByRole('listitem')
const others = (page: Page) =>
  page.getByRole('list', { name: 'Receipts without a payment' }).getByRole('listitem')
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const chooseFile = async (page: Page, file: ChosenFile) => {
  await button(page, 'Add from a file').click()
  const dialog = page.getByRole('dialog', { name: 'Add from a file' })
  await dialog.getByLabel('CSV file').setInputFiles(file)
  return dialog
}
/** Says which payment the receipt is that is open. */
const answer = async (page: Page, label: string) => {
  const dialog = page.getByRole('dialog', { name: /^Receipt of/ })
  await dialog.getByLabel('Which payment is this?').selectOption({ label })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
}

// REC-20, REC-21, REC-24, REC-25
test(
  'a receipt is typed, matched, taken back, matched by hand, and deleted',
  ON_PHONE,
  async ({ bank, page, axe }) => {
    await page.goto(`${bank.url}${PAGE}`)
    await expect(page.getByRole('link', { name: 'Set up my plan' })).toBeVisible()
    await axe()

    await plan(page, bank, '26-10077')
    await page.goto(`${bank.url}/dashboard`)
    await page.getByRole('link', { name: 'Plan', exact: true }).click()
    await page
      .getByRole('navigation', { name: 'Plan' })
      .getByRole('link', { name: 'Payment history' })
      .click()
    await expect(page.getByText('No payments yet.')).toBeVisible()
    await expect(page.getByText("No receipts yet. Add what your trustee's website shows.")).toBeVisible()
    await axe()

    await pay(page, bank, '26-10077')
    await page.reload()
    await expect(payments(page)).toHaveText([/^\$465\.00Sent .*On its way\. It should be posted by /])
    await button(page, 'Add a receipt').click()
    const form = page.getByRole('dialog', { name: 'Add a receipt' })
    await form.getByLabel('Day it was posted').fill('2026-08-24')
    await form.getByLabel('Amount').fill('465')
    await form.getByLabel('Receipt number (optional)').fill('A-1001')
    await axe()
    await form.getByRole('button', { name: 'Save receipt' }).click()
    await expect(payments(page).first()).toContainText('Posted Mon, Aug 24')
    await axe()

    await button(page, /^See receipt/).click()
    await expect(page.getByRole('dialog', { name: 'Receipt of $465.00' })).toContainText('Added by you')
    await axe()
    await answer(page, "None. It's not from this account")
    await expect(others(page)).toHaveText([/^Not from this account.*Receipt A-1001/])
    await expect(payments(page).first()).not.toContainText('Posted')

    await others(page).getByRole('button').click()
    await answer(page, '$465.00, sent Mon, Aug 24')
    await expect(payments(page).first()).toContainText('Posted Mon, Aug 24')
    await expect(page.getByText('Each receipt has its payment above.')).toBeVisible()

    await button(page, /^See receipt/).click()
    await button(page, 'Delete this receipt').click()
    await axe()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(page.getByText(/^No receipts yet\./)).toBeVisible()
  },
)

// REC-21, REC-26
test('the file of the office shows a payment that was posted with another amount', async ({
  bank,
  page,
  axe,
}) => {
  await plan(page, bank, '26-90002')
  await pay(page, bank, '26-90002')
  await later(page, bank, POSTED_DAYS)
  const ledger = await downloadLedger(bank, '26-90002', 1)
  const dialog = await chooseFile(page, ledger)
  await expect(dialog.getByRole('list', { name: 'New in ledger-26-90002.csv' })).toContainText('$464.00')
  await axe()
  await expect(others(page)).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Add 1 receipt' }).click()
  await expect(dialog).toBeHidden()
  await expect(payments(page)).toHaveText([/Posted with another amount: \$464\.00Posted \w{3}, Aug \d+/])
  await axe()
  await button(page, /^See receipt/).click()
  await expect(page.getByRole('dialog', { name: 'Receipt of $464.00' })).toContainText(
    'You sent $465.00, and the office posted $464.00. Ask the office why.',
  )
  await axe()
  await page.keyboard.press('Escape')

  await chooseFile(page, ledger)
  await expect(dialog).toContainText('There is nothing new in ledger-26-90002.csv.')
  await expect(dialog.getByRole('list', { name: 'Here already' })).toContainText('$464.00')
  await expect(dialog.getByRole('button', { name: /^Add \d/ })).toHaveCount(0)
  await axe()
})

// REC-23, REC-24
test('a payment that was posted twice is a question', ON_PHONE, async ({ bank, page, axe }) => {
  await plan(page, bank, '26-90004')
  await pay(page, bank, '26-90004')
  await later(page, bank, POSTED_DAYS)
  const dialog = await chooseFile(page, await downloadLedger(bank, '26-90004', 2))
  await axe()
  await dialog.getByRole('button', { name: 'Add 2 receipts' }).click()
  await expect(payments(page)).toHaveText([/Posted \w{3}, Aug \d+/])
  await expect(others(page)).toHaveText([/^Posted twice\?.*Needs your answer$/])
  await axe()
  await others(page).getByRole('button').click()
  await expect(page.getByText(/^Your payment of \$465\.00, sent .* has a receipt already\./)).toBeVisible()
  await axe()
  await answer(page, 'Count it, too')
  await expect(others(page)).toHaveText([/^Not from this account/])
})

// REC-22
test(
  'a payment that the office never posts says what to have at hand',
  ON_PHONE,
  async ({ bank, page, axe }) => {
    await plan(page, bank, '26-90003')
    await pay(page, bank, '26-90003')
    await later(page, bank, 14)
    const row = payments(page).first()
    await expect(row).toContainText(/Should have been posted by \w{3}, (Aug|Sep) \d+\./)
    await expect(row).toContainText(/Have this at hand: \$465\.00, sent Mon, Aug 24, number \S+\./)
    await expect(row.getByRole('link', { name: '(916) 555-0101' })).toHaveAttribute('href', 'tel:9165550101')
    await axe()
  },
)

// REC-26
test(
  'a file says what is not understood, and asks for its columns',
  ON_DESKTOP,
  async ({ bank, page, axe }) => {
    await plan(page, bank, '26-10077')
    await page.goto(`${bank.url}${PAGE}`)
    const lines = ['When,How much', '08/21/2026,$31.00', '21/08/2026,$32.00', '08/22/2026,none']
    const dialog = await chooseFile(page, csvFile('mine.csv', lines.join('\r\n')))
    await dialog.getByLabel('Day it was posted').selectOption('When')
    await dialog.getByLabel('Amount').selectOption('How much')
    await axe()
    await dialog.getByRole('button', { name: 'Show the receipts' }).click()
    const unread = dialog.getByRole('list', { name: 'Lines that we do not understand' }).getByRole('listitem')
    await expect(unread).toHaveText([/^Line 3No day that we can read/, /^Line 4No amount that we can read/])
    await axe()
    await dialog.getByRole('button', { name: 'Add 1 receipt' }).click()
    await expect(others(page)).toHaveText([/^Not from this account.*\$31\.00$/])

    await chooseFile(page, { ...csvFile('scan.pdf', '%PDF-1.7'), mimeType: 'text/csv' })
    await expect(dialog.getByRole('alert')).toContainText('scan.pdf: We can read CSV files only.')
    await axe()
  },
)
