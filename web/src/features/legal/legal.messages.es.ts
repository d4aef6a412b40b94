/** Spanish. */
import type { Translation } from '@yoursuccess/contract/core/messages'
import type * as english from './legal.messages.ts'

export const copy: Translation<typeof english.copy> = {
  binding:
    'Esta traducción es para su comodidad. Lo que usted acepta es el texto en inglés, y solo el texto en inglés es vinculante. <a>Leer el texto en inglés</a>',
  inShort: 'En resumen',
  contents: 'Contenido',
  version: 'Versión {version}, vigente desde el {day}',
  // The printed page has the sentence about the English text, too.
  print: 'Imprimir la traducción',
  programOf: '<b>{product}</b>, un programa de {bank}',
  customerService: 'Servicio al cliente: {phone}',
  fax: 'Fax: {number}',
}
