/**
 * Submissions of the Success Tracker: a form on its page, one in a dialog, a confirmation over a form, and a
 * choice in a list.
 */
import { expect } from '@playwright/test'
import type { Desk, SubmitCase } from './submit-case.ts'

const MONTH = '2026-08-01'

const open = async ({ page, bank }: Desk, path: string) => {
  await page.goto(`${bank.url}/dashboard/tracker${path}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** Opens the expenses page with its tables, which are closed on a phone. */
const openActivity = async (desk: Desk) => {
  await open(desk, '/expenses')
  await desk.page.getByRole('button', { name: /^Activity/ }).click()
}

/** Adds an external expense that a case may change. */
const addItem = async ({ page, bank }: Desk, description: string) => {
  const reply = await page.request.post(`${bank.url}/api/expense_items`, {
    headers: { origin: bank.url },
    data: {
      month: MONTH,
      expense_item: {
        amount: '12.00',
        category: 'charity',
        description,
        effective_date: '2026-08-20',
        external: true,
      },
    },
  })
  expect(reply.ok(), await reply.text()).toBe(true)
}

/** For a customer whose month has goals. */
export const trackerCases: readonly SubmitCase[] = [
  {
    name: 'create-expense-item',
    ready: async (desk) => {
      await open(desk, '/external-spending')
      await desk.page.getByLabel('Amount').fill('11.34')
      await desk.page.getByLabel('Category').selectOption('Charity')
      return desk.page.getByRole('button', { name: '+ Save external transaction' })
    },
    effects: { expense_items: 1 },
  },
  {
    name: 'create-expense-item',
    ready: async (desk) => {
      await openActivity(desk)
      await desk.page.getByRole('button', { name: '+ Add external expense' }).click()
      const form = desk.page.getByRole('dialog', { name: 'Add external expense' })
      await form.getByLabel('Amount').fill('21.10')
      await form.getByLabel(/Category/).selectOption('Charity')
      return form.getByRole('button', { name: 'Save' })
    },
    effects: { expense_items: 1 },
  },
  {
    name: 'delete-expense-item',
    ready: async (desk) => {
      await addItem(desk, 'Deleted')
      await openActivity(desk)
      await desk.page.getByRole('button', { name: 'Update Deleted' }).click()
      const form = desk.page.getByRole('dialog', { name: 'Update external expense' })
      await form.getByRole('button', { name: 'Delete this expense' }).click()
      return desk.page.getByRole('button', { name: 'Yes, delete it!' })
    },
    effects: { expense_items: -1 },
  },
  {
    name: 'categorize-expense-item',
    ready: async (desk) => {
      await open(desk, '/expenses')
      await desk.page.getByRole('button', { name: 'Show as a list' }).click()
      await desk.page
        .getByRole('combobox', { name: /^Category of Streamline TV/ })
        .first()
        .click()
      return desk.page.getByRole('option', { name: 'Entertainment' })
    },
    effects: {},
  },
]
