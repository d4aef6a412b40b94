/** Spanish. */
import type { Translation } from '@yoursuccess/contract/core/messages'
import type * as english from './video.messages.ts'

export const copy: Translation<typeof english.copy> = {
  broken: 'No pudimos reproducir este video. Puede leerlo abajo.',
  transcript: 'Transcripción',
  inWords: 'Transcripción',
  close: 'Cerrar',
  language: 'Español',
  pause: 'Pausar',
  play: 'Reproducir',
  position: 'Posición en el video',
  at: '{now} de {end}',
}
