import type { Biller } from '@yoursuccess/contract/bills/billers'
import { useQuery } from '@tanstack/react-query'
import { t } from '../../../i18n/translate.ts'
import { centsOf, usd } from '../../../lib/amounts.rules.ts'
import { dayOf, formatShortDay } from '../../../lib/dates.ts'
import { useFeature } from '../../session/session.api.ts'
import { trusteeCardQuery } from '../../tracker/tracker.api.ts'
import classes from '../bills.module.css'
import { copy } from '../bills.messages.ts'
import { lastPaymentTo } from '../recent/recent-payments.ts'
import { useRecentPayments } from '../recent/use-recent-payments.ts'

/**
 * The second line of a bill: the next day, which is that of its reminder or the due day of the trustee, and the last
 * payment of the last six months (BILLS-122). Nothing of it that is not known.
 */
export const BillerLine = ({ biller }: { biller: Biller }) => {
  const nextOn = useNextDay(biller)
  const { data: recent = [] } = useRecentPayments()
  const last = lastPaymentTo(biller.id, recent)
  const words = [
    nextOn && t(copy.next, { day: formatShortDay(nextOn) }),
    last && t(copy.last, { amount: usd(last.amount), day: formatShortDay(dayOf(last.created_at)) }),
  ].filter(Boolean)
  return words.length > 0 && <span className={classes.below}>{words.join(' · ')}</span>
}

const useNextDay = ({ is_trustee, reminder }: Biller): string | undefined => {
  const hasTracker = useFeature('paymentTracker')
  const { data: card } = useQuery({ ...trusteeCardQuery, enabled: hasTracker && is_trustee })
  const dueOn = card && centsOf(card.unpaid) > 0 ? card.due_on : card?.next_due_on
  return (is_trustee && dueOn) || reminder?.next_reminder
}
