/** Spanish. */
import type { Translation } from '../core/messages.ts'
import type * as english from './transfer-name.messages.ts'

export const transferName: Translation<typeof english.transferName> = {
  from: 'Transferencia desde {account}',
}
