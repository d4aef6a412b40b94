/** Every submission about linked banks and transfers. */
import { expect } from '@playwright/test'
import { linkBank } from '../linked-bank.ts'
import type { Desk, SubmitCase } from './submit-case.ts'

const reviewTransfer = async ({ page, bank }: Desk, amount: string, repeats: boolean) => {
  await page.goto(`${bank.url}/dashboard/funding/ach/create-transaction`)
  await page.getByRole('checkbox', { name: 'Repeat this transfer' }).setChecked(repeats)
  await page.getByLabel('Amount').fill(amount)
  await page.getByRole('button', { name: 'Review transfer' }).click()
  return page.getByRole('dialog', { name: 'Is this right?' }).getByRole('button', { name: 'Confirm' })
}

export const fundingCases: readonly SubmitCase[] = [
  {
    name: 'create-transfer',
    ready: async (desk, round) => {
      // The last case of a round removes it.
      await linkBank(desk.page, desk.bank, 'Sam Starling')
      return reviewTransfer(desk, `2${round}`, false)
    },
    effects: { ach_transactions: 1, createAchTransaction: 1 },
  },
  {
    name: 'create-recurring-transfer',
    ready: (desk, round) => reviewTransfer(desk, `3${round}`, true),
    effects: { recurring_transfers: 1 },
  },
  {
    name: 'stop-recurring-transfer',
    ready: async ({ page, bank }, round) => {
      await page.goto(`${bank.url}/dashboard/funding/ach/recurring-transfers`)
      await page.getByRole('button', { name: `Cancel $3${round}.00` }).click()
      return page.getByRole('dialog').getByRole('button', { name: 'Yes' })
    },
    effects: {},
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
