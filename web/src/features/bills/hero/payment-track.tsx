import type { BillPayment } from '@yoursuccess/contract/bills/bill-payments'
import { day } from '@yoursuccess/contract/core/calendar-date'
import { t } from '../../../i18n/translate.ts'
import { usd } from '../../../lib/amounts.rules.ts'
import { dayOf, formatFriendlyDay } from '../../../lib/dates.ts'
import { Track } from '../../../ui/figure/track.tsx'
import { useToday } from '../../program/program.api.ts'
import classes from '../bills.module.css'
import { copy } from '../bills.messages.ts'
import { usePostings } from '../recent/use-postings.ts'

const STEPS = ['scheduled', 'on_its_way', 'received', 'posted'] as const
const RECEIVED = STEPS.indexOf('received')

/** The steps by status. One that came back has none. */
const REACHED = { created: 0, pending: 1, mailed: 1, cleared: RECEIVED, failed: -1, returned: -1 } as const

/**
 * How far the newest payment to the trustee is: scheduled, on its way, received and, with the plan tools, posted. The
 * first check comes with "Received" (BILLS-123).
 */
export const PaymentTrack = ({ payment }: { payment: BillPayment }) => {
  const { isKnown, postedOn } = usePostings()
  const today = useToday()
  const posted = postedOn(payment.id)
  const reached = posted ? STEPS.indexOf('posted') : REACHED[payment.status]
  if (reached < 0) return null
  const steps = isKnown ? STEPS : STEPS.slice(0, RECEIVED + 1)
  const words = { amount: usd(payment.amount) }
  const expectedOn = day(payment.expected_on)
  const state = posted
    ? t(copy.paymentIsPosted, { ...words, day: formatFriendlyDay(posted) })
    : reached === RECEIVED
      ? t(copy.paymentWas, { ...words, day: formatFriendlyDay(dayOf(payment.updated_at)) })
      : t(expectedOn < today ? copy.paymentIsLate : copy.paymentIsOnItsWay, {
          ...words,
          day: formatFriendlyDay(expectedOn),
        })
  return (
    <>
      <Track
        label={t(copy.track)}
        steps={steps.map((step) => t(copy.steps[step]))}
        reached={reached}
        arrived={RECEIVED}
      />
      <p className={classes.hint}>{state}</p>
    </>
  )
}
