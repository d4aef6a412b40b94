import type { PlanProgress } from '@yoursuccess/contract/plan/plan-progress'
import type { Plan } from '@yoursuccess/contract/plan/plan-terms'
import { t } from '../../../i18n/translate.ts'
import { formatPlannedDay } from '../../../lib/dates.ts'
import { Bar } from '../../../ui/figure/bar.tsx'
import { useToday } from '../../program/program.api.ts'
import { copy } from './overview.messages.ts'
import classes from './overview.module.css'
import { knowsBeginning } from './overview.rules.ts'

/** How far the plan is: "Month 7 of 60", with a bar. Before the first payment, when that is due (CASE-09). */
export const MonthOfPlan = ({ plan, progress }: { plan: Plan; progress: PlanProgress }) => {
  const today = useToday()
  const { month_number: month, months } = progress
  if (month === 0 && plan.schedule)
    return <p>{t(copy.firstDue, { day: formatPlannedDay(plan.schedule.first_due_on, today) })}</p>
  if (!knowsBeginning(plan)) return null
  return (
    <div className={classes.month}>
      <p>{t(plan.months === null ? copy.monthOfPresumed : copy.monthOf, { month, months })}</p>
      <Bar percent={(month / months) * 100} color="var(--ys-action)" />
    </div>
  )
}
