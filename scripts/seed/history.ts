/**
 * The invented transactions of a household in one month, in Plaid's format for custom users: positive amounts
 * are debits.
 */
import { addDays, type CalendarDate } from '@yoursuccess/contract/core/calendar-date'

interface PlaidTransaction {
  date_transacted: string
  date_posted: string
  amount: number
  description: string
  currency: 'USD'
}
export interface PlaidFile {
  override_accounts: [{ type: 'depository'; subtype: 'checking'; transactions: PlaidTransaction[] }]
}

/**
 * Day of the month, description, base amount in dollars, and the cents that it changes by from month to
 * month.
 */
type Monthly = readonly (readonly [number, string, number, number])[]

/** What personas spend whose pay comes from an employer of the sandbox. */
export const SPENDING: Monthly = [
  [1, 'Maple Court Apartments', 845, 0],
  [3, 'Prairie Power & Light', 84.1, 412],
  [4, 'Corner Market 0421', 71.35, 233],
  [6, 'Fuel Stop 118', 37.2, -95],
  [8, 'Harbor Auto Finance', 240, 0],
  [12, 'City Water Works', 41.75, 61],
  [15, 'Corner Market 0421', 88.12, -204],
  [20, 'Guardian Mutual Insurance', 122.6, 0],
  [23, 'Corner Market 0421', 64.9, 310],
]

const MONTHLY: Monthly = [
  [1, 'Maple Court Apartments', 1145, 0],
  [2, 'Direct Deposit - Northfield Logistics', -1620.4, 0],
  [3, 'Prairie Power & Light', 96.21, 412],
  [4, 'Corner Market 0421', 83.17, 233],
  [6, 'Fuel Stop 118', 41.02, -95],
  [8, 'Harbor Auto Finance', 287.5, 0],
  [9, 'Corner Market 0421', 76.44, 128],
  [11, 'Sunrise Family Clinic', 35, 0],
  [12, 'City Water Works', 48.9, 61],
  [14, 'Corner Market 0421', 91.36, -204],
  [15, 'Direct Deposit - Northfield Logistics', -1620.4, 0],
  [16, 'Little Oaks Daycare', 210, 0],
  [18, 'Fuel Stop 118', 38.75, 117],
  [20, 'Guardian Mutual Insurance', 122.6, 0],
  [22, 'Corner Market 0421', 69.58, 310],
  [24, 'Streamline TV', 14.99, 0],
  [26, 'Thrift & Thread', 27.4, 90],
]

/**
 * A time at which the sandbox has booked all transactions of the day. It books them from noon in New York.
 */
export const bookedBy = (date: CalendarDate): string => `${date}T17:00:00.000Z`

/** The last day whose transactions the sandbox has booked. */
export const lastBookedDay = (today: CalendarDate, now: string): CalendarDate =>
  now < bookedBy(today) ? addDays(today, -1) : today

/** The transactions of the month up to `lastDay`. */
export const historyOf = (
  email: string,
  month: CalendarDate,
  lastDay: CalendarDate,
  monthly: Monthly = MONTHLY,
): PlaidFile => {
  // Different amounts for each persona, so that a mix-up of customers is visible.
  const own = email.startsWith('mfa') ? 137 : 0
  const monthNumber = Number(month.slice(5, 7))
  const transactions = monthly
    .map(([dayOfMonth, description, amount, drift]) => {
      const posted = addDays(month, dayOfMonth - 1)
      const cents = Math.round(amount * 100) + (amount > 0 ? own + drift * (monthNumber % 4) : 0)
      return {
        date_transacted: posted,
        date_posted: posted,
        amount: cents / 100,
        description,
        currency: 'USD' as const,
      }
    })
    .filter(({ date_posted }) => date_posted <= lastDay)
  return { override_accounts: [{ type: 'depository', subtype: 'checking', transactions }] }
}
