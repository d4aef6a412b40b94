/** Spanish. */

export const PAY_DAY_OF_MONTH = 'Elija un día del 1 al 31, o el último día.'
export const ONE_PAY_DAY = 'Elija un solo día del mes.'
export const TWO_PAY_DAYS = 'Elija dos días distintos del mes.'
export const NO_PAY_DAYS = 'Solo el salario que se paga dos veces al mes o una vez al mes tiene días del mes.'
export const ENDED_BEFORE_START = 'Elija un día que no sea anterior al primer día de pago.'
export const RANGE_BACKWARD = 'Elija un día que no sea anterior al primero.'
export const RANGE_TOO_LONG = 'Elija un periodo de dos años como máximo.'
export const PAYCHECK_DAY = 'Elija un día de los últimos siete años o del próximo año.'
