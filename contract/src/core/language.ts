/** The language and the country of every text, date, number and amount: US English. */
export const DEFAULT_LANGUAGE = 'en-US'

/** Sweden writes days and times as ISO 8601 does: 2026-11-20 17:00:00. */
export const ISO_LANGUAGE = 'sv-SE'
