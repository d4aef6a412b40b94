import { Button } from '@mantine/core'
import { IconCalendar } from '@tabler/icons-react'
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { t } from '../../i18n/translate.ts'
import { formatDay } from '../../lib/dates.ts'
import { lazyPopup } from '../lazy-popup.tsx'
import type { Range } from '../list/paging.ts'
import { useViewport } from '../page/use-viewport.ts'
import classes from './date-range-filter.module.css'
import { copy } from './date.messages.ts'

interface RangeProps {
  /** The business day. The range covers the seven years up to it (FRAME-82). */
  today: CalendarDate
  value: Range | undefined
  /** Called with both days, or with undefined to show everything again. */
  onChange: (range: Range | undefined) => void
}

export interface DateRangeFilterProps extends RangeProps {
  /** On a phone, shows only the icon of its button. Its name stays. */
  isShort?: boolean
}

const RangePopup = lazyPopup<RangeProps>(
  async () => (await import('./date-range-popup.tsx')).DateRangePopup,
  'dialog',
)

/** A button that opens a date range (FRAME-79), and the chosen days. */
export const DateRangeFilter = ({ isShort = false, ...range }: DateRangeFilterProps) => {
  const onPhone = useViewport() === 'phone'
  const isIcon = isShort && onPhone
  const icon = <IconCalendar size={20} aria-hidden />
  const { value } = range
  return (
    <div className={classes.filter}>
      <RangePopup
        {...range}
        button={
          <Button
            variant="default"
            {...(isIcon ? { px: 11, 'aria-label': t(copy.filter) } : { leftSection: icon })}
          >
            {isIcon ? icon : t(copy.filter)}
          </Button>
        }
      />
      {value && (
        <span role="status">
          {t(copy.range, { start: formatDay(value.start), end: formatDay(value.end) })}
        </span>
      )}
    </div>
  )
}
