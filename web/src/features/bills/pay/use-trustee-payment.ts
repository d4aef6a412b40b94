import { useQuery } from '@tanstack/react-query'
import type { Biller } from '@yoursuccess/contract/billers'
import { monthStart } from '@yoursuccess/contract/calendar-date'
import {
  type Cents,
  cents,
  formatAmount,
  parseAmount,
  subtract,
  sum,
  ZERO,
} from '@yoursuccess/contract/money'
import type { PaymentTracking } from '@yoursuccess/contract/tracker'
import { TRUSTEE_PAYMENT } from '@yoursuccess/contract/tracker-categories'
import { useToday } from '../../program/program.api.ts'
import { useFeature } from '../../session/session.api.ts'
import { trackingQuery } from '../../tracker/tracker.api.ts'

/** What the trustee still gets this month, by the plan. Both are unknown for other billers, and without a plan. */
export const useTrusteePayment = (biller: Biller): { owed?: string; isPaid: boolean } => {
  const hasTracker = useFeature('paymentTracker')
  const month = monthStart(useToday())
  const { data } = useQuery({ ...trackingQuery(month), enabled: hasTracker && biller.is_trustee })
  const left = data && biller.is_trustee ? leftOf(data) : undefined
  if (left === undefined) return { isPaid: false }
  return left > 0 ? { owed: formatAmount(left), isPaid: false } : { isPaid: true }
}

const leftOf = ({ trustee_payment, expense_items }: PaymentTracking): Cents | undefined => {
  const planned = centsOf(trustee_payment?.amount ?? '0')
  if (planned === 0) return undefined
  const paid = expense_items.filter(({ category }) => category === TRUSTEE_PAYMENT)
  return cents(subtract(planned, sum(paid.map(({ amount }) => centsOf(amount)))))
}

const centsOf = (amount: string): Cents => parseAmount(amount) ?? ZERO
