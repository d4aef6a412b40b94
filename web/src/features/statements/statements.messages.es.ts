/** Spanish. */
import type { Translation } from '@yoursuccess/contract/core/messages'
import type * as english from './statements.messages.ts'

export const copy: Translation<typeof english.copy> = {
  endDate: 'Fecha final',
  fileName: 'estado-de-cuenta-{day}.pdf',
  title: 'Estados de cuenta',
  lead: 'El dinero que entra y sale cada mes, en un PDF para guardar o compartir.',
  all: 'Sus estados de cuenta',
  statement: 'Estado de cuenta',
  download: 'Descargar',
  downloadOf: 'Descargar <more>el estado de cuenta que termina el {endDate}, PDF</more>',
  none: 'Su primer estado de cuenta estará listo el primer día del próximo mes.',
  noneInRange: 'Ningún estado de cuenta termina en este rango de fechas.',
  failed: 'No pudimos descargar el estado de cuenta. Revise su conexión e intente de nuevo.',
  endingOn: 'Termina el {endDate}',
}
