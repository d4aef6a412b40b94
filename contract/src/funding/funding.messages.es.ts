/** Spanish. */

export const NO_ACCOUNT_SELECTED = 'Elija una cuenta'
export const TRANSFER_DAY_PAST = 'Elija hoy o un día posterior.'
export const TRANSFER_TOO_LARGE = 'El monto debe ser de $10,000.00 o menos'

export const DEPOSIT_TOO_SMALL = 'El valor mínimo es 1'
export const PERCENTAGE_REQUIRED = 'El porcentaje es obligatorio'
export const PERCENTAGE_NO_NUMBER = 'El porcentaje debe ser un número'
export const PERCENTAGE_TOO_SMALL = 'El valor mínimo es 1'
export const PERCENTAGE_TOO_LARGE = 'El máximo es 100 por ciento'
export const PERCENTAGE_DECIMALS = 'El porcentaje puede tener como máximo dos dígitos después del punto'
