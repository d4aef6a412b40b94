/** The submissions of the tracker's two wizards. Each round has a customer of its own, who has no plan yet. */
import { expect } from '@playwright/test'
import { enterAccount } from '../sign-in.ts'
import { fillRow, press } from '../tracker-screen.ts'
import type { Desk, SubmitCase } from './submit-case.ts'

const CUSTOMERS = { 1: 'starter@example.com', 2: 'fraud@example.com' } as const

const goOn = async ({ page }: Desk, heading: RegExp) => {
  await press(page, 'Continue')
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
}
const finish = ({ page }: Desk) => page.getByRole('button', { name: 'Finish' })

export const wizardCases: readonly SubmitCase[] = [
  {
    name: 'save-expense-goals',
    ready: async (desk, round) => {
      const { page, bank } = desk
      await page.context().clearCookies()
      await enterAccount(page, bank.url, CUSTOMERS[round])
      await page.goto(`${bank.url}/dashboard/tracker/get-started`)
      await press(page, 'Get Started')
      await page.getByLabel('Trustee Payment Amount').fill('500')
      await goOn(desk, /^Enter any income/)
      await press(page, 'Remove Rent')
      await press(page, 'Remove Interest and dividends')
      await fillRow(page, 'Income 1', '3000')
      await goOn(desk, /^Enter each expense/)
      for (const [at, amount] of ['1300', '200', '0'].entries())
        await fillRow(page, `Expense ${at + 1}`, amount)
      return page.getByRole('button', { name: 'Continue', exact: true })
    },
    effects: { expense_goals: 3 },
  },
  {
    name: 'finish-get-started',
    ready: async (desk) => {
      await expect(desk.page.getByRole('heading', { level: 1, name: /^Please review/ })).toBeVisible()
      return finish(desk)
    },
    effects: {},
  },
  {
    name: 'approve-month',
    ready: async (desk) => {
      await desk.page.goto(`${desk.bank.url}/dashboard/tracker/track-success`)
      await desk.page.getByRole('link', { name: "Set September's Goals" }).click()
      await press(desk.page, 'Next')
      await expect(desk.page.getByLabel('Trustee Payment Amount')).toBeVisible()
      await goOn(desk, /^Enter any income/)
      await goOn(desk, /^Enter each expense/)
      await goOn(desk, /^Please review/)
      return finish(desk)
    },
    effects: {},
  },
]
