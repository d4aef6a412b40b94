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

/** What the trustee still gets this month, by the plan: nothing of it for other billers, and without a plan. */
export const useTrusteePayment = (biller: Biller) => {
  const hasTracker = useFeature('paymentTracker')
  const month = monthStart(useToday())
  const enabled = hasTracker && biller.is_trustee
  const query = useQuery({ ...trackingQuery(month), enabled })
  const left = query.data && enabled ? leftOf(query.data) : undefined
  return {
    owed: left !== undefined && left > 0 ? formatAmount(left) : undefined,
    isPaid: left !== undefined && left <= 0,
    queries: enabled ? [query] : [],
  }
}

const leftOf = ({ trustee_payment, expense_items }: PaymentTracking): Cents | undefined => {
  const planned = centsOf(trustee_payment?.amount ?? '0')
  if (planned === 0) return undefined
  const paid = expense_items.filter(({ category }) => category === TRUSTEE_PAYMENT)
  return cents(subtract(planned, sum(paid.map(({ amount }) => centsOf(amount)))))
}

const centsOf = (amount: string): Cents => parseAmount(amount) ?? ZERO
