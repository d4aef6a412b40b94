import { ActionIcon, NativeSelect, TextInput } from '@mantine/core'
import type { GetInputPropsReturnType } from '@mantine/form'
import { IconTrash } from '@tabler/icons-react'
import { SELECTABLE_EXPENSE_CATEGORIES } from '@yoursuccess/contract/tracker/tracker-categories'
import { t } from '../../../i18n/translate.ts'
import { MoneyInput } from '../../../ui/form/money-input.tsx'
import { expenseChoices } from '../category-names.ts'
import { breakdownCopy } from './breakdown.messages.ts'
import classes from './breakdown.module.css'

interface BreakdownPartFieldsProps {
  /** Counted from 1. */
  position: number
  amount: GetInputPropsReturnType
  category: GetInputPropsReturnType
  description: GetInputPropsReturnType
  onRemove?: () => void
}

export const BreakdownPartFields = ({
  position,
  amount,
  category,
  description,
  onRemove,
}: BreakdownPartFieldsProps) => (
  <div className={classes.part} role="group" aria-label={t(breakdownCopy.part, { position })}>
    <MoneyInput
      label={t(breakdownCopy.amount)}
      {...(position === 1 && { 'data-autofocus': true })}
      {...amount}
    />
    <NativeSelect
      label={t(breakdownCopy.category)}
      data={[
        { value: '', label: t(breakdownCopy.chooseCategory) },
        ...expenseChoices(SELECTABLE_EXPENSE_CATEGORIES),
      ]}
      {...category}
    />
    <TextInput
      className={classes.description ?? ''}
      label={t(breakdownCopy.description)}
      maxLength={200}
      {...description}
    />
    {onRemove && (
      <ActionIcon
        className={classes.remove ?? ''}
        variant="subtle"
        color="gray"
        aria-label={t(breakdownCopy.removePart, { position })}
        onClick={onRemove}
      >
        <IconTrash size={20} aria-hidden />
      </ActionIcon>
    )}
  </div>
)
