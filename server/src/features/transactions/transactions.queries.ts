import { OWNER_ID, ownersSql } from '@yoursuccess/database/owners'
import { and, count, desc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { addDays, type CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { ZERO, type Cents } from '@yoursuccess/contract/core/money'
import type { Db } from '@yoursuccess/database/database'
import { prepared } from '@yoursuccess/database/prepared'
import { startOfBankingDay } from '../../clock/banking-day-sql.ts'
import type { Loss } from './transactions.deps.ts'
import { authorizations, postedTransactions } from './transactions.tables.ts'

export type PostedRow = typeof postedTransactions.$inferSelect
export type NewPosted = typeof postedTransactions.$inferInsert
export type AuthorizationRow = typeof authorizations.$inferSelect
export type NewAuthorization = typeof authorizations.$inferInsert

/** Where a page begins: after the last row of the previous page, or after a number of rows. */
type PageStart = { after: RowPlace } | { offset: number }

/** The place of a row in a list. */
export interface RowPlace {
  postedAt: Date
  id: number
}

export interface DayRange {
  from: CalendarDate
  to: CalendarDate
}

const ofCustomer = eq(postedTransactions.customerId, sql.placeholder('customerId'))
const from = sql`${postedTransactions.postedAt} >= ${startOfBankingDay(sql.placeholder('from'))}`
const until = startOfBankingDay(sql.placeholder('until'))
const inRange = and(ofCustomer, from, sql`${postedTransactions.postedAt} < ${until}`)

const beforeAt = sql`${sql.placeholder('beforeAt')}::timestamptz`
/**
 * The upper bound: the end of the range or the last row of the previous page, whichever is earlier. Ids begin
 * at 1, so the id 0 leaves out rows exactly at the range's end.
 */
const upTo = sql`(${postedTransactions.postedAt}, ${postedTransactions.id}) < (
  least(${beforeAt}, ${until}),
  case when ${beforeAt} < ${until} then ${sql.placeholder('beforeId')}::bigint else 0 end)`
/** The rows of a page and all after them. A single upper bound, as `page` needs it. */
export const fromPageOn = and(ofCustomer, from, upTo)
export const NEWEST_FIRST = [desc(postedTransactions.postedAt), desc(postedTransactions.id)]
const boundsOf = (range: DayRange | undefined) => ({
  from: range?.from ?? '-infinity',
  until: range ? addDays(range.to, 1) : 'infinity',
})
/** The values of `fromPageOn`. */
export const boundsFrom = (customerId: number, after: RowPlace | undefined, range: DayRange | undefined) => ({
  customerId,
  beforeAt: after?.postedAt.toISOString() ?? 'infinity',
  beforeId: after?.id ?? 0,
  ...boundsOf(range),
})

const page = prepared((db) =>
  db
    .select({
      id: postedTransactions.id,
      amountCents: postedTransactions.amountCents,
      postedAt: postedTransactions.postedAt,
      details: postedTransactions.details,
      kind: postedTransactions.kind,
      postedOn: postedTransactions.postedOn,
    })
    .from(postedTransactions)
    // A single upper bound: with two, the index scan would start at the first one written and walk over all
    // rows up to the other.
    .where(fromPageOn)
    .orderBy(...NEWEST_FIRST)
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .prepare('transactions_page'),
)

/** Newest first. With `after`, the last page is as fast as the first. */
export const listPosted = (
  db: Db,
  customerId: number,
  { start, limit, range }: { start: PageStart; limit: number; range?: DayRange | undefined },
) => {
  const after = 'after' in start ? start.after : undefined
  const offset = 'offset' in start ? start.offset : 0
  return page(db).execute({ ...boundsFrom(customerId, after, range), limit, offset })
}

const counted = prepared((db) => {
  const rows = db
    .select({ one: sql`1` })
    .from(postedTransactions)
    .where(inRange)
    // Makes the database use the index: a customer's rows are scattered over the table.
    .orderBy(...NEWEST_FIRST)
    .limit(sql.placeholder('most'))
    .as('rows')
  return db.select({ count: count() }).from(rows).prepare('transactions_count')
})

/** Counts transactions up to `most`, so that a million rows cost no more than `most` rows. */
export const countPosted = async (
  db: Db,
  customerId: number,
  { range, most }: { range?: DayRange | undefined; most: number },
): Promise<number> => {
  const [row] = await counted(db).execute({ customerId, most, ...boundsOf(range) })
  return row?.count ?? 0
}

export const findPosted = async (db: Db, customerId: number, id: number): Promise<PostedRow | undefined> => {
  const [row] = await db
    .select()
    .from(postedTransactions)
    .where(and(eq(postedTransactions.customerId, customerId), eq(postedTransactions.id, id)))
  return row
}

/** Open authorizations, newest first. */
export const listOpenAuthorizations = (db: Db, customerId: number, limit: number) =>
  listOpenOf(db, customerId, limit)

/** Those of many customers in one statement, at most so many of each. */
export const listOpenOfMany = (db: Db, customerIds: readonly number[], limit: number) => {
  const open = listOpenOf(db, OWNER_ID, limit).as('open')
  return db
    .select({
      customerId: open.customerId,
      merchantName: open.merchantName,
      authorizedAt: open.authorizedAt,
      amountCents: open.amountCents,
    })
    .from(ownersSql(customerIds))
    .crossJoinLateral(open)
}

const listOpenOf = (db: Db, customerId: number | SQL<number>, limit: number) =>
  db
    .select()
    .from(authorizations)
    .where(and(eq(authorizations.customerId, customerId), eq(authorizations.state, 'open')))
    .orderBy(desc(authorizations.authorizedAt), desc(authorizations.id))
    .limit(limit)

/** Inserts transactions whose processor ids are new. Returns the inserted rows. */
export const insertPosted = (db: Db, rows: readonly NewPosted[]): Promise<PostedRow[]> =>
  db
    .insert(postedTransactions)
    .values([...rows])
    .onConflictDoNothing({ target: postedTransactions.processorId })
    .returning()

/** Which of these transactions are recorded, by the processor's ids. */
export const listKnown = async (db: Db, processorIds: readonly string[]): Promise<ReadonlySet<string>> => {
  const rows = await db
    .select({ processorId: postedTransactions.processorId })
    .from(postedTransactions)
    .where(inArray(postedTransactions.processorId, [...processorIds]))
  return new Set(rows.map(({ processorId }) => processorId))
}

/**
 * Locks posting for these customers until the end of the transaction. Without it, a purchase and its refund
 * that arrive at the same time on two servers would not see each other.
 */
export const lockPosting = async (tx: Db, customerIds: Iterable<number>): Promise<void> => {
  // Always in the same order, so that two batches cannot deadlock.
  const ordered = [...new Set(customerIds)].toSorted((a, b) => a - b)
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('posting ' || customer, 0))
    from unnest(string_to_array(${ordered.join(',')}, ',')) as customer`)
}

/** These transactions, each with the sum of the credits that reverse or refund it. */
export const listWithTakenBack = (tx: Db, processorIds: readonly string[]) => {
  const back = alias(postedTransactions, 'back')
  const takenBack = tx
    .select({ sum: sql`coalesce(sum(${back.amountCents}), 0)::bigint` })
    .from(back)
    .where(
      and(
        eq(back.reversesProcessorId, postedTransactions.processorId),
        eq(back.customerId, postedTransactions.customerId),
        gt(back.amountCents, ZERO),
      ),
    )
  return tx
    .select({
      customerId: postedTransactions.customerId,
      postedTransactionId: postedTransactions.id,
      kind: postedTransactions.kind,
      amountCents: postedTransactions.amountCents,
      takenBackCents: sql<Cents>`(${takenBack})`,
      postedOn: postedTransactions.postedOn,
      details: postedTransactions.details,
    })
    .from(postedTransactions)
    .where(inArray(postedTransactions.processorId, [...processorIds]))
}

/**
 * The customer's losses by these transactions. A debit that takes back an earlier credit, such as a returned
 * transfer, is a loss only as far as more was taken back than had come in.
 */
export const listLosses = async (db: Db, customerId: number, ids: readonly number[]): Promise<Loss[]> => {
  const { rows } = (await db.execute(sql`
    select t.id::int8 as id, related.ids as "relatedIds", t.kind = 'own_transfer' as "isOwnTransfer",
      greatest(0, least(-t.amount_cents, -related.cents))::int8 as "lostCents",
      related.returned::int8 as "returnedCents"
    from bank.posted_transactions t
    cross join lateral (
      select array_agg(r.id order by r.id) as ids, sum(r.amount_cents) as cents,
        coalesce(sum(r.amount_cents) filter (where r.id <> t.id and r.amount_cents > 0), 0) as returned
      from bank.posted_transactions r
      where r.customer_id = t.customer_id and (r.processor_id = coalesce(t.reverses_processor_id, t.processor_id)
        or r.reverses_processor_id = coalesce(t.reverses_processor_id, t.processor_id))
    ) as related
    where t.customer_id = ${customerId}
      and t.id = any(string_to_array(${ids.join(',')}, ',')::bigint[])`)) as unknown as { rows: Loss[] }
  return rows.map((row) => ({ ...row, relatedIds: row.relatedIds.map(Number) }))
}

/** What a reported authorization makes of the stored one. */
const MERGED = {
  state: sql`case when ${authorizations.state} = 'open' then excluded.state else ${authorizations.state} end`,
  // A settlement does not overwrite the authorization's own amount and merchant.
  amountCents: sql`case when excluded.state = 'settled' then ${authorizations.amountCents} else excluded.amount_cents end`,
  merchantName: sql`case when excluded.state = 'settled' then ${authorizations.merchantName} else excluded.merchant_name end`,
  authorizedAt: sql`least(${authorizations.authorizedAt}, excluded.authorized_at)`,
}

/**
 * Inserts or updates authorizations by the processor's id. One that has ended never opens again, so the order
 * of events does not matter. A row that stays as it is is not written: most reports repeat what is known.
 * Returns the customers of the rows that were written.
 */
export const upsertAuthorizations = async (db: Db, rows: readonly NewAuthorization[]): Promise<number[]> => {
  const changed = await db
    .insert(authorizations)
    .values([...rows])
    .onConflictDoUpdate({
      target: authorizations.processorId,
      set: MERGED,
      setWhere: sql`(${authorizations.state}, ${authorizations.amountCents}, ${authorizations.merchantName}, ${authorizations.authorizedAt})
        is distinct from (${MERGED.state}, ${MERGED.amountCents}, ${MERGED.merchantName}, ${MERGED.authorizedAt})`,
    })
    .returning({ customerId: authorizations.customerId })
  return changed.map(({ customerId }) => customerId)
}

/** Marks authorizations as reversed that are no longer open at the processor. */
export const endAuthorizations = async (db: Db, customerId: number, processorIds: readonly string[]) => {
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
