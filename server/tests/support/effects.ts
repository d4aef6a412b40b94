/** The rows that a call changed for one customer, to compare two calls that should have the same effect. */
import type { TestBank, TestCustomer } from './test-bank.ts'

type Row = Record<string, unknown>
/** Rows by table. */
export type Rows = ReadonlyMap<string, readonly Row[]>

/** All rows of a customer, at the bank and at the processor, in the order of their ids. */
export const rowsOf = async (
  { database }: TestBank,
  { id, prn }: Pick<TestCustomer, 'id' | 'prn'>,
): Promise<Rows> => {
  const { rows: tables } = await database.query<{ name: string; owner: string }>(
    `select table_schema || '.' || table_name as name, column_name as owner from information_schema.columns
     where (table_schema, column_name) in (('bank', 'customer_id'), ('sandbox', 'account_id'))
     and table_name <> 'link_accounts'
     union values ('bank.customers', 'id'), ('sandbox.accounts', 'id')`,
  )
  const account = `(select id from sandbox.accounts where prn = '${prn}')`
  const parts = tables.map(
    ({ name, owner }) =>
      `select '${name}' as name, to_jsonb(t) as row from ${name} t
       where ${owner} = ${name.startsWith('sandbox') ? account : id}`,
  )
  const { rows } = await database.query<{ name: string; row: Row }>(parts.join(' union all '))
  const byTable = new Map<string, Row[]>()
  const sorted = rows.toSorted((a, b) => Number(a.row['id']) - Number(b.row['id']))
  for (const { name, row } of sorted) byTable.set(name, [...(byTable.get(name) ?? []), row])
  return byTable
}

/** Rows that are new or changed. */
export const effectOf = (before: Rows, after: Rows): Rows =>
  new Map(
    [...after].flatMap(([table, rows]) => {
      const known = new Set(before.get(table)?.map((row) => JSON.stringify(row)))
      const changed = rows.filter((row) => !known.has(JSON.stringify(row)))
      return changed.length ? [[table, changed]] : []
    }),
  )

/**
 * The differences between two effects: "table" if the number of rows differs, otherwise "table.column". Times
 * less than five minutes apart count as equal.
 */
export const differencesOf = (one: Rows, other: Rows): string[] =>
  [...new Set([...one.keys(), ...other.keys()])].flatMap((table) => {
    const [left, right] = [one.get(table) ?? [], other.get(table) ?? []]
    if (left.length !== right.length) return [table]
    return left.flatMap((row, at) =>
      Object.keys(row)
        .filter((column) => !isAlike(row[column], right[at]?.[column]))
        .map((column) => `${table}.${column}`),
    )
  })

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/
const AT_ONCE_MS = 5 * 60_000

const isAlike = (one: unknown, other: unknown): boolean => {
  const [left, right] = [JSON.stringify(one), JSON.stringify(other)]
  if (left === right) return true
  const isInstant =
    typeof one === 'string' && typeof other === 'string' && INSTANT.test(one) && INSTANT.test(other)
  return isInstant && Math.abs(Date.parse(one) - Date.parse(other)) < AT_ONCE_MS
}
