/** Payments that the bank does not send: money is set aside, and the customer or a payment service sends it (AUTO-09). Pure. */
import { addBankingDays } from '../core/banking-days.ts'
import { addDays, type CalendarDate } from '../core/calendar-date.ts'
import { add, type Cents, larger, negate, smaller, ZERO } from '../core/money.ts'
import { movable } from '../setaside/shares.rules.ts'
import {
  OUTSIDE_METHODS,
  type OutsideMethodKind,
  PULL_METHODS,
  type PullMethodKind,
} from '../trustees/trustee-methods.ts'

export const isOutside = (kind: string): kind is OutsideMethodKind =>
  OUTSIDE_METHODS.some((method) => method === kind)

/** Whether a service collects it from the main account. */
export const isPull = (kind: string): kind is PullMethodKind => PULL_METHODS.some((method) => method === kind)

/** Whether one of the two is sent by the bank, and the other is not. */
export const isOtherWay = (before: string, method: string): boolean => isOutside(before) !== isOutside(method)

/** How each service is named in the details of its debits. */
const ORIGINATORS: Readonly<Record<PullMethodKind, RegExp>> = {
  tfs: /\bTFS(?: ?BILL ?PAY)?\b/i,
  epay: /\bE-?PAY\b/i,
}

/** Whether a debit is by TFS Bill Pay, which collects for trustees only. Others may have a debit that says "E-PAY". */
export const isByTfs = (details: string): boolean => ORIGINATORS.tfs.test(details)

/** A pull may come so many banking days after its expected day. */
const PULL_DAYS = 2

/** What is expected of a service. */
export interface ExpectedPull {
  method: PullMethodKind
  expectedOn: CalendarDate
  amountCents: Cents
  /** What the service may take with it. */
  feeCents: Cents
}

/** The last day on which a pull is waited for. */
export const lastPullDay = (expectedOn: CalendarDate): CalendarDate => addBankingDays(expectedOn, PULL_DAYS)

/** A debit of the main account by a company. */
export interface Debit {
  on: CalendarDate
  /** Negative. */
  amountCents: Cents
  details: string
}

/**
 * Whether a debit is the expected pull: only by its originator and its amount, with or without the service's fee. One that
 * fits in one of them only is asked about. One that comes a day early counts, too.
 */
export const matchPull = (
  { on, amountCents, details }: Debit,
  { method, expectedOn, amountCents: planned, feeCents }: ExpectedPull,
): 'pull' | 'ask' | 'other' => {
  if (on < addBankingDays(expectedOn, -1) || on > lastPullDay(expectedOn)) return 'other'
  const taken = negate(amountCents)
  const isAmount = taken === planned || taken === add(planned, feeCents)
  const isOriginator = ORIGINATORS[method].test(details)
  if (isAmount && isOriginator) return 'pull'
  return isAmount || isOriginator ? 'ask' : 'other'
}

/** What is moved to the main account for a pull: what is set aside, and no more than it may take. */
export const movedForPull = (setAsideCents: Cents, { amountCents, feeCents }: ExpectedPull): Cents =>
  smaller(larger(ZERO, setAsideCents), add(amountCents, feeCents))

/** From 12:01 AM, New York time, on the expected day. `minutes`: of the day, there. */
export const isPullDue = (expectedOn: CalendarDate, today: CalendarDate, minutes: number): boolean =>
  today > expectedOn || (today === expectedOn && minutes >= 1)

/** What goes back to the set-aside of a pull that did not come: what is left of it above what is kept back. */
export const leftOfPull = (
  movedCents: Cents,
  { mainCents, keepBackCents }: { mainCents: Cents; keepBackCents: Cents },
): Cents => smaller(movedCents, movable(mainCents, keepBackCents))

/** The first day on which a pull has not come. */
export const pullMissedOn = (expectedOn: CalendarDate): CalendarDate => addDays(lastPullDay(expectedOn), 1)
