import { ActionIcon, NativeSelect, TextInput } from '@mantine/core'
import type { GetInputPropsReturnType } from '@mantine/form'
import { IconTrash } from '@tabler/icons-react'
import { selectableExpenseCategoryOptions } from '@yoursuccess/contract/tracker/tracker-categories'
import { MoneyInput } from '../../../ui/form/money-input.tsx'
import classes from './breakdown.module.css'

interface BreakdownPartFieldsProps {
  /** Counted from 1. */
  position: number
  amount: GetInputPropsReturnType
  category: GetInputPropsReturnType
  description: GetInputPropsReturnType
  onRemove?: () => void
}

const CATEGORIES = [{ value: '', label: 'Choose a category' }, ...selectableExpenseCategoryOptions]

export const BreakdownPartFields = ({
  position,
  amount,
  category,
  description,
  onRemove,
}: BreakdownPartFieldsProps) => (
  <div className={classes.part} role="group" aria-label={`Part ${position}`}>
    <MoneyInput label="Amount" {...(position === 1 && { 'data-autofocus': true })} {...amount} />
    <NativeSelect label="Category" data={CATEGORIES} {...category} />
    <TextInput
      className={classes.description ?? ''}
      label="Description (optional)"
      maxLength={200}
      {...description}
    />
    {onRemove && (
      <ActionIcon
        className={classes.remove ?? ''}
        variant="subtle"
        color="gray"
        aria-label={`Remove part ${position}`}
        onClick={onRemove}
      >
        <IconTrash size={20} aria-hidden />
      </ActionIcon>
    )}
  </div>
)
