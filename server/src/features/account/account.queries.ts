import { and, asc, eq, gt, gte, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Cents } from '@yoursuccess/contract/core/money'
import type { Db } from '@yoursuccess/database/database'
import { prepared } from '@yoursuccess/database/prepared'
import { bankingDayOf } from '../../clock/clock.ts'
import { accounts, reconciliations } from './account.tables.ts'
import type { BalanceLevel } from './balance-level.rules.ts'
import { type ReportedBalance, saveReportedBalances } from './reported-balances.ts'

export type AccountRow = typeof accounts.$inferSelect

const accountOf = prepared((db) =>
  db
    .select()
    .from(accounts)
    .where(eq(accounts.customerId, sql.placeholder('customerId')))
    .prepare('account_of'),
)

/** Prepared, because every page of the app shows the account. */
export const findAccount = async (db: Db, customerId: number): Promise<AccountRow | undefined> => {
  const [row] = await accountOf(db).execute({ customerId })
  return row
}

export const insertAccount = async (
  db: Db,
  account: Pick<AccountRow, 'customerId' | 'openingReference' | 'createdAt'>,
): Promise<AccountRow> => {
  const [row] = await db.insert(accounts).values(account).returning()
  if (!row) throw new Error('an account was not stored')
  return row
}

/**
 * Records that the processor opened the account. From then on the account waits for its first deposit.
 * Returns false if this was already recorded.
 */
export const recordOpening = async (db: Db, customerId: number, prn: string, openedAt: Date) => {
  const rows = await db
    .update(accounts)
    .set({ prn, openedAt, unfundedSince: bankingDayOf(openedAt) })
    .where(and(eq(accounts.customerId, customerId), isNull(accounts.prn)))
    .returning({ id: accounts.id })
  return rows.length === 1
}

export const rememberBalance = async (db: Db, customerId: number, balanceCents: Cents, balanceAsOf: Date) => {
  await db.update(accounts).set({ balanceCents, balanceAsOf }).where(eq(accounts.customerId, customerId))
}

/** The processor's numbers, and the balances that it last reported, by customer. */
export const listKnown = async (db: Db, customerIds: readonly number[]) => {
  const rows = await db
    .select({ customerId: accounts.customerId, prn: accounts.prn, balanceCents: accounts.balanceCents })
    .from(accounts)
    .where(inArray(accounts.customerId, [...customerIds]))
  return new Map(rows.map((row) => [row.customerId, row]))
}

/** What moves again so soon may have changed the balance after it was read, and left the time of the movement as it was. */
const BURST = sql.raw(`interval '1 minute'`)
/** Each night compares the balance of an open account, so an older one is of none. */
const MAX_AGE = sql.raw(`interval '2 days'`)

/** Half of it, so that each night's comparison keeps a balance young enough. */
const RENEWED_AFTER = sql.raw(`interval '1 day'`)

/** Known balances of these accounts since which nothing moved, as far as was reported. The others are left out. */
export const listUnmoved = async (db: Db, customerIds: readonly number[]): Promise<Map<number, Cents>> => {
  if (customerIds.length === 0) return new Map()
  const rows = await db
    .select({ customerId: accounts.customerId, balanceCents: accounts.balanceCents })
    .from(accounts)
    .leftJoin(reconciliations, eq(reconciliations.customerId, accounts.customerId))
    .where(
      and(
        inArray(accounts.customerId, [...customerIds]),
        sql`${accounts.balanceAsOf} > now() - ${MAX_AGE}`,
        sql`coalesce(${reconciliations.movedAt} + ${BURST} <= ${accounts.balanceAsOf}, true)`,
      ),
    )
  return new Map(
    rows.flatMap(({ customerId, balanceCents }) =>
      balanceCents === null ? [] : [[customerId, balanceCents] as const],
    ),
  )
}

/**
 * Whether saving a balance that was requested at that time would tell nothing more: the same is saved, and it is as certain as it can be
 * (`listUnmoved`).
 */
