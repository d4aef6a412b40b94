/**
 * The Payment Assistant: billers, a payment from start to finish, a reminder, and the PDF that proves the
 * payment.
 */
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { hasPdfTools, textOfPdf } from '../server/tests/support/pdf-tools.ts'
import { expect, test } from './src/fixtures.ts'
import { expectKeyboardDialog } from './src/keyboard-dialog.ts'
import { operatorOf } from './src/operator.ts'
import { expectAfterReload } from './src/reload.ts'
import { createPlan } from './src/plan-maker.ts'
import { signInUnseen } from './src/sign-in.ts'
import { stepUp } from './src/step-up.ts'
import { closeReceipt } from './src/receipt.ts'
import { expectToast } from './src/toasts.ts'
import { mailWith, worldOf } from './src/world.ts'

const EMAIL = 'starter@example.com'
const OWNER = 'Sam Starling'
const BILLS = '/dashboard/paybills'
const ADD = `${BILLS}/add-biller`
const MONTH = '2026-08-01'

// Each test runs on one screen size: the table of bills is for the desktop, and the payee form is for the
// phone.
test.beforeEach(async ({ bank, page }) => {
  await bank.restore()
  await operatorOf(bank).setFeatures(EMAIL, {
    billPay: true,
    paperBillPay: true,
    billerReminder: true,
    trackedBills: true,
  })
  await signInUnseen(page, bank.url, EMAIL)
})

const find = async (page: Page, state: string, text: string, name: RegExp) => {
  await page.getByLabel('Select State').selectOption(state)
  await page.getByRole('combobox', { name: 'Search Merchants' }).fill(text)
  await page.getByRole('option', { name }).click()
}
const pay = async (page: Page, biller: RegExp, amount: string) => {
  await page.getByRole('button', { name: biller }).click()
  await page.getByRole('button', { name: 'Make a Payment' }).click()
  const dialog = page.getByRole('dialog', { name: 'Make a Payment' })
  await dialog.getByLabel('Amount').fill(amount)
  await dialog.getByRole('button', { name: 'Add' }).click()
  await expect(dialog.getByRole('button', { name: 'Confirm Payment' })).toBeVisible()
  return dialog
}

test('pays a bill until it clears, and removes a returned trustee payment from the tracker @desktop', async ({
  bank,
  page,
  axe,
}) => {
  const world = worldOf(bank.sandboxUrl)
  const trusteeItems = async () => {
    const reply = await page.request.get(`${bank.url}/api/payment_tracking?month=${MONTH}`)
    const { expense_items } = (await reply.json()) as { expense_items: { category: string | null }[] }
    return expense_items.filter(({ category }) => category === 'trustee_payment').length
  }

  await test.step('finds a merchant and checks the format of the account number', async () => {
    await page.goto(`${bank.url}${BILLS}`)
    await expect(page.getByText('No records found').first()).toBeVisible()
    await axe()
    await page.getByRole('link', { name: 'Add a new bill' }).click()
    await find(page, 'CA', 'Saltgrass', /^Saltgrass Power and Light/)
    await page.getByLabel('Biller Account Number').fill('12')
    await page.getByLabel('Category').selectOption('Utilities')
    await axe()
    await page.getByRole('button', { name: 'Add bill' }).click()
    await expect(page.getByRole('dialog', { name: 'Unable to Add a new bill.' })).toContainText(
      'Make sure the account number entered follows the following format ########## or ##-########',
    )
    await axe()
    await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click()
    await page.getByLabel('Biller Account Number').fill('1234567890')
    await page.getByRole('button', { name: 'Add bill' }).click()
    await expect(page).toHaveURL(new RegExp(`${BILLS}$`))
  })

  await test.step('shows the payment before it is confirmed, and delivers it days later', async () => {
    const dialog = await pay(page, /^Details of Saltgrass/, '82.10')
    await expect(dialog).toContainText('$83.10')
    await axe()
    await dialog.getByRole('button', { name: 'Confirm Payment' }).click()
    await closeReceipt(page, axe)
    await expect.poll(() => world.balanceOf(EMAIL)).toBe('166.90')
    await axe()
    await world.advance({ days: 4 })
    await expectAfterReload(page, 'Received')
    expect(await world.balanceOf(EMAIL)).toBe('166.90')
  })

  await test.step('counts a trustee payment until it is returned, then refunds it with its fee', async () => {
    await page.goto(`${bank.url}${ADD}`)
    await find(page, 'CA', 'Fairwick', /Trustee A\. Fairwick/)
    await expect(page.getByText('Your trustee')).toBeVisible()
    await page.getByLabel('Biller Account Number').fill('24-10077')
    await page.getByLabel('Category').selectOption('Personal finance')
    await page.getByRole('button', { name: 'Add bill' }).click()
    const dialog = await pay(page, /^Details of Chapter 13 Trustee A\. Fairwick/, '50.77')
    await dialog.getByRole('button', { name: 'Confirm Payment' }).click()
    await closeReceipt(page)
    await expect.poll(() => world.balanceOf(EMAIL)).toBe('115.13')
    await expect.poll(trusteeItems).toBe(1)
    await world.advance({ days: 14 })
    await expectAfterReload(page, 'Returned')
    await expect(page.getByRole('main')).toContainText(
      'Any money we took, including the fee, goes back to your account.',
    )
    const back = page.getByRole('list', { name: 'Payments that came back' })
    await expect(back.getByRole('button', { name: /^Pay again/ })).toBeVisible()
    await axe()
    expect(await world.balanceOf(EMAIL)).toBe('166.90')
    expect(await trusteeItems()).toBe(0)
    await world.expectBalancedBook()
  })
})

