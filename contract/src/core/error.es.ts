/** Spanish. */
import type * as english from './error.ts'
import { VELOCITY } from './error.messages.es.ts'
import type { Translation } from './messages.ts'

export const commonRefusals: Translation<typeof english.commonRefusals> = {
  malformed: 'No se pudo leer la solicitud.',
  signed_out: 'Inicie sesión.',
  forbidden: 'Esto no está disponible para su cuenta.',
  feature_off: 'Esta función no está disponible para su cuenta.',
  cross_site: 'Esta solicitud no vino de nuestro sitio.',
  'step_up.required': 'Confirme que es usted.',
  not_found: 'No se encontró',
  'account.stopped': 'Estamos revisando su cuenta. Le enviaremos un correo electrónico.',
  conflict: 'Esto se cambió mientras tanto. Vuelva a cargar la página.',
  too_large: 'La solicitud es demasiado grande.',
  unsupported_media: 'Envíe JSON.',
  deposits_ended: 'Los depósitos en esta cuenta terminaron.',
  spending_ended: 'Ya no se puede gastar desde esta cuenta.',
  invalid_input: 'Revise lo que ingresó.',
  too_many_requests: 'Demasiadas solicitudes. Intente de nuevo más tarde.',
  too_many_orders: VELOCITY,
  unavailable: 'Este servicio no está disponible en este momento. Intente de nuevo en un minuto.',
}
