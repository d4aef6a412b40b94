import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Checkbox.css'
import { Checkbox, NativeSelect } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { INTERVALS } from '@yoursuccess/contract/funding/recurring-transfers'
import { formatPlannedDay } from '../../../lib/dates.ts'
import { DayInput } from '../../../ui/date/day-input.tsx'
import classes from '../funding.module.css'
import { comingRuns } from '../recurring/coming-runs.ts'
import type { TransferValues } from './transfer-values.ts'
import { copy, comingDays } from './transfers.messages.ts'

interface RepeatFieldsProps {
  form: UseFormReturnType<TransferValues>
  today: CalendarDate
}

/** Whether a transfer repeats, how often, and its start date (FUNDING-90 to FUNDING-92). */
export const RepeatFields = ({ form, today }: RepeatFieldsProps) => {
  const { isRecurring, interval, startsOn } = form.values
  return (
    <>
      <Checkbox label={copy.repeat} {...form.getInputProps('isRecurring', { type: 'checkbox' })} />
      {isRecurring && (
        <>
          <NativeSelect
            label={copy.frequency}
            data={INTERVALS.map((value) => ({ value, label: copy.frequencies[value] }))}
            {...form.getInputProps('interval')}
          />
          <DayInput label={copy.start} min={today} {...form.getInputProps('startsOn')} value={startsOn} />
          {startsOn !== undefined && startsOn >= today && (
            <p className={classes.hint} aria-live="polite">
              {comingDays(comingRuns(startsOn, interval).map((run) => formatPlannedDay(run, today)))}
            </p>
          )}
        </>
      )}
    </>
  )
}
