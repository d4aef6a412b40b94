import { useQuery } from '@tanstack/react-query'
import type { Biller } from '@yoursuccess/contract/bills/billers'
import { type CalendarDate, day } from '@yoursuccess/contract/core/calendar-date'
import type { TrusteeCard } from '@yoursuccess/contract/tracker/tracker'
import { t } from '../../../i18n/translate.ts'
import { centsOf, usd } from '../../../lib/amounts.rules.ts'
import { formatFriendlyDay } from '../../../lib/dates.ts'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/page/button-link.tsx'
import { LoadError } from '../../../ui/page/load-error.tsx'
import { isByCustomer, payerWords, type TrusteePayment } from '../../forecast/forecast.api.ts'
import { installmentsQuery, planQuery } from '../../plan/plan.api.ts'
import { useToday } from '../../program/program.api.ts'
import { useFeature } from '../../session/session.api.ts'
import classes from '../bills.module.css'
import { copy } from '../bills.messages.ts'
import { sendByOf } from '../pay/send-by.ts'
import { usePlannedPayment } from './use-planned-payment.ts'

/**
 * The next payment with its due day and the latest day to send it: "Next: $465.00 due Tue, Dec 1. Send by Tue, Nov
 * 24.", or who else pays it. Without a due day it asks for it, because none is assumed (BILLS-127).
 */
export const NextPayment = ({ biller, card }: { biller: Biller; card: TrusteeCard }) => {
  const today = useToday()
  const planned = usePlannedAmount(card)
  const toCome = usePlannedPayment()
  const isNow = card.due_on !== null && card.due_on >= today && centsOf(card.unpaid) > 0
  const dueOn = isNow ? card.due_on : card.next_due_on
  if (dueOn === null)
    return card.due_on === null && centsOf(card.amount ?? '0') > 0 ? (
      <p>
        {t(copy.dueDayMissing)}{' '}
        <ButtonLink to={paths.trusteePayment} variant="subtle" px="xs" fz="sm">
          {t(copy.addDueDay)}
        </ButtonLink>
      </p>
    ) : null
  const amount = (isNow ? card.owed : planned.amount) ?? '0'
  const dueDay = formatFriendlyDay(dueOn)
  return (
    <p className={classes.hint}>
      <LoadError text={t(copy.plannedMissing)} of={[...planned.queries, ...toCome.queries]} />{' '}
      {centsOf(amount) > 0
        ? t(copy.nextWithAmount, { amount: usd(amount), day: dueDay })
        : t(copy.nextPayment, { day: dueDay })}{' '}
      {toCome.isSettled && sendWords(sendByOf(biller, day(dueOn)), toCome.paymentOf(dueOn), today)}
    </p>
  )
}

/** By when to send it, or who else pays it. What autopay sends has no day while it waits for money. */
const sendWords = (
  sendBy: CalendarDate,
  payment: TrusteePayment | undefined,
  today: CalendarDate,
): string => {
  if (payment && !isByCustomer(payment)) return payerWords(payment, today)
  return sendBy >= today ? t(copy.sendBy, { day: formatFriendlyDay(sendBy) }) : t(copy.sendNow)
}

/** The amount of the next due day: by the plan, which may ask for another one than this month, or this month's. */
const usePlannedAmount = ({ amount, next_due_on }: TrusteeCard) => {
  const hasPlans = useFeature('planTools')
  const { data: plan } = useQuery({ ...planQuery, enabled: hasPlans })
  const isPlanned = hasPlans && plan?.schedule != null
  const installments = useQuery({ ...installmentsQuery, enabled: isPlanned })
  const planned = installments.data?.find(({ due_on }) => due_on === next_due_on)?.amount
  return { amount: isPlanned ? planned : (amount ?? undefined), queries: isPlanned ? [installments] : [] }
}
