/** Spanish. */
import type { Translation } from '@yoursuccess/contract/core/messages'
import type * as english from './receipts.messages.ts'

export const copy: Translation<typeof english.copy> = {
  title: 'Historial de pagos',
  lead: 'Lo que usted envió a su fideicomisario (trustee) y lo que la oficina registró (posted).',
  noPlan: 'Configure su plan y le mostraremos lo que envió a su fideicomisario y lo que la oficina registró.',
  setUp: 'Configurar mi plan',
  add: 'Agregar un recibo',
  addFile: 'Agregar desde un archivo',

  payments: 'Enviado y registrado',
  noPayments: 'Todavía no hay pagos.',
  showAll: 'Mostrar los {count} pagos',
  sentBy: {
    electronic: 'Enviado electrónicamente el {day}',
    check: 'Enviado por cheque el {day}',
    tfs: 'Enviado por TFS el {day}',
    epay: 'Enviado por ePay el {day}',
  },
  delivered: 'Entregado el {day}',
  number: 'Número {reference}',
  states: {
    on_its_way: 'En camino. Debería quedar registrado a más tardar el {day}.',
    not_posted_yet: 'Todavía no registrado. Previsto a más tardar el {day}.',
    should_have_been_posted: 'Debió quedar registrado a más tardar el {day}.',
    in_opening: 'Incluido en lo que su fideicomisario había registrado hasta el {day}.',
    posted: 'Registrado el {day}',
    other_amount: 'Registrado con otro monto: {amount}',
    came_back: 'Pago devuelto',
  },
  otherWays: 'Ver cómo se puede pagar a su fideicomisario',
  together: 'En un solo recibo de {amount}',
  call: 'Si el sitio web de su fideicomisario no lo muestra, llame a la oficina al {phone}. Tenga esto a mano: {amount}, enviado el {day}, número {reference}.',
  callWithout:
    'Si el sitio web de su fideicomisario no lo muestra, llame a la oficina. Tenga esto a mano: {amount}, enviado el {day}, número {reference}.',
  callPull:
    'Si el sitio web de su fideicomisario no lo muestra, llame a la oficina al {phone}. Tenga esto a mano: {amount}, enviado el {day} por {method}.',
  callPullWithout:
    'Si el sitio web de su fideicomisario no lo muestra, llame a la oficina. Tenga esto a mano: {amount}, enviado el {day} por {method}.',
  phoneMissing: 'No pudimos cargar el teléfono de la oficina.',
  seeReceipt: 'Ver el recibo<more> de {amount}, registrado el {day}</more>',

  others: 'Recibos sin un pago',
  noReceipts: 'Todavía no hay recibos. Agregue lo que muestra el sitio web de su fideicomisario.',
  allMatched: 'Cada recibo tiene su pago arriba.',
  kinds: {
    twice: '¿Registrado dos veces?',
    open: '¿Qué pago es este?',
    not_from_here: 'No es de esta cuenta',
    takenBack: 'Revertido',
  },
  receiptNumber: 'Recibo {number}',
  decide: 'Necesita su respuesta',

  receiptOf: 'Recibo de {amount}',
  posted: 'Registrado',
  receipt: 'Número de recibo',
  source: 'De dónde viene',
  sources: { typed: 'Agregado por usted', file: 'El archivo {name}', network: 'La red de pagos' },
  note: 'Nota',
  about: {
    twice:
      'Su pago de {payment} ya tiene un recibo. Si la oficina solo lo muestra dos veces, elimine este. Si la oficina registró el dinero dos veces, cuente este también. Hasta entonces no cuenta.',
    open: 'Podría ser de más de uno de sus pagos. Díganos de cuál.',
    cameBack:
      'Puede ser de su pago devuelto. En ese caso no cuenta como pagado, y puede dejar esto como está. Si es otro pago, díganos cuál es.',
    other_amount: 'Usted envió {sent} y la oficina registró {posted}. Pregunte a la oficina por qué.',
  },
  payment: '{amount}, enviado el {day}',
  match: {
    label: '¿Qué pago es este?',
    undecided: 'Elija',
    none: 'Ninguno. No es de esta cuenta',
    countToo: 'Contarlo también',
    save: 'Guardar',
    done: 'Su respuesta está guardada.',
  },
  close: 'Cerrar',
  delete: 'Eliminar este recibo',
  deleteQuestion: {
    title: '¿Eliminar este recibo?',
    text: '{amount}, registrado el {day}, no contará como registrado. Sus pagos quedan como están.',
    confirmLabel: 'Eliminar',
    cancelLabel: 'Conservarlo',
  },
  deleted: 'Eliminamos el recibo.',

  typed: {
    hint: 'Cópielo del sitio web de su fideicomisario o de una carta de la oficina.',
    postedOn: 'Día en que se registró',
    amount: 'Monto',
    number: 'Número de recibo (opcional)',
    note: 'Nota (opcional)',
    save: 'Guardar el recibo',
    cancel: 'Cancelar',
    done: 'Agregamos el recibo.',
  },
}
