import { ActionIcon, Button } from '@mantine/core'
import { IconHeadset } from '@tabler/icons-react'
import { t } from '../../i18n/translate.ts'
import { lazyPopup } from '../lazy-popup.tsx'
import { copy } from './support-button.messages.ts'
import classes from './support-button.module.css'

interface SupportButtonProps {
  /** The support line; undefined while it loads. */
  phone: string | undefined
  /** `icon` is the icon alone, `word` adds the label, and `button` looks like the buttons around it. */
  look?: 'icon' | 'word' | 'button'
  label?: string
}

const SupportPopup = lazyPopup<{ phone: string | undefined; label: string }>(
  async () => (await import('./support-popup.tsx')).SupportPopup,
  'dialog',
)

/** Opens a popup with the support line (FRAME-24). */
export const SupportButton = ({ phone, look = 'icon', label = t(copy.support) }: SupportButtonProps) => (
  <SupportPopup
    phone={phone}
    label={label}
    button={
      look === 'icon' ? (
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
      )
    }
  />
)
