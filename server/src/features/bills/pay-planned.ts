/** Orders the payment of a planned payment (docs/requirements/autopay.md). The job sends it as it sends any other. */
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { type Cents, ZERO } from '@yoursuccess/contract/core/money'
import { BILL_PAYMENT_FEE } from '@yoursuccess/contract/bills/bill-payments'
import type { Db } from '@yoursuccess/database/database'
import { notFound } from '../../http/refusal.ts'
import { findBiller } from './billers.queries.ts'
import type { BillsDeps } from './bills.deps.ts'
import { recordOrder } from './create-payment.ts'
import { kindOf } from './payments-to-offices.ts'

/**
 * Records a payment from the set-aside, in the transaction that holds the locks of the bills and of the plan. The caller has
 * checked that the set-aside covers it. Throws `not_found` for a removed biller, and the refusals of the guard, before it writes
 * anything.
 */
export const payPlanned = async (
  deps: BillsDeps,
  tx: Db,
  customerId: number,
  { billerId, amountCents, hasFee }: { billerId: number; amountCents: Cents; hasFee: boolean },
): Promise<{ id: number; expectedOn: CalendarDate }> => {
  const biller = await findBiller(tx, customerId, billerId)
  if (!biller) throw notFound()
  const question = { payee: biller, kind: kindOf(biller), amount: amountCents }
  await deps.trustees.checkPayment(tx, customerId, question)
  const feeCents = hasFee ? BILL_PAYMENT_FEE : ZERO
  return recordOrder(deps, tx, biller, { amountCents, feeCents, from: 'set_aside', actor: 'system' })
}
