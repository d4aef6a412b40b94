/** Submissions about linked banks and transfers. */
import { expect } from '@playwright/test'
import { linkBank } from '../linked-bank.ts'
import type { Desk, SubmitCase } from './submit-case.ts'

const reviewTransfer = async ({ page, bank }: Desk, amount: string, repeats: boolean) => {
  await page.goto(`${bank.url}/dashboard/funding/ach/create-transaction`)
  await page.getByRole('checkbox', { name: 'Repeat this transfer' }).setChecked(repeats)
  await page.getByLabel('Amount').fill(amount)
  await page.getByRole('button', { name: 'Review transfer' }).click()
  return page.getByRole('dialog', { name: 'Review your transfer' }).getByRole('button', { name: 'Confirm' })
}

export const fundingCases: readonly SubmitCase[] = [
  {
    name: 'create-transfer',
    ready: async (desk) => {
      await linkBank(desk.page, desk.bank, 'Sam Starling')
      return reviewTransfer(desk, '21', false)
    },
    effects: { ach_transactions: 1, createAchTransaction: 1 },
  },
  {
    name: 'create-recurring-transfer',
    ready: (desk) => reviewTransfer(desk, '31', true),
    effects: { recurring_transfers: 1 },
  },
  {
    name: 'unlink-bank',
    ready: async ({ page, bank }) => {
      await page.goto(`${bank.url}/dashboard/funding/ach/manage-ach-accounts`)
      await page
        .getByRole('button', { name: /^Delete/ })
        .first()
        .click()
      const question = page.getByRole('dialog', { name: /remove this account/ })
      await expect(question).toBeVisible()
      return question.getByRole('button', { name: 'Yes' })
    },
    effects: { '/item/remove': 1, removeAchAccount: 1, notifications: 1 },
  },
]
