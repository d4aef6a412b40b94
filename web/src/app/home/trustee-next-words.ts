/** What the trustee card of the home page says of the next payment. */
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { subtract } from '@yoursuccess/contract/core/money'
import type { ForecastBreakdown } from '@yoursuccess/contract/forecast/forecast'
import type { TrusteeCard } from '@yoursuccess/contract/tracker/tracker'
import { trusteeCopy } from '../../features/tracker/trustee/trustee.messages.ts'
import { dueWords } from '../../features/tracker/trustee/trustee-card-words.ts'
import { t } from '../../i18n/translate.ts'
import { centsOf, usd } from '../../lib/amounts.rules.ts'
import { formatPlannedDay } from '../../lib/dates.ts'

/** A payment to come, as the forecast has it. */
export type ToCome = Pick<
  ForecastBreakdown['payments'][number],
  'due_on' | 'send_on' | 'planned' | 'sent' | 'from_main'
>

/** The payment for what the card asks for now or, if that is nothing, the next one. */
export const paymentFor = (
  card: Pick<TrusteeCard, 'owed' | 'due_on'>,
  payments: readonly ToCome[],
  today: CalendarDate,
): ToCome | undefined =>
  centsOf(card.owed) > 0
    ? payments.find(({ due_on }) => due_on === card.due_on)
    : payments.find(({ due_on }) => due_on >= today)

/** Autopay has a limit of what it takes from the main account. A payment by hand has none. */
export const isSentAutomatically = (payment: ToCome | undefined): boolean =>
  payment !== undefined && payment.from_main !== null

/** When it is due, and by when it must be sent: "Next: $465.00 due Tue, Dec 1. Send by Wed, Nov 25." */
export const nextWords = (card: TrusteeCard, payment: ToCome | undefined, today: CalendarDate): string => {
  // What is late can no longer be sent in time.
  if (!payment || (card.days_late > 0 && centsOf(card.owed) > 0)) return dueWords(card)
  const send = sendWords(payment, today)
  if (centsOf(card.owed) > 0) return send
  const amount = usd(subtract(centsOf(payment.planned), centsOf(payment.sent)))
  const due = t(trusteeCopy.next, { amount, day: formatPlannedDay(payment.due_on, today) })
  return [due, send].filter((sentence) => sentence !== '').join(' ')
}

const sendWords = (payment: ToCome, today: CalendarDate): string => {
  if (payment.send_on < today) return isSentAutomatically(payment) ? '' : t(trusteeCopy.sendToday)
  const day = formatPlannedDay(payment.send_on, today)
  return t(isSentAutomatically(payment) ? trusteeCopy.autopaySends : trusteeCopy.sendBy, { day })
}
