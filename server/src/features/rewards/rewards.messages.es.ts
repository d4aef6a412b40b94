/** Spanish. */
import type { Translation } from '@yoursuccess/contract/core/messages'
import type * as english from './rewards.messages.ts'

export const copy: Translation<typeof english.copy> = {
  arrived: 'Su cuenta recibió {amount} de cash back: {details}.',
  takenBack: 'Retiramos de su cuenta {amount} de cash back: {details}.',
}
