import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { Cents } from '@yoursuccess/contract/core/money'
import type { Db } from '@yoursuccess/database/database'
import { and, asc, count, desc, eq, getTableColumns, gte, lte, sql } from 'drizzle-orm'
import { statementEntries, statements } from './statements.tables.ts'
import type { Entry } from './statements.rules.ts'

export type StatementRow = typeof statements.$inferSelect
export type NewStatement = typeof statements.$inferInsert
export type EntryRow = Entry & { postedTransactionId: number }

interface DayRange {
  from: CalendarDate
  /** Inclusive. */
  to: CalendarDate
}

const endingIn = (customerId: number, range: DayRange | undefined) =>
  and(
    eq(statements.customerId, customerId),
    range && gte(statements.endsOn, range.from),
    range && lte(statements.endsOn, range.to),
  )

interface StatementsPlace {
  range: DayRange | undefined
  limit: number
  offset: number
  isAscending?: boolean
}

/** Newest first, unless `isAscending`. */
export const listStatements = (
  db: Db,
  customerId: number,
  { range, limit, offset, isAscending = false }: StatementsPlace,
): Promise<StatementRow[]> =>
  db
    .select()
    .from(statements)
    .where(endingIn(customerId, range))
    .orderBy((isAscending ? asc : desc)(statements.endsOn))
    .limit(limit)
    .offset(offset)

export const countStatements = async (db: Db, customerId: number, range: DayRange | undefined) => {
  const [row] = await db.select({ count: count() }).from(statements).where(endingIn(customerId, range))
  return row?.count ?? 0
}

export const findStatement = async (db: Db, customerId: number, id: number) => {
  const [row] = await db
    .select()
    .from(statements)
    .where(and(eq(statements.customerId, customerId), eq(statements.id, id)))
  return row
}

export const findLastStatement = async (db: Db, customerId: number): Promise<StatementRow | undefined> => {
  const [row] = await db
    .select()
    .from(statements)
    .where(eq(statements.customerId, customerId))
    .orderBy(desc(statements.endsOn))
    .limit(1)
  return row
}

/** The statement's entries in their printed order; empty if the statement is not this customer's. */
export const listEntries = (db: Db, { customerId, id }: Pick<StatementRow, 'customerId' | 'id'>) =>
  db
    .select({
      postedOn: statementEntries.postedOn,
      kind: statementEntries.kind,
      details: statementEntries.details,
      amountCents: statementEntries.amountCents,
    })
    .from(statementEntries)
    .innerJoin(statements, eq(statements.id, statementEntries.statementId))
    .where(and(eq(statements.customerId, customerId), eq(statements.id, id)))
    .orderBy(asc(statementEntries.position))

/** The statement that lists this transaction. */
export const findShowing = async (db: Db, customerId: number, postedTransactionId: number) => {
  const [row] = await db
    .select(getTableColumns(statements))
    .from(statements)
    .innerJoin(statementEntries, eq(statementEntries.statementId, statements.id))
    .where(
      and(
        eq(statements.customerId, customerId),
        eq(statementEntries.postedTransactionId, postedTransactionId),
      ),
    )
  return row
}

/** The sum of the fees of all statements that end in the range. */
export const sumFees = async (db: Db, customerId: number, range: DayRange): Promise<Cents> => {
  const [row] = await db
    .select({ sum: sql<Cents>`coalesce(sum(${statements.feesCents}), 0)::bigint` })
    .from(statements)
    .where(endingIn(customerId, range))
  if (!row) throw new Error('a sum has no row')
  return row.sum
}

/** Inserts a statement with all of its entries. The database allows no changes later. */
export const insertStatement = async (tx: Db, made: NewStatement, entries: readonly EntryRow[]) => {
  const [row] = await tx.insert(statements).values(made).returning()
  if (!row) throw new Error('a statement was not stored')
  // All entries go into one statement, because the database accepts them only together. They are one
  // parameter, so their number is not limited.
  const rows = entries.map((entry, index) => ({ ...entry, position: index + 1 }))
  if (rows.length > 0)
    await tx.execute(sql`
      insert into bank.statement_entries
        (statement_id, position, posted_transaction_id, posted_on, kind, details, amount_cents)
      select ${row.id}::bigint, entry.position, entry."postedTransactionId", entry."postedOn", entry.kind, entry.details,
        entry."amountCents"
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as entry(position integer, "postedTransactionId" bigint,
        "postedOn" date, kind text, details text, "amountCents" bigint)`)
  return row
}
