/** Spanish. */

export const INCOME_AMOUNT = 'El monto mensual debe ser un número válido con 2 decimales como máximo.'
export const GOAL_AMOUNT = 'El pago al fideicomisario debe ser un número válido con 2 decimales como máximo.'
export const TRUSTEE_AMOUNT = 'Debe ser un número válido con 2 decimales como máximo.'
export const ONE_ITEM = 'Todas las partes deben ser del mismo gasto'
