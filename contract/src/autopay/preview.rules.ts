/** What autopay would do for the next installments: shares, send days and arrival, with their days (AUTO-10). Pure. */
import { addDays, type CalendarDate } from '../core/calendar-date.ts'
import { type Cents, ZERO } from '../core/money.ts'
import { needsOf, paydaysLeft, type SharePayday, sharesOf } from '../setaside/shares.rules.ts'
import { arriveBy, type Posting, sendOn } from '../trustees/posting.rules.ts'

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
  shares: { on: CalendarDate; amountCents: Cents }[]
}

export interface PreviewQuestion {
  /** By due day. */
  installments: readonly PreviewedInstallment[]
  paydays: readonly SharePayday[]
  buffer: number
  posting: Posting
  feeCents: Cents
  setAsideCents: Cents
  today: CalendarDate
  /** The first day on which something can still be sent (move-day.rules.ts). */
  firstOn: CalendarDate
  /** How many installments to show. */
  count?: number
}

/** The next payments to the trustee. Each payday bears a share of one of them: the first that it can reach. */
export const previewPayments = ({
  installments,
  paydays,
  buffer,
  posting,
  feeCents,
  setAsideCents,
  today,
  firstOn,
  count = PREVIEWED,
}: PreviewQuestion): PreviewedPayment[] => {
  const next = installments
    .filter(({ dueOn, plannedCents }) => dueOn >= today && plannedCents > 0)
    .slice(0, count)
    .map(({ dueOn, plannedCents }) => {
      const postBy = arriveBy(dueOn, buffer)
      const sentOn = sendOn(postBy, posting)
      return { dueOn, plannedCents, arriveBy: postBy, sendOn: sentOn, isByHand: sentOn < firstOn }
    })
  const sent = next.filter(({ isByHand }) => !isByHand)
  const needs = needsOf(
    sent.map(({ plannedCents }) => ({ plannedCents, feesCents: feeCents, sentCents: ZERO })),
    setAsideCents,
  )
  let from = today
  const shares = new Map(
    sent.map((payment, index) => {
      const left = paydaysLeft(paydays, { today: from, sendOn: payment.sendOn })
      const last = left.at(-1)
      if (last) from = addDays(last.on, 1)
      const amounts = sharesOf(
        needs[index] ?? ZERO,
        left.map(({ usualCents }) => usualCents),
      )
      return [payment, left.map(({ on }, at) => ({ on, amountCents: amounts[at] ?? ZERO }))] as const
    }),
  )
  return next.map((payment) => ({ ...payment, shares: shares.get(payment) ?? [] }))
}
