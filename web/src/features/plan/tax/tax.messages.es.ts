/** Spanish. */
import type { Translation } from '@yoursuccess/contract/core/messages'
import type * as english from './tax.messages.ts'

export const copy: Translation<typeof english.copy> = {
  title: 'Recibí un reembolso de impuestos',
  lead: 'Su plan dice con cuánto puede quedarse. El resto es para su fideicomisario.',
  amount: 'Monto del reembolso',
  dueOn: 'Enviar a más tardar el',
  split: 'Quédese con {keep} y envíe {send}.',
  keepAll: 'Quédese con {keep}. No hay nada que enviar.',
  loading: 'Cargando sus montos',
  add: 'Agregar a mi plan',
  cancel: 'Cancelar',
  added: 'Se agregó a su plan un pago único de {send}.',
  keptAll: 'Usted se queda con todo.',
  noRule:
    'Todavía no sabemos qué dice su plan sobre los reembolsos de impuestos. Agregue la regla y calcularemos con cuánto quedarse.',
  addRule: 'Agregar la regla',
  question: {
    failed: 'No pudimos buscar reembolsos de impuestos entre sus depósitos.',
    title: '¿Es este su reembolso de impuestos?',
    text: '{amount} llegaron el {day}: {details}. Una parte puede corresponder a su fideicomisario.',
    no: 'No es un reembolso',
    yes: 'Sí, calcular',
    dismissed: 'Entendido. No volveremos a preguntar por este depósito.',
  },
}
