import { NativeSelect, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { PAY_FREQUENCIES, PAY_WEEKENDS } from '@yoursuccess/contract/paydays/pay-days.rules'
import { MAX_PAY_NAME, type PaySchedule } from '@yoursuccess/contract/paydays/pay-schedules'
import { useState } from 'react'
import { t } from '../../../i18n/translate.ts'
import { fieldErrors } from '../../../lib/call-error.ts'
import { DayInput } from '../../../ui/date/day-input.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { showToast } from '../../../ui/dialog/toasts.ts'
import { ChipChoice } from '../../../ui/form/chips.tsx'
import { FormButtons } from '../../../ui/form/form-buttons.tsx'
import { MoneyInput } from '../../../ui/form/money-input.tsx'
import { SubmitError } from '../../../ui/form/submit-error.tsx'
import { useToday } from '../../program/program.api.ts'
import { useAddPaySchedule, useChangePaySchedule } from '../paydays.api.ts'
import { copy, paydaysMessages } from '../paydays.messages.ts'
import classes from '../paydays.module.css'
import { ComingPaydays } from './coming-paydays.tsx'
import { DeletePayButton } from './delete-pay-button.tsx'
import { formCopy } from './form.messages.ts'
import {
  bodyOf,
  checkPay,
  emptyPay,
  inForm,
  paydayLimits,
  type PayValues,
  suggestedDays,
  typedPattern,
  valuesOf,
} from './pay-values.ts'

interface PayDialogProps {
  /** Without it, the dialog adds a schedule. */
  schedule?: PaySchedule
  onClose: () => void
}

/** Adds or changes a pay schedule, and shows the paydays that follow from what is typed (PAYD-01). */
export const PayDialog = ({ schedule, onClose }: PayDialogProps) => {
  const today = useToday()
  const addition = useAddPaySchedule()
  const change = useChangePaySchedule()
  // Once the customer chose days of the month, the payday no longer suggests them.
  const [areDaysOwn, setDaysOwn] = useState(schedule !== undefined && schedule.days.length > 0)
  const form = useForm<PayValues>({
    initialValues: schedule ? valuesOf(schedule, today) : emptyPay,
    validate: (values) => checkPay(values, today, schedule),
    validateInputOnBlur: true,
  })
  const { values } = form

  const save = () => {
    const body = bodyOf(values, today, schedule)
    const callbacks = {
      onSuccess: () => {
        onClose()
        showToast('good', t(formCopy.saved))
      },
      onError: (error: unknown) => form.setErrors(inForm(fieldErrors(error))),
    }
    return schedule
      ? change.submit({ ...body, id: schedule.id }, callbacks)
      : addition.submit(body, callbacks)
  }
  // Field by field: `setValues` would clear the errors of the others.
  const chooseNext = (next: CalendarDate | undefined) => {
    form.setFieldValue('next', next)
    if (!next || areDaysOwn) return
    const { first, second } = suggestedDays(next)
    form.setFieldValue('first', first)
    form.setFieldValue('second', second)
  }
  const errors = checkPay(values, today, schedule)
  const dayField = (field: 'first' | 'second', label: string, error?: string) => (
    <NativeSelect
      label={label}
      data={DAYS.map((value) => ({
        value,
        label: value === 'last' ? t(formCopy.last) : t(copy.dayOfMonth, { day: Number(value) }),
      }))}
      {...form.getInputProps(field)}
      error={error}
      onChange={({ currentTarget: { value } }) => {
        setDaysOwn(true)
        form.setFieldValue(field, value)
      }}
    />
  )
  return (
    <Dialog title={t(schedule ? formCopy.change : formCopy.add)} onClose={onClose} width={520}>
      <form className={classes.form} onSubmit={form.onSubmit(() => void save())} noValidate>
        <TextInput
          label={t(formCopy.name)}
          description={t(formCopy.nameHint)}
          maxLength={MAX_PAY_NAME}
          data-autofocus
          {...form.getInputProps('name')}
        />
        <ChipChoice
          label={t(formCopy.frequency)}
          chips={PAY_FREQUENCIES.map((value) => ({ value, label: t(formCopy.frequencies[value]) }))}
          value={values.frequency}
          onChange={(frequency) => form.setFieldValue('frequency', frequency)}
        />
        <DayInput
          label={t(formCopy.next)}
          {...paydayLimits(today)}
          {...form.getInputProps('next')}
          onChange={chooseNext}
        />
        {values.frequency === 'monthly' && dayField('first', t(formCopy.day))}
        {values.frequency === 'semimonthly' && (
          <div className={classes.pair}>
            {dayField('first', t(formCopy.firstDay))}
            {dayField('second', t(formCopy.secondDay), errors['first'])}
          </div>
        )}
        <ChipChoice
          label={t(formCopy.weekend)}
          chips={PAY_WEEKENDS.map((value) => ({ value, label: t(formCopy.weekends[value]) }))}
          value={values.weekend}
          onChange={(weekend) => form.setFieldValue('weekend', weekend)}
        />
        <MoneyInput
          label={t(formCopy.amount)}
          description={t(formCopy.amountHint)}
          {...form.getInputProps('amount')}
        />
        <ChipChoice
          label={t(formCopy.landsHere)}
          chips={(['yes', 'no'] as const).map((value) => ({ value, label: t(formCopy[value]) }))}
          value={values.landsHere}
          onChange={(landsHere) => form.setFieldValue('landsHere', landsHere)}
        />
        <DayInput label={t(formCopy.ends)} {...form.getInputProps('ends')} />
        <ComingPaydays pattern={typedPattern(values, today, schedule)} />
        <SubmitError error={addition.error ?? change.error} sentences={paydaysMessages} />
        {schedule && <DeletePayButton schedule={schedule} onDeleted={onClose} />}
        <FormButtons
          submitLabel={t(formCopy.save)}
          valid={form.isValid()}
          busy={addition.isPending || change.isPending}
          backLabel={t(formCopy.cancel)}
          onBack={onClose}
        />
      </form>
    </Dialog>
  )
}

const DAYS = [...Array.from({ length: 31 }, (_, at) => String(at + 1)), 'last']
