/**
 * When a trustee posts a payment, and the latest day to send it (docs/decisions/0174). Days are banking days
 * of the Federal Reserve.
 */
import { addBankingDays, bankingDayFrom, isBankingDay } from '../core/banking-days.ts'
import { addDays, type CalendarDate, day } from '../core/calendar-date.ts'
import { ISO_LANGUAGE } from '../core/language.ts'
import type { TrusteeMethodKind } from './trustee-methods.ts'

/** What decides when a payment by a method is posted. Days on hold do not count: the payment is posted by then. */
export interface Posting {
  kind: TrusteeMethodKind
  /** Banking days that the office takes from the arrival until it posts. */
  posting_days: number
}

/** Banking days from the day that a payment counts as ordered to its arrival. Checks have a rule of their own. */
const LEAD_DAYS: Readonly<Record<Exclude<TrusteeMethodKind, 'bill_pay_check'>, number>> = {
  electronic: 2,
  tfs: 5,
  epay: 1,
  moneygram: 3,
  // Mailed by the customer.
  cashiers_check: 10,
  money_order: 10,
  personal_check: 10,
  // Counted from the payday.
  wage_order: 7,
  // Handed over.
  cash: 0,
}

/** Calendar days in which a mailed check arrives. It is mailed on the banking day after its order. */
const CHECK_MAIL_DAYS = 14

/**
 * The last day on which a payment should arrive that was ordered on a day, before that day's cutoff. A day that
 * is no banking day counts as the next one (TRU-07).
 */
export const arrivalOn = (orderedOn: CalendarDate, kind: TrusteeMethodKind): CalendarDate => {
  const start = bankingDayFrom(orderedOn)
  if (kind !== 'bill_pay_check') return addBankingDays(start, LEAD_DAYS[kind])
  return bankingDayFrom(addDays(addBankingDays(start, 1), CHECK_MAIL_DAYS))
}

/** The last day on which the trustee should have posted a payment ordered on a day, before that day's cutoff. */
export const postedBy = (orderedOn: CalendarDate, { kind, posting_days }: Posting): CalendarDate =>
  addBankingDays(arrivalOn(orderedOn, kind), posting_days)

/**
 * The day by which a trustee should have posted the payment of a due day: `buffer` banking days before the due
 * day, or before the last banking day ahead of it.
 */
export const arriveBy = (dueOn: CalendarDate, buffer: number): CalendarDate =>
  addBankingDays(isBankingDay(dueOn) ? dueOn : addBankingDays(dueOn, -1), -buffer)

/** The latest banking day on which a payment can be ordered, before the cutoff, to be posted by a day. */
export const sendOn = (postBy: CalendarDate, posting: Posting): CalendarDate => {
  let found = arriveBy(postBy, 0)
  while (postedBy(found, posting) > postBy) found = addBankingDays(found, -1)
  return found
}

/** Until when an order still counts for its day: "16:00" in "America/Chicago". */
export interface Cutoff {
  cutoff_time: string
  /** A zone of the IANA database. */
  zone: string
}

/** The banking day for which an order at an instant counts: the next one from the cutoff on. */
export const orderedOn = (at: Date, { cutoff_time, zone }: Cutoff): CalendarDate => {
  const [today = '', time = ''] = new Intl.DateTimeFormat(ISO_LANGUAGE, {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'short',
  })
    .format(at)
    .split(' ')
  const on = day(today)
  return time < cutoff_time && isBankingDay(on) ? on : addBankingDays(on, 1)
}
