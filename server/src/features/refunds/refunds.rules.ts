/** When a refund check is ordered and mailed, by the program's calendar (docs/decisions/0095). Pure. */
import { addDays, type CalendarDate, daysBetween } from '@yoursuccess/contract/core/calendar-date'

/** Days until purchases of the last day have settled: an authorization ends after seven days. */
const SETTLED_AFTER_DAYS = 10
/** For money returned later: how many days the customer has to correct the address. */
const LATER_LOOK_DAYS = 3
const LATER_MAIL_DAYS = 14
/** This many days before the mailing deadline, we stop waiting for pending transactions. */
const LAST_WAIT_DAYS = 5
/** Days until an account is checked again, for money returned to it. */
export const LOOK_AGAIN_DAYS = 7

export interface RefundPlan {
  /**
   * Until then the customer can correct the address. From then on the check is ordered as soon as nothing is
   * pending.
   */
  lookOn: CalendarDate
  mailBy: CalendarDate
}

/** The plan for money found in an account today, after the last day of spending. */
export const planOf = (
  { lastSpendOn, refundWithinDays }: { lastSpendOn: CalendarDate; refundWithinDays: number },
  today: CalendarDate,
): RefundPlan => {
  const settledOn = addDays(lastSpendOn, Math.min(SETTLED_AFTER_DAYS, Math.floor(refundWithinDays / 2)))
  const lookOn = today < settledOn ? settledOn : addDays(today, LATER_LOOK_DAYS)
  const statedBy = addDays(lastSpendOn, refundWithinDays)
  const soonestBy = addDays(today, LATER_MAIL_DAYS)
  return { lookOn, mailBy: statedBy < soonestBy && today >= settledOn ? soonestBy : statedBy }
}

/** Whether the mailing deadline is so near that the check is ordered even if something is pending. */
export const isLastWait = (mailBy: CalendarDate, today: CalendarDate): boolean =>
  daysBetween(today, mailBy) <= LAST_WAIT_DAYS

const RANK = { planned: 0, ordered: 1, mailed: 2, cashed: 3, expired: 3, dropped: 3 } as const
export type RefundState = keyof typeof RANK

/** Events arrive in any order, so a check never returns to an earlier state, and a final state stays. */
export const isLater = (state: RefundState, than: RefundState): boolean => RANK[state] > RANK[than]
