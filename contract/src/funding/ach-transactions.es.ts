/** Spanish. */
import type { Translation } from '../core/messages.ts'
import type * as english from './ach-transactions.ts'

export const transferRefusals: Translation<typeof english.transferRefusals> = {
  'transfer.account_not_usable': 'En este momento no puede mover dinero desde esta cuenta bancaria.',
  'transfer.ids_differ': 'achAccountId y ach_account_id indican cuentas distintas.',
  'transfer.velocity': 'Superó el límite de movimientos de dinero. Intente más tarde.',
  'transfer.already_sent': 'Ya enviamos esta transferencia, así que no se puede cancelar.',
  'transfer.date_in_past': 'Elija hoy o un día posterior.',
}
