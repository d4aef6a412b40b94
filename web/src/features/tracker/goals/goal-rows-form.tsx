import { Button } from '@mantine/core'
import { useForm } from '@mantine/form'
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { formatUsd } from '@yoursuccess/contract/core/money'
import type { PayFrequency } from '@yoursuccess/contract/paydays/pay-days.rules'
import { type ReactNode, useRef, useState } from 'react'
import { checkedBy } from '../../../lib/errors.ts'
import { t } from '../../../i18n/translate.ts'
import { FormButtons } from '../../../ui/form/form-buttons.tsx'
import { LiveText } from '../../../ui/figure/live-text.tsx'
import { Money } from '../../../ui/figure/money.tsx'
import classes from './goal-rows.module.css'
import { choicesFor, emptyRow, GOAL_KINDS, type GoalKind, type GoalRow, needsName } from './goal-rows.ts'
import { GoalRowFields } from './goal-row-fields.tsx'
import { monthAmountOf, type RowPay } from '../income/row-pay.rules.ts'
import { sumOf } from '../tracker.rules.ts'
import { copy } from '../tracker.messages.ts'
import { TrackerSubmitError } from '../tracker-submit-error.tsx'
import { goalsCopy } from './goals.messages.ts'

interface GoalRowsFormProps {
  kind: GoalKind
  month: CalendarDate
  initialRows: GoalRow[]
  addLabel: string
  submitLabel: string
  busy: boolean
  /**
   * What is wrong with the rows as a whole, if anything. Submit is disabled as long as this returns
   * something.
   */
  objectionTo?: (rows: readonly GoalRow[]) => ReactNode
  /** Income only: what is known about pay of a frequency. With it, each row asks how often the income is paid. */
  knownPay?: (frequency: PayFrequency) => RowPay | undefined
  /** Shown under the sum, such as the amount left to plan. */
  summaryOf?: (rows: readonly GoalRow[]) => ReactNode
  /** Called on every change, so that a draft survives a step back. */
  onChange?: (rows: GoalRow[]) => void
  onSubmit: (rows: GoalRow[]) => void
  onBack?: () => void
  children?: ReactNode
}

export const GoalRowsForm = (props: GoalRowsFormProps) => {
  const { kind, month, initialRows, addLabel, submitLabel, busy, knownPay, onSubmit, onBack } = props
  const { schema } = GOAL_KINDS[kind]
  const lastKey = useRef(0)
  const addButton = useRef<HTMLButtonElement>(null)
  const [failure, setFailure] = useState<unknown>()
  // An empty form shows no objections until the customer has entered a first amount and left its field.
  const [begun, setBegun] = useState(() => initialRows.some(({ amount }) => amount !== ''))
  const form = useForm<{ rows: GoalRow[] }>({
    initialValues: { rows: initialRows },
    validate: checkedBy(schema),
    validateInputOnBlur: true,
    onValuesChange: ({ rows }) => props.onChange?.(rows),
  })
  const { rows } = form.values
  const total = sumOf(rows)
  const objection = props.objectionTo?.(rows)

  const remove = (row: GoalRow) => {
    form.setFieldValue('rows', (known) => known.filter(({ key }) => key !== row.key))
    // The focus moves, because the pressed button was removed with its row.
    addButton.current?.focus()
  }
  const add = () => {
    lastKey.current += 1
    form.insertListItem('rows', emptyRow(kind, rows, `new-${lastKey.current}`))
  }

  /** The amount follows the pay. Without pay, the customer types it again, beginning with the last one. */
  const changePay = ({ key }: GoalRow, at: number, pay: RowPay | undefined) => {
    form.setFieldValue('rows', (known) =>
      known.map((row) =>
        row.key === key ? { ...row, pay, amount: pay ? monthAmountOf(pay, month) : row.amount } : row,
      ),
    )
    form.clearFieldError(`rows.${at}.amount`)
  }

  return (
    // The form isn't interactive itself. It only notices when one of its fields loses the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      className={classes.form}
      onSubmit={form.onSubmit(() => onSubmit(rows))}
      onBlur={() => setBegun((was) => was || rows.some(({ amount }) => amount !== ''))}
      noValidate
    >
      <div className={classes.rows}>
        {rows.map((row, at) => (
          <GoalRowFields
            key={row.key}
            kind={kind}
            month={month}
            id={row.id}
            position={at + 1}
            choices={choicesFor(kind, rows, row.category)}
            category={form.getInputProps(`rows.${at}.category`)}
            amount={form.getInputProps(`rows.${at}.amount`)}
            {...(kind === 'income' &&
              needsName(rows, row) && { name: form.getInputProps(`rows.${at}.name`) })}
            {...(knownPay && {
              pay: {
                value: row.pay,
                knownPay,
                onChange: (pay: RowPay | undefined) => changePay(row, at, pay),
              },
            })}
            isNew={row.key.startsWith('new-')}
            onRemove={() => remove(row)}
            onFailure={setFailure}
          />
        ))}
      </div>
      {choicesFor(kind, rows).length > 0 && (
        <div>
          <Button ref={addButton} variant="subtle" className="ys-flush" onClick={add} disabled={busy}>
            {addLabel}
          </Button>
        </div>
      )}
      <p className={classes.total}>
        <span>{t(goalsCopy[kind].total)}</span>
        <Money amount={total} />
      </p>
      <LiveText>{t(goalsCopy[kind].totalIs, { amount: formatUsd(total) })}</LiveText>
      {props.summaryOf?.(rows)}
      {begun && objection}
      <TrackerSubmitError error={failure} />
      {props.children}
      {!form.isValid() && (
        <p className={classes.hint}>{rows.length > 0 ? t(copy.rowsHint) : t(copy.noRowsHint)}</p>
      )}
      <FormButtons
        submitLabel={submitLabel}
        valid={form.isValid() && !objection}
        busy={busy}
        {...(onBack && { onBack })}
      />
    </form>
  )
}
