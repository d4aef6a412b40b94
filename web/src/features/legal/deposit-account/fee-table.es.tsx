import { FeeList } from './fee-list.tsx'

/** Spanish. */
export const FeeTable = () => (
  <>
    <FeeList
      caption="Todo lo que cobramos. Tomamos cada cargo de su saldo, y primero se lo mostramos."
      what="Concepto"
      fee="Cargo"
      fees={{
        monthly: { what: 'Cargo mensual' },
        purchase: { what: 'Compra con su tarjeta' },
        atm: {
          what: 'Efectivo de un cajero automático en EE. UU.',
          note: 'El dueño del cajero automático puede cobrar un cargo. La pantalla se lo dice primero.',
        },
        directDeposit: { what: 'Depósito directo, con o sin acceso anticipado' },
        transfer: { what: 'Transferencia desde o hacia una cuenta bancaria vinculada' },
        billPayment: {
          what: 'Pago de una factura, incluido su pago al fideicomisario (trustee)',
          note: 'Por cada pago. Se le devuelve cuando el pago falla o es devuelto.',
        },
        cardReplacement: {
          what: 'Reemplazo de una tarjeta perdida, robada o dañada',
          note: 'El primero en doce meses es gratis, y también lo es uno después de un fraude.',
        },
        belowZero: {
          what: 'Saldo por debajo de cero',
          note: 'Un beneficiario o una tienda puede cobrar un cargo propio.',
        },
        noUse: { what: 'Cuenta sin uso' },
        call: { what: 'Llamada a servicio al cliente' },
        paperCopy: { what: 'Copia en papel de un estado de cuenta o de un acuerdo' },
        closing: { what: 'Cierre de la cuenta, incluido el cheque de reembolso' },
      }}
    />
    <p>La tarjeta funciona solo en EE. UU., así que no hay cargos por otros países ni por otras monedas.</p>
  </>
)
