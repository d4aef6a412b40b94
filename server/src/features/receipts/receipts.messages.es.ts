/** Spanish. */
import type { Translation } from '@yoursuccess/contract/core/messages'
import type * as english from './receipts.messages.ts'

export const copy: Translation<typeof english.copy> = {
  subject: 'Sobre su pago al fideicomisario (trustee)',
  posted: 'Su fideicomisario registró su pago de {amount} el {postedOn}.',
  otherAmount:
    'Su fideicomisario registró {posted} el {postedOn}. Usted envió {amount} el {sentOn}. Pregunte a la oficina por la diferencia.',
  shouldHaveBeenPosted:
    'Su pago de {amount} debió quedar registrado a más tardar el {postBy}. Si el sitio web de su fideicomisario no lo muestra, llame a la oficina al {phone}. Tenga esto a mano: enviado el {sentOn}, {amount}, número {reference}.',
  shouldHaveBeenPostedNoPhone:
    'Su pago de {amount} debió quedar registrado a más tardar el {postBy}. Si el sitio web de su fideicomisario no lo muestra, llame a la oficina. Tenga esto a mano: enviado el {sentOn}, {amount}, número {reference}.',
  pullShouldHaveBeenPosted:
    'Su pago de {amount} debió quedar registrado a más tardar el {postBy}. Si el sitio web de su fideicomisario no lo muestra, llame a la oficina al {phone}. Tenga esto a mano: enviado el {sentOn} por {method}, {amount}.',
  pullShouldHaveBeenPostedNoPhone:
    'Su pago de {amount} debió quedar registrado a más tardar el {postBy}. Si el sitio web de su fideicomisario no lo muestra, llame a la oficina. Tenga esto a mano: enviado el {sentOn} por {method}, {amount}.',
}
