/** Spanish. */
import type { Translation } from '@yoursuccess/contract/core/messages'
import type * as english from './learn-more.messages.ts'

export const copy: Translation<typeof english.copy> = {
  getStarted: 'Comenzar',
  watch: 'Ver: {title}',
}