export const isBalanceKnown = async (
  db: Db,
  { customerId, balanceCents }: ReportedBalance,
  requestedAt: Date,
): Promise<boolean> => {
  const asOf = sql`${requestedAt.toISOString()}::timestamptz`
  const quietSince = sql`${reconciliations.movedAt} + ${BURST}`
  const [row] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .leftJoin(reconciliations, eq(reconciliations.customerId, accounts.customerId))
    .where(
      and(
        eq(accounts.customerId, customerId),
        eq(accounts.balanceCents, balanceCents),
        sql`${accounts.balanceAsOf} > ${asOf} - ${RENEWED_AFTER}`,
        sql`(coalesce(${quietSince} <= ${accounts.balanceAsOf}, true) or ${quietSince} > ${asOf})`,
      ),
    )
  return row !== undefined
}

/** Saves balances of many accounts that were requested at that time, except where a newer one is saved. */
export const rememberBalances = (tx: Db, balances: readonly ReportedBalance[], requestedAt: Date) =>
  saveReportedBalances(tx, accounts, balances, requestedAt)

/** Maps the processor's reference numbers (PRNs) to customers. */
export const listOwners = async (db: Db, prns: readonly string[]) => {
  const rows = await db
    .select({ prn: accounts.prn, customerId: accounts.customerId })
    .from(accounts)
    .where(inArray(accounts.prn, [...prns]))
  return new Map(rows.map((row) => [row.prn, row.customerId]))
}

/**
 * Accounts that the processor has opened, in customer order, for jobs that process all of them, or those opened at
 * or after `openedSince`.
 */
export const listOpenAccounts = async (db: Db, afterCustomerId: number, limit: number, openedSince?: Date) =>
  db
    .select({
      customerId: accounts.customerId,
      prn: accounts.prn,
    })
    .from(accounts)
    .where(
      and(
        gt(accounts.customerId, afterCustomerId),
        isNotNull(accounts.prn),
        openedSince && gte(accounts.openedAt, openedSince),
      ),
    )
    .orderBy(asc(accounts.customerId))
    .limit(limit)

/**
 * Records the customer's choice and returns its version, which increases with each change. Returns undefined
 * if there is no account.
 */
export const recordEarlyAccess = async (db: Db, customerId: number, earlyAccessAch: boolean) => {
  const [row] = await db
    .update(accounts)
    .set({ earlyAccessAch, earlyAccessVersion: sql`${accounts.earlyAccessVersion} + 1` })
    .where(eq(accounts.customerId, customerId))
    .returning({ version: accounts.earlyAccessVersion })
  return row?.version
}

/** Counts a change of the holder and returns the new version. Returns undefined if there is no account. */
export const recordHolderChange = async (db: Db, customerId: number): Promise<number | undefined> => {
  const [row] = await db
    .update(accounts)
    .set({ holderVersion: sql`${accounts.holderVersion} + 1` })
    .where(eq(accounts.customerId, customerId))
    .returning({ version: accounts.holderVersion })
  return row?.version
}

/** Records that the processor received this version of the holder, and accepted or refused it. */
export const recordHolderBrought = async (tx: Db, customerId: number, version: number) => {
  await tx.update(accounts).set({ holderSyncedVersion: version }).where(eq(accounts.customerId, customerId))
}

/**
 * Records the new level and returns the number of changes so far. Undefined if the level is no longer `from`.
 */
export const recordBalanceLevel = async (
  tx: Db,
  customerId: number,
  { from, to }: { from: BalanceLevel; to: BalanceLevel },
): Promise<number | undefined> => {
  const [row] = await tx
    .update(accounts)
    .set({ balanceLevel: to, balanceLevelChanges: sql`${accounts.balanceLevelChanges} + 1` })
    .where(and(eq(accounts.customerId, customerId), eq(accounts.balanceLevel, from)))
    .returning({ changes: accounts.balanceLevelChanges })
  return row?.changes
}
