/** Spanish. */

export const KEEP_BACK = 'Ingrese un monto de $0.00 a $500.00.'
export const MOVE_REASON = 'Elija un motivo.'
