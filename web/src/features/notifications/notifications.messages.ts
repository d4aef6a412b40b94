/** Texts that the requirements have in double quotes, to the letter. */
export const quoted = {
  none: 'You have no notifications',
  failed: 'An error occurred',
} as const

/** unspecified: texts that the requirements leave open. */
export const unspecified = {
  title: 'Notifications',
  loading: 'Loading notifications',
  bell: (unread: string) => `Notifications, ${unread} unread`,
  unread: 'Unread',
  opensInNewTab: 'opens in a new tab',
} as const
