/** Every submission about billers and payments. The customer has every feature, and proved ownership. */
import { expect } from '@playwright/test'
import type { Desk, SubmitCase } from './submit-case.ts'

const openBills = async ({ page, bank }: Desk) => {
  await page.goto(`${bank.url}/dashboard/paybills`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** Somebody who is paid by check: made beforehand, so that a case is about one submission. */
const openPayee = async (desk: Desk, name: string) => {
  await openBills(desk)
  await desk.page.getByRole('button', { name: new RegExp(`^Details of ${name}`) }).click()
}

const addPayee = async ({ page, bank }: Desk, name: string) => {
  const reply = await page.request.post(`${bank.url}/api/billers/add_paper`, {
    headers: { origin: bank.url, 'idempotency-key': crypto.randomUUID() },
    data: {
      biller: {
        biller_name: name,
        biller_account_number: 'LEASE-4',
        biller_city: 'Tulsa',
        biller_state: 'OK',
        biller_zip: '74103',
      },
    },
  })
  expect(reply.status(), await reply.text()).toBe(201)
}

const findMerchant = async (desk: Desk, text: string, name: RegExp) => {
  const { page, bank } = desk
  await page.goto(`${bank.url}/dashboard/paybills/add-biller`)
  await page.getByLabel('Select State').selectOption('CA')
  await page.getByRole('combobox', { name: 'Search Merchants' }).fill(text)
  await page.getByRole('option', { name }).click()
}

export const billsCases: readonly SubmitCase[] = [
  {
    name: 'add-biller',
    ready: async (desk, round) => {
      await findMerchant(desk, 'Saltgrass', /^Saltgrass Power and Light/)
      await desk.page.getByLabel('Biller Account Number').fill(`123456789${round}`)
      await desk.page.getByLabel('Category').selectOption('Utilities')
      return desk.page.getByRole('button', { name: 'Add bill' })
    },
    effects: { billers: 1, addRppsBiller: 1 },
  },
  {
    name: 'add-paper-biller',
    ready: async ({ page, bank }, round) => {
      await page.goto(`${bank.url}/dashboard/paybills/add-paper-biller`)
      await page.getByLabel('Name of the payee').fill(round === 1 ? 'Anna Burke' : 'Ben Stone')
      await page.getByLabel('Biller Account Number').fill(`LEASE-${round}`)
      await page.getByLabel('City').fill('Tulsa')
      await page.getByLabel('State', { exact: true }).selectOption('OK')
      await page.getByLabel('ZIP code').fill('74103')
      return page.getByRole('button', { name: 'Add bill' })
    },
    effects: { billers: 1, addPaperBiller: 1 },
  },
  {
    name: 'set-reminder',
    ready: async (desk, round) => {
      await openPayee(desk, round === 1 ? 'Anna Burke' : 'Ben Stone')
      await desk.page.getByRole('button', { name: 'Set Reminder' }).click()
      await desk.page.getByLabel('First reminder').fill('2026-08-26')
      await desk.page.getByLabel('First reminder').press('Tab')
      return desk.page.getByRole('button', { name: 'Save' })
    },
    effects: { bill_reminders: 1 },
  },
  {
    name: 'delete-reminder',
    ready: async (desk, round) => {
      await openPayee(desk, round === 1 ? 'Anna Burke' : 'Ben Stone')
      await desk.page.getByRole('button', { name: 'Delete reminder' }).click()
      return desk.page.getByRole('dialog').getByRole('button', { name: /^Yes/ })
    },
    effects: { bill_reminders: -1 },
  },
  {
    name: 'pay-bill',
    ready: async (desk, round) => {
      await openPayee(desk, 'Anna Burke')
      await desk.page.getByRole('button', { name: 'Make a Payment' }).click()
      const dialog = desk.page.getByRole('dialog', { name: 'Make a Payment' })
      await dialog.getByLabel('Amount').fill(`1${round}`)
      await dialog.getByRole('button', { name: 'Add' }).click()
      return dialog.getByRole('button', { name: 'Confirm Payment' })
    },
    effects: { bill_payments: 1, createBillPayment: 1, expense_items: 1 },
  },
  {
    name: 'delete-biller',
    ready: async (desk, round) => {
      await addPayee(desk, `Gone Soon ${round === 1 ? 'A' : 'B'}`)
      await openPayee(desk, `Gone Soon ${round === 1 ? 'A' : 'B'}`)
      await desk.page.getByRole('button', { name: 'Delete Biller' }).click()
      return desk.page.getByRole('button', { name: 'Yes, delete' })
    },
    effects: { removeBiller: 1 },
  },
  {
    name: 'download-bill-report',
    isDownload: true,
    ready: async (desk) => {
      await openBills(desk)
      return desk.page.getByRole('button', { name: 'Download report' })
    },
    effects: {},
  },
]
