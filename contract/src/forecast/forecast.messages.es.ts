/** Spanish. */

export const FORECAST_DAY = 'Elija un día desde hoy hasta dentro de tres meses.'
