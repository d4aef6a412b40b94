/** The first part of every query key of the tracker. The plan reloads them, and the tracker reads the plan. */
export const TRACKER = 'tracker'
/** The first part of every query key of transactions. They show the categories of the tracker. */
export const TRANSACTIONS = 'transactions'
/** The first part of the query key of the forecast, which changes with everything that moves money. */
export const FORECAST = 'forecast'
