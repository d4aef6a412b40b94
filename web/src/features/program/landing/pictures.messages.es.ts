/** Spanish. */
import type { Translation } from '@yoursuccess/contract/core/messages'
import type * as english from './pictures.messages.ts'

export const copy: Translation<typeof english.copy> = {
  remaining: 'Restante',
  leftOf: 'queda en',
  month: 'noviembre',
  paid: 'Plan: pagado',
  toPay: 'Plan: por pagar',
  spent: 'Gastado',
  pay: 'Pago del plan: $155.00',
  due: 'Vence el mié, 25 nov',
  food: 'Comida',
  gas: 'Gasolina',
  rent: 'Renta',
  fun: 'Diversión',
  goal: 'meta {amount}',
  billers: { power: 'City Power', rent: 'Renta Oak Street', phone: 'Metro Phone' },
  arrived: 'Llegó el 12 nov',
  mailed: 'Cheque enviado el 18 nov',
  reminder: 'Recordatorio el 28 nov',
  early: 'hasta dos días antes',
}
