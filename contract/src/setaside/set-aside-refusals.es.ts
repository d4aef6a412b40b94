/** Spanish. */
import type { Translation } from '../core/messages.ts'
import type * as english from './set-aside-refusals.ts'

export const setAsideRefusals: Translation<typeof english.setAsideRefusals> = {
  'set_aside.not_enough_money': 'Eso es más de lo que puede mover en este momento.',
  'set_aside.more_than_needed': 'Eso es más de lo que su plan necesita para este mes y el próximo.',
  'set_aside.not_open': 'Primero abra su cuenta de dinero apartado.',
  'set_aside.no_choice': 'No hay nada que decidir sobre su dinero apartado.',
  'set_aside.payment_under_way': 'Este dinero está en camino a su fideicomisario.',
}
