/**
 * What a room keeps of its customers, told table by table: who has a row, what an export leaves out of it, and what an
 * erasure leaves of it. Each room tells of its own tables; nobody reads another's.
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
  /** The rows name nobody: they stay. */
  | 'nothing'
  /** The rows stay with their amounts and ids; these columns get these values. */
  | { values: { [Name in keyof Table['$inferInsert']]?: Table['$inferInsert'][Name] | SQL } }
  /** The table refuses changes: a function of the database, which takes the customer, blanks these columns. */
  | { call: string; columns: readonly Column<Table>[] }

interface Told<Table extends PgTable> {
  /** Whose a row is: the column of its customer, or a condition where another record of theirs has it. */
  of: PgColumn | ((customerId: number) => SQL)
  /** Secrets, and proofs such as hashes: in no export. */
  secrets?: readonly Column<Table>[]
  /** Why no row of it is in an export. */
  leftOut?: string
  /** A row in which something is open: its customer is not erased. */
  openWhen?: SQL | undefined
  /** The column by which events of partners, and jobs, name the customer. */
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
  /** By what events of partners, and jobs, name the customer. */
  listNames(db: Db, customerId: number): Promise<string[]>
  /** Deletes or blanks the rows of a customer; harmless to repeat. */
  blank(tx: Db, customerId: number): Promise<void>
}

/** By the names of the database; money as the contract writes it. */
export type ExportedRow = Record<string, unknown>

/** Tells what is kept of customers in a table. */
export const customerRecord = <Table extends PgTable>(
  given: Table,
  { of, secrets = [], leftOut, openWhen, knownAs, erase }: Told<Table>,
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
