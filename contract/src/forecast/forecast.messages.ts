/** Field errors of the forecast. */

export const FORECAST_DAY = 'Choose a day from today to three months from now.'
