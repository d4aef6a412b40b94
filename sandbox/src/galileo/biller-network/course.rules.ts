/**
 * The automatic steps of a bill payment, and their times. Pure functions; banking days are those of the
 * Federal Reserve.
 */
import { addBankingDays, bankingDayFrom, isBankHoliday } from '@yoursuccess/contract/core/banking-days'
import { addDays, type CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { mountainTime } from '../../processor-time.rules.ts'
import type { BillerRules } from './directory.ts'

/**
 * The processor's codes: N created; O sent, A acknowledged, E rejected, R returned; W to be printed, Q
 * mailed, C cashed, V and F returned, L, U and Y expired, X voided; B cancelled.
 */
export type PaymentStatus =
  | 'N'
  | 'O'
  | 'A'
  | 'E'
  | 'R'
  | 'W'
  | 'Q'
  | 'C'
  | 'V'
  | 'F'
  | 'L'
  | 'U'
  | 'Y'
  | 'X'
  | 'B'

export const REASONS = {
  R02: 'Account closed at the biller',
  R22: 'Invalid account number',
  R23: 'Payment refused by the biller',
  R24: 'Duplicate entry',
  UNDELIVERABLE: 'The check could not be delivered',
  REFUSED: 'The payee sent the check back',
  EXPIRED: 'The check was not cashed in 180 days',
  VOIDED: 'The check was voided',
  CANCELLED: 'The payment was cancelled',
} as const
export type ReasonCode = keyof typeof REASONS

/** Statuses in which amount and fee are refunded. */
const MONEY_BACK: readonly PaymentStatus[] = ['E', 'R', 'F', 'Y', 'X', 'B']
export const givesBack = (status: PaymentStatus): boolean => MONEY_BACK.includes(status)

/** The facts of a payment that determine its steps. */
export interface Facts {
  type: 'E' | 'P'
  amountCents: number
  /** The payment's id, from which the duration of the mail is derived. */
  number: number
  hasAddress: boolean
  hasCaseNumber: boolean
  /** Undefined for a payee who is not in the directory. */
  rules: BillerRules | undefined
}

export interface Step {
  status: PaymentStatus
  dueAt: Date
  reason?: ReasonCode
}

/**
 * Times of day at the processor, on banking days: when the file goes to the network, when the list goes to
 * the printer, and when the morning's work is done.
 */
const FILE = '13:45'
const PRINT_LIST = '18:00'
const MORNING = '06:00'

const LATE_DAYS = 10
const SENT_BACK_AFTER = 5
const MAIL_DAYS = { least: 7, spread: 8, andBack: 12 } as const
const CHECK_DAYS = 180

/**
 * The next automatic step of a payment that reached `status` at `at`, which is the date `on` in New York.
 * Returns undefined if there is none.
 */
export const nextStep = (
  status: PaymentStatus,
  { at, on }: { at: Date; on: CalendarDate },
  facts: Facts,
): Step | undefined => {
  const morningIn = (days: number) => mountainTime(addBankingDays(on, days), MORNING)
  switch (status) {
    case 'N':
      return facts.type === 'E'
        ? { status: 'O', dueAt: nextAt(FILE, at, on) }
        : { status: 'W', dueAt: nextAt(PRINT_LIST, at, on) }
    case 'O':
      return isStuck(facts) ? undefined : afterFile(on, facts)
    case 'A':
      return centsOf(facts) === 77
        ? { status: 'R', dueAt: morningIn(SENT_BACK_AFTER), reason: 'R23' }
        : undefined
    case 'W':
      return isStuck(facts) ? undefined : { status: 'Q', dueAt: morningIn(1) }
    case 'Q':
      return afterMail(on, facts)
    case 'V':
      return { status: 'F', dueAt: morningIn(1) }
    case 'L':
      return { status: 'U', dueAt: morningIn(1) }
    case 'U':
      return { status: 'Y', dueAt: morningIn(1) }
    default:
      return undefined
  }
}

const centsOf = ({ amountCents }: Facts) => amountCents % 100
const isStuck = (facts: Facts) => centsOf(facts) === 73

/** How many cents too few the processor books for an amount, to simulate an error: 10 for amounts of x.74. */
export const missingCents = (amountCents: number): number => (amountCents % 100 === 74 ? 10 : 0)

const afterFile = (sentOn: CalendarDate, facts: Facts): Step => {
  const { rules } = facts
  const reason = rejectionOf(facts)
  if (reason) return { status: 'E', dueAt: mountainTime(addBankingDays(sentOn, 1), MORNING), reason }
  const days = (rules?.postsAfter ?? 1) + lateDays(facts)
  return { status: 'A', dueAt: mountainTime(openDay(addBankingDays(sentOn, days), rules), MORNING) }
}

const rejectionOf = (facts: Facts): ReasonCode | undefined => {
  const steered = { 71: 'R02', 72: 'R22', 75: 'R24' } as const
  const atMost = facts.rules?.atMost
  return (
    (steered as Record<number, ReasonCode | undefined>)[centsOf(facts)] ??
    (atMost !== undefined && facts.amountCents > atMost ? 'R23' : undefined)
  )
}

const afterMail = (mailedOn: CalendarDate, facts: Facts): Step => {
  const morning = (day: CalendarDate) => mountainTime(openDay(bankingDayFrom(day), facts.rules), MORNING)
  const cents = centsOf(facts)
  if (cents === 76 || cents === 78)
    return { status: 'L', dueAt: morning(addDays(mailedOn, CHECK_DAYS)), reason: 'EXPIRED' }
  const back = (reason: ReasonCode): Step => ({
    status: 'V',
    dueAt: morning(addDays(mailedOn, MAIL_DAYS.andBack)),
    reason,
  })
  if (!facts.hasAddress) return back('UNDELIVERABLE')
  if (cents === 77 || facts.rules?.returnsChecks) return back('REFUSED')
  const arrived = addDays(mailedOn, MAIL_DAYS.least + (facts.number % MAIL_DAYS.spread))
  const late = lateDays(facts)
  return { status: 'C', dueAt: morning(late ? addBankingDays(arrived, late) : arrived) }
}

/** Extra banking days if the trustee needs a case number and it is missing: a clerk has to look it up. */
const lateDays = ({ rules, hasCaseNumber }: Facts): number =>
  rules?.needsCaseNumber && !hasCaseNumber ? LATE_DAYS : 0

/**
 * The day itself, or the next banking day for an office that opens no mail on the first banking day after a
 * holiday.
 */
export const openDay = (day: CalendarDate, rules: BillerRules | undefined): CalendarDate =>
  rules?.closedAfterHolidays && isAfterHoliday(day) ? addBankingDays(day, 1) : day

const isAfterHoliday = (day: CalendarDate): boolean => {
  const before = addBankingDays(day, -1)
  for (let between = addDays(before, 1); between < day; between = addDays(between, 1))
    if (isBankHoliday(between)) return true
  return false
}

/** The first time after `at` that it is this time of day on a banking day. */
const nextAt = (time: string, at: Date, on: CalendarDate): Date => {
  const today = mountainTime(bankingDayFrom(on), time)
  return at < today ? today : mountainTime(addBankingDays(on, 1), time)
}
