import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Checkbox.css'
import { Checkbox } from '@mantine/core'
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { LUMP_SUM_SOURCES, lumpSumInput, type LumpSumSource } from '@yoursuccess/contract/plan/plan-steps'
import { useState } from 'react'
import { t } from '../../../i18n/translate.ts'
import { fieldErrors } from '../../../lib/call-error.ts'
import { errorOf } from '../../../lib/errors.ts'
import { DayInput } from '../../../ui/date/day-input.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { showToast } from '../../../ui/dialog/toasts.ts'
import { ChipChoice } from '../../../ui/form/chips.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { FormButtons } from '../../../ui/form/form-buttons.tsx'
import { MoneyInput } from '../../../ui/form/money-input.tsx'
import { SubmitError } from '../../../ui/form/submit-error.tsx'
import classes from '../facts/facts.module.css'
import { useAddLumpSum } from '../plan.api.ts'
import { planMessages } from '../set-up/set-up.messages.ts'
import { copy } from './amounts.messages.ts'

/** Adds a lump sum that the plan asks for beside the monthly payments. */
export const LumpSumDialog = ({ onClose }: { onClose: () => void }) => {
  const [source, setSource] = useState<LumpSumSource>('tax_refund')
  const [amount, setAmount] = useState('')
  const [isLeft, setIsLeft] = useState(false)
  const [dueOn, setDueOn] = useState<CalendarDate>()
  const [counts, setCounts] = useState(true)
  const { submit, isPending, error } = useAddLumpSum()
  const amountError = errorOf(lumpSumInput.shape.amount.safeParse(amount))
  const errors = fieldErrors(error)
  const words = copy.lumpSumDialog

  const save = () => {
    if (!dueOn || amountError) return
    void submit(
      { source, amount, due_on: dueOn, counts_toward_total: counts },
      {
        onSuccess: () => {
          onClose()
          showToast('good', t(words.saved))
        },
      },
    )
  }
  return (
    <Dialog title={t(copy.addLumpSum)} onClose={onClose}>
      <Form className={classes.fields} onSubmit={save} noValidate>
        <ChipChoice
          label={t(words.source)}
          chips={LUMP_SUM_SOURCES.map((value) => ({ value, label: t(copy.sources[value]) }))}
          value={source}
          onChange={setSource}
        />
        <MoneyInput
          label={t(words.amount)}
          value={amount}
          onChange={setAmount}
          onBlur={() => setIsLeft(true)}
          error={(isLeft && amountError) || errors['lump_sum.amount']}
        />
        <DayInput
          label={t(words.dueOn)}
          value={dueOn}
          onChange={setDueOn}
          error={errors['lump_sum.due_on']}
        />
        <Checkbox
          label={t(words.counts)}
          checked={counts}
          onChange={({ currentTarget }) => setCounts(currentTarget.checked)}
        />
        <SubmitError error={Object.keys(errors).length > 0 ? null : error} sentences={planMessages} />
        <FormButtons
          submitLabel={t(words.save)}
          valid={dueOn !== undefined && !amountError}
          busy={isPending}
          backLabel={t(words.cancel)}
          onBack={onClose}
        />
      </Form>
    </Dialog>
  )
}
