/** Spanish. */
import { VELOCITY } from '../core/error.messages.es.ts'
import type { Translation } from '../core/messages.ts'
import type * as english from './ach-transactions.ts'
import { TRANSFER_DAY_PAST } from './funding.messages.es.ts'

export const transferRefusals: Translation<typeof english.transferRefusals> = {
  'transfer.account_not_usable': 'No puede pasar dinero desde esta cuenta bancaria en este momento.',
  'transfer.ids_differ': 'achAccountId y ach_account_id indican cuentas distintas.',
  'transfer.velocity': VELOCITY,
  'transfer.already_sent': 'Ya enviamos esta transferencia, así que no se puede cancelar.',
  'transfer.date_in_past': TRANSFER_DAY_PAST,
}
