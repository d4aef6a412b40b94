/** Reads the content of the bank's tables, to show that an action did not change it. */
import type { TestBank } from './test-bank.ts'
import { hurry } from './hurry.ts'

/**
 * Columns that the bank updates whenever it calls the processor. A balance that it did not know counts as a movement, which is
 * recorded once a minute at most.
 */
const SEEN_MEANWHILE = "array['balance_cents', 'balance_as_of', 'moved_at']"

/**
 * Finishes pending work and returns the content by table name; with a customer, only that customer's rows.
 */
export const contentOf = async (bank: TestBank, customerId?: number) => {
  const { database } = bank
  await hurry(bank)
  const { rows: tables } = await database.query<{ name: string; owned: boolean }>(
    `select table_name as name, bool_or(column_name = 'customer_id') as owned
     from information_schema.columns where table_schema = 'bank' and table_name <> 'request_counts' group by table_name`,
  )
  const content: Record<string, unknown> = {}
  for (const { name, owned } of tables) {
    if (customerId !== undefined && !owned && name !== 'customers') continue
    const owner = name === 'customers' ? 'id' : 'customer_id'
    const { rows } = await database.query<{ content: string | null }>(
      `select string_agg(content, ' ' order by content) as content
       from (select (to_jsonb(t) - ${SEEN_MEANWHILE})::text as content, * from bank.${name} t) t
       ${customerId === undefined ? '' : `where ${owner} = ${customerId}`}`,
    )
    content[name] = rows[0]?.content
  }
  return content
}
