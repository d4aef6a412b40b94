import '@mantine/core/styles/Popover.css'
import { ActionIcon, Popover, TextInput, type TextInputProps } from '@mantine/core'
import { IconCalendar } from '@tabler/icons-react'
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { useState } from 'react'
import { t } from '../../i18n/translate.ts'
import { CalendarLoading } from './calendar-loading.tsx'
import { copy } from './date.messages.ts'
import classes from './typed-day.module.css'
import { lazyPart } from '../lazy-part.tsx'

const DayCalendar = lazyPart(async () => (await import('./day-calendar.tsx')).DayCalendar, {
  fallback: <CalendarLoading />,
})

export interface TypedDayProps extends Omit<TextInputProps, 'value' | 'onChange' | 'type' | 'ref'> {
  /** The field's text, even if it isn't a date yet. */
  text: string
  onText: (text: string) => void
  /** The date in the text, for the calendar. */
  day: CalendarDate | undefined
  onChoose: (day: CalendarDate) => void
  min?: CalendarDate | undefined
  max?: CalendarDate | undefined
  /** What the calendar shows first: years for a birthday, or else the days of a month. */
  level?: 'decade' | 'month'
}

/** A date field for typing, browser autofill, and selecting from a calendar. The text stays as typed. */
export const TypedDay = ({ text, onText, day, onChoose, min, max, level, ...props }: TypedDayProps) => {
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
          <TextInput
            placeholder={t(copy.dayFormat)}
            size="md"
            inputMode="numeric"
            autoComplete="off"
            maxLength={20}
            {...props}
            value={text}
            onChange={(event) => onText(event.currentTarget.value)}
            rightSectionWidth={48}
            rightSection={
              <ActionIcon
                aria-label={t(copy.openCalendar)}
                aria-haspopup="dialog"
                aria-expanded={opened}
                disabled={props.disabled ?? false}
                onClick={() => setOpened(!opened)}
              >
                <IconCalendar size={22} aria-hidden />
              </ActionIcon>
            }
          />
        </div>
      </Popover.Target>
      {/* The dropdown itself holds the focus while the calendar loads. */}
      <Popover.Dropdown role="dialog" aria-label={t(copy.chooseDay)} tabIndex={-1}>
        <div className={classes.calendar}>
          <DayCalendar
            value={day}
            min={min}
            max={max}
            level={level}
            onChoose={(chosen) => {
              onChoose(chosen)
              setOpened(false)
            }}
          />
        </div>
      </Popover.Dropdown>
    </Popover>
  )
}
