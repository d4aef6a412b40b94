/** What customers are told of the posting of their payments, and when to look again (REC-05). */
import { addBankingDays } from '@yoursuccess/contract/core/banking-days'
import { addDays, type CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { TrusteePaymentState } from '@yoursuccess/contract/receipts/receipts'

/** What became known longer ago than this is history, as in a file of many years. Nobody is told of it. */
const NEWS_DAYS = 30
/**
 * The longest wait in banking days. A payment that is made after a look arrives on the next banking day at the earliest,
 * so that it is seen before it should have been posted.
 */
const MAX_WAIT_DAYS = 4

export interface Posting {
  state: TrusteePaymentState
  /** The first day on which it should have been posted. */
  overdueFrom: CalendarDate
  /** Null without a receipt. */
  postedOn: CalendarDate | null
  /** The trustee's earlier total has it, whether there is a receipt or not. */
  isInOpening: boolean
}

export type PostingNews = Extract<TrusteePaymentState, 'posted' | 'other_amount' | 'should_have_been_posted'>

/** Undefined if there is nothing to tell. */
export const newsOf = (
  { state, overdueFrom, postedOn, isInOpening }: Posting,
  today: CalendarDate,
): PostingNews | undefined => {
  const since = addDays(today, -NEWS_DAYS)
  if (state === 'posted' || state === 'other_amount')
    return postedOn !== null && postedOn >= since ? state : undefined
  if (state !== 'should_have_been_posted' || isInOpening) return undefined
  return overdueFrom >= since ? state : undefined
}

/**
 * The next day on which something may be to tell. It is always after today. What is missing `isTold` by a look, and not
 * while the customer enters receipts one by one.
 */
export const nextPostingLookOn = (
  postings: readonly Posting[],
  { today, isTold }: { today: CalendarDate; isTold: boolean },
): CalendarDate => {
  const nextDay = addBankingDays(today, 1)
  const days = postings.flatMap((posting) => {
    if (posting.state === 'on_its_way' || posting.state === 'not_posted_yet') return [posting.overdueFrom]
    return !isTold && newsOf(posting, today) === 'should_have_been_posted' ? [nextDay] : []
  })
  return [...days, addBankingDays(today, MAX_WAIT_DAYS)].reduce((first, on) => (on < first ? on : first))
}
