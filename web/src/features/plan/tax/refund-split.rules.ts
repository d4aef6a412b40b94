import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { type Cents, parseAmount, ZERO } from '@yoursuccess/contract/core/money'
import type { PlanStep } from '@yoursuccess/contract/plan/plan-steps'
import type { Plan } from '@yoursuccess/contract/plan/plan-terms'
import { type RefundRule, splitRefund, usualPayment } from '@yoursuccess/contract/plan/tax-refund.rules'
import { stepsOf } from '../amounts/plan-schedule.rules.ts'

/** What the server will find: the split of a refund that is due on a day. */
export const refundSplit = (
  rule: NonNullable<Plan['refund_rule']>,
  steps: readonly PlanStep[],
  refundCents: Cents,
  dueOn: CalendarDate,
) => splitRefund(refundCents, ruleOf(rule), usualPayment(stepsOf(steps), dueOn))

const ruleOf = ({ kind, amount, payments }: NonNullable<Plan['refund_rule']>): RefundRule => {
  const amountCents = parseAmount(amount ?? '0.00') ?? ZERO
  if (kind === 'keep_amount') return { kind, amountCents }
  if (kind === 'keep_lesser_of') return { kind, amountCents, payments: payments ?? 0 }
  return { kind }
}
