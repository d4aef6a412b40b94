/** When an office posts what reaches it, and how much. Pure functions; banking days are the Federal Reserve's. */
import { addBankingDays, isBankingDay } from '@yoursuccess/contract/core/banking-days'
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { type Cents, cents, larger, subtract } from '@yoursuccess/contract/core/money'
import { openDay } from '../galileo/biller-network/course.rules.ts'
import { findInDirectory } from '../galileo/biller-network/directory.ts'
import { localTime, morningOf, timeOf } from '../zones.ts'
import type { Office, Rail } from './offices.ts'

/** Case numbers that end in these digits behave in their own way (docs/partners/trustee-office.md). */
const LATE_BY_A_DAY = '-90001'
const A_DOLLAR_LESS = '-90002'
const NEVER_POSTED = '-90003'
const POSTED_TWICE = '-90004'
const CLOSED = '-90005'

const DOLLAR = cents(100)
const CENT = cents(1)

/** Banking days that a clerk takes to find the case of a payment without a case number. */
const CLERK_DAYS = 10

export interface Arrival {
  office: Office
  method: Rail
  receivedAt: Date
  /** Undefined if the payment names none. */
  caseNumber: string | undefined
  /** The biller network has waited for the clerk of this office already. */
  hasWaited: boolean
}

/** When the office posts a payment, or sends it back. Never before it is received. */
export const postedAt = (arrival: Arrival): Date => {
  const morning = morningOf(postingDay(arrival))
  return morning < arrival.receivedAt ? arrival.receivedAt : morning
}

/** What the ledger shows of a payment: usually one amount. */
export const amountsPosted = (caseNumber: string, amount: Cents): Cents[] => {
  if (caseNumber.endsWith(NEVER_POSTED) || isClosed(caseNumber)) return []
  if (caseNumber.endsWith(A_DOLLAR_LESS)) return [larger(CENT, subtract(amount, DOLLAR))]
  return caseNumber.endsWith(POSTED_TWICE) ? [amount, amount] : [amount]
}

/** Whether the office sends all payments of the case back. */
export const isClosed = (caseNumber: string): boolean => caseNumber.endsWith(CLOSED)

/**
 * Employers' checks for a wage order come with the mail at noon, after five or six banking days. An office with
 * an earlier cutoff counts them a day later.
 */
export const wageOrderArrives = (sentOn: CalendarDate, number: number, { zone }: Office): Date =>
  timeOf(addBankingDays(sentOn, 5 + (number % 2)), '12:00', zone)

const postingDay = (arrival: Arrival): CalendarDate => {
  const { office, method } = arrival
  const days = (office.posting_days[method] ?? 0) + daysLate(arrival)
  return openDay(addBankingDays(receivedOn(arrival), days), findInDirectory(office.id)?.rules)
}

const receivedOn = ({ office, receivedAt }: Arrival): CalendarDate => {
  const { date, time } = localTime(receivedAt, office.zone)
  return isBankingDay(date) && time < office.cutoff_time ? date : addBankingDays(date, 1)
}

const daysLate = ({ caseNumber, hasWaited }: Arrival): number => {
  if (caseNumber === undefined) return hasWaited ? 0 : CLERK_DAYS
  return caseNumber.endsWith(LATE_BY_A_DAY) || isClosed(caseNumber) ? 1 : 0
}
