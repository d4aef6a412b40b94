import { billNames } from '@yoursuccess/contract/bills/bill-names.messages'
import type { BillPayment } from '@yoursuccess/contract/bills/bill-payments'
import { type CalendarDate, day } from '@yoursuccess/contract/core/calendar-date'
import { t } from '../../../i18n/translate.ts'
import { formatFriendlyDay } from '../../../lib/dates.ts'
import { ToneIcon } from '../../../ui/look/tone-icon.tsx'
import classes from '../bills.module.css'
import { copy } from '../bills.messages.ts'

const TONES = {
  created: 'info',
  pending: 'info',
  mailed: 'info',
  cleared: 'good',
  failed: 'stop',
  returned: 'stop',
} as const

interface PaymentStatusProps {
  payment: BillPayment
  today: CalendarDate
  /** When the trustee posted it. Undefined if nobody knows. */
  postedOn: CalendarDate | undefined
}

/** A payment's status with its icon, and what happens next or why it was returned (BILLS-95). */
export const PaymentStatus = ({ payment, today, postedOn }: PaymentStatusProps) => {
  const { status, failure, expected_on } = payment
  return (
    <span className={classes.status}>
      <ToneIcon tone={TONES[status]} size={20} />
      <span>
        {t(billNames.statuses[status])}
        {TONES[status] === 'info' && (
          <span className={classes.why}>{arrivalOf(day(expected_on), today)}</span>
        )}
        {postedOn && (
          <span className={classes.why}>{t(copy.postedOn, { on: formatFriendlyDay(postedOn) })}</span>
        )}
        {failure && (
          <span className={classes.why}>
            {failure} {t(copy.moneyBack)}
          </span>
        )}
      </span>
    </span>
  )
}

/** When the payment should arrive, or that it is late: a check may take longer in the mail than expected. */
const arrivalOf = (expectedOn: CalendarDate, today: CalendarDate) =>
  t(expectedOn < today ? copy.wasExpectedBy : copy.isThereBy, { on: formatFriendlyDay(expectedOn) })
