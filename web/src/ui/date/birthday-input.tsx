import '@mantine/core/styles/Paper.css'
import '@mantine/core/styles/Popover.css'
import { ActionIcon, Popover, type TextInputProps } from '@mantine/core'
import { IconCalendar } from '@tabler/icons-react'
import { type CalendarDate, parseDay } from '@yoursuccess/contract/calendar-date'
import { lazy, Suspense, useState } from 'react'
import { applyMask, dayDigits, digitsOf } from '../form/digit-mask.ts'
import { MaskedInput } from '../form/masked-input.tsx'
import { RowsSkeleton } from '../page/skeletons.tsx'
import classes from './birthday-input.module.css'

const BirthdayCalendar = lazy(() =>
  import('./birthday-calendar.tsx').then((m) => ({ default: m.BirthdayCalendar })),
)

interface BirthdayInputProps extends Omit<TextInputProps, 'value' | 'onChange' | 'type' | 'ref'> {
  /** `1985-07-30`, or as much of it as is typed. */
  value?: string
  onChange: (text: string) => void
  /** The first and the latest day that the calendar offers. What is typed may be any: the form says what is wrong. */
  min: CalendarDate
  max: CalendarDate
}

const MASK = '9999-99-99'

/** A day of birth, yyyy-MM-dd: typed, filled in by the browser, or chosen from a calendar. */
export const BirthdayInput = ({ value = '', onChange, min, max, ...props }: BirthdayInputProps) => {
  const [opened, setOpened] = useState(false)
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="bottom-end"
      trapFocus
      returnFocus
      withRoles={false}
      radius={12}
      shadow="md"
    >
      <Popover.Target>
        <div>
          <MaskedInput
            placeholder="yyyy-MM-dd"
            autoComplete="bday"
            {...props}
            mask={MASK}
            read={dayDigits}
            value={digitsOf(value)}
            onChange={(digits) => onChange(applyMask(MASK, digits))}
            rightSectionWidth={48}
            rightSection={
              <ActionIcon
                aria-label="Choose from a calendar"
                aria-haspopup="dialog"
                aria-expanded={opened}
                onClick={() => setOpened(!opened)}
              >
                <IconCalendar size={22} aria-hidden />
              </ActionIcon>
            }
          />
        </div>
      </Popover.Target>
      {/* While the calendar is on its way the frame holds the keyboard. */}
      <Popover.Dropdown role="dialog" aria-label="Choose a day" tabIndex={-1}>
        <div className={classes.calendar}>
          <Suspense fallback={<RowsSkeleton rows={6} label="Loading the calendar" />}>
            <BirthdayCalendar
              value={parseDay(value)}
              min={min}
              max={max}
              onChoose={(day) => {
                onChange(day)
                setOpened(false)
              }}
            />
          </Suspense>
        </div>
      </Popover.Dropdown>
    </Popover>
  )
}
