import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { ExpenseGoal } from '@yoursuccess/contract/tracker/tracker-fields'
import type { SpendingRow } from '@yoursuccess/contract/tracker/tracker.rules'
import { elements, t } from '../../../i18n/translate.ts'
import { paths } from '../../../lib/paths.ts'
import { Bar } from '../../../ui/figure/bar.tsx'
import { ButtonLink } from '../../../ui/page/button-link.tsx'
import { Money } from '../../../ui/figure/money.tsx'
import { ToneIcon } from '../../../ui/look/tone-icon.tsx'
import { expenseCategoryName } from '../category-names.ts'
import classes from './spending-panel.module.css'
import { BAR_ROLES, stateOf } from './spending-state.ts'
import { DeleteGoalButton } from '../goals/delete-goal-button.tsx'
import { useIsPlannable, useMonthSearch } from '../month/use-month.ts'
import { spendingCopy } from './spending.messages.ts'

interface SpendingRowBarProps {
  month: CalendarDate
  row: SpendingRow
  /** Undefined if there is no goal that may be deleted (TRACKER-112). */
  goal: ExpenseGoal | undefined
  onFailure: (error: unknown) => void
}

export const SpendingRowBar = ({ month, row, goal, onFailure }: SpendingRowBarProps) => {
  const { category, spentCents, goalCents, color, percent } = row
  const search = useMonthSearch()
  const isPlannable = useIsPlannable(month)
  const label = expenseCategoryName(category)
  const { tone, words } = stateOf(row)
  return (
    <li className={classes.row}>
      <div className={classes.head}>
        <span className={classes.name}>{label}</span>
        <span>
          {elements(spendingCopy.ofGoal, {
            spent: (
              <strong>
                <Money amount={spentCents} />
              </strong>
            ),
            goal: <Money amount={goalCents} />,
          })}
        </span>
      </div>
      <Bar percent={percent} color={`var(--ys-${BAR_ROLES[color]})`} />
      <span className={classes.state}>
        <ToneIcon tone={tone} size={18} /> {words}
      </span>
      <span className={classes.actions}>
        {category && (
          <ButtonLink
            to={paths.expenseCategory}
            params={{ category }}
            search={search}
            variant="subtle"
            px="xs"
            fz="sm"
          >
            {elements(spendingCopy.breakdown, {
              more: (words) => <span className="ys-sr-only">{words}</span>,
              category: label,
            })}
          </ButtonLink>
        )}
        {goal && isPlannable ? (
          <DeleteGoalButton
            variant="subtle"
            color="gray"
            month={month}
            goal={goal}
            label={t(spendingCopy.deleteGoal, { category: label })}
            onFailure={onFailure}
          />
        ) : (
          <span className={classes.noAction} />
        )}
      </span>
    </li>
  )
}
