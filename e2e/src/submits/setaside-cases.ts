/** Submissions about the set-aside, from opening to closing. The first one makes the customer's plan. */
import { expect } from '@playwright/test'
import { createPlan, dismissCase } from '../plan-maker.ts'
import { openSetAside, putIn, toBeAsked } from '../set-aside-maker.ts'
import type { Desk, SubmitCase } from './submit-case.ts'

const open = async ({ page, bank }: Desk) => {
  await page.goto(`${bank.url}/dashboard/plan/set-aside`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

export const setasideCases: readonly SubmitCase[] = [
  {
    name: 'open-set-aside',
    ready: async (desk) => {
      await createPlan(desk.page, desk.bank)
      await open(desk)
      return desk.page.getByRole('button', { name: 'Open a set-aside' })
    },
    effects: { set_asides: 1, addAccount: 1 },
  },
  {
    name: 'move-set-aside',
    ready: async (desk) => {
      await open(desk)
      await desk.page.getByRole('button', { name: 'Put money in' }).click()
      const form = desk.page.getByRole('dialog', { name: 'Put money in' })
      await form.getByLabel('Amount').fill('41')
      return form.getByRole('button', { name: 'Set it aside' })
    },
    effects: { set_aside_moves: 1, createAccountTransfer: 1 },
  },
  {
    name: 'move-set-aside',
    ready: async (desk) => {
      await open(desk)
      await desk.page.getByRole('button', { name: 'Take money out' }).click()
      const form = desk.page.getByRole('dialog', { name: 'Take money out' })
      await form.getByLabel('Amount').fill('11')
      await form.getByText('To pay a bill').click()
      return form.getByRole('button', { name: 'Move it to my account' })
    },
    effects: { set_aside_moves: 1, createAccountTransfer: 1 },
  },
  {
    name: 'close-set-aside',
    ready: async (desk) => {
      await open(desk)
      await desk.page.getByRole('button', { name: 'Close set-aside' }).click()
      const question = desk.page.getByRole('dialog', { name: 'Close your set-aside?' })
      return question.getByRole('button', { name: 'Close it' })
    },
    effects: { set_aside_moves: 1, createAccountTransfer: 1 },
  },
  {
    name: 'answer-set-aside-choice',
    ready: async ({ page, bank }) => {
      await openSetAside(page, bank)
      await putIn(page, bank, '30.00')
      await dismissCase(page, bank)
      return toBeAsked(page, bank)
    },
    effects: { set_aside_moves: 1, createAccountTransfer: 1 },
  },
]
