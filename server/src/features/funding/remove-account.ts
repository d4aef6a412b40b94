/** Removing a linked account: its recurring transfers end, transfers on their way finish, the partners forget it (FUNDING-68). */
import type { Db } from '@yoursuccess/database/database'
import { audit } from '../../security/audit/audit.ts'
import type { Job } from '../../jobs/queue.ts'
import { notFound } from '../../http/refusal.ts'
import {
  findAchAccount,
  findAnyAchAccount,
  listLinkedAccounts,
  updateAchAccount,
} from './ach-accounts.queries.ts'
import { tellAccountLink } from './funding.notifications.ts'
import type { FundingParts } from './funding.deps.ts'
import { openLinkToken } from './link-account.ts'
import { cancelRecurringOfAccount } from './recurring.queries.ts'
import { hasUnsentTransfers, lockTransfers } from './transfers.queries.ts'

interface AccountJob {
  customerId: number
  id: number
}
const FORGET_ACCOUNT = { name: 'funding.forget-account' } as const

/** Throws `not_found`. */
export const removeAccount = async (
  parts: FundingParts,
  customerId: number,
  id: number,
  requestId: string,
): Promise<void> => {
  await parts.database.transaction((tx) => removeAccountIn(parts, tx, customerId, id, requestId))
  parts.queue.wake(FORGET_ACCOUNT)
}

/** The same, as a part of something larger. Throws `not_found`. */
export const removeAccountIn = async (
  parts: FundingParts,
  tx: Db,
  customerId: number,
  id: number,
  requestId: string,
): Promise<void> => {
  const { clock, queue, letters, config } = parts
  await lockTransfers(tx, customerId)
  const row = await findAchAccount(tx, customerId, id)
  if (!row) throw notFound()
  const now = clock.now()
  await updateAchAccount(tx, customerId, id, { removedAt: now })
  await cancelRecurringOfAccount(tx, customerId, id, now, 'account_removed')
  await queue.send<AccountJob>(tx, FORGET_ACCOUNT, { customerId, id })
  await audit(tx, {
    happenedAt: clock.realNow(),
    actor: 'customer',
    action: 'ach_account.removed',
    customerId,
    subject: `ach_account:${id}`,
    requestId,
  })
  await tellAccountLink(parts, tx, row, { what: 'removed', happenedAt: now })
  await letters.post(tx, customerId, {
    subject: 'A bank account was removed',
    paragraphs: [
      `${row.name} is no longer linked to your ${config.PRODUCT_NAME} account. Recurring transfers from it have stopped.`,
      `If this was not you, call us at ${config.SUPPORT_PHONE} right away.`,
    ],
  })
}

/**
 * Has the linking partner forget every account that is still linked, for good; harmless to repeat. The processor keeps its
 * own records. Throws PartnerError.
 */
export const unlinkAll = async (parts: FundingParts, customerId: number): Promise<void> => {
  for (const row of await listLinkedAccounts(parts.database.db, customerId))
    await parts.bankLink.remove(openLinkToken(parts, row))
}

/** Throws to be tried again: while transfers still wait to be sent, and while a partner does not answer. */
export const forgetAccountJob = (parts: FundingParts): Job<AccountJob> => ({
  ...FORGET_ACCOUNT,
  run: async ({ customerId, id }) => {
    const { database, ach, bankLink, account } = parts
    const row = await findAnyAchAccount(database.db, customerId, id)
    if (!row) return
    if (await hasUnsentTransfers(database.db, customerId, id))
      throw new Error('a transfer of a removed account waits to be sent')
    await bankLink.remove(openLinkToken(parts, row))
    if (!row.processorRef) return
    await ach.removeAccount({
      reference: `ach-account-${id}-removed`,
      prn: await account.getReference(database.db, customerId),
      achAccountRef: row.processorRef,
    })
  },
})
