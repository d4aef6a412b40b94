/** Spanish. */
import type { Translation } from '../core/messages.ts'
import type * as english from './card.ts'

export const cardRefusals: Translation<typeof english.cardRefusals> = {
  'card.none': 'Todavía no tiene una tarjeta.',
  'card.not_mailed': 'Le enviaremos su tarjeta por correo cuando haya agregado $5.00 o más.',
  'card.not_in_hand': 'Su nueva tarjeta está en camino. No hay una tarjeta que congelar.',
  'card.not_changeable': 'Esta tarjeta ya no se puede cambiar. Llame a nuestra línea de asistencia.',
  'card.fraud_open': 'Primero responda la alerta de fraude. La encontrará en sus notificaciones.',
  'card.replacement_ordered': 'Ya se pidió una tarjeta de reemplazo.',
  'card.fee_not_covered':
    'Su saldo no cubre el cargo. No se pidió una tarjeta nueva y su tarjeta actual sigue igual.',
  'card.pin_not_set': 'Su PIN no se estableció. Intente de nuevo.',
  'card.no_image': 'No podemos mostrar los datos de esta tarjeta.',
}

export const fraudRefusals: Translation<typeof english.fraudRefusals> = {
  'fraud.answered': 'Esta alerta ya se respondió o tiene más de un día.',
}
