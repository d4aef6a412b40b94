/** Field errors of transfers and direct deposits. */

export const NO_ACCOUNT_SELECTED = 'Please select an account'
export const TRANSFER_DAY_PAST = 'Choose today or a later day.'
/** FUNDING-87 requires this punctuation. */
export const TRANSFER_TOO_LARGE = 'Amount must be less than or equal to $10.000,00'

/** FUNDING-15 requires the misspelling. */
export const DEPOSIT_TOO_SMALL = 'Minimun value is 1'
export const PERCENTAGE_REQUIRED = 'Percentage is required'
export const PERCENTAGE_NO_NUMBER = 'Percentage must be a number'
export const PERCENTAGE_TOO_SMALL = 'Minimum value is 1'
export const PERCENTAGE_TOO_LARGE = 'Max is 100 percent'
export const PERCENTAGE_DECIMALS = 'percentage can only have up to two digits after the decimal'
