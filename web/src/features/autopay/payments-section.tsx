import { useQuery } from '@tanstack/react-query'
import type { PayingMethod } from '@yoursuccess/contract/autopay/autopay'
import type { PlannedPaymentReply } from '@yoursuccess/contract/autopay/planned-payments'
import { t } from '../../i18n/translate.ts'
import { EmptyState } from '../../ui/page/empty-state.tsx'
import { Loaded } from '../../ui/page/loaded.tsx'
import { SectionCard } from '../../ui/page/section-card.tsx'
import { RowsSkeleton } from '../../ui/page/skeletons.tsx'
import { useToday } from '../program/program.api.ts'
import { plannedPaymentsQuery } from '../setaside/setaside.api.ts'
import classes from './autopay.module.css'
import { isEarlier } from './earlier-payments.ts'
import { PaymentItem } from './payment-item.tsx'
import { copy } from './payments.messages.ts'

interface PaymentsSectionProps {
  /** Without autopay, nothing can be changed. */
  isOn: boolean
  /** Nothing is sent until the customer has done what the page says, so nothing can be changed either. */
  isOnHold: boolean
  /** Each share of pay is sent automatically. */
  isSplit: boolean
  method: PayingMethod
}

/** Planned payments: the coming ones by due day, and those that are over, the newest first (AUTO-16). */
export const PaymentsSection = (props: PaymentsSectionProps) => {
  const query = useQuery(plannedPaymentsQuery)
  return (
    <SectionCard title={t(copy.title)}>
      <Loaded query={query} loading={<RowsSkeleton rows={3} label={t(copy.loading)} />}>
        {(payments) =>
          payments.length === 0 ? (
            <EmptyState picture="calendar">{t(copy.none)}</EmptyState>
          ) : (
            <Payments {...props} payments={payments} />
          )
        }
      </Loaded>
    </SectionCard>
  )
}

interface PaymentsProps extends PaymentsSectionProps {
  payments: readonly PlannedPaymentReply[]
}

const Payments = ({ payments, ...props }: PaymentsProps) => {
  const today = useToday()
  const coming = payments.filter((payment) => !isEarlier(payment, today))
  const earlier = payments.filter((payment) => isEarlier(payment, today)).toReversed()
  return (
    <>
      <List {...props} label={t(copy.title)} payments={coming} />
      {earlier.length > 0 && (
        <details className={classes.earlier}>
          <summary>{t(copy.earlier)}</summary>
          <List {...props} label={t(copy.earlier)} payments={earlier} />
        </details>
      )}
    </>
  )
}

const List = ({ label, payments, ...props }: PaymentsProps & { label: string }) =>
  payments.length > 0 && (
    <ul className={classes.payments} aria-label={label}>
      {payments.map((payment) => (
        <PaymentItem key={payment.id} {...props} payment={payment} />
      ))}
    </ul>
  )
