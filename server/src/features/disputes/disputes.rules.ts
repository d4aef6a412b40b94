/** Deadlines for a reported problem (Regulation E, 12 CFR 1005.11), and how an answer settles a credit. */
import { addBankingDays } from '@yoursuccess/contract/core/banking-days'
import { addDays, addMonths, type CalendarDate, monthStart } from '@yoursuccess/contract/core/calendar-date'
import { INVESTIGATION_BUSINESS_DAYS } from '@yoursuccess/contract/disputes/disputes'
import { type Cents, smaller, subtract } from '@yoursuccess/contract/core/money'

/** 1005.11(b)(1)(i): counted from the day the statement that first shows the transaction was sent. */
const NOTICE_DAYS = 60
/**
 * 1005.11(c)(2): applies with a provisional credit. We do not use the longer times that the law allows for
 * some transactions.
 */
const MAX_INVESTIGATION_DAYS = 45
/**
 * Commentary on 1005.11(d)(2): with this much notice before the debit, the bank need not honor items in
 * between.
 */
const TAKE_BACK_BUSINESS_DAYS = 5

/**
 * True if the law's protection covers the report. The days count from the first statement that shows the
 * transaction, and have not begun before that statement exists. For a transaction from before the account had
 * statements, they count from the first day of the next month.
 */
export const isInTime = ({ postedOn, shown, today }: Report): boolean =>
  shown === 'to come' || today <= addDays(shown ?? addMonths(monthStart(postedOn), 1), NOTICE_DAYS)

interface Report {
  postedOn: CalendarDate
  /** The day of the first statement that shows the transaction. Undefined if none ever will. */
  shown: CalendarDate | 'to come' | undefined
  today: CalendarDate
}

/** The last day for the answer or a provisional credit. */
export const answerDueOn = (reportedOn: CalendarDate): CalendarDate =>
  addBankingDays(reportedOn, INVESTIGATION_BUSINESS_DAYS)

/** The last day for the answer after a provisional credit. */
export const decideBy = (reportedOn: CalendarDate): CalendarDate =>
  addDays(reportedOn, MAX_INVESTIGATION_DAYS)

export const takeBackOn = (resolvedOn: CalendarDate): CalendarDate =>
  addBankingDays(resolvedOn, TAKE_BACK_BUSINESS_DAYS)

/** What to credit and debit so that the customer ends up with `resolved`. Both are zero or more. */
export const settleUp = (resolved: Cents, provisional: Cents): { toGive: Cents; toTakeBack: Cents } => ({
  toGive: subtract(resolved, smaller(resolved, provisional)),
  toTakeBack: subtract(provisional, smaller(resolved, provisional)),
})

/** The reference that the customer gives on the phone, such as "P-2026-000123". */
export const referenceOf = ({ id, reportedOn }: { id: number; reportedOn: CalendarDate }): string =>
  `P-${reportedOn.slice(0, 4)}-${String(id).padStart(6, '0')}`

/** States of a movement whose money moved or will. In the others, refused and dropped, it does not. */
export const MOVING = ['waiting', 'intended', 'posted'] as const

export const isMoving = ({ state }: { state: string }): boolean => MOVING.some((each) => each === state)

/** How statements describe the movements of a case. */
export const STATEMENT_WORDS = {
  provisional: 'PROVISIONAL CREDIT',
  correction: 'ERROR CORRECTION',
  take_back: 'PROVISIONAL CREDIT REVERSAL',
} as const

const CASE_MONEY = new RegExp(`^(?:${Object.values(STATEMENT_WORDS).join('|')}) (P-\\d{4}-\\d{6,12})$`)

/** The reference of the case that the bank posted this for. Undefined for any other transaction. */
export const referenceOfOwn = ({ kind, details }: { kind: string; details: string }): string | undefined =>
  kind === 'adjustment' ? CASE_MONEY.exec(details)?.[1] : undefined

/** The case's id. Undefined if the text is not a reference. The caller must compare the year. */
export const idOfReference = (reference: string): number | undefined => {
  const match = /^P-\d{4}-(\d{6,12})$/.exec(reference.trim().toUpperCase())
  return match ? Number(match[1]) : undefined
}
