/** Texts of the specification, to the letter. */
export const quoted = {
  none: 'You have no notifications',
  failed: 'An error occurred',
} as const

/** unspecified: our own words (AMB-010). */
export const unspecified = {
  title: 'Notifications',
  loading: 'Loading notifications',
  bell: (unread: string) => `Notifications, ${unread} unread`,
  unread: 'Unread',
  opensInNewTab: 'opens in a new tab',
} as const
