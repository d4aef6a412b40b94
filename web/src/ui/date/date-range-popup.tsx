import '@mantine/core/styles/Popover.css'
import { Popover } from '@mantine/core'
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { cloneElement, type ReactElement, useState } from 'react'
import { t } from '../../i18n/translate.ts'
import { Dialog } from '../dialog/dialog.tsx'
import type { PopupButtonProps } from '../lazy-popup.tsx'
import type { Range } from '../list/paging.ts'
import { useViewport } from '../page/use-viewport.ts'
import classes from './date-range-filter.module.css'
import { DateRangeForm } from './date-range-form.tsx'
import { copy } from './date.messages.ts'

interface DateRangePopupProps {
  button: ReactElement<PopupButtonProps>
  startsOpen: boolean
  /** See DateRangeFilter. */
  today: CalendarDate
  value: Range | undefined
  onChange: (range: Range | undefined) => void
}

/** The button, and the date range that it opens: a popover, or on a phone a dialog with one month. */
export const DateRangePopup = ({ button, startsOpen, today, value, onChange }: DateRangePopupProps) => {
  const [opened, setOpened] = useState(startsOpen)
  const onPhone = useViewport() === 'phone'
  const close = (range: Range | undefined) => {
    setOpened(false)
    onChange(range)
  }
  const form = <DateRangeForm today={today} value={value} months={onPhone ? 1 : 2} onDone={close} />
  const opener = cloneElement(button, {
    'aria-expanded': opened,
    'aria-haspopup': 'dialog',
    onClick: () => setOpened(!opened),
  })
  if (onPhone)
    return (
      <>
        {opener}
        {opened && (
          <Dialog title={t(copy.filter)} onClose={() => setOpened(false)}>
            {form}
          </Dialog>
        )}
      </>
    )
  return (
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
      <Popover.Target>{opener}</Popover.Target>
      <Popover.Dropdown className={classes.dropdown ?? ''} role="dialog" aria-label={t(copy.filter)}>
        {form}
      </Popover.Dropdown>
    </Popover>
  )
}
