/**
 * What happens to linked accounts later: verifications succeed, fail or expire, and logins break or are
 * revoked.
 */
import type { Db } from '@yoursuccess/database/database'
import { and, asc, eq, isNotNull, lte } from 'drizzle-orm'
import type { World } from '../world.ts'
import {
  linkAccounts,
  type LinkAccount,
  type LinkItem,
  linkItems,
  type VerificationStatus,
} from './tables.ts'
import { recordLinkWebhook } from './webhooks.ts'

const MAX_WRONG_CODES = 3

/** Applies the verification results that are due by the business clock. */
export const runLinking = async (world: World): Promise<void> => {
  const { database, clock } = world
  const due = await database.db
    .select({ id: linkAccounts.id })
    .from(linkAccounts)
    .where(and(isNotNull(linkAccounts.becomes), lte(linkAccounts.dueAt, clock.now())))
    .orderBy(asc(linkAccounts.dueAt), asc(linkAccounts.id))
  for (const { id } of due) {
    await database.transaction(async (tx) => {
      const [account] = await tx.select().from(linkAccounts).where(eq(linkAccounts.id, id)).for('update')
      if (account?.becomes) await verify(tx, world, account, account.becomes)
    })
  }
}

/**
 * Sets the verification status. Records a webhook if the account was verified automatically or the
 * verification expired.
 */
export const verify = async (tx: Db, world: World, account: LinkAccount, status: VerificationStatus) => {
  await tx
    .update(linkAccounts)
    .set({ verificationStatus: status, becomes: null, dueAt: null })
    .where(eq(linkAccounts.id, account.id))
  const [item] = await tx.select().from(linkItems).where(eq(linkItems.id, account.itemId))
  if (!item || !(status === 'automatically_verified' || status === 'verification_expired')) return
  await recordLinkWebhook(tx, world.clock, item, {
    webhook_type: 'AUTH',
    webhook_code: status.toUpperCase(),
    account_id: account.accountId,
  })
}

/** Records a code that the customer entered. The third wrong one fails the verification for good. */
export const typeCode = async (
  tx: Db,
  world: World,
  account: LinkAccount,
  isRight: boolean,
): Promise<'right' | 'wrong' | 'failed'> => {
  if (isRight) {
    await verify(tx, world, account, 'manually_verified')
    return 'right'
  }
  const wrongCodes = account.wrongCodes + 1
  await tx.update(linkAccounts).set({ wrongCodes }).where(eq(linkAccounts.id, account.id))
  if (wrongCodes < MAX_WRONG_CODES) return 'wrong'
  await verify(tx, world, account, 'verification_failed')
  return 'failed'
}

export const requireLogin = async (tx: Db, world: World, item: LinkItem): Promise<void> => {
  await setStatus(tx, item, 'login_required')
  await recordLinkWebhook(tx, world.clock, item, {
    webhook_type: 'ITEM',
    webhook_code: 'ERROR',
    error: {
      error_type: 'ITEM_ERROR',
      error_code: 'ITEM_LOGIN_REQUIRED',
      error_message: 'the login details of this item have changed',
      display_message: null,
    },
  })
}

export const repairLogin = async (tx: Db, world: World, item: LinkItem): Promise<void> => {
  if (item.status !== 'login_required') return
  await setStatus(tx, item, 'good')
  await recordLinkWebhook(tx, world.clock, item, { webhook_type: 'ITEM', webhook_code: 'LOGIN_REPAIRED' })
}

export const revoke = async (tx: Db, world: World, item: LinkItem): Promise<void> => {
  await setStatus(tx, item, 'revoked')
  await recordLinkWebhook(tx, world.clock, item, {
    webhook_type: 'ITEM',
    webhook_code: 'USER_PERMISSION_REVOKED',
  })
}

export const setStatus = async (tx: Db, item: LinkItem, status: LinkItem['status']): Promise<void> => {
  await tx.update(linkItems).set({ status }).where(eq(linkItems.id, item.id))
}
