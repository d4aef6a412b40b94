/** What posted transactions count as in the tracker, for the lists of transactions. */
import type { Cents } from '@yoursuccess/contract/core/money'
import type { ExpenseCategory } from '@yoursuccess/contract/tracker/tracker-categories'
import type { Db } from '@yoursuccess/database/database'
import { type SQL, sql, type SQLWrapper } from 'drizzle-orm'

/** The item of a posted transaction, or one of its parts. */
export interface TransactionItem {
  transactionId: number
  /** What is left after refunds. */
  amountCents: Cents
  category: ExpenseCategory | null
  description: string | null
}

/**
 * The items of these posted transactions of the customer, by transaction and in the order in which they were made. A
 * split item is replaced by its parts, however often it was split. One statement, by the indexes of both ids.
 */
export const listTransactionItems = async (
  db: Db,
  customerId: number,
  transactionIds: readonly number[],
): Promise<TransactionItem[]> => {
  if (transactionIds.length === 0) return []
  const { rows } = (await db.execute(sql`
    with recursive item as (
      select i.posted_transaction_id as transaction_id, i.id, i.amount_cents, i.category, i.description, i.split_at
      from bank.expense_items i
      where i.customer_id = ${customerId}
        and i.posted_transaction_id = any(string_to_array(${transactionIds.join(',')}, ',')::bigint[])
      union all
      select item.transaction_id, part.id, part.amount_cents, part.category, part.description, part.split_at
      from item join bank.expense_items part on part.parent_id = item.id
      where item.split_at is not null
    )
    select transaction_id as "transactionId", amount_cents as "amountCents", category, description
    from item where split_at is null
    order by transaction_id, id`)) as unknown as { rows: TransactionItem[] }
  return rows
}

/**
 * A condition: the posted transaction, or one of the parts into which it was split, has the category. It looks at the
 * items of one transaction, so its cost doesn't depend on how many there are. A subquery that gives a value is not
 * turned into a join with all items.
 */
export const isOfCategory = (transactionId: SQLWrapper, category: SQLWrapper): SQL => sql`coalesce((
  select case when i.split_at is null then i.category = ${category}::text else exists (
    with recursive part as (
      select p.id, p.category, p.split_at from bank.expense_items p where p.parent_id = i.id
      union all
      select p.id, p.category, p.split_at from part join bank.expense_items p on p.parent_id = part.id
    )
    select 1 from part where part.split_at is null and part.category = ${category}::text
  ) end
  from bank.expense_items i where i.posted_transaction_id = ${transactionId}), false)`
