import { ActionIcon } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { CalendarDate } from '@yoursuccess/contract/calendar-date'
import type { PaymentTracking } from '@yoursuccess/contract/tracker'
import { CUSHION, expenseCategoryLabel, TRUSTEE_PAYMENT } from '@yoursuccess/contract/tracker-categories'
import { paths } from '../../../lib/paths.ts'
import { Money } from '../../../ui/figure/money.tsx'
import { Notice } from '../../../ui/page/notice.tsx'
import { PagedTable } from '../../../ui/list/paged-table.tsx'
import { editGoal } from './goal-dialogs.tsx'
import classes from '../expenses/item-table.module.css'
import { quoted } from '../tracker.messages.ts'
import { useDeleteGoal } from './use-delete-goal.ts'
import { useIsPlannable, useMonthSearch } from '../month/use-month.ts'

/** "This Month Goals". The trustee payment is among them: it can be changed on its page, and never deleted. */
export const GoalTable = ({ month, tracking }: { month: CalendarDate; tracking: PaymentTracking }) => {
  const search = useMonthSearch()
  const deletion = useDeleteGoal(month)
  const isOpen = useIsPlannable(month)
  const { trustee_payment: trustee, expense_goals: goals } = tracking
  const rows = [...(trustee ? [{ ...trustee, description: null }] : []), ...goals]

  const actionsOf = (goal: (typeof rows)[number]) => {
    const label = expenseCategoryLabel(goal.category)
    if (goal.category === TRUSTEE_PAYMENT) {
      return (
        <span className={classes.buttons}>
          <Link
            className={classes.edit}
            to={paths.trusteePayment}
            search={search}
            aria-label={`Edit ${label}`}
          >
            <IconPencil size={20} aria-hidden />
          </Link>
        </span>
      )
    }
    const own = goals.find(({ id }) => id === goal.id)
    const remove = deletion.of(own)
    return (
      <span className={classes.buttons}>
        {own && isOpen && own.category !== CUSHION && (
          <ActionIcon aria-label={`Edit ${label}`} onClick={() => void editGoal(month, own)}>
            <IconPencil size={20} aria-hidden />
          </ActionIcon>
        )}
        {remove && (
          <ActionIcon aria-label={`Delete ${label}`} onClick={remove}>
            <IconTrash size={20} aria-hidden />
          </ActionIcon>
        )}
      </span>
    )
  }
  return (
    <>
      {deletion.refusal && (
        <Notice tone="stop" role="alert">
          <p>{deletion.refusal}</p>
        </Notice>
      )}
      <PagedTable
        caption="This Month Goals"
        rows={rows}
        rowKey={({ id }) => id}
        empty={quoted.noData}
        columns={[
          { title: 'Category', phone: 'name', cell: ({ category }) => expenseCategoryLabel(category) },
          { title: 'Amount', numeric: true, phone: 'value', cell: ({ amount }) => <Money amount={amount} /> },
          { title: 'Actions', numeric: true, phone: 'actions', cell: actionsOf },
        ]}
      />
    </>
  )
}
