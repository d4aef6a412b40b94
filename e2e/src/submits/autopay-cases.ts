/** Submissions about autopay, from agreeing to stopping. The first one makes the customer's plan. */
import { expect } from '@playwright/test'
import { addTrustee } from '../autopay-maker.ts'
import { createPlan } from '../plan-maker.ts'
import { openSetAside } from '../set-aside-maker.ts'
import type { Desk, SubmitCase } from './submit-case.ts'

const open = async ({ page, bank }: Desk) => {
  await page.goto(`${bank.url}/dashboard/plan/autopay`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}
/** The button of the next planned payment. */
const firstButton = ({ page }: Desk, name: RegExp) =>
  page.getByRole('list', { name: 'Planned payments' }).getByRole('button', { name }).first()

export const autopayCases: readonly SubmitCase[] = [
  {
    name: 'save-autopay',
    ready: async (desk) => {
      const { page, bank } = desk
      await createPlan(page, bank)
      await addTrustee(page, bank)
      await openSetAside(page, bank)
      await open(desk)
      await page.getByLabel('I have read this and agree to it.').check()
      return page.getByRole('button', { name: 'Turn on autopay' })
    },
    effects: { autopay_agreements: 1, planned_payments: 3 },
  },
  {
    name: 'change-planned-payment',
    ready: async (desk) => {
      await open(desk)
      await firstButton(desk, /^Change amount/).click()
      const form = desk.page.getByRole('dialog', { name: 'Change the amount' })
      await form.getByLabel('Amount').fill('400')
      return form.getByRole('button', { name: 'Change amount' })
    },
    effects: {},
  },
  {
    name: 'skip-planned-payment',
    ready: async (desk) => {
      await open(desk)
      await firstButton(desk, /^Skip/).click()
      const question = desk.page.getByRole('dialog', { name: 'Skip this payment?' })
      return question.getByRole('button', { name: 'Skip it' })
    },
    effects: {},
  },
  {
    name: 'stop-autopay',
    ready: async (desk) => {
      await open(desk)
      return desk.page.getByRole('button', { name: 'Stop autopay' })
    },
    effects: {},
  },
]
