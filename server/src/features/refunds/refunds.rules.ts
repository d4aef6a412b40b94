/** When a refund check is made and mailed: pure, by the days of the program (docs/decisions/0095). */
import { addDays, type CalendarDate, daysBetween } from '@yoursuccess/contract/core/calendar-date'

/** Purchases of the last day are settled by then: an authorization ends after seven days. */
const SETTLED_AFTER_DAYS = 10
/** For money returned later: how long the customer may correct the address. */
const LATER_LOOK_DAYS = 3
const LATER_MAIL_DAYS = 14
/** We do not wait for transactions still pending this shortly before the last day of mailing. */
const LAST_WAIT_DAYS = 5
/** How often we check an account without money again, for money returned to it. */
export const LOOK_AGAIN_DAYS = 7

export interface RefundPlan {
  /** Until then the address may be corrected; from then on it is made as soon as nothing is pending. */
  lookOn: CalendarDate
  mailBy: CalendarDate
}

/** For money that is found in an account today, a day after the last one of spending. */
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

/** Whether a check is made today although something is pending: the day by which it must be mailed is near. */
export const isLastWait = (mailBy: CalendarDate, today: CalendarDate): boolean =>
  daysBetween(today, mailBy) <= LAST_WAIT_DAYS

const RANK = { planned: 0, ordered: 1, mailed: 2, cashed: 3, expired: 3, dropped: 3 } as const
export type RefundState = keyof typeof RANK

/** Events arrive in any order: a check never returns to an earlier state, and an end is final. */
export const isLater = (state: RefundState, than: RefundState): boolean => RANK[state] > RANK[than]
