import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Checkbox.css'
import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import type { PlanStep } from '@yoursuccess/contract/plan/plan-steps'
import type { Plan } from '@yoursuccess/contract/plan/plan-terms'
import { useState } from 'react'
import { t } from '../../../i18n/translate.ts'
import { fieldErrors } from '../../../lib/call-error.ts'
import { formatMonthHeading } from '../../../lib/dates.ts'
import { DayInput } from '../../../ui/date/day-input.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { showToast } from '../../../ui/dialog/toasts.ts'
import { ChipChoice } from '../../../ui/form/chips.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { FormButtons } from '../../../ui/form/form-buttons.tsx'
import { MoneyInput } from '../../../ui/form/money-input.tsx'
import { SubmitError } from '../../../ui/form/submit-error.tsx'
import { useToday } from '../../program/program.api.ts'
import classes from '../facts/facts.module.css'
import { useAddStep } from '../plan.api.ts'
import { planMessages } from '../set-up/set-up.messages.ts'
import { copy } from './amounts.messages.ts'
import { PreviewWords } from './preview-words.tsx'
import { comingMonths, monthsOf, scheduleOfPlan } from './plan-schedule.rules.ts'
import { EMPTY_STEP, readStep, type StepValues } from './step-values.ts'

const REASONS = ['step', 'modification', 'suspension', 'correction'] as const
const { dialog: words } = copy
const MAX_NOTE = 200

interface StepDialogProps {
  plan: Plan
  steps: readonly PlanStep[]
  onClose: () => void
}

/** Adds a monthly amount, and says while typing what will be due (CASE-08). The first one has no other reason. */
export const StepDialog = ({ plan, steps, onClose }: StepDialogProps) => {
  const today = useToday()
  const schedule = scheduleOfPlan(plan)
  const isFirst = steps.length === 0
  const [values, setValues] = useState<StepValues>({ ...EMPTY_STEP, reason: isFirst ? 'plan' : 'step' })
  const [left, setLeft] = useState<readonly string[]>([])
  const { submit, isPending, error } = useAddStep()
  const change = (changed: Partial<StepValues>) => setValues({ ...values, ...changed })
  const leave = (field: string) => () => setLeft([...left, field])

  const { reason, retroactive } = values
  const read = readStep(values, { schedule, steps, today })
  const refused = fieldErrors(error)
  const errorAt = (field: keyof typeof read.errors) =>
    (left.includes(field) && read.errors[field]) || refused[`step.${field}`]
  const isOfPast = reason === 'correction' || (reason === 'modification' && retroactive)
  const months = isOfPast ? monthsOf(schedule) : comingMonths(schedule, today)

  const save = () => {
    if (!read.input) return
    void submit(read.input, {
      onSuccess: () => {
        onClose()
        showToast('good', t(words.saved))
      },
    })
  }
  return (
    <Dialog title={t(words.title)} onClose={onClose} width={560}>
      <Form className={classes.fields} onSubmit={save} noValidate>
        {reason !== 'plan' && (
          <>
            <ChipChoice
              label={t(words.reason)}
              chips={REASONS.map((value) => ({ value, label: t(words.reasons[value]) }))}
              value={reason}
              onChange={(chosen) => change({ reason: chosen, from_month: '', retroactive: false })}
            />
            <p role="status">{t(words.hints[reason])}</p>
          </>
        )}
        {reason !== 'suspension' && (
          <MoneyInput
            label={t(words.amount)}
            value={values.amount}
            onChange={(amount) => change({ amount })}
            onBlur={leave('amount')}
            error={errorAt('amount')}
          />
        )}
        {reason === 'modification' && (
          <Checkbox
            label={t(words.retroactive)}
            checked={retroactive}
            onChange={({ currentTarget }) => change({ retroactive: currentTarget.checked, from_month: '' })}
          />
        )}
        {!isFirst && (
          <NativeSelect
            label={t(words.from)}
            value={values.from_month}
            onChange={({ currentTarget }) => change({ from_month: currentTarget.value })}
            onBlur={leave('from_month')}
            error={errorAt('from_month')}
            data={[
              { value: '', label: t(words.chooseMonth) },
              ...months.map((month) => ({ value: month, label: formatMonthHeading(month) })),
            ]}
          />
        )}
        {(reason === 'modification' || reason === 'suspension') && (
          <DayInput
            label={t(words.orderedOn)}
            value={values.ordered_on}
            onChange={(ordered_on) => change({ ordered_on })}
            max={today}
            error={errorAt('ordered_on')}
            onBlur={leave('ordered_on')}
          />
        )}
        {!isFirst && (
          <TextInput
            label={t(words.note)}
            placeholder={reason === 'correction' ? t(words.noteHint) : ''}
            maxLength={MAX_NOTE}
            value={values.note}
            onChange={({ currentTarget }) => change({ note: currentTarget.value })}
            onBlur={leave('note')}
            error={errorAt('note')}
          />
        )}
        {read.preview && <PreviewWords {...read.preview} />}
        <SubmitError error={Object.keys(refused).length > 0 ? null : error} sentences={planMessages} />
        <FormButtons
          submitLabel={t(words.save)}
          valid={read.input !== undefined}
          busy={isPending}
          backLabel={t(words.cancel)}
          onBack={onClose}
        />
      </Form>
    </Dialog>
  )
}
