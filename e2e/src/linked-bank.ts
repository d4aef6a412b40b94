/**
 * Links a customer's account at another bank without the linking window: the sandbox returns what the window
 * would.
 */
import { expect, type Page } from '@playwright/test'
import type { AchAccount } from '@yoursuccess/contract/funding/ach-accounts'
import type { Bank } from './fixtures.ts'
import { stepUp } from './step-up.ts'

/** From the sandbox's configuration. */
const PARTNER_KEYS = { client_id: 'sandbox-plaid-client', secret: 'sandbox-plaid-secret' }

/**
 * Links an account for the customer who is signed in on the page. `owner` is their name at the other bank.
 */
export const linkBank = async (page: Page, bank: Bank, owner: string): Promise<AchAccount> => {
  const made = await fetch(`${bank.sandboxUrl}/plaid/sandbox/public_token/create`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ...PARTNER_KEYS,
      institution_id: 'ins_109508',
      initial_products: ['auth'],
      options: { override_username: 'user_good', override_password: 'pass_good' },
      user: { legal_name: owner },
    }),
  })
  expect(made.status, await made.clone().text()).toBe(200)
  const { public_token } = (await made.json()) as { public_token: string }
  const links = (await (await fetch(`${bank.sandboxUrl}/_sim/links`)).json()) as {
    item_id: string
    account_id: string
  }[]
  const newest = links.at(-1)?.item_id
  const account_id = links.find(({ item_id }) => item_id === newest)?.account_id
  await stepUp(page, bank)
  const linked = await page.request.post(`${bank.url}/api/plaid/upsert_ach_account`, {
    headers: { origin: bank.url },
    data: { public_token, account_id },
  })
  expect(linked.status(), await linked.text()).toBe(200)
  const account = (await linked.json()) as AchAccount
  // A job reports the account to the processor.
  await expect
    .poll(async () => {
      const reply = await page.request.get(`${bank.url}/api/ach_accounts/${account.id}`)
      return ((await reply.json()) as AchAccount).galileo_ach_account_id
    })
    .not.toBeNull()
  return account
}

/** Waits until the processor has this many of the customer's transfers. Move the clock only after that. */
export const expectSent = async (bank: Bank, prn: string, count: number): Promise<void> => {
  await expect
    .poll(
      async () => {
        const reply = await fetch(`${bank.sandboxUrl}/_sim/ach?prn=${prn}`)
        return ((await reply.json()) as unknown[]).length
      },
      { timeout: 20_000 },
    )
    .toBe(count)
}
