/** Spanish. */
import type { Translation } from '@yoursuccess/contract/core/messages'
import type * as english from './step-progress.messages.ts'

export const copy: Translation<typeof english.copy> = {
  steps: 'Pasos',
  step: 'Paso {step} de {count}<now>: {name}</now>',
  stepDone: '{name}<more>, completado</more>',
}
