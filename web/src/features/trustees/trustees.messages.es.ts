/** Spanish. */
import type { Translation } from '@yoursuccess/contract/core/messages'
import { MAX_TRUSTEE_REPORT_LENGTH } from '@yoursuccess/contract/trustees/trustees'
import type * as english from './trustees.messages.ts'

export const copy: Translation<typeof english.copy> = {
  methods: {
    electronic: 'Pago electrónico desde esta cuenta',
    bill_pay_check: 'Cheque que enviamos por correo por usted',
    cashiers_check: "Cheque de caja (cashier's check)",
    money_order: 'Giro postal (money order)',
    personal_check: 'Cheque personal',
    tfs: 'TFS',
    epay: 'ePay',
    moneygram: 'MoneyGram',
    wage_order: 'Descuento de su nómina',
    cash: 'Efectivo en la oficina',
  },
  accepted: {
    yes: 'Se acepta',
    no: 'No se acepta',
    conditional: 'Se acepta, con condiciones',
    unknown: 'No se sabe',
  },
  locked: 'Bloqueado para usted',
  inUse: 'Usted paga de esta forma',
  tooOld: 'Verificado hace demasiado tiempo',
  ways: {
    accepted: 'Se aceptan',
    other: 'No se aceptan, o no se sabe',
    none: 'No sabemos cómo se puede pagar a esta oficina. Llame antes de pagar.',
  },
  notFromHere: 'No desde esta cuenta, porque es prepagada',
  conditions: 'Condiciones',
  facts: {
    fee: 'Cargo',
    noFee: 'Sin cargo',
    cutoff: 'Hora límite para pagar',
    posting: 'Registrado',
    postingIs:
      '{days, plural, =0 {el día en que llega} one {# día hábil bancario después de que llega} other {# días hábiles bancarios después de que llega}}',
    hold: 'Retenido en la oficina',
    holdIs: '{days, plural, one {# día} other {# días}}. Su pago cuenta como registrado durante este tiempo.',
    amounts: 'Monto de un pago',
    atLeast: 'Al menos {amount}',
    atMost: 'Máximo {amount}',
    between: 'De {least} a {most}',
    days: 'Días del mes',
    enroll: 'Tiempo para inscribirse',
    change: 'Tiempo para cambiarlo o detenerlo',
    time: '{days, plural, one {# día} other {# días}}',
    funding: 'No se puede pagar con',
    partial: 'Una parte de un pago',
    memo: 'Número que debe dar',
    payee: 'A nombre de',
    sendTo: 'Envíelo a',
    returned: 'Si hay pagos devueltos',
    returnedFor:
      '{count, plural, one {Después del primero} other {Después de # en un plazo de {days} días}}, no podrá pagar de esta forma durante {months, plural, one {# mes} other {# meses}}.',
    returnedForGood:
      '{count, plural, one {Después del primero} other {Después de # en un plazo de {days} días}}, ya no podrá pagar de esta forma.',
    note: 'Nota',
  },
  fundings: {
    prepaid: 'cuentas prepagadas como esta',
    savings: 'cuentas de ahorro',
    debit_card: 'tarjetas de débito',
  },
  partials: {
    yes: 'Se acepta',
    no: 'No se acepta. Pague todo el monto en un solo pago.',
    unknown: 'Pregunte primero a la oficina.',
  },
  checked: 'Verificado el {on}, {source}',
  tooOldText:
    'Lo verificamos por última vez el {on}. Llame a la oficina para asegurarse de que sigue siendo correcto.',

  report: {
    ask: '¿Hay algo incorrecto aquí? Díganos.',
    title: 'Díganos qué está mal',
    lead: 'Lo verificaremos con {office} y lo corregiremos. Sus pagos quedan como están.',
    label: '¿Qué debería decir?',
    hint: 'Por ejemplo: "Ahora aceptan giros postales, me lo dijo el empleado el lunes".',
    send: 'Enviar',
    cancel: 'Cancelar',
    required: 'Este campo es obligatorio',
    tooLong: `Use ${MAX_TRUSTEE_REPORT_LENGTH} caracteres o menos`,
    thanks: 'Gracias',
    thanksText: 'Lo verificaremos con la oficina.',
  },

  warnings: {
    conditional: {
      electronic: 'Este fideicomisario acepta pagos electrónicos con estas condiciones:',
      bill_pay_check:
        'Este fideicomisario acepta cheques del servicio de pago de facturas con estas condiciones:',
    },
    lastChecked: 'Lo verificamos por última vez el {on}.',
    expected: 'Debería llegar a más tardar el {on}.',
    otherNumber:
      'Su fideicomisario conoce su caso como {wanted}. Un pago con otro número puede registrarse tarde o ser devuelto.',
  },
}
