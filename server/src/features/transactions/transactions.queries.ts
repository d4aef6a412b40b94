import { and, desc, eq, inArray, type Placeholder, sql } from 'drizzle-orm'
import { addDays, BANK_ZONE, type CalendarDate } from '@yoursuccess/contract/calendar-date'
import type { Db } from '@yoursuccess/database/database'
import { prepared } from '@yoursuccess/database/prepared'
import { authorizations, postedTransactions } from './transactions.tables.ts'

export type PostedRow = typeof postedTransactions.$inferSelect
export type NewPosted = typeof postedTransactions.$inferInsert
export type NewAuthorization = typeof authorizations.$inferInsert

/** Where a page begins: after this row of the page before, or after so many rows. */
export type PageStart = { after: { postedAt: Date; id: number } } | { offset: number }

export interface DayRange {
  from: CalendarDate
  to: CalendarDate
}

const page = prepared((db) =>
  db
    .select({
      id: postedTransactions.id,
      amountCents: postedTransactions.amountCents,
      postedAt: postedTransactions.postedAt,
      details: postedTransactions.details,
    })
    .from(postedTransactions)
    .where(
      and(
        eq(postedTransactions.customerId, sql.placeholder('customerId')),
        sql`(${postedTransactions.postedAt}, ${postedTransactions.id}) < (${sql.placeholder('beforeAt')}::timestamptz, ${sql.placeholder('beforeId')}::bigint)`,
        sql`${postedTransactions.postedAt} >= ${startOfDay(sql.placeholder('from'))}`,
        sql`${postedTransactions.postedAt} < ${startOfDay(sql.placeholder('until'))}`,
      ),
    )
    .orderBy(desc(postedTransactions.postedAt), desc(postedTransactions.id))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .prepare('transactions_page'),
)

/** Newest first. With `after` the last page costs what the first does. */
export const listPosted = (
  db: Db,
  customerId: number,
  { start, limit, range }: { start: PageStart; limit: number; range?: DayRange | undefined },
) => {
  const after = 'after' in start ? start.after : undefined
  return page(db).execute({
    customerId,
    beforeAt: after?.postedAt.toISOString() ?? 'infinity',
    beforeId: after?.id ?? 0,
    from: range?.from ?? '-infinity',
    until: range ? addDays(range.to, 1) : 'infinity',
    limit,
    offset: 'offset' in start ? start.offset : 0,
  })
}

/** Midnight of the bank's zone, as an instant: a day there has 23 or 25 hours twice a year. */
const startOfDay = (day: Placeholder) =>
  sql`(${day}::date::timestamp at time zone ${sql.raw(`'${BANK_ZONE}'`)})`

/** The newest open authorizations. */
export const listOpenAuthorizations = (db: Db, customerId: number, limit: number) =>
  db
    .select()
    .from(authorizations)
    .where(and(eq(authorizations.customerId, customerId), eq(authorizations.state, 'open')))
    .orderBy(desc(authorizations.authorizedAt), desc(authorizations.id))
    .limit(limit)

/** Adds transactions that are not there yet, by the processor's id. Returns those that were added. */
export const insertPosted = (db: Db, rows: readonly NewPosted[]): Promise<PostedRow[]> =>
  db
    .insert(postedTransactions)
    .values([...rows])
    .onConflictDoNothing({ target: postedTransactions.processorId })
    .returning()

/**
 * Adds or moves on authorizations, by the processor's id. An authorization that has ended never opens again, so the
 * order of events does not matter.
 */
export const upsertAuthorizations = async (db: Db, rows: readonly NewAuthorization[]): Promise<void> => {
  await db
    .insert(authorizations)
    .values([...rows])
    .onConflictDoUpdate({
      target: authorizations.processorId,
      set: {
        state: sql`case when ${authorizations.state} = 'open' then excluded.state else ${authorizations.state} end`,
        // Facts of the authorization itself are better than those that a settlement repeats.
        amountCents: sql`case when excluded.state = 'settled' then ${authorizations.amountCents} else excluded.amount_cents end`,
        merchantName: sql`case when excluded.state = 'settled' then ${authorizations.merchantName} else excluded.merchant_name end`,
        authorizedAt: sql`least(${authorizations.authorizedAt}, excluded.authorized_at)`,
      },
    })
}

/** Ends authorizations that the processor no longer has open. */
export const endAuthorizations = async (
  db: Db,
  customerId: number,
  processorIds: readonly string[],
): Promise<void> => {
  if (processorIds.length === 0) return
  await db
    .update(authorizations)
    .set({ state: 'reversed' })
    .where(
      and(
        eq(authorizations.customerId, customerId),
        eq(authorizations.state, 'open'),
        inArray(authorizations.processorId, [...processorIds]),
      ),
    )
}
