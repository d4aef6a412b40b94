/** Spanish. */
import type { Translation } from '@yoursuccess/contract/core/messages'
import type * as english from './choice.messages.ts'

export const choiceCopy: Translation<typeof english.choiceCopy> = {
  causes: {
    tools_off: 'Las herramientas de su plan están desactivadas, así que no se aparta más dinero.',
    dismissed: 'Su caso fue desestimado (dismissed), así que no se aparta más dinero.',
    converted: 'Su caso fue convertido (converted), así que no se aparta más dinero.',
  },
  question:
    'Todavía hay {amount} de dinero apartado. ¿Lo dejamos ahí? Si no nos lo dice a más tardar el {day}, lo devolveremos a su cuenta.',
  attorney: 'Pregunte a su abogado antes de mover este dinero.',
  kept: '{amount} siguen apartados hasta que usted los devuelva a su cuenta.',
  keep: 'Dejarlo apartado',
  return: 'Devolverlo ahora',
  done: {
    keep: 'Su dinero sigue apartado.',
    return: 'Su dinero va en camino de vuelta a su cuenta.',
  },
}
