/** Spanish. */
import type { Translation } from '@yoursuccess/contract/core/messages'
import type * as english from './statements.messages.ts'

export const copy: Translation<typeof english.copy> = {
  ready: {
    title: 'Su estado de cuenta de {month} está listo.',
    subject: 'Su estado de cuenta de {month}',
    text: 'Su estado de cuenta de {product} de {month} está listo.',
    read: 'Léalo pronto. Si algo en él está mal, avísenos en un plazo de 60 días.',
    closed:
      'Su cuenta está cerrada, así que no puede verlo en línea. Llámenos al {phone} y le enviaremos una copia.',
    check: 'Si algo en él está mal, avísenos en un plazo de 60 días.',
  },
  types: {
    purchase: 'Compra con tarjeta',
    purchase_reversal: 'Compra revertida',
    refund: 'Reembolso',
    deposit: 'Depósito directo',
    cash_back: 'Cash back',
    fee: 'Cargo',
    bill_payment: 'Pago de factura',
    bill_payment_return: 'Pago de factura devuelto',
    ach_credit: 'Transferencia recibida',
    ach_debit: 'Pago tomado por una empresa',
    ach_return: 'Transferencia devuelta',
    refund_check: 'Cheque para usted',
    adjustment: 'Ajuste',
    own_transfer: 'Transferencia entre sus cuentas',
    withdrawal: 'Retiro de efectivo',
    transfer_out: 'Transferencia enviada',
    payment: 'Pago',
    check: 'Cheque',
    interest: 'Intereses',
    other_deposit: 'Depósito',
  },
  pdf: {
    title: 'Estado de cuenta de {month}',
    footer: '{bank} · Cuenta {product} que termina en {end}',
    date: 'Fecha',
    description: 'Descripción',
    type: 'Tipo',
    amount: 'Monto',
    balance: 'Saldo',
    fee: 'Cargo',
    holder: 'Titular de la cuenta',
    address: 'Dirección',
    bank: 'Banco',
    account: 'Cuenta',
    accountIs: 'Cuenta {product} que termina en {end}',
    period: 'Periodo',
    periodIs: 'Del {from} al {to}',
    standing: 'Situación de la cuenta',
    closed: 'Esta cuenta está cerrada',
    summary: 'Resumen',
    opening: 'Saldo inicial',
    moneyIn: 'Entrada de dinero',
    moneyOut: 'Salida de dinero, incluidos los cargos',
    closing: 'Saldo final',
    transactions: 'Transacciones',
    none: 'No se registró ninguna transacción en este periodo.',
    late: 'Las transacciones con fecha anterior a este periodo nos llegaron después de hacer el estado de cuenta de ese mes.',
    fees: 'Cargos',
    feesInMonth: 'Cargos en {month}',
    feesInYear: 'Cargos en {year} hasta ahora',
    feesOfPayments:
      'El monto de un pago de factura en la lista de arriba incluye su cargo. Si el pago se devuelve, el cargo también.',
    feeOfPayment: 'Cargo por pago: {details}',
    feeGivenBack: 'Cargo devuelto: {details}',
    errors: 'En caso de errores o preguntas',
  },
  setAside: {
    heading: 'Su dinero apartado para el fideicomisario (trustee)',
    movedIn: 'Apartado',
    movedOut: 'Sacado',
    none: 'No se movió dinero en este periodo.',
    late: 'Los movimientos con fecha anterior a este periodo no estaban en un estado de cuenta anterior.',
  },
  errorNotice: {
    howToReport:
      'Si algo en este estado de cuenta está mal, o si necesita saber más sobre una transacción, llame al {phone}, abra la transacción en su cuenta y elija "Reportar un problema", o escriba a {address} tan pronto como pueda. Debemos recibir su aviso a más tardar 60 días después de haberle enviado o mostrado el primer estado de cuenta en el que apareció el problema.',
    whatToSay:
      'Díganos su nombre, los últimos cuatro dígitos de su número de cuenta, y el monto y la fecha de la transacción, con toda la exactitud que pueda. Diga qué cree que está mal y por qué, o qué no está claro. Si nos lo dice por teléfono, podemos pedirle que nos escriba en un plazo de 10 días hábiles.',
    howLong:
      'Determinaremos en un plazo de 10 días hábiles si hubo un error, y lo corregiremos de inmediato. Si necesitamos más tiempo, podemos tardar hasta 45 días. En ese caso, acreditaremos el dinero en su cuenta dentro de esos 10 días hábiles, para que lo tenga mientras investigamos. Para cuentas nuevas, compras en tiendas y pagos desde el extranjero, la ley permite más tiempo.',
    answer:
      'Le diremos qué encontramos en un plazo de 3 días hábiles después de terminar. Si no encontramos ningún error, le explicaremos por qué por escrito, y puede pedir copias de los documentos que usamos.',
    deposits:
      'Para saber si llegó un depósito que espera, llame al mismo número. {bank} guarda sus estados de cuenta para usted en su cuenta.',
  },
}
