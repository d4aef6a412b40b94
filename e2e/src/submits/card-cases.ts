/** Every submission about the card, the account and what the bank tells of them; of a customer with a history. */
import type { Page } from '@playwright/test'
import { merchantAt } from '../merchant.ts'
import { mailSaying } from '../world.ts'
import type { Desk, SubmitCase } from './submit-case.ts'

export const CARD_HOLDER = 'active@example.com'

const panel = (page: Page) => page.getByRole('region', { name: 'YourSuccess Card' })

/** The page about a purchase that was denied just now; each round has one of its own. */
const openAlert = async ({ page, bank, world }: Desk, email: string, merchant: string) => {
  await merchantAt(bank.sandboxUrl).tries(email, { merchant, amount: '40.00' })
  const { text } = await mailSaying(world, email, merchant)
  await page.goto(/https?:\/\/\S+\/fraud-alerts\/\d+/.exec(text)?.[0] ?? '')
  return page.getByRole('main')
}

export const cardCases: readonly SubmitCase[] = [
  {
    name: 'freeze-card',
    ready: async ({ page, bank }, round) => {
      await page.goto(`${bank.url}/dashboard`)
      return panel(page).getByRole('button', { name: round === 1 ? 'Freeze card' : 'Unfreeze card' })
    },
    effects: { card_actions: 1, modifyStatus: 1 },
  },
  {
    name: 'show-card-details',
    ready: async ({ page, bank }) => {
      await page.goto(`${bank.url}/dashboard`)
      return panel(page).getByRole('button', { name: 'Show card details' })
    },
    effects: {},
  },
  {
    name: 'set-early-access',
    ready: async ({ page, bank }, round) => {
      await page.goto(`${bank.url}/dashboard/early-ach-deposits`)
      await page.getByRole('switch').click()
      return page.getByRole('dialog').getByRole('button', { name: round === 1 ? 'Turn on' : 'Turn off' })
    },
    effects: { setAccountFeature: 1 },
  },
  {
    name: 'report-problem',
    ready: async ({ page, bank }) => {
      await page.goto(`${bank.url}/dashboard/transactions`)
      await page
        .getByRole('button', { name: /^Report a problem with/ })
        .first()
        .click()
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
]

/** Whoever said yes is not asked again, and nobody is asked about a frozen card. The customer is signed in. */
export const confirmationCase = (email: string): SubmitCase => ({
  name: 'confirm-purchase',
  ready: async (desk) => {
    const alert = await openAlert(desk, email, 'FRAUD DENY GEMS')
    return alert.getByRole('button', { name: 'Yes', exact: true })
  },
  effects: { setAccountFeature: 1 },
})

/** A card is replaced once, so its round has a bank of its own: from its page, or by the answer to an alert. */
export const replacementCase: SubmitCase = {
  name: 'replace-card',
  ready: async (desk, round) => {
    const { page, bank } = desk
    if (round === 2)
      return (await openAlert(desk, CARD_HOLDER, 'FRAUD DENY PEARLS')).getByRole('button', {
        name: 'No',
        exact: true,
      })
    await page.goto(`${bank.url}/dashboard/settings/request-new-card`)
    await page.getByRole('radio', { name: 'I lost it' }).check()
    await page.getByRole('checkbox').check()
    return page.getByRole('button', { name: 'Cancel card and request a new one' })
  },
  effects: { card_actions: 1, cards: 1, modifyStatus: 1, notifications: 1 },
}
