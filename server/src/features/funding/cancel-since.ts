/**
 * Cancels what a customer set up in funding since a given moment, unless it was already sent to the
 * processor.
 */
import { and, eq, gte, isNotNull, isNull, lt, ne, notInArray, or } from 'drizzle-orm'
import type { Db } from '@yoursuccess/database/database'
import { audit } from '../../security/audit/audit.ts'
import type { FundingDeps } from './funding.deps.ts'
import { dropReminders } from './funding.notifications.ts'
import { achAccounts, achTransactions, recurringTransfers } from './funding.tables.ts'
import { removeAccountIn } from './remove-account.ts'
import { cancelUnsent, lockTransfers } from './transfers.queries.ts'

/**
 * Runs in the transaction that undoes the sign-in change. Transfers that may already be at the processor are
 * not cancelled, only counted.
 */
export const cancelFundingSince = async (
  deps: FundingDeps,
  tx: Db,
  customerId: number,
  since: Date,
): Promise<{
  cancelled: { bank_accounts: number; recurring_transfers: number; transfers: number }
  notCancelled: { transfers: number }
}> => {
  const { clock } = deps
  await lockTransfers(tx, customerId)
  const now = clock.now()
  const recurring = await tx
    .update(recurringTransfers)
    .set({ cancelledAt: now, cancelCause: 'undone' })
    .where(
      and(
        eq(recurringTransfers.customerId, customerId),
        isNull(recurringTransfers.cancelledAt),
        gte(recurringTransfers.createdAt, since),
      ),
    )
    .returning({ id: recurringTransfers.id })
  const recurringIds = recurring.map(({ id }) => id)
  await dropReminders(deps, tx, customerId, recurringIds)
  const earlier = tx
    .select({ id: recurringTransfers.id })
    .from(recurringTransfers)
    .where(and(eq(recurringTransfers.customerId, customerId), lt(recurringTransfers.createdAt, since)))
  // Runs of recurring transfers set up before `since` are legitimate, so they are not cancelled.
  const isSince = and(
    eq(achTransactions.customerId, customerId),
    gte(achTransactions.createdAt, since),
    or(isNull(achTransactions.recurringTransferId), notInArray(achTransactions.recurringTransferId, earlier)),
  )
  const transfers = await cancelUnsent(tx, customerId, isSince, { failure: 'undone', endedAt: now })
  for (const { id } of transfers) {
    await audit(tx, clock.realNow(), 'customer', 'transfer.undone', {
      customerId,
      subject: `ach_transaction:${id}`,
    })
  }
  const sent = await tx
    .select({ id: achTransactions.id })
    .from(achTransactions)
    .where(
      and(
        isSince,
        isNotNull(achTransactions.attemptedAt),
        or(ne(achTransactions.status, 'failed'), isNotNull(achTransactions.sentAt)),
      ),
    )
  const linked = await tx
    .select({ id: achAccounts.id })
    .from(achAccounts)
    .where(
      and(
        eq(achAccounts.customerId, customerId),
        isNull(achAccounts.removedAt),
        gte(achAccounts.createdAt, since),
      ),
    )
  for (const { id } of linked) await removeAccountIn(deps, tx, customerId, id)
  return {
    cancelled: {
      bank_accounts: linked.length,
      recurring_transfers: recurringIds.length,
      transfers: transfers.length,
    },
    notCancelled: { transfers: sent.length },
  }
}
