/** Field errors of autopay. */

export const BUFFER = 'Choose 0 to 10 banking days.'
export const SPREAD = 'Enter an amount from $0.00 to $1,000.00.'
export const PAYDAYS = 'Choose 1 to 12 paydays.'
export const FROM_MAIN = 'Enter an amount.'
