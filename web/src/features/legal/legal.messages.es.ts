/** Spanish. */
import type { Translation } from '@yoursuccess/contract/core/messages'
import type * as english from './legal.messages.ts'

export const copy: Translation<typeof english.copy> = {
  binding: 'Este documento está en inglés. Solo el texto en inglés es vinculante.',
  inShort: 'En resumen',
  contents: 'Contenido',
  version: 'Versión {version}, vigente desde el {day}',
  print: 'Imprimir',
  programOf: '<b>{product}</b>, un programa de {bank}',
  customerService: 'Servicio al cliente: {phone}',
  fax: 'Fax: {number}',
}
