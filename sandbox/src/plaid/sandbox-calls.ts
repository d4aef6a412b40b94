/** Plaid's /sandbox/* calls: create items without the Link window, and change them afterwards. */
import type { Db } from '@yoursuccess/database/database'
import * as z from 'zod'
import { later } from '../zones.ts'
import { accountsBehind, institutionOf, messageOf, signIn } from './banks.rules.ts'
import { linkCall, LinkRefused } from './call.ts'
import { createItem, createPublicToken, listAccountsOf } from './items.ts'
import type { LinkAccount, LinkItem } from './tables.ts'
import { itemOf, oneAccessToken } from './token-calls.ts'
import { requireLogin, revoke, verify } from './verification.ts'
import { recordLinkWebhook } from './webhooks.ts'

const newPublicToken = z.object({
  institution_id: z.string(),
  initial_products: z.array(z.string()).min(1),
  options: z
    .object({
      webhook: z.url().nullish(),
      override_username: z.string().nullish(),
      override_password: z.string().nullish(),
    })
    .nullish(),
  /** A parameter of our own: the account owner's name at the other bank. */
  user: z.object({ legal_name: z.string() }).nullish(),
})

export const createPublicTokenInSandbox = linkCall(
  '/sandbox/public_token/create',
  newPublicToken,
  async (tx, given, world) => {
    if (!institutionOf(given.institution_id))
      throw new LinkRefused('INVALID_FIELD', 'institution_id is not valid')
    const username = given.options?.override_username ?? 'user_good'
    const password = given.options?.override_password ?? 'pass_good'
    const answer = signIn(given.institution_id, username, password)
    if ('error' in answer) throw new LinkRefused('INVALID_FIELD', messageOf(answer.error))
    const accounts = accountsBehind(username, given.user?.legal_name ?? '')
    const item = await createItem(tx, world, {
      institutionId: given.institution_id,
      webhook: given.options?.webhook ?? null,
      accounts:
        'needsNumbers' in answer
          ? accounts.slice(0, 1).map((account) => ({
              ...account,
              verificationStatus: 'pending_automatic_verification' as const,
            }))
          : accounts,
      isLost: password === 'microdeposits_expire',
    })
    return { public_token: await createPublicToken(tx, world, item) }
  },
)

const newStatus = z.object({
  access_token: z.string(),
  account_id: z.string(),
  verification_status: z.enum(['automatically_verified', 'verification_expired']),
})

/** Refuses an account whose automatic verification is not pending. */
export const setVerificationStatus = linkCall(
  '/sandbox/item/set_verification_status',
  newStatus,
  async (tx, given, world) => {
    const item = await itemOf(tx, given.access_token)
    const account = await accountOf(tx, item, given.account_id)
    if (account.verificationStatus !== 'pending_automatic_verification')
      throw new LinkRefused('INVALID_FIELD', 'the account is not pending automatic verification')
    await verify(tx, world, account, given.verification_status)
    return {}
  },
)

export const resetLogin = linkCall('/sandbox/item/reset_login', oneAccessToken, async (tx, given, world) => {
  await requireLogin(tx, world, await itemOf(tx, given.access_token))
  return { reset_login: true }
})

const webhook = z.object({
  access_token: z.string(),
  webhook_type: z.string().optional(),
  webhook_code: z.enum(['USER_PERMISSION_REVOKED', 'PENDING_DISCONNECT']),
})

const DISCONNECTS_AFTER_DAYS = 7

export const fireWebhook = linkCall('/sandbox/item/fire_webhook', webhook, async (tx, given, world) => {
  const item = await itemOf(tx, given.access_token)
  if (given.webhook_code === 'USER_PERMISSION_REVOKED') await revoke(tx, world, item)
  else
    await recordLinkWebhook(tx, world.clock, item, {
      webhook_type: 'ITEM',
      webhook_code: 'PENDING_DISCONNECT',
      reason: 'INSTITUTION_TOKEN_EXPIRATION',
      disconnect_time: later(world.clock.now(), { days: DISCONNECTS_AFTER_DAYS }).toISOString(),
    })
  return { webhook_fired: true }
})

const accountOf = async (tx: Db, item: LinkItem, accountId: string): Promise<LinkAccount> => {
  const account = (await listAccountsOf(tx, item)).find((each) => each.accountId === accountId)
  if (!account) throw new LinkRefused('INVALID_ACCOUNT_ID', 'the account_id is not of this item')
  return account
}
