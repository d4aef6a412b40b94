/** The payments to the trustee that are to come, whoever pays them. Pure. */
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { ForecastBreakdown } from '@yoursuccess/contract/forecast/forecast'
import { type Cents, larger, subtract, ZERO } from '@yoursuccess/contract/core/money'
import { centsOf } from '../../lib/amounts.rules.ts'

export type TrusteePayment = Pick<
  ForecastBreakdown['payments'][number],
  'due_on' | 'send_on' | 'planned' | 'sent' | 'by_payday' | 'by' | 'service'
>

/** The earliest first. What is arranged needs nothing more of the account, so the forecast lists it apart. */
export const trusteePayments = ({
  payments,
  arranged,
}: Pick<ForecastBreakdown, 'payments' | 'arranged'>): TrusteePayment[] =>
  [
    ...payments,
    ...arranged.map(({ amount, ...payment }) => ({
      ...payment,
      planned: amount,
      sent: '0.00',
      by_payday: false,
    })),
  ].toSorted((a, b) => a.due_on.localeCompare(b.due_on))

/** What is left of a payment, without its fee. */
export const leftToPay = ({ planned, sent }: Pick<TrusteePayment, 'planned' | 'sent'>): Cents =>
  larger(ZERO, subtract(centsOf(planned), centsOf(sent)))

/** Whether the customer pays it. One that is not known is theirs, too. */
export const isByCustomer = (payment: Pick<TrusteePayment, 'by'> | undefined): boolean =>
  payment === undefined || payment.by === 'customer'

/** Who pays it, and whether that day is still to come. Undefined if there is nothing to say. */
export type PayerNews =
  | 'bank'
  | 'parts'
  | 'service'
  | 'waiting'
  | 'employer'
  | 'customer'
  | 'late'
  | undefined

export const payerNews = (
  { by, by_payday, send_on }: Pick<TrusteePayment, 'by' | 'by_payday' | 'send_on'>,
  today: CalendarDate,
): PayerNews => {
  const isPast = send_on < today
  switch (by) {
    case 'bank':
      return isPast ? undefined : by_payday ? 'parts' : 'bank'
    case 'service':
      return isPast ? 'waiting' : 'service'
    case 'employer':
      return 'employer'
    case 'customer':
      return isPast ? 'late' : 'customer'
  }
}
