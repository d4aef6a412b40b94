import { ActionIcon } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { PaymentTracking } from '@yoursuccess/contract/tracker/tracker'
import { CUSHION, TRUSTEE_PAYMENT } from '@yoursuccess/contract/tracker/tracker-categories'
import { useState } from 'react'
import { t } from '../../../i18n/translate.ts'
import { paths } from '../../../lib/paths.ts'
import { Money } from '../../../ui/figure/money.tsx'
import { PagedTable } from '../../../ui/list/paged-table.tsx'
import { expenseCategoryName } from '../category-names.ts'
import { editGoal } from './goal-dialogs.tsx'
import classes from '../expenses/item-table.module.css'
import { copy } from '../tracker.messages.ts'
import { TrackerSubmitError } from '../tracker-submit-error.tsx'
import { DeleteGoalButton } from './delete-goal-button.tsx'
import { useIsPlannable, useMonthSearch } from '../month/use-month.ts'
import { goalsCopy } from './goals.messages.ts'

/**
 * "This Month Goals". It includes the trustee payment, which can be changed on its page and never deleted.
 */
export const GoalTable = ({ month, tracking }: { month: CalendarDate; tracking: PaymentTracking }) => {
  const search = useMonthSearch()
  const [failure, setFailure] = useState<unknown>()
  const isOpen = useIsPlannable(month)
  const { trustee_payment: trustee, expense_goals: goals } = tracking
  const rows = [...(trustee ? [{ ...trustee, description: null }] : []), ...goals]

  const actionsOf = (goal: (typeof rows)[number]) => {
    const label = expenseCategoryName(goal.category)
    if (goal.category === TRUSTEE_PAYMENT) {
      return (
        <span className={classes.buttons}>
          <Link
            className={classes.edit}
            to={paths.trusteePayment}
            search={search}
            aria-label={t(goalsCopy.edit, { category: label })}
          >
            <IconPencil size={20} aria-hidden />
          </Link>
        </span>
      )
    }
    const own = goals.find(({ id }) => id === goal.id)
    return (
      <span className={classes.buttons}>
        {own && isOpen && own.category !== CUSHION && (
          <ActionIcon
            aria-label={t(goalsCopy.edit, { category: label })}
            onClick={() => void editGoal(month, own)}
          >
            <IconPencil size={20} aria-hidden />
          </ActionIcon>
        )}
        {own && isOpen && (
          <DeleteGoalButton
            month={month}
            goal={own}
            label={t(goalsCopy.delete, { category: label })}
            onFailure={setFailure}
          />
        )}
      </span>
    )
  }
  return (
    <>
      <TrackerSubmitError error={failure} />
      <PagedTable
        caption={t(goalsCopy.goals)}
        rows={rows}
        rowKey={({ id }) => id}
        empty={t(copy.noData)}
        columns={[
          {
            title: t(goalsCopy.category),
            phone: 'name',
            cell: ({ category, description }) => (
              // Wrapped in one element, because on a phone the elements of a cell are side by side.
              <span>
                {expenseCategoryName(category)}
                {description && <span className={classes.description}>{description}</span>}
              </span>
            ),
          },
          {
            title: t(goalsCopy.amount),
            numeric: true,
            phone: 'value',
            cell: ({ amount }) => <Money amount={amount} />,
          },
          { title: t(goalsCopy.actions), numeric: true, phone: 'actions', cell: actionsOf },
        ]}
      />
    </>
  )
}
