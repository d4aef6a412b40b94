import { DEFAULT_BUFFER } from '@yoursuccess/contract/autopay/autopay'
import type { Biller } from '@yoursuccess/contract/bills/billers'
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { arriveBy, sendOn } from '@yoursuccess/contract/trustees/posting.rules'

/**
 * The latest day to send a payment for a due day, with two banking days in which the office posts it: as autopay
 * plans it without being told otherwise (AUTO-02).
 */
export const sendByOf = ({ is_paper }: Pick<Biller, 'is_paper'>, dueOn: CalendarDate): CalendarDate =>
  sendOn(arriveBy(dueOn, DEFAULT_BUFFER), {
    kind: is_paper ? 'bill_pay_check' : 'electronic',
    posting_days: 0,
  })
