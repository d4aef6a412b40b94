import { useQuery } from '@tanstack/react-query'
import type { Biller } from '@yoursuccess/contract/bills/billers'
import { centsOf } from '../../../lib/amounts.rules.ts'
import { useFeature } from '../../session/session.api.ts'
import { trusteeCardQuery } from '../../tracker/tracker.api.ts'

/**
 * What the customer owes the trustee today, the same amount as on the home page: for this month and for
 * earlier ones. For other billers, and without a plan, `owed` is undefined and `isPaid` is false.
 */
export const useTrusteePayment = (biller: Biller) => {
  const enabled = useFeature('paymentTracker') && biller.is_trustee
  const query = useQuery({ ...trusteeCardQuery, enabled })
  const card = enabled ? query.data : undefined
  const hasPlan = card !== undefined && centsOf(card.amount ?? '0') > 0
  const isOwed = hasPlan && centsOf(card.owed ?? '0') > 0
  return {
    owed: isOwed ? card.owed : undefined,
    isPaid: hasPlan && !isOwed,
    queries: enabled ? [query] : [],
  }
}
