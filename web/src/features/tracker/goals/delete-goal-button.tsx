import { ActionIcon, type ActionIconProps } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { useRemoveGoal } from './use-remove-goal.ts'

interface DeleteGoalButtonProps extends ActionIconProps {
  month: CalendarDate
  goal: { id: number }
  label: string
  onFailure: (error: unknown) => void
}

/** Deletes an expense goal after a confirmation. */
export const DeleteGoalButton = ({ month, goal, label, onFailure, ...look }: DeleteGoalButtonProps) => {
  const { remove, isPending } = useRemoveGoal('expense', month, onFailure)
  return (
    <ActionIcon {...look} aria-label={label} disabled={isPending} onClick={() => void remove(goal.id)}>
      <IconTrash size={20} aria-hidden />
    </ActionIcon>
  )
}
