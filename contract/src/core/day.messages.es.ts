/** Spanish. */

/** Days are typed as in English: the month first. */
const DAY_EXAMPLE = '1985-07-30 o 7/30/1985'

export const DAY_FORMAT = 'Debe ser un día, yyyy-MM-dd'
export const DAY_UNREADABLE = `Ingrese un día como ${DAY_EXAMPLE}.`
export const DAY_SHORT_YEAR = `Ingrese el año con cuatro dígitos, como ${DAY_EXAMPLE}.`
export const DAY_UNKNOWN = 'Ese día no existe. Revise el mes, el día y el año.'
