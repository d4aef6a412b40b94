import { useQuery } from '@tanstack/react-query'
import type { Biller } from '@yoursuccess/contract/billers'
import { parseAmount } from '@yoursuccess/contract/money'
import { useFeature } from '../../session/session.api.ts'
import { trusteeCardQuery } from '../../tracker/tracker.api.ts'

/**
 * What the trustee is owed today, the same amount as on the home page: of this month and of earlier ones. Both are
 * unknown for other billers, and without a plan.
 */
export const useTrusteePayment = (biller: Biller): { owed?: string; isPaid: boolean } => {
  const hasTracker = useFeature('paymentTracker')
  const { data: card } = useQuery({ ...trusteeCardQuery, enabled: hasTracker && biller.is_trustee })
  if (!biller.is_trustee || !card || !parseAmount(card.amount ?? '0')) return { isPaid: false }
  return parseAmount(card.owed) ? { owed: card.owed, isPaid: false } : { isPaid: true }
}
