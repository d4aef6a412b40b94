/** Spanish. */
import type { Translation } from '../core/messages.ts'
import type * as english from './disputes.ts'

export const disputeRefusals: Translation<typeof english.disputeRefusals> = {
  'dispute.reported': 'Ya reportó un problema con esta transacción. Lo encontrará en Problemas reportados.',
  'dispute.own_adjustment':
    'Esto pertenece a un problema que ya reportó. Vea Problemas reportados o llámenos.',
}
