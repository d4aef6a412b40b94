/** Cancels payments made since a given time, unless they were already sent to the processor. */
import { and, eq, gte, isNotNull, isNull, or, ne } from 'drizzle-orm'
import type { Db } from '@yoursuccess/database/database'
import { audit } from '../../security/audit/audit.ts'
import type { BillPaymentRow } from './bill-payments.queries.ts'
import { lockBills } from './billers.queries.ts'
import type { BillsDeps } from './bills.deps.ts'
import { billPayments } from './bills.tables.ts'
import { notifyOutcome } from './bills.notifications.ts'

/**
 * Runs in the transaction that undoes the customer's change. Payments that the processor may have are not
 * cancelled, only counted.
 */
export const cancelPaymentsSince = async (
  deps: BillsDeps,
  tx: Db,
  customerId: number,
  since: Date,
): Promise<{ cancelled: { bill_payments: number }; notCancelled: { bill_payments: number } }> => {
  const { clock, tracker, autopay } = deps
  await lockBills(tx, customerId)
  const isSince = and(eq(billPayments.customerId, customerId), gte(billPayments.createdAt, since))
  const cancelled: BillPaymentRow[] = await tx
    .update(billPayments)
    .set({ status: 'failed', failure: 'undone', updatedAt: clock.now() })
    .where(and(isSince, eq(billPayments.status, 'created'), isNull(billPayments.attemptedAt)))
    .returning()
  for (const row of cancelled) {
    await tracker.reverseBillItem(tx, customerId, row.id)
    await audit(tx, clock.realNow(), 'customer', 'bill_payment.undone', {
      customerId,
      subject: `bill_payment:${row.id}`,
    })
    await notifyOutcome(deps, tx, row)
    const { id, amountCents, status, fromAccount: from, failure } = row
    await autopay().recordProgress(tx, { customerId, id, amountCents, status, from, failure })
  }
  const sent = await tx
    .select({ id: billPayments.id })
    .from(billPayments)
    .where(
      and(
        isSince,
        isNotNull(billPayments.attemptedAt),
        or(ne(billPayments.status, 'failed'), isNotNull(billPayments.processorRef)),
      ),
    )
  return { cancelled: { bill_payments: cancelled.length }, notCancelled: { bill_payments: sent.length } }
}
