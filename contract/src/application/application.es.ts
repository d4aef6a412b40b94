/** Spanish. */
import type { Translation } from '../core/messages.ts'
import type * as english from './application.ts'

export const applicationRefusals: Translation<typeof english.applicationRefusals> = {
  'application.decided': 'Ya decidimos sobre su solicitud, así que no se puede cambiar.',
  'application.being_checked': 'Estamos revisando su información. Por ahora no se puede cambiar.',
  'application.agreements_changed': 'Se actualizó un acuerdo. Ábralo de nuevo.',
  'application.phone_not_verified': 'Primero verifique su número de teléfono.',
  'application.incomplete': 'Falta información.',
  'application.invalid_parameter': 'Dato no válido',
  'application.rejected': 'No se aprobó la solicitud. No se puede crear una cuenta para esta identificación',
  'application.referred': 'La solicitud se envió a nuestro socio para reunir más información',
  'application.mismatch':
    'La identificación no coincide con los registros. Confirme su información e intente de nuevo.',
}
