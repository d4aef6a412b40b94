/** Spanish. */

export const CALENDAR_MONTH = 'Elija un mes a no más de un año de hoy.'
