/** How returned payments lock a method for a customer (TRU-08). */
import { addMonths, type CalendarDate, daysBetween } from '@yoursuccess/contract/core/calendar-date'
import type { MethodLock } from '@yoursuccess/contract/trustees/guard.rules'
import type { TrusteeMethodKind } from '@yoursuccess/contract/trustees/trustee-methods'
import type { TrusteeMethod } from '@yoursuccess/contract/trustees/trustees'

export interface ReturnedPayment {
  kind: TrusteeMethodKind
  returnedOn: CalendarDate
}

/**
 * The locks that apply on a day: of each method that the office takes no more, because as many of the customer's
 * payments came back within the window as the office says.
 */
export const locksOf = (
  methods: readonly Pick<TrusteeMethod, 'kind' | 'returns'>[],
  returned: readonly ReturnedPayment[],
  today: CalendarDate,
): MethodLock[] =>
  methods.flatMap(({ kind, returns }) => {
    if (!returns) return []
    const days = returned.filter((each) => each.kind === kind).map((each) => each.returnedOn)
    const until = lockedUntil(days, returns)
    return until === undefined || (until !== null && until <= today) ? [] : [{ kind, until }]
  })

/**
 * The first day on which the method is free again; null for never, undefined if it was never locked. Each return
 * that is the last of enough within the window begins the lock again.
 */
const lockedUntil = (
  days: readonly CalendarDate[],
  { count, window_days, lock_months }: NonNullable<TrusteeMethod['returns']>,
): CalendarDate | null | undefined => {
  const inOrder = days.toSorted()
  const last = inOrder.findLast((on, index) => {
    const first = inOrder[index - count + 1]
    return first !== undefined && daysBetween(first, on) <= window_days
  })
  if (last === undefined) return undefined
  return lock_months === null ? null : addMonths(last, lock_months)
}
