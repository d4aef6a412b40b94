/** Submissions about the card, a transaction, a statement and notifications, by a customer with a history. */
import { unfoldCard } from '../card-panel.ts'
import { merchantAt } from '../merchant.ts'
import { mailWith } from '../world.ts'
import type { Desk, SubmitCase } from './submit-case.ts'

export const CARD_HOLDER = 'active@example.com'

/** Opens the page about a purchase that was just declined. */
const openAlert = async ({ page, bank, world }: Desk) => {
  const merchant = 'FRAUD DENY PEARLS'
  await merchantAt(bank.sandboxUrl).tries(CARD_HOLDER, { merchant, amount: '40.00' })
  const { text } = await mailWith(world, CARD_HOLDER, merchant)
  await page.goto(/https?:\/\/\S+\/fraud-alerts\/\d+/.exec(text)?.[0] ?? '')
  return page.getByRole('main')
}

export const cardCases: readonly SubmitCase[] = [
  ...['Freeze card', 'Unfreeze card'].map(
    (name): SubmitCase => ({
      name: 'freeze-card',
      ready: async ({ page, bank }) => {
        await page.goto(`${bank.url}/dashboard`)
        return (await unfoldCard(page)).getByRole('button', { name })
      },
      effects: { card_actions: 1, modifyStatus: 1 },
    }),
  ),
  {
    name: 'show-card-details',
    ready: async ({ page, bank }) => {
      await page.goto(`${bank.url}/dashboard`)
      return (await unfoldCard(page)).getByRole('button', { name: 'Show card details' })
    },
    effects: {},
  },
  {
    name: 'report-problem',
    ready: async ({ page, bank }) => {
      await page.goto(`${bank.url}/dashboard/transactions`)
      const posted = page.getByRole('region', { name: 'Posted Transactions' })
      await posted.getByRole('listitem').first().getByRole('button').click()
      await page.getByRole('button', { name: /^Report a problem with/ }).click()
      const form = page.getByRole('dialog', { name: 'Report a problem' })
      await form.getByRole('radio', { name: 'I was charged twice' }).check()
      await form.getByRole('textbox').fill('They took it twice.')
      return form.getByRole('button', { name: 'Send report' })
    },
    effects: { disputes: 1 },
  },
  {
    name: 'download-statement',
    isDownload: true,
    ready: async ({ page, bank }) => {
      await page.goto(`${bank.url}/dashboard/statements`)
      return page.getByRole('button', { name: /^Download/ }).first()
    },
    effects: {},
  },
  {
    name: 'mark-notification-read',
    ready: async ({ page, bank }) => {
      await page.goto(`${bank.url}/dashboard`)
      await page.getByRole('button', { name: /^Notifications/ }).click()
      const list = page.getByRole('dialog', { name: 'Notifications' }).getByRole('listitem')
      return list
        .getByRole('link', { name: 'Unread' })
        .or(list.getByRole('button', { name: 'Unread' }))
        .first()
    },
    effects: {},
  },
  // Last, because the bank no longer asks about purchases once the card is replaced.
  {
    name: 'replace-card',
    ready: async (desk) => (await openAlert(desk)).getByRole('button', { name: 'No', exact: true }),
    effects: { card_actions: 1, cards: 1, modifyStatus: 1, notifications: 1 },
  },
]
