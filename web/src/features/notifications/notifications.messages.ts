/** Texts that the requirements put in double quotes, copied exactly. */
export const quoted = {
  none: 'You have no notifications',
  failed: 'An error occurred',
} as const

/** Texts that the requirements leave open. */
export const unspecified = {
  title: 'Notifications',
  loading: 'Loading notifications',
  bell: (unread: string) => `Notifications, ${unread} unread`,
  unread: 'Unread',
  opensInNewTab: 'opens in a new tab',
} as const
