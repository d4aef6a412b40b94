/** Submissions about billers and payments. The customer has every feature and has proved ownership. */
import { expect } from '@playwright/test'
import type { SubmitCase } from './submit-case.ts'

export const billsCases: readonly SubmitCase[] = [
  {
    name: 'add-paper-biller',
    ready: async ({ page, bank }) => {
      await page.goto(`${bank.url}/dashboard/paybills/add-paper-biller`)
      await page.getByLabel('Name of the payee').fill('Anna Burke')
      await page.getByLabel('Biller Account Number').fill('LEASE-1')
      await page.getByLabel('City').fill('Tulsa')
      await page.getByLabel('State', { exact: true }).selectOption('OK')
      await page.getByLabel('ZIP code').fill('74103')
      return page.getByRole('button', { name: 'Add bill' })
    },
    effects: { billers: 1, addPaperBiller: 1 },
  },
  {
    name: 'pay-bill',
    ready: async ({ page, bank }) => {
      await page.goto(`${bank.url}/dashboard/paybills`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.getByRole('button', { name: /^Details of Anna Burke/ }).click()
      await page.getByRole('button', { name: 'Make a Payment' }).click()
      const dialog = page.getByRole('dialog', { name: 'Make a Payment' })
      await dialog.getByLabel('Amount').fill('11')
      await dialog.getByRole('button', { name: 'Add' }).click()
      return dialog.getByRole('button', { name: 'Confirm Payment' })
    },
    effects: { bill_payments: 1, createBillPayment: 1, expense_items: 1 },
  },
]
