import { ActionIcon } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { useState } from 'react'
import { t } from '../../i18n/translate.ts'
import { useAccount } from '../account/account.api.ts'
import { useUser } from '../session/session.api.ts'
import classes from './notification-bell.module.css'
import { copy } from './notifications.messages.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'

const NotificationsPanel = lazyPart(
  async () => (await import('./notifications-panel.tsx')).NotificationsPanel,
)

/** A larger number wouldn't fit in the badge. */
const MAX_SHOWN = 99

/**
 * The bell with the number of unread notifications. It opens the panel (NOTIFICATIONS-09). Holders of a
 * closed account have no panel: they get emails, and the bank would refuse the list (NOTIFICATIONS-17).
 */
export const NotificationBell = () => (useUser().has_closed_account ? null : <Bell />)

const Bell = () => {
  const [opened, setOpened] = useState(false)
  const unread = useAccount()?.unread_notifications_count ?? 0
  const shown = unread > MAX_SHOWN ? `${MAX_SHOWN}+` : String(unread)
  return (
    <>
      <ActionIcon
        className={classes.bell ?? ''}
        aria-label={unread > 0 ? t(copy.bell, { unread: shown }) : t(copy.title)}
        aria-haspopup="dialog"
        onClick={() => setOpened(true)}
      >
        <IconBell size={24} aria-hidden />
        {unread > 0 && (
          <span className={classes.badge} aria-hidden>
            {shown}
          </span>
        )}
      </ActionIcon>
      {opened && <NotificationsPanel onClose={() => setOpened(false)} />}
    </>
  )
}
