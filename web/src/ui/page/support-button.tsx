import '@mantine/core/styles/Popover.css'
import { ActionIcon, Button, Popover } from '@mantine/core'
import { IconHeadset } from '@tabler/icons-react'
import { t } from '../../i18n/translate.ts'
import { copy } from './support-button.messages.ts'
import { PhoneLink } from './phone-link.tsx'
import { TextSkeleton } from './skeletons.tsx'
import classes from './support-button.module.css'

interface SupportButtonProps {
  /** The support line; undefined while it loads. */
  phone: string | undefined
  /** `icon` is the icon alone, `word` adds the label, and `button` looks like the buttons around it. */
  look?: 'icon' | 'word' | 'button'
  label?: string
}

/** Opens a popup with the support line (FRAME-24). */
export const SupportButton = ({ phone, look = 'icon', label = t(copy.support) }: SupportButtonProps) => (
  <Popover position="bottom-end" width={260} trapFocus returnFocus>
    <Popover.Target>
      {look === 'icon' ? (
        <ActionIcon className={classes.action ?? ''} aria-label={label}>
          <IconHeadset size={24} aria-hidden />
        </ActionIcon>
      ) : (
        <Button
          {...(look === 'word'
            ? { variant: 'subtle', className: classes.action ?? '' }
            : { variant: 'default' })}
          leftSection={<IconHeadset size={look === 'word' ? 24 : 20} aria-hidden />}
        >
          {label}
        </Button>
      )}
    </Popover.Target>
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
