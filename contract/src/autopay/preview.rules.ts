/** What autopay would do for the next installments: shares, send days and arrival, with their days (AUTO-10). Pure. */
import { addDays, type CalendarDate } from '../core/calendar-date.ts'
import { type Cents, subtract, ZERO } from '../core/money.ts'
import {
  needOf,
  needsOf,
  paydaysLeft,
  type PlannedPayment,
  type SharePayday,
  sharesOf,
} from '../setaside/shares.rules.ts'
import { arriveBy, type Posting, sendOn } from '../trustees/posting.rules.ts'
import type { AutopayMode } from './autopay.ts'
import { partFees, type Part, partsOf } from './parts.rules.ts'

/** How many installments a preview shows. */
export const PREVIEWED = 3

/** An installment with the amount that would be sent for it. */
interface PreviewedInstallment {
  dueOn: CalendarDate
  plannedCents: Cents
}

interface PreviewedPayment extends PreviewedInstallment {
  arriveBy: CalendarDate
  sendOn: CalendarDate
  /** True if its send day has passed, so that the customer pays it by hand. */
  isByHand: boolean
  shares: Part[]
  /** What is sent on which day. Empty unless it is sent in parts. */
  parts: Part[]
}

export interface PreviewQuestion {
  /** By due day. */
  installments: readonly PreviewedInstallment[]
  paydays: readonly SharePayday[]
  buffer: number
  posting: Posting
  mode: AutopayMode
  /** Of each payment, or of each part. */
  feeCents: Cents
  /** The smallest payment that the office takes. */
  minCents: Cents | null
  setAsideCents: Cents
  today: CalendarDate
  /** The first day on which something can still be sent (move-day.rules.ts). */
  firstOn: CalendarDate
  /** How many installments to show. */
  count?: number
}

/** The next payments to the trustee. Each payday bears a share of one of them: the first that it can reach. */
export const previewPayments = (question: PreviewQuestion): PreviewedPayment[] => {
  const {
    installments,
    paydays,
    buffer,
    posting,
    setAsideCents,
    today,
    firstOn,
    count = PREVIEWED,
  } = question
  const next = installments
    .filter(({ dueOn, plannedCents }) => dueOn >= today && plannedCents > 0)
    .slice(0, count)
    .map(({ dueOn, plannedCents }) => {
      const postBy = arriveBy(dueOn, buffer)
      const sentOn = sendOn(postBy, posting)
      return { dueOn, plannedCents, arriveBy: postBy, sendOn: sentOn, isByHand: sentOn < firstOn }
    })
  let from = today
  const sent = next
    .filter(({ isByHand }) => !isByHand)
    .map((payment) => {
      const left = paydaysLeft(paydays, { today: from, sendOn: payment.sendOn })
      const last = left.at(-1)
      if (last) from = addDays(last.on, 1)
      return { payment, left, money: moneyOf(question, payment, left.length) }
    })
  const needs = needsOf(
    sent.map(({ money }) => money),
    setAsideCents,
  )
  const days = new Map(
    sent.map(({ payment, left, money }, index) => {
      const needCents = needs[index] ?? ZERO
      const amounts = sharesOf(
        needCents,
        left.map(({ usualCents }) => usualCents),
      )
      const shares = left.map(({ on }, at) => ({ on, amountCents: amounts[at] ?? ZERO }))
      const keptCents = subtract(needOf(money, ZERO), needCents)
      const parts = question.mode === 'once' ? [] : partsOf({ ...question, ...payment, keptCents, shares })
      return [payment, { shares, parts }] as const
    }),
  )
  return next.map((payment) => ({ ...payment, ...(days.get(payment) ?? { shares: [], parts: [] }) }))
}

/** What a payment needs. In parts, each payday that is left for it pays a fee. */
const moneyOf = (
  { mode, feeCents }: PreviewQuestion,
  { plannedCents }: PreviewedInstallment,
  paydays: number,
): PlannedPayment => ({
  plannedCents,
  feesCents: mode === 'once' ? feeCents : partFees(paydays, feeCents),
  sentCents: ZERO,
})
