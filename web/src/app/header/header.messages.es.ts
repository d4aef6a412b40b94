/** Spanish. */
import type { Translation } from '@yoursuccess/contract/core/messages'
import type * as english from './header.messages.ts'

export const copy: Translation<typeof english.copy> = {
  yourAccount: 'Su cuenta',
  welcome: 'Hola',
  welcomeName: 'Hola, {name}',
}
