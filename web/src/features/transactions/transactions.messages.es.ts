/** Spanish. */
import type { Translation } from '@yoursuccess/contract/core/messages'
import type * as english from './transactions.messages.ts'

export const copy: Translation<typeof english.copy> = {
  pendingTransfers: 'Transferencias pendientes',
  pendingTransactions: 'Transacciones pendientes',
  noPendingTransactions: 'No tiene transacciones pendientes',
  postedTransactions: 'Transacciones registradas',
  noPostedTransactions: 'No tiene transacciones registradas',
  loadMore: 'Cargar más...',
  noTransactions: 'Sin transacciones',
  badges: { ach_transaction: 'TRANSACCIÓN ACH', authorized: 'AUTORIZADA', posted: 'REGISTRADA' },
  title: 'Transacciones',
  lead: 'Toda su actividad, incluso lo que todavía está en camino.',
  latest: 'Últimas transacciones',
  all: 'Ver todas las transacciones',
  noPendingTransfers: 'No tiene transferencias pendientes',
  loading: 'Cargando transacciones',
  shown:
    '{count} {count, plural, one {transacción registrada en la lista} other {transacciones registradas en la lista}}',
  moneyIn: 'Entrada de dinero',
  moneyOut: 'Salida de dinero',
  onItsWay: 'En camino a su cuenta',
  held: '{amount} están retenidos por {purchases, plural, one {una compra pendiente} other {# compras pendientes}} y ya se restaron.',
  heldMissing: 'No pudimos cargar cuánto está retenido.',
  reportedProblems: 'Problemas reportados',
  kinds: {
    purchase: 'Compra',
    refund: 'Devolución',
    deposit: 'Depósito',
    transfer: 'Transferencia',
    bill_payment: 'Pago de factura',
    cash_back: 'Cash back',
  },
  split: 'Dividida',
  reported: 'Reportado: {reference}',
  answered: 'Respondido: {reference}',
  loadingList: 'Cargando: {name}',
}
