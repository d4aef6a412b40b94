import '@mantine/core/styles/Popover.css'
import { Popover } from '@mantine/core'
import type { ReactElement } from 'react'
import { t } from '../../i18n/translate.ts'
import { PhoneLink } from './phone-link.tsx'
import { TextSkeleton } from './skeletons.tsx'
import { copy } from './support-button.messages.ts'
import classes from './support-button.module.css'

interface SupportPopupProps {
  button: ReactElement
  startsOpen: boolean
  phone: string | undefined
  label: string
}

/** The support line, under the button that shows it. */
export const SupportPopup = ({ button, startsOpen, phone, label }: SupportPopupProps) => (
  <Popover position="bottom-end" width={260} trapFocus returnFocus defaultOpened={startsOpen}>
    <Popover.Target>{button}</Popover.Target>
    <Popover.Dropdown aria-label={label}>
      {phone ? (
        <div className={classes.support}>
          <p>{t(copy.supportLine)}</p>
          <PhoneLink phone={phone} />
        </div>
      ) : (
        <TextSkeleton lines={2} />
      )}
    </Popover.Dropdown>
  </Popover>
)
