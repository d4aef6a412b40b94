/** Submissions about receipts: a form, a file, and a question. The first one makes the customer's plan. */
import { expect } from '@playwright/test'
import { createPlan } from '../plan-maker.ts'
import { csvFile } from '../receipt-maker.ts'
import type { Desk, SubmitCase } from './submit-case.ts'

const LEDGER = 'Date Posted,Receipt Number,Description,Amount\r\n08/20/2026,7001,PAYMENT,31.00\r\n'

const open = async ({ page, bank }: Desk) => {
  await page.goto(`${bank.url}/dashboard/plan/receipts`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

export const receiptsCases: readonly SubmitCase[] = [
  {
    name: 'add-receipt',
    ready: async (desk) => {
      await createPlan(desk.page, desk.bank)
      await open(desk)
      await desk.page.getByRole('button', { name: 'Add a receipt' }).click()
      const form = desk.page.getByRole('dialog', { name: 'Add a receipt' })
      await form.getByLabel('Day it was posted').fill('2026-08-21')
      await form.getByLabel('Amount').fill('41.00')
      return form.getByRole('button', { name: 'Save receipt' })
    },
    effects: { receipts: 1 },
  },
  {
    name: 'import-receipt-file',
    ready: async (desk) => {
      await open(desk)
      await desk.page.getByRole('button', { name: 'Add from a file' }).click()
      const form = desk.page.getByRole('dialog', { name: 'Add from a file' })
      await form.getByLabel('CSV file').setInputFiles(csvFile('ledger.csv', LEDGER))
      return form.getByRole('button', { name: 'Add 1 receipt' })
    },
    effects: { receipts: 1, receipt_files: 1 },
  },
  {
    name: 'delete-receipt',
    ready: async (desk) => {
      await open(desk)
      const rows = desk.page.getByRole('list', { name: 'Receipts without a payment' })
      await rows.getByRole('button').first().click()
      await desk.page.getByRole('button', { name: 'Delete this receipt' }).click()
      const question = desk.page.getByRole('dialog', { name: 'Delete this receipt?' })
      return question.getByRole('button', { name: 'Delete', exact: true })
    },
    effects: { receipts: -1 },
  },
]
