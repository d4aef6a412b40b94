/** Field errors of the set-aside. */

export const KEEP_BACK = 'Enter an amount from $0.00 to $500.00.'
export const MOVE_REASON = 'Choose a reason.'
