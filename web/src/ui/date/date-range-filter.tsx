import '@mantine/core/styles/Popover.css'
import { Button, Popover } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconCalendar } from '@tabler/icons-react'
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { useState } from 'react'
import { t } from '../../i18n/translate.ts'
import { formatDay } from '../../lib/dates.ts'
import { DateRangeForm } from './date-range-form.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import type { Range } from '../list/paging.ts'
import classes from './date-range-filter.module.css'
import { copy } from './date.messages.ts'

export interface DateRangeFilterProps {
  /** The business day. The range covers the seven years up to it (FRAME-82). */
  today: CalendarDate
  value: Range | undefined
  /** Called with both days, or with undefined to show everything again. */
  onChange: (range: Range | undefined) => void
  /** On a phone, shows only the icon of its button. Its name stays. */
  isShort?: boolean
}

/** A button that opens a date range (FRAME-79): a popover, or on a phone a dialog with one month. */
export const DateRangeFilter = ({ today, value, onChange, isShort = false }: DateRangeFilterProps) => {
  const [opened, setOpened] = useState(false)
  const onPhone = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false })
  const close = (range: Range | undefined) => {
    setOpened(false)
    onChange(range)
  }
  const form = <DateRangeForm today={today} value={value} months={onPhone ? 1 : 2} onDone={close} />
  const isIcon = isShort && onPhone
  const icon = <IconCalendar size={20} aria-hidden />
  const button = (
    <Button
      variant="default"
      {...(isIcon ? { px: 11, 'aria-label': t(copy.filter) } : { leftSection: icon })}
      aria-expanded={opened}
      aria-haspopup="dialog"
      onClick={() => setOpened(!opened)}
    >
      {isIcon ? icon : t(copy.filter)}
    </Button>
  )
  return (
    <div className={classes.filter}>
      {onPhone ? (
        <>
          {button}
          {opened && (
            <Dialog title={t(copy.filter)} onClose={() => setOpened(false)}>
              {form}
            </Dialog>
          )}
        </>
      ) : (
        <Popover
          opened={opened}
          onChange={setOpened}
          position="bottom-start"
          trapFocus
          returnFocus
          withRoles={false}
          // In a low window, the popover covers its button and stays when the button scrolls away, so that
          // Search is always within reach.
          middlewares={{ flip: true, shift: { crossAxis: true } }}
          hideDetached={false}
          radius={12}
          shadow="md"
        >
          <Popover.Target>{button}</Popover.Target>
          <Popover.Dropdown className={classes.dropdown ?? ''} role="dialog" aria-label={t(copy.filter)}>
            {form}
          </Popover.Dropdown>
        </Popover>
      )}
      {value && (
        <span role="status">
          {t(copy.range, { start: formatDay(value.start), end: formatDay(value.end) })}
        </span>
      )}
    </div>
  )
}
