import { formatAmount } from '@yoursuccess/contract/core/money'
import type { PostedTransaction, TransactionItem } from '@yoursuccess/contract/transactions/transactions'
import type { Db } from '@yoursuccess/database/database'
import { kindOf } from './search.rules.ts'
import type { TransactionsDeps } from './transactions.deps.ts'
import type { PostedRow } from './transactions.queries.ts'
import { stampOf } from './transactions.rules.ts'

type ViewedRow = Pick<PostedRow, 'id' | 'amountCents' | 'postedAt' | 'details' | 'kind'>

interface ViewDeps {
  db: Db
  tracker: Pick<TransactionsDeps['tracker'], 'listTransactionItems'>
}

/** Rows as replies have them, in the same order. One statement reads what all of them count as in the tracker. */
export const viewPosted = async (
  { db, tracker }: ViewDeps,
  customerId: number,
  rows: readonly ViewedRow[],
): Promise<PostedTransaction[]> => {
  // Only debits are spending.
  const ids = rows.filter(({ amountCents }) => amountCents < 0).map(({ id }) => id)
  const found = await tracker.listTransactionItems(db, customerId, ids)
  const items = Map.groupBy(found, ({ transactionId }) => transactionId)
  return rows.map(({ id, amountCents, postedAt, details, kind }) => ({
    id,
    amount: formatAmount(amountCents),
    timestamp: stampOf(postedAt),
    details,
    type: 'posted',
    kind: kindOf(kind),
    items: (items.get(id) ?? []).map((item) => viewItem(item, details)),
  }))
}

type FoundItem = Awaited<ReturnType<ViewDeps['tracker']['listTransactionItems']>>[number]

const viewItem = ({ amountCents, category, description }: FoundItem, details: string): TransactionItem => ({
  amount: formatAmount(amountCents),
  category,
  // An item begins with the transaction's own details, which are no note.
  note: description === null || description === '' || description === details ? null : description,
})
