/** When Galileo sends payments, and how long they then take (docs/partners/biller-network.md). */
import { addBankingDays, isBankingDay } from '@yoursuccess/contract/core/banking-days'
import { type CalendarDate, day } from '@yoursuccess/contract/core/calendar-date'
import { arrivalOn } from '@yoursuccess/contract/trustees/posting.rules'

/** Galileo's offset from UTC: Mountain Standard Time all year. */
const ZONE_HOURS = -7
/** Cutoffs in minutes of the processor's day; later payments wait for the next banking day. */
const FILE_MINUTE = 13 * 60 + 45
const PRINT_MINUTE = 18 * 60

export const arrivalOf = ({ madeAt, isPaper }: { madeAt: Date; isPaper: boolean }): CalendarDate =>
  arrivalOn(sentOn(madeAt, isPaper ? PRINT_MINUTE : FILE_MINUTE), isPaper ? 'bill_pay_check' : 'electronic')

/** The banking day on which a payment is sent to the biller, or its check is printed. */
const sentOn = (madeAt: Date, cutoffMinute: number): CalendarDate => {
  const there = new Date(madeAt.getTime() + ZONE_HOURS * 3_600_000)
  const today = day(there.toISOString().slice(0, 10))
  const isInTime = there.getUTCHours() * 60 + there.getUTCMinutes() < cutoffMinute
  return isInTime && isBankingDay(today) ? today : addBankingDays(today, 1)
}
