/** Spanish. */
import type { Translation } from '../core/messages.ts'
import type * as english from './application.ts'

export const applicationRefusals: Translation<typeof english.applicationRefusals> = {
  'application.decided': 'Ya tomamos una decisión sobre su solicitud, así que no se puede cambiar.',
  'application.being_checked': 'Estamos revisando su información. No se puede cambiar en este momento.',
  'application.agreements_changed': 'Un acuerdo se actualizó. Ábralo de nuevo.',
  'application.phone_not_verified': 'Primero verifique su número de teléfono.',
  'application.incomplete': 'Falta información.',
  'application.invalid_parameter': 'Hay un dato que no es válido',
  'application.rejected':
    'Se rechazó la solicitud de la cuenta. No se puede crear una cuenta para esta identificación',
  'application.referred': 'La solicitud de la cuenta se envió a nuestro socio para reunir más información',
  'application.mismatch':
    'La identificación no coincide con los registros. Confirme su información e intente de nuevo.',
}
