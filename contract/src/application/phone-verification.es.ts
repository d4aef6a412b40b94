/** Spanish. */
import type { Translation } from '../core/messages.ts'
import type * as english from './phone-verification.ts'

export const phoneRefusals: Translation<typeof english.phoneRefusals> = {
  'phone.not_required': 'No es necesario verificar su número de teléfono.',
  'phone.unknown': 'Elija uno de sus teléfonos.',
  'phone.not_reached':
    'No pudimos comunicarnos con este teléfono. Pruebe con una llamada o con otro teléfono.',
  'phone.sent_just_now': 'Acabamos de enviarle un código. Espere un minuto antes de pedir otro.',
  'phone.too_many_codes': 'Ha pedido demasiados códigos. Intente de nuevo en una hora.',
  'phone.no_code': 'Primero pida un código nuevo.',
  'phone.wrong_code': 'Ese código no es correcto. Revíselo e intente de nuevo.',
  'phone.code_expired': 'Este código venció. Pida uno nuevo.',
  'phone.too_many_tries': 'Demasiados códigos incorrectos. Pida uno nuevo.',
}
