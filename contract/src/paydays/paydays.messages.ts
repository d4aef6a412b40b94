/** Field errors of pay schedules and of ranges of paydays. */

export const PAY_DAY_OF_MONTH = 'Choose a day from 1 to 31, or the last day.'
export const ONE_PAY_DAY = 'Choose one day of the month.'
export const TWO_PAY_DAYS = 'Choose two different days of the month.'
export const NO_PAY_DAYS = 'Only semimonthly and monthly pay has days of the month.'
export const ENDED_BEFORE_START = "Choose a day that isn't before the first payday."
export const RANGE_BACKWARD = "Choose a day that isn't before the first one."
export const RANGE_TOO_LONG = 'Choose a range of two years at most.'
export const PAYCHECK_DAY = 'Choose a day within the last seven years or the next year.'
