import type { TransactionKind } from '@yoursuccess/contract/transactions/transactions'

/** The kind that customers search for, by the processor's kind. What is in no other is `other`. */
const KINDS: Readonly<Record<string, TransactionKind>> = {
  purchase: 'purchase',
  purchase_reversal: 'purchase',
  refund: 'purchase',
  deposit: 'deposit',
  ach_credit: 'transfer',
  ach_return: 'transfer',
  own_transfer: 'transfer',
  bill_payment: 'bill_payment',
  bill_payment_return: 'bill_payment',
  ach_debit: 'bill_payment',
  cash_back: 'cash_back',
  fee: 'other',
  refund_check: 'other',
  adjustment: 'other',
}

export const kindOf = (posted: string): TransactionKind => KINDS[posted] ?? 'other'

/** The processor's kinds that are of this kind. */
export const postedKindsOf = (kind: TransactionKind): string[] =>
  Object.keys(KINDS).filter((posted) => kindOf(posted) === kind)

interface RowPlace {
  postedAt: Date
  id: number
}

/**
 * The row after which a search continues: the last row of its window or the last one found, whichever is older. What
 * is posted between the two queries moves the window's end to a newer row, and no row may be shown again.
 */
export const searchEndOf = (end: RowPlace, found: RowPlace | undefined): RowPlace => {
  if (!found) return end
  const apart = found.postedAt.getTime() - end.postedAt.getTime() || found.id - end.id
  return apart < 0 ? found : end
}
