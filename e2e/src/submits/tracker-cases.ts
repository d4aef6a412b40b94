/** Every submission of the Success Tracker. */
import { expect, type Locator } from '@playwright/test'
import type { Desk, SubmitCase } from './submit-case.ts'

const MONTH = '2026-08-01'

const open = async ({ page, bank }: Desk, path: string) => {
  await page.goto(`${bank.url}/dashboard/tracker${path}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** Something of one's own that a case may change, written down by hand beforehand. */
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

const fillItem = async (form: Locator, amount: string) => {
  await form.getByLabel('Amount').fill(amount)
  await form.getByLabel(/Category/).selectOption('Charity')
  return form.getByRole('button', { name: 'Save' })
}

const editItem = async (desk: Desk, description: string) => {
  await addItem(desk, description)
  await open(desk, '/expenses')
  await desk.page.getByRole('button', { name: `Update ${description}` }).click()
  return desk.page.getByRole('dialog', { name: 'Update external expense' })
}

const itemCases: readonly SubmitCase[] = [
  {
    name: 'create-expense-item',
    ready: async (desk, round) => {
      await open(desk, '/external-spending')
      await desk.page.getByLabel('Amount').fill(`1${round}.34`)
      await desk.page.getByLabel('Category').selectOption('Charity')
      return desk.page.getByRole('button', { name: '+ Save external transaction' })
    },
    effects: { expense_items: 1 },
  },
  ...['Additional Expense Transaction', 'Add external expense'].map(
    (dialog): SubmitCase => ({
      name: 'create-expense-item',
      ready: async (desk, round) => {
        await open(desk, '/expenses')
        await desk.page.getByRole('button', { name: dialog.replace(/^Add /, '+ Add ') }).click()
        return fillItem(desk.page.getByRole('dialog', { name: dialog }), `2${round}.10`)
      },
      effects: { expense_items: 1 },
    }),
  ),
  {
    name: 'update-expense-item',
    ready: async (desk, round) => {
      const form = await editItem(desk, `Changed ${round}`)
      await form.getByLabel('Amount').fill(`4${round}.10`)
      return form.getByRole('button', { name: 'Update' })
    },
    effects: {},
  },
  {
    name: 'delete-expense-item',
    ready: async (desk, round) => {
      const form = await editItem(desk, `Deleted ${round}`)
      await form.getByRole('button', { name: 'Delete this expense' }).click()
      return desk.page.getByRole('button', { name: 'Yes, delete it!' })
    },
    effects: { expense_items: -1 },
  },
  {
    name: 'split-expense-item',
    ready: async (desk, round) => {
      await addItem(desk, `Split ${round}`)
      await open(desk, '/expenses')
      await desk.page.getByRole('button', { name: `Break down Split ${round}` }).click()
      const form = desk.page.getByRole('dialog', { name: 'Breakdown Transaction' })
      for (const [at, amount] of ['11.00', '1.00'].entries()) {
        const part = form.getByRole('group', { name: `Part ${at + 1}` })
        await part.getByLabel('Amount').fill(amount)
        await part.getByLabel('Category').selectOption('Charity')
      }
      return form.getByRole('button', { name: 'Save breakdown' })
    },
    effects: { expense_items: 2 },
  },
  {
    name: 'categorize-expense-item',
    ready: async (desk) => {
      await open(desk, '/expenses')
      await desk.page
        .getByRole('combobox', { name: /^Category of Streamline TV/ })
        .first()
        .click()
      return desk.page.getByRole('option', { name: 'Entertainment' })
    },
    effects: {},
  },
]

const goalCases: readonly SubmitCase[] = [
  {
    name: 'create-expense-goal',
    ready: async (desk) => {
      await open(desk, '/expense-goals')
      await desk.page.getByRole('button', { name: 'Add expense goal' }).click()
      return fillItem(desk.page.getByRole('dialog', { name: 'Add expense goal' }), '5')
    },
    effects: { expense_goals: 1 },
  },
  {
    name: 'update-expense-goal',
    ready: async (desk, round) => {
      await open(desk, '/expense-goals')
      await desk.page.getByRole('button', { name: 'Edit Charity' }).click()
      const form = desk.page.getByRole('dialog', { name: 'Update expense goal' })
      await form.getByLabel('Amount').fill(`1${round}`)
      return form.getByRole('button', { name: 'Update' })
    },
    effects: {},
  },
  {
    name: 'delete-expense-goal',
    ready: async (desk) => {
      await open(desk, '/expense-goals')
      await desk.page.getByRole('button', { name: 'Delete Charity' }).click()
      return desk.page.getByRole('button', { name: 'Yes, delete it!' })
    },
    effects: { expense_goals: -1 },
  },
  {
    name: 'save-income-goals',
    ready: async (desk, round) => {
      await open(desk, '/income-goals')
      const rows = desk.page.getByRole('group', { name: /^Income \d+$/ })
      await desk.page.getByRole('button', { name: '+ Add additional income source' }).click()
      await rows.last().getByLabel('Income type').selectOption('Pension or retirement income')
      await rows.last().getByLabel('Monthly amount').fill(`3${round}`)
      await desk.page.keyboard.press('Tab')
      return desk.page.getByRole('button', { name: 'Update', exact: true })
    },
    effects: { income_goals: 1 },
  },
  {
    name: 'delete-income-goal',
    ready: async (desk) => {
      await open(desk, '/income-goals')
      await desk.page.getByRole('button', { name: 'Remove Pension or retirement income' }).click()
      return desk.page.getByRole('button', { name: 'Yes, delete it!' })
    },
    effects: { income_goals: -1 },
  },
  {
    name: 'save-trustee-payment',
    ready: async (desk, round) => {
      await open(desk, '/trustee-payment')
      await desk.page.getByLabel('Trustee Payment Amount').fill(`46${round}`)
      return desk.page.getByRole('button', { name: 'Continue' })
    },
    effects: {},
  },
]

/** Of somebody whose month has goals. */
export const trackerCases: readonly SubmitCase[] = [...itemCases, ...goalCases]
