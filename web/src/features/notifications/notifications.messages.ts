import { messages } from '@yoursuccess/contract/core/messages'

/** The texts of these screens. Those that docs/requirements/ puts in double quotes are copied exactly. */
export const copy = messages('notifications', {
  none: 'You have no notifications',
  failed: 'An error occurred',
  title: 'Notifications',
  loading: 'Loading notifications',
  bell: 'Notifications, {unread} unread',
  unread: 'Unread:',
  opensInNewTab: '(opens in a new tab)',
})
