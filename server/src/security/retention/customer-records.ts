/**
 * How each table relates to customers: whose rows it has, what an export leaves out, and what an erasure
 * keeps. Each feature describes its own tables.
 */
import { formatAmount, type Cents } from '@yoursuccess/contract/core/money'
import type { Db } from '@yoursuccess/database/database'
import { eq, getTableColumns, getTableName, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

/** Columns of a table, by their names in code. */
type Column<Table extends PgTable> = keyof Table['$inferSelect'] & string

export type Erasure<Table extends PgTable = PgTable> =
  /** The rows are deleted. */
  | 'rows'
  /** The rows name nobody and stay. */
  | 'nothing'
  /** The rows stay with their amounts and ids; these columns are set to these values. */
  | { values: { [Name in keyof Table['$inferInsert']]?: Table['$inferInsert'][Name] | SQL } }
  /**
   * The table refuses updates, so a database function, called with the customer's id, blanks these columns.
   */
  | { call: string; columns: readonly Column<Table>[] }

interface TableRecord<Table extends PgTable> {
  /** The owner of a row: the column with the customer's id, or a condition if another record has the id. */
  of: PgColumn | ((customerId: number) => SQL)
  /** Secrets, and proofs such as hashes: never exported. */
  secrets?: readonly Column<Table>[]
  /** Why its rows are never exported. */
  leftOut?: string
  /** Selects rows that are not finished. A customer with such a row is not erased. */
  openWhen?: SQL | undefined
  /** The column by which partner events and jobs name the customer. */
  knownAs?: Column<Table>
  erase: Erasure<Table>
}

export interface CustomerRecord {
  table: PgTable
  erase: Erasure
  secrets: readonly string[]
  leftOut: string | undefined
  /** The rows of a customer as an export shows them. */
  read(db: Db, customerId: number): Promise<ExportedRow[]>
  /**
   * A query that reads whether the customer has an unfinished row here; undefined if rows are always finished.
   */
  isOpen: ((customerId: number) => SQL) | undefined
  /** A query of the names by which partner events and jobs refer to the customer, where there are any. */
  names: ((customerId: number) => SQL) | undefined
  /**
   * The statement that deletes or blanks the rows of a customer, where any are; harmless to repeat. Those of all
   * records can be parts of one statement: each changes its own table.
   */
  blank: ((tx: Db, customerId: number) => SQL) | undefined
}

/** A row by the database's column names, with money in the contract's format. */
export type ExportedRow = Record<string, unknown>

/** Declares the customer data in a table. */
export const customerRecord = <Table extends PgTable>(
  given: Table,
  { of, secrets = [], leftOut, openWhen, knownAs, erase }: TableRecord<Table>,
): CustomerRecord => {
  const table: PgTable = given
  const columns: Record<string, PgColumn> = getTableColumns(table)
  const isTheirs = (customerId: number) => (typeof of === 'function' ? of(customerId) : eq(of, customerId))
  const shown = Object.entries(columns).filter(([name]) => !secrets.some((secret) => secret === name))

  return {
    table,
    erase,
    secrets,
    leftOut,
    read: async (db, customerId) => {
      const rows: Record<string, unknown>[] = await db.select().from(table).where(isTheirs(customerId))
      return rows.map((row) => Object.fromEntries(shown.map(([key, { name }]) => viewValue(name, row[key]))))
    },
    // The condition is in the sum and not in the search: the customer's own index finds the rows, never an
    // index of what is open at the whole bank.
    isOpen:
      openWhen &&
      ((customerId) => sql`select bool_or(${openWhen}) from ${table} where ${isTheirs(customerId)}`),
    names:
      knownAs &&
      ((customerId) =>
        sql`select ${columns[knownAs]} as name from ${table} where ${isTheirs(customerId)} and ${columns[knownAs]} <> ''`),
    blank: blankWith(table, erase, isTheirs),
  }
}

const blankWith = (
  table: PgTable,
  erase: Erasure,
  isTheirs: (customerId: number) => SQL,
): CustomerRecord['blank'] => {
  if (erase === 'nothing') return undefined
  if (erase === 'rows') return (tx, customerId) => tx.delete(table).where(isTheirs(customerId)).getSQL()
  if ('values' in erase)
    return (tx, customerId) => tx.update(table).set(erase.values).where(isTheirs(customerId)).getSQL()
  return (_tx, customerId) =>
    sql`select ${sql.identifier('bank')}.${sql.identifier(erase.call)}(${customerId})`
}

export const nameOf = ({ table }: CustomerRecord): string => getTableName(table)

const viewValue = (name: string, value: unknown): [string, unknown] => {
  if (value instanceof Date) return [name, value.toISOString()]
  if (!name.endsWith('_cents')) return [name, value]
  return [name.replace(/_cents$/, ''), typeof value === 'number' ? formatAmount(value as Cents) : value]
}
