/** Queries on the second section of statements: the set-aside of their month. */
import type { Db } from '@yoursuccess/database/database'
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { StatementRow } from './statements.queries.ts'
import type { Entry } from './statements.rules.ts'
import { statements, statementSetAsideEntries, statementSetAsides } from './statements.tables.ts'

export type SectionRow = typeof statementSetAsides.$inferSelect
export type SectionEntryRow = Entry & { setAsideTransactionId: number }
export interface NewSection extends Omit<SectionRow, 'statementId'> {
  entries: readonly SectionEntryRow[]
}
/** A section as it is printed. */
export interface PrintedSection extends Pick<SectionRow, 'openingCents' | 'closingCents'> {
  entries: readonly Entry[]
}

/** The customer's newest section. Undefined before the first one. */
export const findLastSection = async (db: Db, customerId: number): Promise<SectionRow | undefined> => {
  const [row] = await db
    .select({ section: statementSetAsides })
    .from(statementSetAsides)
    .innerJoin(statements, eq(statements.id, statementSetAsides.statementId))
    .where(eq(statements.customerId, customerId))
    .orderBy(desc(statements.endsOn))
    .limit(1)
  return row?.section
}

/** The section of a statement, with its entries in their printed order. Undefined if the statement has none. */
export const findSection = async (
  db: Db,
  { customerId, id }: Pick<StatementRow, 'customerId' | 'id'>,
): Promise<PrintedSection | undefined> => {
  const [section] = await db
    .select({
      openingCents: statementSetAsides.openingCents,
      closingCents: statementSetAsides.closingCents,
    })
    .from(statementSetAsides)
    .innerJoin(statements, eq(statements.id, statementSetAsides.statementId))
    .where(and(eq(statements.customerId, customerId), eq(statements.id, id)))
  if (!section) return undefined
  const entries = await db
    .select({
      postedOn: statementSetAsideEntries.postedOn,
      kind: statementSetAsideEntries.kind,
      details: statementSetAsideEntries.details,
      amountCents: statementSetAsideEntries.amountCents,
    })
    .from(statementSetAsideEntries)
    .where(eq(statementSetAsideEntries.statementId, id))
    .orderBy(asc(statementSetAsideEntries.position))
  return { ...section, entries }
}

/** Inserts the section of a new statement with all of its entries. The database allows no changes later. */
export const insertSection = async (
  tx: Db,
  statementId: number,
  { entries, ...section }: NewSection,
): Promise<void> => {
  await tx.insert(statementSetAsides).values({ statementId, ...section })
  if (entries.length === 0) return
  // As the entries of the first section: all together, as one parameter.
  const rows = entries.map((entry, index) => ({ ...entry, position: index + 1 }))
  await tx.execute(sql`
    insert into bank.statement_set_aside_entries
      (statement_id, position, set_aside_transaction_id, posted_on, kind, details, amount_cents)
    select ${statementId}::bigint, entry.position, entry."setAsideTransactionId", entry."postedOn", entry.kind,
      entry.details, entry."amountCents"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as entry(position integer, "setAsideTransactionId" bigint,
      "postedOn" date, kind text, details text, "amountCents" bigint)`)
}
