/** Receipts, and the files that added them. */
import type { FileColumns } from '@yoursuccess/contract/receipts/receipts'
import type { Db } from '@yoursuccess/database/database'
import { prepared } from '@yoursuccess/database/prepared'
import { and, asc, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import { receiptFiles, receipts } from './receipts.tables.ts'

/** A receipt as it is stored, with its file. */
export type ReceiptRow = typeof receipts.$inferSelect & {
  fileName: string | null
  fileSha256: string | null
}

const receiptsOfCustomers = prepared((db) =>
  db
    .select({
      ...getTableColumns(receipts),
      fileName: receiptFiles.name,
      fileSha256: receiptFiles.sha256,
    })
    .from(receipts)
    .leftJoin(receiptFiles, eq(receiptFiles.id, receipts.fileId))
    .where(
      sql`${receipts.customerId} = any(string_to_array(${sql.placeholder('customerIds')}, ',')::bigint[])`,
    )
    .orderBy(asc(receipts.postedOn), asc(receipts.id))
    .prepare('receipts_of_customers'),
)

/** The receipts of these customers in one statement, the oldest first. */
export const listReceipts = async (db: Db, customerIds: readonly number[]): Promise<ReceiptRow[]> =>
  customerIds.length === 0 ? [] : receiptsOfCustomers(db).execute({ customerIds: customerIds.join(',') })

export type NewReceipt = Omit<typeof receipts.$inferInsert, 'customerId' | 'createdAt'>

/** In the order given. Returns their ids. */
export const insertReceipts = async (
  tx: Db,
  customerId: number,
  added: readonly NewReceipt[],
  createdAt: Date,
): Promise<number[]> => {
  if (added.length === 0) return []
  const rows = await tx
    .insert(receipts)
    .values(added.map((receipt) => ({ ...receipt, customerId, createdAt })))
    .returning({ id: receipts.id })
  return rows.map(({ id }) => id)
}

/** Returns false if the customer has no such receipt. */
export const deleteReceipt = async (tx: Db, customerId: number, id: number): Promise<boolean> => {
  const rows = await tx
    .delete(receipts)
    .where(and(eq(receipts.customerId, customerId), eq(receipts.id, id)))
    .returning({ id: receipts.id })
  return rows.length === 1
}

/**
 * `paymentId`: null for a receipt that is not from this account, negative for a pull (contract/src/plan/pulls.rules.ts).
 * Returns false if that is recorded already.
 */
export const recordByHand = async (
  tx: Db,
  customerId: number,
  id: number,
  { paymentId, at }: { paymentId: number | null; at: Date },
): Promise<boolean> => {
  const byHandPaymentId = paymentId !== null && paymentId > 0 ? paymentId : null
  const byHandPullId = paymentId !== null && paymentId < 0 ? -paymentId : null
  const changed = await tx
    .update(receipts)
    .set({ byHandAt: at, byHandPaymentId, byHandPullId })
    .where(
      and(
        eq(receipts.customerId, customerId),
        eq(receipts.id, id),
        sql`(${receipts.byHandAt} is null or (${receipts.byHandPaymentId}, ${receipts.byHandPullId})
          is distinct from (${byHandPaymentId}::bigint, ${byHandPullId}::bigint))`,
      ),
    )
    .returning({ id: receipts.id })
  return changed.length === 1
}

/** The columns of the newest file with these headings. */
export const findColumns = async (
  db: Db,
  customerId: number,
  headingsSha256: string,
): Promise<FileColumns | undefined> => {
  const [row] = await db
    .select()
    .from(receiptFiles)
    .where(and(eq(receiptFiles.customerId, customerId), eq(receiptFiles.headingsSha256, headingsSha256)))
    .orderBy(desc(receiptFiles.importedAt), desc(receiptFiles.id))
    .limit(1)
  return (
    row && {
      posted_on: row.postedOnColumn,
      amount: row.amountColumn,
      receipt_number: row.receiptNumberColumn,
      description: row.descriptionColumn,
    }
  )
}

/** Returns its id. A file that is there already gets these columns. */
export const saveFile = async (
  tx: Db,
  customerId: number,
  file: { name: string; sha256: string; headingsSha256: string; columns: FileColumns; importedAt: Date },
): Promise<number> => {
  const { columns, ...facts } = file
  const change = {
    ...facts,
    postedOnColumn: columns.posted_on,
    amountColumn: columns.amount,
    receiptNumberColumn: columns.receipt_number,
    descriptionColumn: columns.description,
  }
  const [row] = await tx
    .insert(receiptFiles)
    .values({ ...change, customerId })
    .onConflictDoUpdate({ target: [receiptFiles.customerId, receiptFiles.sha256], set: change })
    .returning({ id: receiptFiles.id })
  if (!row) throw new Error('a file of receipts was not stored')
  return row.id
}
