import { NativeSelect, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { CUSHION, EXPENSE_CATEGORIES } from '@yoursuccess/contract/tracker/tracker-categories'
import type { ReactNode } from 'react'
import { checkedBy } from '../../../lib/errors.ts'
import { t } from '../../../i18n/translate.ts'
import { formatDay } from '../../../lib/dates.ts'
import { DayInput } from '../../../ui/date/day-input.tsx'
import { FormButtons } from '../../../ui/form/form-buttons.tsx'
import { Money } from '../../../ui/figure/money.tsx'
import { MoneyInput } from '../../../ui/form/money-input.tsx'
import { useToday } from '../../program/program.api.ts'
import { expenseChoices } from '../category-names.ts'
import { lastDayUntil } from '../month/month.rules.ts'
import { expensesCopy } from './expenses.messages.ts'
import { itemSchema, type ItemValues } from './item-values.ts'
import classes from '../tracker.module.css'

interface ItemFormProps {
  month: CalendarDate
  initial: ItemValues
  /** Amount and date can't change: a transaction created the item (TRACKER-142), or its month is closed. */
  fixed?: boolean
  submitLabel: string
  busy: boolean
  onSubmit: (values: ItemValues) => void
  backLabel?: string
  onBack?: () => void
  children?: ReactNode
}

/** All categories, including the trustee payment, made here or elsewhere, but not the reserved cushion. */
const CATEGORIES = EXPENSE_CATEGORIES.filter((category) => category !== CUSHION)

export const ItemForm = ({
  month,
  initial,
  fixed = false,
  submitLabel,
  busy,
  onSubmit,
  ...rest
}: ItemFormProps) => {
  const today = useToday()
  const form = useForm<ItemValues>({
    initialValues: initial,
    validate: checkedBy(itemSchema),
    validateInputOnBlur: true,
  })
  return (
    <form className={classes.stack} onSubmit={form.onSubmit(onSubmit)} noValidate>
      {fixed ? (
        <p className={classes.row}>
          <span>{formatDay(initial.day ?? month)}</span>
          <strong>
            <Money amount={initial.amount} />
          </strong>
        </p>
      ) : (
        <MoneyInput label={t(expensesCopy.amount)} data-autofocus {...form.getInputProps('amount')} />
      )}
      <NativeSelect
        label={t(expensesCopy.category)}
        data={[{ value: '', label: t(expensesCopy.chooseCategory) }, ...expenseChoices(CATEGORIES)]}
        {...form.getInputProps('category')}
      />
      {!fixed && (
        <DayInput
          label={t(expensesCopy.day)}
          min={month}
          max={lastDayUntil(month, today)}
          {...form.getInputProps('day')}
        />
      )}
      <TextInput label={t(expensesCopy.description)} maxLength={200} {...form.getInputProps('description')} />
      {rest.children}
      <FormButtons
        submitLabel={submitLabel}
        valid={form.isValid()}
        busy={busy}
        {...(rest.onBack && { onBack: rest.onBack, backLabel: rest.backLabel ?? t(expensesCopy.back) })}
      />
    </form>
  )
}
