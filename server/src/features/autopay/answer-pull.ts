/** The customer says whether a debit is what a service should collect (AUTO-23). */
import type { PlannedPaymentReply } from '@yoursuccess/contract/autopay/planned-payments'
import { negate, smaller } from '@yoursuccess/contract/core/money'
import type { Db } from '@yoursuccess/database/database'
import { notFound, refuseCommon } from '../../http/refusal.ts'
import { audit } from '../../security/audit/audit.ts'
import { lockInForce, setLook } from './agreements.queries.ts'
import type { AutopayDeps } from './autopay.deps.ts'
import { isIn } from './autopay.rules.ts'
import { viewPlanned } from './autopay.views.ts'
import { findDebits, listAsked, PULLABLE_STATES, pullOf, recordPull } from './expected-pull.ts'
import { readPlanned } from './plan-payments.ts'
import { changePlanned, lockPlanned, type PlannedRow } from './planned-payments.queries.ts'

export interface PullAnswer {
  id: number
  transactionId: number
  isPull: boolean
}

/** Throws `not_found`, and `conflict` for a payment that waits for no pull. */
export const answerPull = async (
  deps: AutopayDeps,
  tx: Db,
  customerId: number,
  { id, transactionId, isPull }: PullAnswer,
): Promise<PlannedPaymentReply> => {
  const { bills, clock, plan, transactions } = deps
  // As in watch-pulls.ts.
  await transactions.lockPosting(tx, customerId)
  await bills.lock(tx, customerId)
  await plan.lock(tx, customerId)
  await lockInForce(tx, customerId)
  const row = await lockPlanned(tx, customerId, id)
  if (!row) throw notFound()
  const isAnswered = isPull
    ? row.postedTransactionId === transactionId
    : row.otherDebits.includes(transactionId)
  if (!isAnswered) {
    await record(deps, tx, row, { id, transactionId, isPull })
    await setLook(tx, customerId, clock.today())
    await audit(tx, clock.realNow(), 'customer', 'planned_payment.pull_answered', {
      customerId,
      subject: `planned_payment:${id}`,
    })
  }
  return viewChanged(deps, tx, row)
}

const record = async (
  deps: AutopayDeps,
  tx: Db,
  row: PlannedRow,
  { transactionId, isPull }: PullAnswer,
): Promise<void> => {
  const expected = pullOf(row)
  if (!expected || !isIn(PULLABLE_STATES, row)) throw refuseCommon('conflict')
  const debit = (await findDebits(deps, tx, row, expected)).find((each) => each.id === transactionId)
  if (!debit) throw notFound()
  if (!isPull) {
    await changePlanned(tx, row, PULLABLE_STATES, { otherDebits: [...row.otherDebits, transactionId] })
    return
  }
  // More than was expected is a fee of the service, and less leaves a rest that is owed.
  const amountCents = smaller(expected.amountCents, negate(debit.amountCents))
  await recordPull(deps, tx, row, { debitId: debit.id, amountCents })
}

const viewChanged = async (
  deps: AutopayDeps,
  tx: Db,
  { customerId, id, dueOn }: PlannedRow,
): Promise<PlannedPaymentReply> => {
  const changed = (await readPlanned(tx, customerId, dueOn)).find((each) => each.id === id)
  if (!changed) throw notFound()
  return viewPlanned(changed, (await listAsked(deps, tx, [changed])).get(id))
}
