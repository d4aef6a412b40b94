import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Checkbox.css'
import { Checkbox, NativeSelect } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { INTERVALS } from '@yoursuccess/contract/funding/recurring-transfers'
import { t } from '../../../i18n/translate.ts'
import { DayInput } from '../../../ui/date/day-input.tsx'
import classes from '../funding.module.css'
import { comingDays } from './coming-days.ts'
import type { TransferValues } from './transfer-values.ts'
import { copy } from './transfers.messages.ts'

interface RepeatFieldsProps {
  form: UseFormReturnType<TransferValues>
  today: CalendarDate
}

/** Whether a transfer repeats, how often, and its start date (FUNDING-90 to FUNDING-92). */
export const RepeatFields = ({ form, today }: RepeatFieldsProps) => {
  const { isRecurring, interval, startsOn } = form.values
  return (
    <>
      <Checkbox label={t(copy.repeat)} {...form.getInputProps('isRecurring', { type: 'checkbox' })} />
      {isRecurring && (
        <>
          <NativeSelect
            label={t(copy.frequency)}
            data={INTERVALS.map((value) => ({ value, label: t(copy.frequencies[value]) }))}
            {...form.getInputProps('interval')}
          />
          <DayInput label={t(copy.start)} min={today} {...form.getInputProps('startsOn')} value={startsOn} />
          {startsOn !== undefined && startsOn >= today && (
            <p className={classes.hint} aria-live="polite">
              {comingDays(startsOn, interval, today)}
            </p>
          )}
        </>
      )}
    </>
  )
}
