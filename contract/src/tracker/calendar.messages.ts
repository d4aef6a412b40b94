/** Why a month has no calendar. */
export const CALENDAR_MONTH = 'Choose a month within one year.'
