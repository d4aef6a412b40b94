/** Spanish. */

export const BUFFER = 'Elija de 0 a 10 días hábiles bancarios.'
export const SPREAD = 'Ingrese un monto de $0.00 a $1,000.00.'
export const PAYDAYS = 'Elija de 1 a 12 días de pago.'
export const FROM_MAIN = 'Ingrese un monto.'
