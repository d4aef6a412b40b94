/** The text of the message to the attorney, from its facts (LAD-04). */
import { type CalendarDate, day } from '@yoursuccess/contract/core/calendar-date'
import type { AttorneyMessage } from '@yoursuccess/contract/plan/attorney-message'
import type { CourtNotice } from '@yoursuccess/contract/plan/court-notices'
import { findDistrict } from '@yoursuccess/contract/plan/districts'
import type { PlanInstallment, PlanProgress } from '@yoursuccess/contract/plan/plan-progress'
import { hasEnded } from '@yoursuccess/contract/plan/terms.rules'
import type { TrusteePayment } from '@yoursuccess/contract/receipts/receipts'
import { t } from '../../../i18n/translate.ts'
import { centsOf, usd } from '../../../lib/amounts.rules.ts'
import { formatLongDay } from '../../../lib/dates.ts'
import { copy } from './message.messages.ts'
import { countdown, safeDayWords } from './notice-words.ts'
import { copy as notices } from './notices.messages.ts'

/** `name` is the customer's, if it is known. */
export const messageText = (message: AttorneyMessage, name: string | undefined): string =>
  [
    caseLines(message, name),
    message.progress ? behindLines(message, message.progress) : [t(copy.incomplete)],
    sentLines(message),
    plannedLines(message),
    noticesLines(message),
  ]
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')

const messageSubject = ({ plan: { case_number_shown: number } }: AttorneyMessage): string =>
  number === null ? t(copy.subject) : t(copy.subjectWithCase, { number })

/** An address that opens the customer's email program (RFC 6068). Without an attorney's address, nobody is named. */
export const mailAddress = (message: AttorneyMessage, text: string): string => {
  const to = encodeURIComponent(message.plan.attorney?.email ?? '').replaceAll('%40', '@')
  const body = text.replaceAll('\n', '\r\n')
  return `mailto:${to}?subject=${encodeURIComponent(messageSubject(message))}&body=${encodeURIComponent(body)}`
}

const caseLines = ({ as_of, plan, progress }: AttorneyMessage, name: string | undefined): string[] => {
  const { case_number_shown: number, trustee_name: trustee } = plan
  const district = plan.district === null ? undefined : findDistrict(plan.district)?.name
  return [
    t(copy.asOf, { day: formatLongDay(as_of) }),
    ...(name === undefined ? [] : [t(copy.name, { name })]),
    ...(number === null ? [] : [t(copy.case, { number })]),
    ...(district === undefined ? [] : [t(copy.district, { district })]),
    ...(trustee === null ? [] : [t(copy.trustee, { trustee })]),
    ...(progress && progress.month_number > 0
      ? [t(copy.month, { month: progress.month_number, months: progress.months })]
      : []),
  ]
}

/** A plan that has ended no longer counts what is behind. */
const behindLines = ({ plan, installments }: AttorneyMessage, progress: PlanProgress): string[] => {
  if (hasEnded(plan)) return []
  const { arrears, payments_behind, posted_arrears, ahead, lump_sums } = progress
  return [
    t(copy.behindTitle),
    behindSentence(arrears, payments_behind),
    ...(posted_arrears === null
      ? []
      : [
          centsOf(posted_arrears) > 0
            ? t(copy.postedBehind, { amount: usd(posted_arrears) })
            : t(copy.postedUpToDate),
        ]),
    ...(centsOf(ahead) > 0 ? [t(copy.ahead, { amount: usd(ahead) })] : []),
    ...lump_sums
      .filter(({ overdue }) => overdue)
      .map(({ amount, due_on }) => t(copy.lumpSum, { amount: usd(amount), day: formatLongDay(due_on) })),
    ...installments.filter(isNotPaid).map(installmentLine),
  ]
}

const isNotPaid = ({ amount, applied }: PlanInstallment): boolean => centsOf(applied) < centsOf(amount)

const behindSentence = (arrears: string, payments: string | null): string => {
  if (centsOf(arrears) === 0) return t(copy.upToDate)
  const amount = usd(arrears)
  return payments === null
    ? t(copy.behind, { amount })
    : t(copy.behindBy, { amount, payments: Number(payments) })
}

const installmentLine = ({ due_on, amount, applied, reported }: PlanInstallment): string => {
  const values = { day: formatLongDay(due_on), amount: usd(amount), paid: usd(applied) }
  return centsOf(reported) > 0
    ? t(copy.installmentReported, { ...values, reported: usd(reported) })
    : t(copy.installment, values)
}

const sentLines = ({ plan: { opening }, progress, payments }: AttorneyMessage): string[] => [
  t(copy.sentTitle),
  ...(progress ? [totalsSentence(progress)] : []),
  ...(opening === null
    ? []
    : [t(copy.opening, { day: formatLongDay(opening.as_of), amount: usd(opening.posted_total) })]),
  ...(payments.length > 0 ? payments.map(paymentLine) : [t(copy.nothingSent)]),
]

/** Without a receipt, nobody knows what was posted. */
const totalsSentence = ({ due_to_date, sent_total, posted_total, posted_arrears }: PlanProgress): string => {
  const values = { due: usd(due_to_date), paid: usd(sent_total) }
  return posted_arrears === null
    ? t(copy.totalsWithout, values)
    : t(copy.totals, { ...values, posted: usd(posted_total) })
}

const paymentLine = ({ sent_on, amount, posted_on, posted_amount, state }: TrusteePayment): string => {
  const values = { day: formatLongDay(sent_on), amount: usd(amount) }
  if (state === 'came_back') return t(copy.cameBack, values)
  if (posted_on === null) return t(copy.sent, values)
  const postedOn = formatLongDay(posted_on)
  return posted_amount === null
    ? t(copy.posted, { ...values, postedOn })
    : t(copy.postedOther, { ...values, postedOn, posted: usd(posted_amount) })
}

const plannedLines = ({ planned }: AttorneyMessage): string[] => [
  t(copy.plannedTitle),
  ...(planned.length === 0
    ? [t(copy.nothingPlanned)]
    : planned.map(({ amount, send_on, due_on }) =>
        t(copy.planned, {
          amount: usd(amount),
          sendOn: formatLongDay(send_on),
          dueOn: formatLongDay(due_on),
        }),
      )),
]

const noticesLines = (message: AttorneyMessage): string[] =>
  message.notices.length === 0
    ? []
    : [t(copy.noticesTitle), ...message.notices.flatMap((each) => noticeLines(each, day(message.as_of)))]

const noticeLines = (notice: CourtNotice, today: CalendarDate): string[] => {
  const { kind, note, counted, served_on, safe_days } = notice
  const values = { notice: t(notices.kinds[kind]), left: countdown(notice, today) }
  return [
    note === null ? t(copy.notice, values) : t(copy.noticeWithNote, { ...values, note }),
    ...(counted && served_on !== null ? [t(copy.noticeCounted, { day: formatLongDay(served_on) })] : []),
    ...(safe_days.length === 0 ? [] : [t(copy.safeDays)]),
    ...safe_days.map((each) => t(copy.safeDay, { words: safeDayWords(each, today) })),
  ]
}
