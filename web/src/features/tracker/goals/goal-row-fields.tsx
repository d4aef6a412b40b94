import { ActionIcon, NativeSelect } from '@mantine/core'
import type { GetInputPropsReturnType } from '@mantine/form'
import { IconTrash } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { MoneyInput } from '../../../ui/form/money-input.tsx'
import classes from './goal-rows.module.css'
import { GOAL_KINDS, type GoalKind } from './goal-rows.ts'

interface GoalRowFieldsProps {
  kind: GoalKind
  /** Counted from 1. */
  position: number
  choices: readonly { value: string; label: string }[]
  category: GetInputPropsReturnType
  amount: GetInputPropsReturnType
  /** Was just added by hand, so the keyboard goes there. */
  isNew: boolean
  onRemove: () => void
}

export const GoalRowFields = (props: GoalRowFieldsProps) => {
  const { kind, position, choices, category, amount, isNew, onRemove } = props
  const { rowName, amountLabel, categoryLabel } = GOAL_KINDS[kind]
  const label = choices.find(({ value }) => value === category.value)?.label ?? 'this row'
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isNew) row.current?.querySelector('select')?.focus()
  }, [isNew])
  return (
    <div ref={row} className={classes.row} aria-label={`${rowName} ${position}`} role="group">
      <NativeSelect label={categoryLabel} data={[...choices]} {...category} />
      <MoneyInput label={amountLabel} placeholder="0.00" {...amount} />
      <ActionIcon
        className={classes.remove ?? ''}
        variant="subtle"
        color="gray"
        aria-label={`Remove ${label}`}
        onClick={onRemove}
      >
        <IconTrash size={20} aria-hidden />
      </ActionIcon>
    </div>
  )
}
