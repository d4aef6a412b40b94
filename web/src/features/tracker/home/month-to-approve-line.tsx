import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { day, monthStart } from '@yoursuccess/contract/core/calendar-date'
import { monthToApprove } from '@yoursuccess/contract/tracker/tracker.rules'
import { t } from '../../../i18n/translate.ts'
import { formatMonthName } from '../../../lib/dates.ts'
import { paths } from '../../../lib/paths.ts'
import { LoadError } from '../../../ui/page/load-error.tsx'
import { useToday } from '../../program/program.api.ts'
import { monthCopy } from '../month/month.messages.ts'
import { trackerInfoQuery, trusteeCardQuery, hasPlannedPayment } from '../tracker.api.ts'
import { homeCopy } from './home.messages.ts'
import classes from './tracker-banner.module.css'

/** On the home page, one press from a month whose goals wait for approval (TRACKER-205). */
export const MonthToApproveLine = () => {
  const { data: card } = useQuery(trusteeCardQuery)
  return card && hasPlannedPayment(card) ? <Line /> : null
}

const Line = () => {
  const info = useQuery(trackerInfoQuery)
  const today = useToday()
  if (!info.data) return <LoadError text={t(homeCopy.approvalMissing)} of={[info]} />
  const { status, budget_last_approved_at: approvedAt } = info.data
  const month = monthToApprove(status, approvedAt === null ? null : day(approvedAt), today)
  if (!month) return null
  const words = { month: formatMonthName(month) }
  const label = t(monthCopy.setGoals, words)
  return (
    <section className={classes.line} aria-label={t(homeCopy.yourBudget, words)}>
      <p className={classes.budget}>{t(homeCopy.yourBudget, words)}</p>
      {month === monthStart(today) ? (
        // The tracker leads to this month's goals, or to the first wizard if some are missing (TRACKER-03).
        <Link className={classes.action} to={paths.tracker}>
          {label}
        </Link>
      ) : (
        <Link className={classes.action} to={paths.monthlyGoals} state={{ month }}>
          {label}
        </Link>
      )}
    </section>
  )
}
