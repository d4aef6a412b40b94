/** What the trustee card of the home page says of the next payment. */
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { TrusteeCard } from '@yoursuccess/contract/tracker/tracker'
import { payerWords } from '../../features/forecast/payer-words.ts'
import { leftToPay, type TrusteePayment } from '../../features/forecast/trustee-payments.rules.ts'
import { trusteeCopy } from '../../features/tracker/trustee/trustee.messages.ts'
import { dueWords } from '../../features/tracker/trustee/trustee-card-words.ts'
import { t } from '../../i18n/translate.ts'
import { centsOf, usd } from '../../lib/amounts.rules.ts'
import { formatPlannedDay } from '../../lib/dates.ts'

/** The payment for what the card asks for now or, if that is nothing, the next one. */
export const paymentFor = (
  card: Pick<TrusteeCard, 'owed' | 'due_on'>,
  payments: readonly TrusteePayment[],
  today: CalendarDate,
): TrusteePayment | undefined =>
  centsOf(card.owed) > 0
    ? payments.find(({ due_on }) => due_on === card.due_on)
    : payments.find(({ due_on }) => due_on >= today)

/** When it is due, and who sends it by when: "Next: $465.00 due Tue, Dec 1. Send by Wed, Nov 25." */
export const nextWords = (
  card: TrusteeCard,
  payment: TrusteePayment | undefined,
  today: CalendarDate,
): string => {
  // What is late can no longer be sent in time.
  if (!payment || (card.days_late > 0 && centsOf(card.owed) > 0)) return dueWords(card)
  const send = payerWords(payment, today)
  if (centsOf(card.owed) > 0) return send
  const due = t(trusteeCopy.next, {
    amount: usd(leftToPay(payment)),
    day: formatPlannedDay(payment.due_on, today),
  })
  return [due, send].filter((sentence) => sentence !== '').join(' ')
}
