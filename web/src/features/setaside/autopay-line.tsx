import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Autopay } from '@yoursuccess/contract/autopay/autopay'
import { payerOf } from '@yoursuccess/contract/autopay/payer.rules'
import type { PlannedPaymentReply } from '@yoursuccess/contract/autopay/planned-payments'
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { trusteeGuard } from '@yoursuccess/contract/trustees/guard.messages'
import { t } from '../../i18n/translate.ts'
import { formatPlannedDay } from '../../lib/dates.ts'
import { paths } from '../../lib/paths.ts'
import { LoadError } from '../../ui/page/load-error.tsx'
import { useToday } from '../program/program.api.ts'
import { autopayLineCopy } from './autopay-line.messages.ts'
import { autopayQuery, plannedPaymentsQuery } from './autopay-query.ts'
import { usd } from '../../lib/amounts.rules.ts'
import { leftOf, nextOf } from './planned-payments.ts'

/** Whether autopay is on, and what it sends next. Leads to its page (AUTO-18). */
export const AutopayLine = () => {
  const today = useToday()
  const agreement = useQuery(autopayQuery)
  const isOn = agreement.data?.on === true
  const payments = useQuery({ ...plannedPaymentsQuery, enabled: isOn })
  const { data: autopay } = agreement
  const isLoaded = autopay !== undefined && (!isOn || payments.data !== undefined)
  return (
    <>
      <LoadError text={t(autopayLineCopy.missing)} of={[agreement, payments]} />
      {isLoaded && <Link to={paths.autopay}>{wordsOf(autopay, payments.data ?? [], today)}</Link>}
    </>
  )
}

const wordsOf = (
  autopay: Autopay | null,
  payments: readonly PlannedPaymentReply[],
  today: CalendarDate,
): string => {
  if (!autopay?.on) return t(autopayLineCopy.isOff)
  if (autopay.paused_for !== null) return t(autopayLineCopy.onHold)
  const next = nextOf(payments)
  if (!next) return t(autopayLineCopy.isOn)
  if (next.state === 'waiting_for_money') return t(autopayLineCopy.waiting)
  const { by, service } = payerOf(autopay.method)
  const words = {
    amount: usd(leftOf(next)),
    day: formatPlannedDay(next.send_on, today),
    dueOn: formatPlannedDay(next.due_on, today),
  }
  if (service !== null)
    return t(autopayLineCopy.service, { ...words, service: t(trusteeGuard.methods[service]) })
  if (by === 'bank')
    return t(autopay.mode === 'each_payday' ? autopayLineCopy.parts : autopayLineCopy.next, words)
  return by === 'employer' ? t(autopayLineCopy.employer, words) : t(autopayLineCopy.byHand, words)
}
