/**
 * Removes a linked account: ends its recurring transfers, lets pending transfers finish, and removes it at
 * the partners (FUNDING-68).
 */
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
import { common } from '../../messaging/common.messages.ts'
import { message } from '../../messaging/render.ts'
import { copy } from './funding.messages.ts'
import { dropReminders, notifyAccountLink } from './funding.notifications.ts'
import type { FundingDeps } from './funding.deps.ts'
import { openLinkToken } from './link-account.ts'
import { cancelRecurringOfAccount } from './recurring.queries.ts'
import { hasUnsentTransfers, lockTransfers } from './transfers.queries.ts'

interface AccountJob {
  customerId: number
  id: number
}
const FORGET_ACCOUNT = { name: 'funding.forget-account' } as const

/** Throws `not_found`. */
export const removeAccount = async (deps: FundingDeps, customerId: number, id: number) => {
  await deps.database.transaction((tx) => removeAccountIn(deps, tx, customerId, id))
  deps.queue.wake(FORGET_ACCOUNT)
}

/** Removes the account within the caller's transaction. Throws `not_found`. */
export const removeAccountIn = async (
  deps: FundingDeps,
  tx: Db,
  customerId: number,
  id: number,
): Promise<void> => {
  const { clock, queue, emails, config } = deps
  await lockTransfers(tx, customerId)
  const row = await findAchAccount(tx, customerId, id)
  if (!row) throw notFound()
  const now = clock.now()
  await updateAchAccount(tx, customerId, id, { removedAt: now })
  const ended = await cancelRecurringOfAccount(tx, customerId, id, now, 'account_removed')
  await dropReminders(deps, tx, customerId, ended)
  await queue.send<AccountJob>(tx, FORGET_ACCOUNT, { customerId, id })
  await audit(tx, clock.realNow(), 'customer', 'ach_account.removed', {
    customerId,
    subject: `ach_account:${id}`,
  })
  await notifyAccountLink(deps, tx, row, { what: 'removed', happenedAt: now })
  await emails.post(tx, customerId, {
    subject: message(copy.removed.subject),
    paragraphs: [
      message(copy.removed.text, { account: row.name, product: config.PRODUCT_NAME }),
      message(common.notYou, { phone: config.SUPPORT_PHONE }),
    ],
  })
}

/**
 * Ends the link of every account at the linking partner, for good. Safe to repeat. The processor keeps its
 * own records. Throws PartnerError.
 */
export const unlinkAll = async (deps: FundingDeps, customerId: number): Promise<void> => {
  for (const row of await listLinkedAccounts(deps.database.db, customerId))
    await deps.bankLink.remove(openLinkToken(deps, row))
}

/** Throws, so that the queue retries, while transfers are waiting to be sent or a partner does not answer. */
export const forgetAccountJob = (deps: FundingDeps): Job<AccountJob> => ({
  ...FORGET_ACCOUNT,
  run: async ({ customerId, id }) => {
    const { database, ach, bankLink, account } = deps
    const row = await findAnyAchAccount(database.db, customerId, id)
    if (!row) return
    if (await hasUnsentTransfers(database.db, customerId, id))
      throw new Error('a transfer of a removed account waits to be sent')
    await bankLink.remove(openLinkToken(deps, row))
    if (!row.processorRef) return
    await ach.removeAccount({
      reference: `ach-account-${id}-removed`,
      prn: await account.getReference(database.db, customerId),
      achAccountRef: row.processorRef,
    })
  },
})
