/** Spanish. */
import type { Translation } from '@yoursuccess/contract/core/messages'
import type * as english from './line.messages.ts'

export const lineCopy: Translation<typeof english.lineCopy> = {
  ofNeeded: 'Dinero apartado <more>para su fideicomisario</more> {balance} de {needed}',
  alone: 'Dinero apartado <more>para su fideicomisario</more> {balance}',
  notCurrent: 'No actualizado, último dato: {when}',
  missing: 'No pudimos cargar su dinero apartado.',
  missingChoice: 'No pudimos revisar si su dinero apartado necesita una decisión.',
}
