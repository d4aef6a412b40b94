/** Spanish. */
import type { Translation } from '../core/messages.ts'
import type * as english from './guard.messages.ts'

export const trusteeGuard: Translation<typeof english.trusteeGuard> = {
  methods: {
    electronic: 'pago electrónico desde esta cuenta',
    bill_pay_check: 'un cheque que enviamos por correo por usted',
    cashiers_check: 'cheque de caja',
    money_order: 'giro postal',
    personal_check: 'cheque personal',
    tfs: 'TFS',
    epay: 'ePay',
    moneygram: 'MoneyGram',
    wage_order: 'descuento de su nómina',
    cash: 'efectivo en la oficina',
  },
  refused: {
    electronic: 'Este fideicomisario no acepta pagos electrónicos de un banco. Puede pagar así: {methods}.',
    bill_pay_check:
      'Este fideicomisario devuelve los cheques del servicio de pago de facturas. Puede pagar así: {methods}.',
    electronicOnly:
      'Este fideicomisario no acepta pagos electrónicos de un banco. Pregunte a la oficina cómo puede pagar.',
    checkOnly:
      'Este fideicomisario devuelve los cheques del servicio de pago de facturas. Pregunte a la oficina cómo puede pagar.',
  },
  locked: {
    until:
      'Hubo pagos devueltos, así que este fideicomisario no acepta que usted pague de esta forma hasta el {until}. Puede pagar así: {methods}.',
    forGood:
      'Hubo pagos devueltos, así que este fideicomisario ya no acepta que usted pague de esta forma. Puede pagar así: {methods}.',
    untilOnly:
      'Hubo pagos devueltos, así que este fideicomisario no acepta que usted pague de esta forma hasta el {until}. Pregunte a la oficina cómo puede pagar.',
    forGoodOnly:
      'Hubo pagos devueltos, así que este fideicomisario ya no acepta que usted pague de esta forma. Pregunte a la oficina cómo puede pagar.',
  },
  overLimit: 'Este fideicomisario acepta como máximo {limit} en un solo pago.',
  warnings: {
    unknownTrustee:
      'No sabemos cómo recibe pagos este fideicomisario. Pregunte a la oficina antes de pagar de una forma distinta a la que usa ahora.',
    unknownCheck:
      'No sabemos si esta oficina acepta cheques del servicio de pago de facturas. Llame antes de enviar uno.',
    unknownElectronic: 'No sabemos si esta oficina acepta pagos electrónicos. Llame antes de enviar uno.',
    otherOnItsWay:
      'Un pago de {amount} a este fideicomisario ya está en camino. Si paga de nuevo ahora, podría pagar dos veces.',
  },
}
