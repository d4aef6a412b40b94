/** Spanish. */
import type { Translation } from '@yoursuccess/contract/core/messages'
import type * as english from './add-spending.messages.ts'

export const addSpendingCopy: Translation<typeof english.addSpendingCopy> = {
  add: '+ Agregar<more> un gasto</more>',
}
