/** Spanish. */
import type { Translation } from '@yoursuccess/contract/core/messages'
import type * as english from './rewards.messages.ts'

export const copy: Translation<typeof english.copy> = {
  arrived: 'Llegó a su cuenta cash back de {amount}: {details}.',
  takenBack: 'Se retiró cash back de {amount}: {details}.',
}
