/** Spanish. */
import type { Translation } from '@yoursuccess/contract/core/messages'
import type * as english from './bills.messages.ts'

export const copy: Translation<typeof english.copy> = {
  late: {
    title:
      'Su pago de {amount} a {biller} podría llegar tarde. Debería llegar a más tardar el {expectedOn}, pero vence el {dueOn}.',
    subject: 'Su pago al fideicomisario (trustee) podría llegar tarde',
    text: 'Usted hizo un pago de {amount} a {biller} ({reference}). Debería llegar a más tardar el {expectedOn}, pero vence el {dueOn}.',
    next: 'Avise a su abogado o a la oficina de su fideicomisario que el pago está en camino.',
  },
  received: '{biller} recibió su pago de {amount}.',
  failed: {
    title: 'Su pago de {amount} a {biller} falló porque {reason}.',
    titleNext: 'Su pago de {amount} a {biller} falló porque {reason}. {next}',
    subject: 'Su pago a {biller} falló',
    trusteeSubject: 'Su pago al fideicomisario (trustee) falló',
    text: 'Su pago de {amount} a {biller} ({reference}) falló porque {reason}.',
  },
  returned: {
    title: 'Su pago de {amount} a {biller} fue devuelto porque {reason}.',
    titleNext: 'Su pago de {amount} a {biller} fue devuelto porque {reason}. {next}',
    subject: 'Su pago a {biller} fue devuelto',
    trusteeSubject: 'Su pago al fideicomisario (trustee) fue devuelto',
    text: 'Su pago de {amount} a {biller} ({reference}) fue devuelto porque {reason}.',
  },
  nothingTaken: 'No se tomó dinero de su cuenta.',
  goesBack: 'El pago y el cargo de {fee} vuelven a su cuenta.',
  goesBackAside: 'El pago y el cargo de {fee} vuelven a su dinero apartado para el fideicomisario.',
  payTrusteeAgain:
    'Ya no cuenta como su pago al fideicomisario. Pague de nuevo a su fideicomisario, y avise a su abogado o a la oficina de su fideicomisario si el nuevo pago va a llegar tarde.',
  safeDay:
    'Para que quede registrado a más tardar el {dueOn}, el nuevo pago se debe hacer a más tardar el {payBy}.',
  otherWays: 'La oficina también acepta: {ways}. Otras formas pueden tardar más.',
  wayIsOver: 'La oficina ya no acepta que usted pague de esta forma. Puede pagar así: {ways}.',
  wayIsOverOnly:
    'La oficina ya no acepta que usted pague de esta forma. Pregunte a la oficina cómo puede pagar.',
  trusteeNext: {
    account_closed:
      'La oficina dice que este caso está cerrado. Llame a su abogado o a la oficina antes de pagar de nuevo.',
    account_unknown:
      'La oficina no encontró su caso con el número de cuenta. Verifique el número con la oficina antes de pagar de nuevo.',
    duplicate:
      'La oficina lo tomó por un pago que ya tiene. Mire su historial de pagos y llame a la oficina antes de pagar de nuevo.',
  },
  reasons: {
    not_enough_money: 'su saldo disponible no cubría el pago y su cargo',
    account_closed: 'su cuenta con el beneficiario está cerrada',
    account_unknown: 'el beneficiario no reconoció su número de cuenta',
    duplicate: 'el beneficiario lo tomó por un pago duplicado',
    not_delivered: 'no se pudo entregar el cheque',
    not_cashed: 'el cheque no se cobró a tiempo',
    sent_back: 'el beneficiario lo devolvió',
    refused_by_biller: 'el beneficiario no lo aceptó',
    voided: 'el cheque se anuló',
    undone: 'se canceló cuando se deshizo un cambio en su inicio de sesión',
    other: 'no se pudo completar',
  },
  billerRefused:
    'No pudimos agregar a {biller} a sus facturas. Revise el número de cuenta y agregue la factura de nuevo.',
  reminder: {
    subject: 'Recordatorio: pagar a {biller}',
    text: 'Este es su recordatorio mensual para pagar a {biller}.',
    next: 'Pague la factura, o cambie o elimine el recordatorio, en el Asistente de pagos.',
  },
}
