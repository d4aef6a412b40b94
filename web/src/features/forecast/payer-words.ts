/** Who pays the trustee and when, in one sentence. */
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { trusteeGuard } from '@yoursuccess/contract/trustees/guard.messages'
import { t } from '../../i18n/translate.ts'
import { formatPlannedDay } from '../../lib/dates.ts'
import { payerCopy } from './payer.messages.ts'
import { payerNews, type TrusteePayment } from './trustee-payments.rules.ts'

export const serviceName = ({ service }: Pick<TrusteePayment, 'service'>): string =>
  service === null ? '' : t(trusteeGuard.methods[service])

/** Empty if there is nothing to say: the bank sends it, and its day has passed. */
export const payerWords = (
  payment: Pick<TrusteePayment, 'by' | 'service' | 'by_payday' | 'send_on'>,
  today: CalendarDate,
): string => {
  const news = payerNews(payment, today)
  const words = { day: formatPlannedDay(payment.send_on, today), service: serviceName(payment) }
  return news === undefined ? '' : t(payerCopy[news], words)
}
