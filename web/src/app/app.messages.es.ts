/** Spanish. */
import type { Translation } from '@yoursuccess/contract/core/messages'
import type * as english from './app.messages.ts'

export const copy: Translation<typeof english.copy> = {
  programMissing: 'No pudimos cargar nuestros números de teléfono, fechas y avisos.',
  isOutOfDate: 'No pudimos actualizar esta página, así que una parte puede no estar al día.',
  skipToContent: 'Ir al contenido',
}
