import { ActionIcon, NativeSelect, TextInput } from '@mantine/core'
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { PayFrequency } from '@yoursuccess/contract/paydays/pay-days.rules'
import type { GetInputPropsReturnType } from '@mantine/form'
import { IconTrash } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { t } from '../../../i18n/translate.ts'
import { MoneyInput } from '../../../ui/form/money-input.tsx'
import { FrequencyField, MonthFromPay, PaycheckField } from '../income/pay-fields.tsx'
import type { RowPay } from '../income/row-pay.rules.ts'
import classes from './goal-rows.module.css'
import type { GoalKind } from './goal-rows.ts'
import { copy } from '../tracker.messages.ts'
import { goalsCopy } from './goals.messages.ts'
import { useRemoveGoal } from './use-remove-goal.ts'

interface GoalRowFieldsProps {
  kind: GoalKind
  month: CalendarDate
  /** Null until it is saved. */
  id: number | null
  /** Counted from 1. */
  position: number
  choices: readonly { value: string; label: string }[]
  category: GetInputPropsReturnType
  amount: GetInputPropsReturnType
  /** Only if another row has the same type. */
  name?: GetInputPropsReturnType
  /** Income only: how it is paid, and how that changes. */
  pay?: {
    value: RowPay | undefined
    knownPay: (frequency: PayFrequency) => RowPay | undefined
    onChange: (pay: RowPay | undefined) => void
  }
  /** The customer just added this row, so it gets the focus. */
  isNew: boolean
  onRemove: () => void
  onFailure: (error: unknown) => void
}

export const GoalRowFields = (props: GoalRowFieldsProps) => {
  const { kind, month, id, position, choices, category, amount, name, pay, isNew, onRemove, onFailure } =
    props
  const { remove, isPending } = useRemoveGoal(kind, month, onFailure)
  const names = goalsCopy[kind]
  const label = choices.find(({ value }) => value === category.value)?.label
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isNew) row.current?.querySelector('select')?.focus()
  }, [isNew])
  const removeRow = async () => {
    if (id === null || (await remove(id))) onRemove()
  }
  return (
    <div ref={row} className={classes.row} aria-label={t(names.row, { position })} role="group">
      <div className={classes.kind}>
        <NativeSelect label={t(names.category)} data={[...choices]} {...category} />
        {name && <TextInput label={t(copy.incomeName)} maxLength={60} {...name} />}
        {pay && <FrequencyField pay={pay.value} knownPay={pay.knownPay} onChange={pay.onChange} />}
      </div>
      {pay?.value ? (
        <PaycheckField pay={pay.value} amount={amount} onChange={pay.onChange} />
      ) : (
        <MoneyInput label={t(names.amount)} placeholder="0.00" {...amount} />
      )}
      <ActionIcon
        className={classes.remove ?? ''}
        variant="subtle"
        color="gray"
        aria-label={label ? t(goalsCopy.remove, { category: label }) : t(goalsCopy.removeRow)}
        disabled={isPending}
        onClick={() => void removeRow()}
      >
        <IconTrash size={20} aria-hidden />
      </ActionIcon>
      {pay?.value && <MonthFromPay month={month} pay={pay.value} onChange={pay.onChange} />}
    </div>
  )
}
