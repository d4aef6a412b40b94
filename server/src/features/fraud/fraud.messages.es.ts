/** Spanish. */
import type { Translation } from '@yoursuccess/contract/core/messages'
import type * as english from './fraud.messages.ts'

export const copy: Translation<typeof english.copy> = {
  title: '¿Intentó usted pagar {amount} en {merchant}?',
  subject: '¿Autorizó usted esta transacción?',
  declined: 'Se rechazó una compra de {amount} en {merchant} porque parecía inusual.',
  frozen: 'Su tarjeta está congelada hasta que usted responda.',
  works: 'Su tarjeta sigue funcionando.',
  askWhetherYours: 'Díganos si fue usted:',
  /** Without á, í, ó and ú, which would halve the length of an SMS. */
  sms: '{product}: ¿Fue usted quien quiso pagar {amount} en {merchant}? Responda en: {link}',
}
