import { type CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { PaymentTracking } from '@yoursuccess/contract/tracker/tracker'
import { trusteeDueOn } from '@yoursuccess/contract/tracker/tracker.rules'
import { elements, t } from '../../../i18n/translate.ts'
import { formatFriendlyDay, formatMonth } from '../../../lib/dates.ts'
import { Bar } from '../../../ui/figure/bar.tsx'
import { Money } from '../../../ui/figure/money.tsx'
import { SectionCard } from '../../../ui/page/section-card.tsx'
import { ToneIcon } from '../../../ui/look/tone-icon.tsx'
import { toCents, totalsOf } from '../tracker.rules.ts'
import classes from './trustee-card.module.css'
import { trusteeCopy } from './trustee.messages.ts'

/** The trustee payment of a month other than this one: how much of it was sent. */
export const TrusteeMonth = ({ month, tracking }: { month: CalendarDate; tracking: PaymentTracking }) => {
  const { paidToTrusteeCents: paid, toPayTrusteeCents: toPay } = totalsOf(tracking)
  const configured = toCents(tracking.trustee_payment?.amount)
  const dueDay = tracking.trustee_payment?.due_day
  if (configured === 0) return null
  return (
    <SectionCard title={t(trusteeCopy.title)}>
      <p className={classes.answer}>
        {toPay > 0 ? (
          <>
            <ToneIcon tone="care" />{' '}
            {dueDay
              ? elements(trusteeCopy.owedBy, {
                  amount: <Money amount={toPay} />,
                  day: formatFriendlyDay(trusteeDueOn(month, dueDay)),
                })
              : elements(trusteeCopy.owedFor, {
                  amount: <Money amount={toPay} />,
                  month: formatMonth(month),
                })}
          </>
        ) : (
          <>
            <ToneIcon tone="info" /> {t(trusteeCopy.nothingLeft, { month: formatMonth(month) })}
          </>
        )}
      </p>
      <Bar percent={Math.min(100, Math.floor((paid * 100) / configured))} color="var(--ys-paid-to-trustee)" />
      <p className={classes.detail}>
        {elements(trusteeCopy.sent, { sent: <Money amount={paid} />, amount: <Money amount={configured} /> })}
      </p>
    </SectionCard>
  )
}
