import { UnstyledButton } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import type { Notification } from '@yoursuccess/contract/notifications/notifications'
import { t } from '../../i18n/translate.ts'
import { formatEasternTime } from '../../lib/dates.ts'
import classes from './notification-row.module.css'
import { useMarkRead } from './use-mark-read.ts'
import { copy } from './notifications.messages.ts'
import { clickOf, linkOf } from './notifications.rules.ts'

/**
 * A link, a button that marks it as read, or only text, depending on what a click does (NOTIFICATIONS-12).
 */
export const NotificationRow = ({ notification }: { notification: Notification }) => {
  const markRead = useMarkRead()
  const onRead = () => void markRead(notification.id)
  const click = clickOf(notification)
  const content = <Content notification={notification} />
  return (
    <li>
      {click === 'link' ? (
        <a
          className={classes.row}
          href={linkOf(notification)}
          target="_blank"
          rel="noopener noreferrer"
          onClick={() => notification.read || onRead()}
        >
          {content}
        </a>
      ) : click === 'mark' ? (
        <UnstyledButton className={classes.row ?? ''} onClick={onRead}>
          {content}
        </UnstyledButton>
      ) : (
        <div className={classes.row}>{content}</div>
      )}
    </li>
  )
}

const Content = ({ notification }: { notification: Notification }) => {
  const { title, read, timestamp } = notification
  return (
    <>
      <span className={classes.mark} data-unread={!read || undefined} aria-hidden />
      <span className={classes.words}>
        <span className={read ? classes.read : classes.unread}>
          {!read && <span className="ys-sr-only">{t(copy.unread)} </span>}
          {title}
        </span>
        <time className={classes.time} dateTime={timestamp}>
          {formatEasternTime(timestamp)}
        </time>
      </span>
      {linkOf(notification) && (
        <>
          <IconExternalLink className={classes.out ?? ''} size={18} aria-hidden />
          <span className="ys-sr-only">{t(copy.opensInNewTab)}</span>
        </>
      )}
    </>
  )
}
