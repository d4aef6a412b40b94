import { useQuery } from '@tanstack/react-query'
import { isPull } from '@yoursuccess/contract/autopay/outside.rules'
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { Plan } from '@yoursuccess/contract/plan/plan-terms'
import type { TrusteePayment } from '@yoursuccess/contract/receipts/receipts'
import { trusteeGuard } from '@yoursuccess/contract/trustees/guard.messages'
import type { ReactNode } from 'react'
import { elements, t } from '../../i18n/translate.ts'
import { usd } from '../../lib/amounts.rules.ts'
import { formatPlannedDay } from '../../lib/dates.ts'
import { applyMask } from '../../ui/form/digit-mask.ts'
import { LoadError } from '../../ui/page/load-error.tsx'
import { PhoneLink } from '../../ui/page/phone-link.tsx'
import { useToday } from '../program/program.api.ts'
import { trusteeQuery } from '../trustees/trustees.api.ts'
import { copy } from './receipts.messages.ts'
import classes from './receipts.module.css'

/** No office has this id. The query is off then. */
const NO_OFFICE = 0

/** Whom to call about a payment that was not posted, and what the office asks for (REC-22). */
export const AtHand = ({ plan, payment }: { plan: Plan; payment: TrusteePayment }) => {
  const today = useToday()
  const { trustee_id, trustee } = plan
  const office = useQuery({ ...trusteeQuery(trustee_id ?? NO_OFFICE), enabled: trustee_id !== null })
  const phone = trustee_id === null ? trustee?.phone : office.data?.trustee.phone
  return (
    <>
      <p className={classes.words}>{wordsOf(payment, phone, today)}</p>
      <LoadError text={t(copy.phoneMissing)} of={[office]} />
    </>
  )
}

const wordsOf = (
  { kind, amount, sent_on, reference }: TrusteePayment,
  phone: string | null | undefined,
  today: CalendarDate | undefined,
): ReactNode => {
  const call = phone && { phone: <PhoneLink phone={applyMask('(999) 999-9999', phone)} /> }
  const sent = { amount: usd(amount), day: formatPlannedDay(sent_on, today) }
  if (isPull(kind)) {
    const facts = { ...sent, method: t(trusteeGuard.methods[kind]) }
    return call ? elements(copy.callPull, { ...facts, ...call }) : t(copy.callPullWithout, facts)
  }
  const facts = { ...sent, reference: reference ?? '' }
  return call ? elements(copy.call, { ...facts, ...call }) : t(copy.callWithout, facts)
}
