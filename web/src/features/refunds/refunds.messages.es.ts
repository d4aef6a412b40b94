/** Spanish. */
import type { Translation } from '@yoursuccess/contract/core/messages'
import type * as english from './refunds.messages.ts'

export const copy: Translation<typeof english.copy> = {
  title: 'Su cheque de reembolso',
  lead: 'Cuando ya no se pueda gastar desde la cuenta, le enviaremos por correo un cheque por el dinero que quede en ella.',
  loading: 'Cargando su cheque de reembolso',
  none: 'No tiene un cheque de reembolso. Le enviaremos uno por correo cuando ya no se pueda gastar desde la cuenta, si queda dinero en ella.',
  panelTitle: 'Su reembolso',
  panelMissing: 'No pudimos cargar su cheque de reembolso.',
  toPage: 'Ver su cheque de reembolso',
  toSettings: 'Corregir su dirección',
  noAddress: 'No tenemos una dirección suya. Agregue una para que podamos enviarle su cheque por correo.',
  headlines: {
    planned: 'Su cheque estará en el correo a más tardar el {day}.',
    mailed: 'Su cheque se envió por correo el {day}.',
    cashed: 'Su cheque se cobró el {day}.',
    expired: 'Su cheque no se cobró y perdió su validez el {day}.',
    dropped: 'No enviamos este cheque porque ya no era necesario.',
  },
  addressUntil: 'Puede corregir su dirección antes del {day}.',
  printed: 'Su cheque se está imprimiendo, así que ya no se puede cambiar su dirección.',
  cashBy: 'Cóbrelo a más tardar el {day}. Después ya no tendrá validez.',
  call: 'El dinero sigue siendo suyo. Tenga a mano el número del cheque y llame al:',
  states: {
    planned: 'Previsto',
    mailed: 'En el correo',
    cashed: 'Cobrado',
    expired: 'Sin validez',
    dropped: 'No necesario',
  },
  facts: {
    state: 'Estado del cheque',
    amount: 'Monto',
    number: 'Número del cheque',
    address: 'Dirección postal',
    mailed: 'Enviado por correo',
    until: 'Cobrar a más tardar el',
  },
  ended: {
    planned: 'Terminó',
    mailed: 'Terminó',
    cashed: 'Cobrado',
    expired: 'Sin validez desde',
    dropped: 'No necesario desde',
  },
  amountLater: 'Se define al imprimir el cheque',
}
