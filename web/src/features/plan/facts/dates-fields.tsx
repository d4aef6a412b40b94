import { TextInput } from '@mantine/core'
import { type CalendarDate, readTypedDay } from '@yoursuccess/contract/core/calendar-date'
import { firstDueAfter } from '@yoursuccess/contract/plan/due-days.rules'
import { USUAL_MONTHS } from '@yoursuccess/contract/plan/terms.rules'
import { useRef, useState } from 'react'
import { t } from '../../../i18n/translate.ts'
import { DayTextInput } from '../../../ui/date/day-text-input.tsx'
import { ChipChoice } from '../../../ui/form/chips.tsx'
import { Notice } from '../../../ui/page/notice.tsx'
import type { FactsForm } from './facts-form.ts'
import { copy } from './facts.messages.ts'
import classes from './facts.module.css'

const OFFERED = ['36', '60'] as const
const OTHER = 'other'

/** The day of filing. Fills in the first payment, unless the customer entered another day (CASE-04). */
export const FiledField = ({ form, today }: { form: FactsForm; today: CalendarDate }) => {
  const filed = form.getInputProps('filed_on')
  const filledIn = useRef(defaultFor(form.values.filed_on))
  const change = (text: string) => {
    filed.onChange(text)
    const filling = defaultFor(text)
    const isOwn = form.values.first_due_on !== '' && form.values.first_due_on !== filledIn.current
    if (filling === undefined || isOwn) return
    filledIn.current = filling
    form.setFieldValue('first_due_on', filling)
  }
  return <DayTextInput label={t(copy.filedOn)} max={today} {...filed} onChange={change} />
}

const defaultFor = (filedOn: string): CalendarDate | undefined => {
  const { day } = readTypedDay(filedOn)
  return day && firstDueAfter(day)
}

export const FirstDueField = ({ form }: { form: FactsForm }) => (
  <DayTextInput
    label={t(copy.firstDueOn)}
    description={t(copy.firstDueHint)}
    {...form.getInputProps('first_due_on')}
  />
)

/** 36 and 60 months as chips, and any other number as a field. */
export const MonthsField = ({ form }: { form: FactsForm }) => {
  const { months } = form.values
  const [isOther, setIsOther] = useState(!OFFERED.some((each) => each === months))
  const chips = [
    ...OFFERED.map((value) => ({ value, label: t(copy.monthsChip, { months: value }) })),
    { value: OTHER, label: t(copy.otherMonths) },
  ]
  return (
    <>
      <ChipChoice
        label={t(copy.months)}
        chips={chips}
        value={isOther ? OTHER : months}
        onChange={(chosen) => {
          setIsOther(chosen === OTHER)
          form.setFieldValue('months', chosen === OTHER ? '' : chosen)
        }}
      />
      {isOther && (
        <TextInput
          className={classes.short ?? ''}
          label={t(copy.monthsTyped)}
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          {...form.getInputProps('months')}
        />
      )}
      {Number(months) > USUAL_MONTHS && (
        <Notice tone="care" role="status">
          <p>{t(copy.longPlan)}</p>
        </Notice>
      )}
    </>
  )
}
