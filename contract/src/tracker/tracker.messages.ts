/** Field errors of the tracker: the exact texts of TRACKER-37, TRACKER-89 and TRACKER-99. */

export const INCOME_AMOUNT = 'Monthly amount must be a valid number with a maximum of 2 decimal.'
export const GOAL_AMOUNT = 'The trust payment must be a valid number with a maximum of 2 decimal.'
export const TRUSTEE_AMOUNT = 'Must be a valid number with a maximum of 2 decimals.'
export const ONE_ITEM = 'All parts must belong to the same item'