test('adds, pays and deletes a payee who gets checks, with a reminder and a report @phone', async ({
  bank,
  page,
  axe,
}) => {
  const world = worldOf(bank.sandboxUrl)
  await stepUp(page, bank)

  await page.goto(`${bank.url}${ADD}`)
  await page.getByLabel('Select State').selectOption('OK')
  await page.getByRole('combobox', { name: 'Search Merchants' }).fill('Nobody Anywhere')
  await page.getByRole('link', { name: 'Add Paper Biller' }).click()
  await page.getByLabel('Name of the payee').fill('Anna Burke')
  await page.getByLabel('Biller Account Number').fill('LEASE-4')
  await page.getByLabel('Street address (optional)').fill('12 Mill Road')
  await page.getByLabel('City').fill('Tulsa')
  await page.getByLabel('State', { exact: true }).selectOption('OK')
  await page.getByLabel('ZIP code').fill('74103')
  await expect(page.getByText('ANNA BURKE')).toBeVisible()
  await axe()
  await page.getByRole('button', { name: 'Add bill' }).click()

  await test.step('sends a reminder email on the chosen day', async () => {
    await page.getByRole('button', { name: /^Details of Anna Burke/ }).click()
    for (const [opener, dialog] of [
      ['Make a Payment', 'Make a Payment'],
      ['Set Reminder', 'Remind me to pay Anna Burke'],
      ['Delete Biller', 'Delete this biller?'],
    ] as const)
      await expectKeyboardDialog(page, page.getByRole('button', { name: opener }), dialog)
    await page.getByRole('button', { name: 'Set Reminder' }).click()
    await page.getByLabel('First reminder').fill('2026-08-26')
    await page.getByLabel('First reminder').press('Tab')
    await axe()
    await page.getByRole('button', { name: 'Save' }).click()
    await expectToast(page, 'Reminder Set', 'You will receive a monthly email reminder starting 2026-08-26')
    await expect(page.getByRole('button', { name: 'Edit Reminder' })).toBeVisible()
    await world.advance({ days: 3 })
    await mailWith(world, EMAIL, 'Reminder: pay Anna Burke')
  })

  await test.step('includes the payment in the report for the trustee', async () => {
    await page.reload()
    const dialog = await pay(page, /^Details of Anna Burke/, '100')
    await expect(dialog).toContainText("We'll mail a check.")
    await dialog.getByRole('button', { name: 'Confirm Payment' }).click()
    await closeReceipt(page)
    await page.getByRole('button', { name: 'Reporting' }).click()
    await axe()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download report' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('bill-payment-report.pdf')
    const pdf = readFileSync(await download.path())
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
    if (hasPdfTools)
      for (const part of [OWNER, 'Anna Burke', '100.00']) expect(textOfPdf(pdf)).toContain(part)
  })

  await test.step('refuses to delete the payee until the check is no longer on its way', async () => {
    await page.getByRole('button', { name: 'Delete Biller' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete biller' }).click()
    await expect(
      page.getByText(/^You can't delete a biller while a payment to it is scheduled or on its way\./),
    ).toBeVisible()
    await world.advance({ days: 14 })
    await page.reload()
    await page.getByRole('button', { name: /^Details of Anna Burke/ }).click()
    await page.getByRole('button', { name: 'Delete Biller' }).click()
    await axe()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete biller' }).click()
    await expect(page.getByText('Biller was successfully removed')).toBeVisible()
    await expect(page.getByText('No records found').first()).toBeVisible()
  })
})

// BILLS-123, BILLS-126
test('pays the trustee from the home page in three presses @phone', async ({ bank, page, axe }) => {
  const world = worldOf(bank.sandboxUrl)
  const facts = {
    filed_on: '2026-07-29',
    first_due_on: '2026-08-28',
    district: 'caeb',
    trustee_id: 9001,
  } as const
  const change = { ...facts, due_rule: { kind: 'fixed_day', day: 28 } } as const
  await createPlan(page, bank, change, [{ amount: '100.00', reason: 'plan' }])
  await page.goto(`${bank.url}${ADD}`)
  await find(page, 'CA', 'Fairwick', /Trustee A\. Fairwick/)
  await expect(page.getByLabel('Biller Account Number')).toHaveValue('26-10077')
  await page.getByLabel('Category').selectOption('Personal finance')
  await page.getByRole('button', { name: 'Add bill' }).click()
  await expect(page).toHaveURL(new RegExp(`${BILLS}$`))
  await page.goto(`${bank.url}/dashboard`)

  let presses = 0
  const press = async (target: ReturnType<Page['getByRole']>) => {
    presses += 1
    await target.click()
  }
  await press(page.getByRole('navigation').getByRole('link', { name: 'Pay', exact: true }))
  await press(page.getByRole('button', { name: 'Pay $100.00' }))
  await press(page.getByRole('dialog').getByRole('button', { name: 'Confirm Payment' }))
  await closeReceipt(page)
  expect(presses).toBe(3)
  await expect.poll(() => world.balanceOf(EMAIL)).toBe('149.00')

  const trustee = page.getByRole('region', { name: 'Your trustee' })
  await expect(trustee).toContainText(/(Scheduled|On its way) for August/)
  await axe()
  await trustee.getByRole('button', { name: 'Pay more' }).click()
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText(
    /^Your payment for August is already (scheduled|on its way)/,
  )
  await axe()
})
