/** Spanish. */
import type { Translation } from '@yoursuccess/contract/core/messages'
import type * as english from './not-found.messages.ts'

export const copy: Translation<typeof english.copy> = {
  title: 'No se encontró la página',
  text: 'Puede que la dirección esté mal escrita o que la página no esté disponible para su cuenta.',
  toDashboard: 'Ir a su panel',
  toStartPage: 'Ir a la página de inicio',
}
