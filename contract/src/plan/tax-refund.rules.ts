/** What a plan says about tax refunds (TAX-01). */
import { type CalendarDate, monthStart } from '../core/calendar-date.ts'
import { type Cents, cents, smaller, subtract, ZERO } from '../core/money.ts'
import { amountIn, type Step } from './steps.rules.ts'

/** Keep all, send all, keep an amount, or keep the lesser of an amount and a number of monthly payments. */
export const REFUND_RULES = ['retain', 'turn_over_all', 'keep_amount', 'keep_lesser_of'] as const
export type RefundRuleKind = (typeof REFUND_RULES)[number]

export type RefundRule =
  | { kind: 'retain' | 'turn_over_all' }
  | { kind: 'keep_amount'; amountCents: Cents }
  | { kind: 'keep_lesser_of'; amountCents: Cents; payments: number }

/** What to keep of a refund and what to send to the trustee. `monthlyCents` is `usualPayment` of that day. */
export const splitRefund = (
  refundCents: Cents,
  rule: RefundRule,
  monthlyCents: Cents,
): { keepCents: Cents; sendCents: Cents } => {
  const keepCents = smaller(refundCents, mayKeep(rule, refundCents, monthlyCents))
  return { keepCents, sendCents: subtract(refundCents, keepCents) }
}

/** The monthly payment at the time of a day. Months of a suspension have none of their own. */
export const usualPayment = (steps: readonly Step[], on: CalendarDate): Cents =>
  amountIn(
    steps.filter(({ reason }) => reason !== 'suspension'),
    monthStart(on),
  )

const mayKeep = (rule: RefundRule, refundCents: Cents, monthlyCents: Cents): Cents => {
  switch (rule.kind) {
    case 'retain':
      return refundCents
    case 'turn_over_all':
      return ZERO
    case 'keep_amount':
      return rule.amountCents
    case 'keep_lesser_of':
      return smaller(rule.amountCents, cents(monthlyCents * rule.payments))
  }
}
