/** Field errors of days. Apart from the others, because the first load has calendar-date.ts in it. */

/** The required format, and the one that people usually type. */
const DAY_EXAMPLE = '1985-07-30 or 7/30/1985'

export const DAY_FORMAT = 'must be a day, yyyy-MM-dd'
export const DAY_UNREADABLE = `Enter a day like ${DAY_EXAMPLE}.`
export const DAY_SHORT_YEAR = `Enter the year with four digits, like ${DAY_EXAMPLE}.`
export const DAY_UNKNOWN = 'There is no such day. Check the month, the day and the year.'
