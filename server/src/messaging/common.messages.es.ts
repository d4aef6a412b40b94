/** Spanish. */
import type { Translation } from '@yoursuccess/contract/core/messages'
import type * as english from './common.messages.ts'

export const common: Translation<typeof english.common> = {
  questions: '¿Tiene preguntas? Llámenos al {phone}.',
  notYou: 'Si no fue usted, llámenos de inmediato al {phone}.',
}
