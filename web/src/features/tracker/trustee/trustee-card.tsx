import { type CalendarDate } from '@yoursuccess/contract/calendar-date'
import type { PaymentTracking } from '@yoursuccess/contract/tracker'
import { trusteeDueOn } from '@yoursuccess/contract/tracker-rules'
import { formatFriendlyDay } from '../../../lib/dates.ts'
import { paths } from '../../../lib/paths.ts'
import { Bar } from '../../../ui/figure/bar.tsx'
import { ButtonLink } from '../../../ui/page/button-link.tsx'
import { Money } from '../../../ui/figure/money.tsx'
import { SectionCard } from '../../../ui/page/section-card.tsx'
import { ToneIcon } from '../../../ui/look/tone-icon.tsx'
import { toCents, totalsOf } from '../tracker.rules.ts'
import classes from './trustee-card.module.css'

interface TrusteeCardProps {
  month: CalendarDate
  tracking: PaymentTracking
  /** False where the page behind it is already open. */
  link?: boolean
}

/** What do I owe the trustee, and by when: the month's payment in one sentence and a bar. */
export const TrusteeCard = ({ month, tracking, link = true }: TrusteeCardProps) => {
  const { paidToTrusteeCents: paid, toPayTrusteeCents: toPay } = totalsOf(tracking)
  const configured = toCents(tracking.trustee_payment?.amount)
  const dueDay = tracking.trustee_payment?.due_day
  if (configured === 0) return null
  return (
    <SectionCard
      title="Trustee Payment"
      actions={
        link && (
          <ButtonLink to={paths.trusteePayment} variant="default">
            See details<span className="ys-sr-only"> of the trustee payment</span>
          </ButtonLink>
        )
      }
    >
      <p className={classes.answer}>
        {toPay > 0 ? (
          <>
            <ToneIcon tone="care" /> <Money amount={toPay} /> still to pay
            {dueDay ? ` by ${formatFriendlyDay(trusteeDueOn(month, dueDay))}` : ' this month'}
          </>
        ) : (
          <>
            <ToneIcon tone="good" /> Paid for this month
          </>
        )}
      </p>
      <Bar percent={Math.min(100, Math.floor((paid * 100) / configured))} color="var(--ys-paid-to-trustee)" />
      <p className={classes.detail}>
        <Money amount={paid} /> of <Money amount={configured} /> paid
      </p>
    </SectionCard>
  )
}
