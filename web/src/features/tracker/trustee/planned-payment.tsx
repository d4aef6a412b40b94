import { Button } from '@mantine/core'
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { formatUsd } from '@yoursuccess/contract/core/money'
import { t } from '../../../i18n/translate.ts'
import { formatMonthName } from '../../../lib/dates.ts'
import { LoadError } from '../../../ui/page/load-error.tsx'
import { Notice } from '../../../ui/page/notice.tsx'
import classes from '../tracker.module.css'
import { toCents } from '../tracker.rules.ts'
import { differenceFrom, type TrusteeValues } from './trustee-values.rules.ts'
import { trusteeCopy } from './trustee.messages.ts'
import { usePlannedPayment } from './use-planned-payment.ts'

interface PlannedPaymentProps {
  month: CalendarDate
  /** What the form has. */
  values: TrusteeValues
  onUse: (planned: TrusteeValues) => void
  busy: boolean
}

/** What the customer's plan says, where the form has something else, and a button that takes it over (CASE-14). */
export const PlannedPayment = ({ month, values, onUse, busy }: PlannedPaymentProps) => {
  const { planned, queries } = usePlannedPayment(month)
  if (!planned) return <LoadError text={t(trusteeCopy.planMissing)} of={queries} />
  const differs = differenceFrom(planned, values, month)
  const plannedCents = toCents(planned.amount)
  // The tracker has no payment of zero (TRACKER-38), so there is nothing to take over in a suspension.
  const isNone = plannedCents === 0
  if (!differs.amount && (isNone || !differs.dueDay)) return null
  return (
    <Notice tone="info">
      <p>{t(trusteeCopy.planSays, { amount: formatUsd(plannedCents), month: formatMonthName(month) })}</p>
      {!isNone && differs.dueDay && <p>{t(trusteeCopy.planDueDay, { day: Number(planned.dueDay) })}</p>}
      {!isNone && (
        <div className={classes.buttons}>
          <Button
            variant="default"
            disabled={busy}
            onClick={() => onUse(differs.dueDay ? planned : { ...values, amount: planned.amount })}
          >
            {t(trusteeCopy.useThis)}
          </Button>
        </div>
      )}
    </Notice>
  )
}
