import { Button, UnstyledButton } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { ExpenseGoal } from '@yoursuccess/contract/tracker/tracker-fields'
import {
  CUSHION,
  type ExpenseCategory,
  SELECTABLE_EXPENSE_CATEGORIES,
  TRUSTEE_PAYMENT,
} from '@yoursuccess/contract/tracker/tracker-categories'
import type { SpendingRow } from '@yoursuccess/contract/tracker/tracker.rules'
import { type ReactNode, useId, useState } from 'react'
import { elements, t } from '../../../i18n/translate.ts'
import { paths } from '../../../lib/paths.ts'
import { Bar } from '../../../ui/figure/bar.tsx'
import { Money } from '../../../ui/figure/money.tsx'
import { ToneIcon } from '../../../ui/look/tone-icon.tsx'
import { ButtonLink } from '../../../ui/page/button-link.tsx'
import { expenseCategoryName } from '../category-names.ts'
import { DeleteGoalButton } from '../goals/delete-goal-button.tsx'
import { addGoal, editGoal } from '../goals/goal-dialogs.tsx'
import { useIsPlannable, useMonthSearch } from '../month/use-month.ts'
import { spendingCopy } from './spending.messages.ts'
import classes from './spending-row-bar.module.css'
import { BAR_ROLES, leftOf, stateOf } from './spending-state.ts'

interface SpendingRowBarProps {
  month: CalendarDate
  row: SpendingRow
  /** Undefined if there is no goal that may be deleted (TRACKER-112). */
  goal: ExpenseGoal | undefined
  onFailure: (error: unknown) => void
}

/**
 * One category in a line: its name, what is left, and a bar. A press opens the breakdown, and what can be done with its goal
 * (TRACKER-180). Spending without a category has neither.
 */
export const SpendingRowBar = ({ month, row, goal, onFailure }: SpendingRowBarProps) => {
  const [isOpen, setOpen] = useState(false)
  const line = useId()
  const details = useId()
  const { category } = row
  return (
    <li className={classes.row}>
      <Line row={row} id={line} />
      {category && (
        <UnstyledButton
          className={classes.opener ?? ''}
          aria-labelledby={line}
          aria-expanded={isOpen}
          {...(isOpen && { 'aria-controls': details })}
          onClick={() => setOpen(!isOpen)}
        >
          <IconChevronDown size={18} aria-hidden data-open={isOpen} />
        </UnstyledButton>
      )}
      {category && isOpen && (
        <div className={classes.details} id={details}>
          <p className={classes.numbers}>
            {elements(spendingCopy.spentOfGoal, {
              spent: <Money amount={row.spentCents} />,
              goal: <Money amount={row.goalCents} />,
            })}
          </p>
          <Actions month={month} category={category} goal={goal} onFailure={onFailure} />
        </div>
      )}
    </li>
  )
}

const Line = ({ row, id }: { row: SpendingRow; id: string }) => {
  const { category, spentCents, goalCents, color, percent } = row
  const { tone, words } = stateOf(row)
  const left = leftOf(row)
  return (
    <div className={classes.line}>
      <div className={classes.head} id={id}>
        <span className={classes.name}>{expenseCategoryName(category)}</span>{' '}
        <span className={classes.of}>
          {elements(spendingCopy.ofGoal, {
            spent: <Money amount={spentCents} />,
            goal: <Money amount={goalCents} />,
          })}
        </span>{' '}
        <span className={classes.state} data-tone={tone}>
          <ToneIcon tone={tone} size={18} /> {left}
          {left !== words && <span className="ys-sr-only">, {words}</span>}
        </span>
      </div>
      <Bar percent={percent} color={`var(--ys-${BAR_ROLES[color]})`} />
    </div>
  )
}

interface ActionsProps extends Omit<SpendingRowBarProps, 'row'> {
  category: ExpenseCategory
}

const Actions = ({ month, category, goal, onFailure }: ActionsProps) => {
  const search = useMonthSearch()
  const isPlannable = useIsPlannable(month)
  const label = expenseCategoryName(category)
  const more = (words: ReactNode[]) => <span className="ys-sr-only">{words}</span>
  const selectable = SELECTABLE_EXPENSE_CATEGORIES.find((each) => each === category)
  const look = { variant: 'subtle', px: 'xs', fz: 'sm' } as const
  return (
    <div className={classes.actions}>
      <ButtonLink to={paths.expenseCategory} params={{ category }} search={search} {...look}>
        {elements(spendingCopy.breakdown, { more, category: label })}
      </ButtonLink>
      {isPlannable && category === TRUSTEE_PAYMENT && (
        <ButtonLink to={paths.trusteePayment} search={search} {...look}>
          {t(spendingCopy.editTrusteePayment)}
        </ButtonLink>
      )}
      {isPlannable && goal && category !== CUSHION && (
        <Button {...look} onClick={() => void editGoal(month, goal)}>
          {elements(spendingCopy.editGoal, { more, category: label })}
        </Button>
      )}
      {isPlannable && !goal && selectable && (
        <Button {...look} onClick={() => void addGoal(month, selectable)}>
          {elements(spendingCopy.setGoal, { more, category: label })}
        </Button>
      )}
      {isPlannable && goal && (
        <DeleteGoalButton
          variant="subtle"
          color="gray"
          month={month}
          goal={goal}
          label={t(spendingCopy.deleteGoal, { category: label })}
          onFailure={onFailure}
        />
      )}
    </div>
  )
}
