/** Tax refunds: what of one goes to the trustee, and deposits that look like one (TAX-01). */
import { addDays, type CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { type Cents, formatAmount, ZERO } from '@yoursuccess/contract/core/money'
import { looksLikeTaxRefund } from '@yoursuccess/contract/plan/refund-deposits.rules'
import { type RefundRule, splitRefund, usualPayment } from '@yoursuccess/contract/plan/tax-refund.rules'
import { REFUND_DEPOSIT_DAYS, type RefundDeposit } from '@yoursuccess/contract/plan/tax-refunds'
import { hasEnded } from '@yoursuccess/contract/plan/terms.rules'
import type { Db } from '@yoursuccess/database/database'
import { notFound } from '../../http/refusal.ts'
import { recordLumpSum } from './lump-sums.ts'
import { listSteps } from './plan-amounts.queries.ts'
import { type PlanDeps, refuse } from './plan.deps.ts'
import { findPlan, lockPlan, type PlanRow } from './plan.queries.ts'
import { getPlanRow } from './read-plan.ts'
import { insertAnswer, listAnsweredDeposits } from './refund-deposits.queries.ts'

/** Deposits of the last days that the customer was not asked about yet. None if every refund may be kept. */
export const listRefundDeposits = async (deps: PlanDeps, customerId: number): Promise<RefundDeposit[]> => {
  const { database, clock, transactions } = deps
  const { db } = database
  const row = await findPlan(db, customerId)
  if (!row || row.refundKind === 'retain' || hasEnded(row)) return []
  const today = clock.today()
  const [deposits, answered] = await Promise.all([
    transactions.listDeposits(db, customerId, { from: addDays(today, -REFUND_DEPOSIT_DAYS), to: today }),
    listAnsweredDeposits(db, customerId),
  ])
  return deposits
    .filter(({ id, details }) => looksLikeTaxRefund(details) && !answered.has(id))
    .map(({ id, on, amountCents, details }) => ({
      transaction_id: id,
      on,
      amount: formatAmount(amountCents),
      details,
    }))
}

/** Dismisses a deposit for good. Throws `not_found` and `plan.missing`. */
export const dismissRefundDeposit = async (
  deps: PlanDeps,
  customerId: number,
  transactionId: number,
): Promise<void> =>
  deps.database.transaction(async (tx) => {
    await assertDeposit(deps, tx, customerId, transactionId)
    await lockPlan(tx, customerId)
    await getPlanRow(tx, customerId)
    await answer(deps, tx, customerId, { transactionId, isRefund: false })
  })

/** What to keep of a refund; the rest becomes a lump sum. Throws the refusals of the call. */
export const recordTaxRefund = async (
  deps: PlanDeps,
  tx: Db,
  customerId: number,
  {
    amountCents,
    dueOn,
    transactionId,
  }: { amountCents: Cents; dueOn: CalendarDate; transactionId: number | null },
) => {
  if (transactionId !== null) await assertDeposit(deps, tx, customerId, transactionId)
  await lockPlan(tx, customerId)
  const row = await getPlanRow(tx, customerId)
  const { refundCountsTowardTotal: countsTowardTotal } = row
  const rule = ruleOf(row)
  if (!rule || countsTowardTotal === null) throw refuse('plan.no_refund_rule')
  const steps = await listSteps(tx, customerId)
  if (rule.kind === 'keep_lesser_of' && steps.length === 0) throw refuse('plan.incomplete')
  if (transactionId !== null && !(await answer(deps, tx, customerId, { transactionId, isRefund: true })))
    throw refuse('plan.refund_was_answered')
  const { keepCents, sendCents } = splitRefund(amountCents, rule, usualPayment(steps, dueOn))
  const lumpSum = { source: 'tax_refund', amountCents: sendCents, dueOn, countsTowardTotal } as const
  return {
    tax_refund: {
      amount: formatAmount(amountCents),
      keep: formatAmount(keepCents),
      send: formatAmount(sendCents),
    },
    lump_sum: sendCents > 0 ? await recordLumpSum(deps, tx, customerId, lumpSum) : null,
  }
}

const assertDeposit = async (
  { transactions }: PlanDeps,
  tx: Db,
  customerId: number,
  transactionId: number,
): Promise<void> => {
  const row = await transactions.findPosted(tx, customerId, transactionId)
  if (row?.kind !== 'deposit' || row.amountCents <= 0) throw notFound()
}

/** Returns false if the deposit was answered before. */
const answer = (
  { clock }: PlanDeps,
  tx: Db,
  customerId: number,
  { transactionId, isRefund }: { transactionId: number; isRefund: boolean },
): Promise<boolean> =>
  insertAnswer(tx, { postedTransactionId: transactionId, customerId, isRefund, answeredAt: clock.now() })

const ruleOf = ({ refundKind, refundKeepCents, refundPayments }: PlanRow): RefundRule | undefined => {
  switch (refundKind) {
    case null:
      return undefined
    case 'retain':
    case 'turn_over_all':
      return { kind: refundKind }
    case 'keep_amount':
      return { kind: refundKind, amountCents: refundKeepCents ?? ZERO }
    case 'keep_lesser_of':
      return { kind: refundKind, amountCents: refundKeepCents ?? ZERO, payments: refundPayments ?? 0 }
  }
}
