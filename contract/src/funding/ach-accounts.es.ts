/** Spanish. */
import type { Translation } from '../core/messages.ts'
import type * as english from './ach-accounts.ts'

export const achAccountRefusals: Translation<typeof english.achAccountRefusals> = {
  'ach_account.name_mismatch':
    'El nombre de la cuenta bancaria no coincide con el nombre de la solicitud de su cuenta.',
  'ach_account.not_linked': 'Hubo un problema con el proveedor al crear esta cuenta.',
  'ach_account.linked_already': 'Esta cuenta bancaria ya está vinculada.',
}
