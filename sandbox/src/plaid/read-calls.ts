/** /accounts/get, /auth/get, /identity/get, /identity/match, /item/get. */
import { formatAmount, cents } from '@yoursuccess/contract/core/money'
import type { Db } from '@yoursuccess/database/database'
import * as z from 'zod'
import { institutionOf } from './banks.rules.ts'
import { linkCall, LinkRefused } from './call.ts'
import { listAccountsOf, maskOf } from './items.ts'
import { nameScore } from './name-match.rules.ts'
import type { LinkAccount, LinkItem } from './tables.ts'
import { itemOf, oneAccessToken, readableItemOf } from './token-calls.ts'

const oneItem = z.object({
  access_token: z.string(),
  options: z.object({ account_ids: z.array(z.string()).optional() }).nullish(),
})
type OneItem = z.output<typeof oneItem>

export const getAccounts = linkCall('/accounts/get', oneItem, async (tx, given) => {
  const { item, accounts } = await wanted(tx, given)
  return { accounts: accounts.map(payloadOf), item: reportedItem(item) }
})

export const getAuth = linkCall('/auth/get', oneItem, async (tx, given) => {
  const { item, accounts } = await wanted(tx, given)
  if (!accounts.every(isVerified))
    throw new LinkRefused('PRODUCT_NOT_READY', 'the account numbers are not verified')
  return {
    accounts: accounts.map(payloadOf),
    item: reportedItem(item),
    numbers: {
      ach: accounts.map(({ accountId, account, routing }) => ({
        account,
        account_id: accountId,
        routing,
        wire_routing: null,
      })),
      eft: [],
      international: [],
      bacs: [],
    },
  }
})

export const getIdentity = linkCall('/identity/get', oneItem, async (tx, given) => {
  const { item, accounts } = await wanted(tx, given)
  const owners = ({ ownerName }: LinkAccount) => [
    { names: [ownerName], phone_numbers: [], emails: [], addresses: [] },
  ]
  return {
    accounts: accounts.map((account) => ({ ...payloadOf(account), owners: owners(account) })),
    item: reportedItem(item),
  }
})

const matchBody = oneItem.extend({ user: z.object({ legal_name: z.string().nullish() }).nullish() })

export const matchIdentity = linkCall('/identity/match', matchBody, async (tx, given) => {
  const { item, accounts } = await wanted(tx, given)
  const nothing = { score: null }
  return {
    accounts: accounts.map((account) => ({
      ...payloadOf(account),
      legal_name: match(account.ownerName, given.user?.legal_name ?? undefined),
      phone_number: nothing,
      email_address: nothing,
      address: { ...nothing, is_postal_code_match: null },
    })),
    item: reportedItem(item),
  }
})

export const getItem = linkCall('/item/get', oneAccessToken, async (tx, given) => ({
  item: reportedItem(await itemOf(tx, given.access_token)),
}))

const match = (owner: string, legalName: string | undefined) => {
  const score = legalName === undefined ? null : nameScore(owner, legalName)
  return {
    score,
    is_first_name_or_last_name_match: score === null ? null : score >= 75,
    is_nickname_match: score === null ? null : score === 80,
    is_business_name_detected: false,
  }
}

const wanted = async (tx: Db, given: OneItem): Promise<{ item: LinkItem; accounts: LinkAccount[] }> => {
  const item = await readableItemOf(tx, given.access_token)
  const all = await listAccountsOf(tx, item)
  const ids = given.options?.account_ids
  if (!ids) return { item, accounts: all }
  const accounts = all.filter(({ accountId }) => ids.includes(accountId))
  if (accounts.length !== new Set(ids).size)
    throw new LinkRefused('INVALID_ACCOUNT_ID', 'one of the account_ids is not of this item')
  return { item, accounts }
}

const isVerified = ({ verificationStatus: status }: LinkAccount): boolean =>
  status === null || status === 'automatically_verified' || status === 'manually_verified'

const BALANCE = Number(formatAmount(cents(250_000)))

const payloadOf = (account: LinkAccount) => ({
  account_id: account.accountId,
  balances: {
    available: BALANCE,
    current: BALANCE,
    limit: null,
    iso_currency_code: 'USD',
    unofficial_currency_code: null,
  },
  mask: maskOf(account),
  name: account.name,
  official_name: account.name,
  type: 'depository',
  subtype: account.subtype,
  ...(account.verificationStatus === null ? {} : { verification_status: account.verificationStatus }),
})

const reportedItem = (item: LinkItem) => ({
  item_id: item.itemId,
  institution_id: item.institutionId,
  institution_name: institutionOf(item.institutionId)?.name ?? null,
  webhook: item.webhook,
  error:
    item.status === 'login_required' ? { error_type: 'ITEM_ERROR', error_code: 'ITEM_LOGIN_REQUIRED' } : null,
  available_products: ['identity'],
  billed_products: ['auth'],
  products: ['auth'],
  consent_expiration_time: null,
  update_type: 'background',
})
