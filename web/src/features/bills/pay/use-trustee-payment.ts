import { useQuery } from '@tanstack/react-query'
import type { Biller } from '@yoursuccess/contract/bills/billers'
import type { TrusteeCard } from '@yoursuccess/contract/tracker/tracker'
import { centsOf } from '../../../lib/amounts.rules.ts'
import { useFeature } from '../../session/session.api.ts'
import { trusteeCardQuery } from '../../tracker/tracker.api.ts'

/**
 * What the customer owes the trustee today, the same amount as on the home page: for this month and for
 * earlier ones. For other billers, and without a plan, `owed` and `covered` are undefined.
 */
export const useTrusteePayment = (biller: Pick<Biller, 'is_trustee'>) => {
  const enabled = useFeature('paymentTracker') && biller.is_trustee
  const query = useQuery({ ...trusteeCardQuery, enabled })
  const card = enabled ? query.data : undefined
  const hasPlan = card !== undefined && centsOf(card.amount ?? '0') > 0
  const isOwed = hasPlan && centsOf(card.owed) > 0
  return {
    card,
    owed: isOwed ? card.owed : undefined,
    /** By which payments the month is covered. Undefined while something is owed. */
    covered: hasPlan && !isOwed ? coverOf(card) : undefined,
    queries: enabled ? [query] : [],
  }
}

export type Cover = 'on_its_way' | 'scheduled' | 'received' | 'other'

/** How far the payments are that cover the month. Nothing is called paid before all of it was received. */
const coverOf = ({ payments }: Pick<TrusteeCard, 'payments'>): Cover => {
  const has = (wanted: TrusteeCard['payments'][number]['state']) =>
    payments.some(({ state }) => state === wanted)
  if (has('on_its_way')) return 'on_its_way'
  if (has('scheduled')) return 'scheduled'
  return has('received') || has('posted') ? 'received' : 'other'
}
