import { NativeSelect } from '@mantine/core'
import { useForm } from '@mantine/form'
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { type Cents, formatUsd } from '@yoursuccess/contract/core/money'
import { trusteeAmountInput } from '@yoursuccess/contract/tracker/tracker-fields'
import { trusteeExcess } from '@yoursuccess/contract/tracker/tracker.rules'
import type { ReactNode } from 'react'
import * as z from 'zod'
import { checkedBy } from '../../../lib/errors.ts'
import { t, texts } from '../../../i18n/translate.ts'
import { FormButtons } from '../../../ui/form/form-buttons.tsx'
import { MoneyInput } from '../../../ui/form/money-input.tsx'
import { Notice } from '../../../ui/page/notice.tsx'
import { Tips } from '../../../ui/page/tips.tsx'
import classes from '../tracker.module.css'
import { copy } from '../tracker.messages.ts'
import { toCents } from '../tracker.rules.ts'
import { PlannedPayment } from './planned-payment.tsx'
import type { TrusteeValues } from './trustee-values.rules.ts'
import { trusteeCopy } from './trustee.messages.ts'

interface TrusteeFormProps {
  month: CalendarDate
  initial: TrusteeValues
  /** The month's saved totals. The payment plus the expenses must not exceed the income. */
  totals: { incomeCents: Cents; expenseCents: Cents }
  busy: boolean
  /** Saves at once what was taken over from the plan. Without it, the customer continues with it. */
  onTakeOver?: (planned: TrusteeValues) => void
  onChange?: (values: TrusteeValues) => void
  onSubmit: (values: TrusteeValues) => void
  onBack: () => void
  children?: ReactNode
}

const schema = z.object({ amount: trusteeAmountInput })

/** The trustee payment form, in the wizard and on its own page. */
export const TrusteeForm = (props: TrusteeFormProps) => {
  const { month, initial, totals, busy, onSubmit, onBack } = props
  const form = useForm<TrusteeValues>({
    initialValues: initial,
    validate: checkedBy(schema),
    validateInputOnBlur: true,
    onValuesChange: (values) => props.onChange?.(values),
  })
  const trusteeCents = toCents(form.values.amount)
  const excess = trusteeExcess({ ...totals, trusteeCents })
  const takeOver = (planned: TrusteeValues) => {
    form.setValues(planned)
    // The button that takes over disappears, so the focus goes to what it changed.
    form.getInputNode('amount')?.focus()
    if (trusteeExcess({ ...totals, trusteeCents: toCents(planned.amount) }) === 0) props.onTakeOver?.(planned)
  }
  return (
    <form className={classes.stack} onSubmit={form.onSubmit(onSubmit)} noValidate>
      <MoneyInput
        label={t(copy.trusteePlaceholder)}
        placeholder={t(copy.trusteePlaceholder)}
        {...form.getInputProps('amount')}
      />
      <NativeSelect
        label={t(copy.dueDayLabel)}
        description={t(copy.dueDayHint)}
        data={dueDays()}
        {...form.getInputProps('dueDay')}
      />
      <PlannedPayment month={month} values={form.values} onUse={takeOver} busy={busy} />
      <Tips tips={texts(copy.trusteeTips)} />
      {excess > 0 && (
        <Notice tone="stop" role="alert">
          <p>{t(copy.excess, { income: formatUsd(totals.incomeCents), excess: formatUsd(excess) })}</p>
        </Notice>
      )}
      {props.children}
      <FormButtons
        submitLabel={t(trusteeCopy.continue)}
        // A payment of zero counts as none (TRACKER-38), so the customer can't continue.
        valid={form.isValid() && trusteeCents > 0 && excess === 0}
        busy={busy}
        onBack={onBack}
      />
    </form>
  )
}

const DAYS = Array.from({ length: 31 }, (_, at) => at + 1)

const dueDays = () => [
  { value: '', label: t(trusteeCopy.chooseTheDay) },
  ...DAYS.map((day) => ({ value: String(day), label: t(trusteeCopy.dayOfMonth, { day }) })),
]
