/** The legal clock of a reported problem (Regulation E, 12 CFR 1005.11), and what an answer does to money given in advance. */
import { addBankingDays } from '@yoursuccess/contract/core/banking-days'
import { addDays, addMonths, type CalendarDate, monthStart } from '@yoursuccess/contract/core/calendar-date'
import { INVESTIGATION_BUSINESS_DAYS } from '@yoursuccess/contract/disputes/disputes'
import { type Cents, smaller, subtract } from '@yoursuccess/contract/core/money'

/** 1005.11(b)(1)(i): from the sending of the statement that first shows the transaction. */
const NOTICE_DAYS = 60
/** 1005.11(c)(2): with money given in advance. The law's longer times for some transactions are not used. */
const MAX_INVESTIGATION_DAYS = 45
/** Commentary on 1005.11(d)(2): with this much notice before the debit, the bank need not honor items in between. */
const TAKE_BACK_BUSINESS_DAYS = 5

/**
 * Whether the law's protection covers the report. The days count from the statement that first showed the transaction, and
 * while that is still to come they have not begun. What was posted before the account had statements counts as if the
 * statement of its month had come on the first day of the next one.
 */
export const isInTime = ({ postedOn, shown, today }: Report): boolean =>
  shown === 'to come' || today <= addDays(shown ?? addMonths(monthStart(postedOn), 1), NOTICE_DAYS)

interface Report {
  postedOn: CalendarDate
  /** The day of the statement; undefined where none shows it, now or later. */
  shown: CalendarDate | 'to come' | undefined
  today: CalendarDate
}

/** The last day for the answer, or for money in advance. */
export const answerDueOn = (reportedOn: CalendarDate): CalendarDate =>
  addBankingDays(reportedOn, INVESTIGATION_BUSINESS_DAYS)

/** The last day for the answer once money was given in advance. */
export const decideBy = (reportedOn: CalendarDate): CalendarDate =>
  addDays(reportedOn, MAX_INVESTIGATION_DAYS)

export const takeBackOn = (resolvedOn: CalendarDate): CalendarDate =>
  addBankingDays(resolvedOn, TAKE_BACK_BUSINESS_DAYS)

/** The amounts still to credit and to debit so that the customer has `resolved` in the end. Both are zero or more. */
export const settleUp = (resolved: Cents, provisional: Cents): { toGive: Cents; toTakeBack: Cents } => ({
  toGive: subtract(resolved, smaller(resolved, provisional)),
  toTakeBack: subtract(provisional, smaller(resolved, provisional)),
})

/** "P-2026-000123": the reference that the customer gives on the phone. */
export const referenceOf = ({ id, reportedOn }: { id: number; reportedOn: CalendarDate }): string =>
  `P-${reportedOn.slice(0, 4)}-${String(id).padStart(6, '0')}`

/** How a statement describes a case's money. */
export const STATEMENT_WORDS = {
  provisional: 'PROVISIONAL CREDIT',
  correction: 'ERROR CORRECTION',
  take_back: 'PROVISIONAL CREDIT REVERSAL',
} as const

const CASE_MONEY = new RegExp(`^(?:${Object.values(STATEMENT_WORDS).join('|')}) (P-\\d{4}-\\d{6,12})$`)

/** The case that the bank posted this for; undefined of anything else. */
export const referenceOfOwn = ({ kind, details }: { kind: string; details: string }): string | undefined =>
  kind === 'adjustment' ? CASE_MONEY.exec(details)?.[1] : undefined

/** The number of the case; undefined when the text is not a reference. The caller compares the year. */
export const idOfReference = (reference: string): number | undefined => {
  const match = /^P-\d{4}-(\d{6,12})$/.exec(reference.trim().toUpperCase())
  return match ? Number(match[1]) : undefined
}
