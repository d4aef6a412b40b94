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
  isOpen(db: Db, customerId: number): Promise<boolean>
  /** The names by which partner events and jobs refer to the customer. */
  listNames(db: Db, customerId: number): Promise<string[]>
  /** Deletes or blanks the rows of a customer; harmless to repeat. */
  blank(tx: Db, customerId: number): Promise<void>
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
    isOpen: async (db, customerId) => {
      if (!openWhen) return false
      const rows = await db
        .select({ one: sql`1` })
        .from(table)
        .where(sql`${isTheirs(customerId)} and ${openWhen}`)
        .limit(1)
      return rows.length > 0
    },
    listNames: async (db, customerId) => {
      const column = knownAs && columns[knownAs]
      if (!column) return []
      const rows = await db.select({ name: column }).from(table).where(isTheirs(customerId))
      return rows.flatMap(({ name }) => (typeof name === 'string' && name !== '' ? [name] : []))
    },
    blank: async (tx, customerId) => {
      if (erase === 'nothing') return
      if (erase === 'rows') await tx.delete(table).where(isTheirs(customerId))
      else if ('values' in erase) await tx.update(table).set(erase.values).where(isTheirs(customerId))
      else
        await tx.execute(sql`select ${sql.identifier('bank')}.${sql.identifier(erase.call)}(${customerId})`)
    },
  }
}

export const nameOf = ({ table }: CustomerRecord): string => getTableName(table)

const viewValue = (name: string, value: unknown): [string, unknown] => {
  if (value instanceof Date) return [name, value.toISOString()]
  if (!name.endsWith('_cents')) return [name, value]
  return [name.replace(/_cents$/, ''), typeof value === 'number' ? formatAmount(value as Cents) : value]
}
