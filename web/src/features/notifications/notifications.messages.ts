/** The texts of these screens. Those that docs/requirements/ puts in double quotes are copied exactly. */
export const copy = {
  none: 'You have no notifications',
  failed: 'An error occurred',
  title: 'Notifications',
  loading: 'Loading notifications',
  bell: (unread: string) => `Notifications, ${unread} unread`,
  unread: 'Unread',
  opensInNewTab: 'opens in a new tab',
} as const
