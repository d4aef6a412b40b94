/** When each account is compared with the processor's records next. Times are the database's. */
import { and, asc, eq, gt, isNotNull, lte, sql } from 'drizzle-orm'
import { BANK_ZONE, type CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { Db } from '@yoursuccess/database/database'
import { behind } from '@yoursuccess/database/due-order'
import type { AccountRow } from './account.queries.ts'
import { accounts, reconciliations } from './account.tables.ts'

/** After something moved. Its lost events are found within ten minutes. Migration 0054 has this time, too. */
const SOON = sql.raw(`interval '8 minutes'`)
/** What moves again within this time changes nothing: the account is due soon anyway. */
const BURST = sql.raw(`interval '1 minute'`)
/** The nightly comparisons begin at 1 a.m. and are spread over five hours by customer. */
const NIGHT = sql`(interval '1 hour' + make_interval(secs => ${reconciliations.customerId} % 18000))`
const ZONE = sql.raw(`'${BANK_ZONE}'`)
const nextNight = sql`((date_trunc('day', (now() at time zone ${ZONE}) - ${NIGHT}) + interval '1 day' + ${NIGHT})
  at time zone ${ZONE})`

export type ComparedAccount = Pick<
  AccountRow,
  'customerId' | 'prn' | 'openedAt' | 'reconciledOn' | 'balanceLevel'
> & {
  /** Whether its customer is notified of a low balance. */
  isWatched: boolean
}
export type DueComparison = ComparedAccount & {
  /** When the comparison became due, in PostgreSQL's notation, which keeps microseconds. */
  dueAt: string
}

const compared = {
  customerId: accounts.customerId,
  prn: accounts.prn,
  openedAt: accounts.openedAt,
  reconciledOn: accounts.reconciledOn,
  balanceLevel: accounts.balanceLevel,
  isWatched: sql<boolean>`${accounts.fundedAt} is not null and ${accounts.accountStatus} = 'open'`,
}

/** Accounts whose comparison is due, in the order in which it became due. */
export const listDueReconciliations = (
  db: Db,
  last: Pick<DueComparison, 'customerId' | 'dueAt'> | undefined,
  limit: number,
): Promise<DueComparison[]> =>
  db
    .select({ ...compared, dueAt: sql<string>`${reconciliations.dueAt}::text` })
    .from(reconciliations)
    .innerJoin(accounts, eq(accounts.customerId, reconciliations.customerId))
    .where(
      and(
        lte(reconciliations.dueAt, sql`now()`),
        behind(
          { by: reconciliations.dueAt, key: reconciliations.customerId },
          last && { by: last.dueAt, key: last.customerId },
        ),
        isNotNull(accounts.prn),
      ),
    )
    .orderBy(asc(reconciliations.dueAt), asc(reconciliations.customerId))
    .limit(limit)

/** All accounts that the processor has opened, in customer order, due or not. */
export const listAllReconciliations = (
  db: Db,
  afterCustomerId: number,
  limit: number,
): Promise<ComparedAccount[]> =>
  db
    .select(compared)
    .from(accounts)
    .where(and(gt(accounts.customerId, afterCustomerId), isNotNull(accounts.prn)))
    .orderBy(asc(accounts.customerId))
    .limit(limit)

/**
 * Records that something moved on these accounts, so that they are compared soon. Accounts in the order of their
 * ids, so that two servers never wait for each other.
 */
export const recordMoved = async (db: Db, customerIds: Iterable<number>): Promise<void> => {
  const ordered = [...new Set(customerIds)].toSorted((a, b) => a - b)
  if (ordered.length === 0) return
  await db
    .insert(reconciliations)
    .select(
      sql`select customer::bigint, now() + ${SOON}, now() from unnest(string_to_array(${ordered.join(',')}, ',')) as customer`,
    )
    .onConflictDoUpdate({
      target: reconciliations.customerId,
      set: {
        movedAt: sql`excluded.moved_at`,
        dueAt: sql`least(${reconciliations.dueAt}, excluded.due_at)`,
      },
      setWhere: sql`${reconciliations.movedAt} < now() - ${BURST} or ${reconciliations.dueAt} is null`,
    })
}

/**
 * Records a comparison and sets when the next one is due. The longer nothing has moved, the later: after as much
 * time as has passed since, and in the next night at the latest. An account that is not open waits until something
 * moves.
 */
export const recordReconciled = async (
  db: Db,
  { customerId, reconciledOn }: Pick<ComparedAccount, 'customerId' | 'reconciledOn'>,
  today: CalendarDate,
): Promise<void> => {
  const isOpen = sql`exists (select from ${accounts} where ${accounts.customerId} = ${reconciliations.customerId}
    and ${accounts.accountStatus} = 'open')`
  const next = sql`least(${nextNight}, now() + greatest(${SOON}, now() - ${reconciliations.movedAt}))`
  await db
    .update(reconciliations)
    .set({ dueAt: sql`case when ${isOpen} then ${next} end` })
    .where(eq(reconciliations.customerId, customerId))
  if (reconciledOn !== today)
    await db.update(accounts).set({ reconciledOn: today }).where(eq(accounts.customerId, customerId))
}
