/** Spanish. */
import type { Translation } from '@yoursuccess/contract/core/messages'
import type * as english from './proof.messages.ts'

export const copy: Translation<typeof english.copy> = {
  title: 'Historial de pagos al fideicomisario (trustee)',
  lead: 'Para su abogado, su fideicomisario o el tribunal. Dice lo que sabemos, y lo que solo sabemos por un archivo o por usted. El documento está en inglés.',
  period: 'Elija los días',
  from: 'Desde',
  to: 'Hasta',
  rangeWrong: 'Elija el primer día y el último día, hasta hoy.',
  pdf: 'Descargar el PDF',
  csv: 'Descargar el CSV',
  csvHint: 'El archivo CSV es para hojas de cálculo. No tiene un código para verificarlo.',
  saved: 'Se descargó su archivo.',
  historyFile: 'historial-de-pagos-al-fideicomisario.pdf',
  tableFile: 'historial-de-pagos-al-fideicomisario.csv',
  payments: 'Un pago en una página',
  noPayments: 'Todavía no hay pagos.',
  paymentOf: '{amount}, enviado el {on}',
  download: 'Descargar',
  downloadOf: 'Descargar la página sobre {amount}, enviado el {on}',
  paymentFile: 'pago-al-fideicomisario-{reference}.pdf',
  planFirst:
    'Primero configure su plan. Después podrá descargar el historial de sus pagos al fideicomisario.',
  setUp: 'Configurar mi plan',
  forOthers: 'Para su abogado, su fideicomisario o el tribunal',
  chooseDays: 'Elija los días, o un solo pago',
  verify: {
    title: 'Verificar un documento',
    lead: 'Averigüe si un documento sobre pagos al fideicomisario (trustee) está como lo hicimos. El archivo se queda en su dispositivo.',
    code: 'Código del documento',
    codeWrong: 'Este no es un código de un documento. Un código tiene 26 letras y dígitos.',
    file: 'El archivo PDF',
    fileMissing: 'Elija el archivo.',
    unreadable: 'No pudimos leer este archivo. Elíjalo de nuevo.',
    submit: 'Verificar',
    isOurs: 'Este es el documento que {product} hizo el {on}',
    whatItMeans:
      'El archivo no se cambió. No hemos verificado lo que el documento marca como escrito, ingresado o agregado por el cliente.',
    isNot: 'Este no es el documento que se hizo',
    whyNot:
      'El código y el archivo no corresponden uno al otro. Revise el código y use el archivo PDF mismo, no una imagen escaneada ni una copia que se guardó de nuevo.',
  },
}
