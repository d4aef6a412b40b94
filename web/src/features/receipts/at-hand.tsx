import { useQuery } from '@tanstack/react-query'
import type { Plan } from '@yoursuccess/contract/plan/plan-terms'
import type { TrusteePayment } from '@yoursuccess/contract/receipts/receipts'
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
  const facts = {
    amount: usd(payment.amount),
    day: formatPlannedDay(payment.sent_on, today),
    reference: payment.reference,
  }
  return (
    <>
      <p className={classes.words}>
        {phone
          ? elements(copy.call, { ...facts, phone: <PhoneLink phone={applyMask('(999) 999-9999', phone)} /> })
          : t(copy.callWithout, facts)}
      </p>
      <LoadError text={t(copy.phoneMissing)} of={[office]} />
    </>
  )
}
