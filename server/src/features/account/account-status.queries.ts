/** Queries on the account status, and on whether the account is funded. */
import { and, asc, eq, gt, isNotNull, isNull, lte, ne, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { Cents } from '@yoursuccess/contract/core/money'
import type { Db } from '@yoursuccess/database/database'
import { firstIsDue } from '@yoursuccess/database/first-due'
import type { AccountStatus } from '../../partners/card-processor/port.ts'
import type { AccountRow } from './account.queries.ts'
import { accounts } from './account.tables.ts'
import type { UnfundedDueFrom } from './unfunded.rules.ts'

export interface DepositTotal {
  customerId: number
  amountCents: Cents
  /** A credit ends the wait for the first deposit. */
  hasCredit: boolean
}

/**
 * Adds to the totals of deposits of any number of customers, one entry for each, in one statement. Returns the
 * accounts; a customer without an account has none.
 */
export const addDeposits = (tx: Db, totals: readonly DepositTotal[]) => {
  const added = sql`jsonb_to_recordset(${JSON.stringify(totals)}::jsonb)
    as added ("customerId" bigint, "amountCents" bigint, "hasCredit" boolean)`
  const unlessCredit = (column: SQLWrapper, otherwise: SQL) =>
    sql`case when added."hasCredit" then ${otherwise} else ${column} end`
  return tx
    .update(accounts)
    .set({
      depositedCents: sql`${accounts.depositedCents} + added."amountCents"`,
      unfundedSince: unlessCredit(accounts.unfundedSince, sql`null`),
      unfundedWarnings: unlessCredit(accounts.unfundedWarnings, sql`0`),
      unfundedWarnedOn: unlessCredit(accounts.unfundedWarnedOn, sql`null`),
    })
    .from(added)
    .where(sql`${accounts.customerId} = added."customerId"`)
    .returning({
      id: accounts.id,
      customerId: accounts.customerId,
      depositedCents: accounts.depositedCents,
      fundedAt: accounts.fundedAt,
      openedAt: accounts.openedAt,
    })
}

export const recordFunded = async (tx: Db, customerId: number, fundedAt: Date): Promise<void> => {
  await tx.update(accounts).set({ fundedAt }).where(eq(accounts.customerId, customerId))
}

const NOT_WAITING = { unfundedSince: null, unfundedWarnings: 0, unfundedWarnedOn: null }

/** Records that the processor has this version of the account status. */
export const recordAccountStatusSynced = async (tx: Db, customerId: number, version: number) => {
  await tx
    .update(accounts)
    .set({ accountStatusSyncedVersion: version })
    .where(eq(accounts.customerId, customerId))
}

/** Locks the account until the transaction ends. */
export const lockAccount = async (tx: Db, customerId: number): Promise<AccountRow | undefined> => {
  const [row] = await tx.select().from(accounts).where(eq(accounts.customerId, customerId)).for('update')
  return row
}

/** The day from which the days to the next step are counted: of the last warning, or the beginning of the wait. */
const countedFrom = sql`coalesce(${accounts.unfundedWarnedOn}, ${accounts.unfundedSince})`
const isWaiting = (warnings: number) =>
  and(isNotNull(accounts.unfundedSince), eq(accounts.unfundedWarnings, warnings))

/**
 * Accounts without a deposit whose next step (unfunded.rules.ts) is due and was not put off today, in customer
 * order.
 */
export const listUnfundedDue = (
  db: Db,
  { from, today, after, limit }: { from: UnfundedDueFrom; today: CalendarDate; after: number; limit: number },
) => {
  const isNotPutOff = or(isNull(accounts.unfundedPutOffOn), ne(accounts.unfundedPutOffOn, today))
  const steps = [from.firstWarning, from.secondWarning, from.closing]
  const isFirstDue = steps.map((latest, warnings) =>
    firstIsDue({
      table: accounts,
      where: and(isWaiting(warnings), isNotPutOff),
      by: countedFrom,
      isDue: (first) => lte(first, latest),
    }),
  )
  const isDue = steps.map((latest, warnings) => and(isWaiting(warnings), lte(countedFrom, latest)))
  return db
    .select()
    .from(accounts)
    .where(and(or(...isFirstDue), or(...isDue), isNotPutOff, gt(accounts.customerId, after)))
    .orderBy(asc(accounts.customerId))
    .limit(limit)
}

/** The step is due again tomorrow. */
export const putOffUnfunded = async (db: Db, customerId: number, today: CalendarDate): Promise<void> => {
  await db.update(accounts).set({ unfundedPutOffOn: today }).where(eq(accounts.customerId, customerId))
}

export const recordWarned = async (
  tx: Db,
  customerId: number,
  warning: { unfundedWarnings: number; unfundedWarnedOn: CalendarDate },
): Promise<void> => {
  await tx.update(accounts).set(warning).where(eq(accounts.customerId, customerId))
}

/**
 * Sets the account status and returns its new version. An open account waits for its first deposit from
 * `today`; any other status sets `closedOn` to `today`.
 */
export const changeAccountStatus = async (
  tx: Db,
  customerId: number,
  accountStatus: AccountStatus,
  today: CalendarDate,
): Promise<number> => {
  const isOpen = accountStatus === 'open'
  const [row] = await tx
    .update(accounts)
    .set({
      ...NOT_WAITING,
      accountStatus,
      unfundedSince: isOpen ? today : null,
      closedOn: isOpen ? null : today,
      accountStatusVersion: sql`${accounts.accountStatusVersion} + 1`,
    })
    .where(eq(accounts.customerId, customerId))
    .returning({ version: accounts.accountStatusVersion })
  if (!row) throw new Error('there is no account whose status could change')
  return row.version
}

/**
 * Customers whose account was closed on `leftBy` or earlier, and whose erasure was not held back today.
 * Leaves out customers already erased.
 */
export const listClosedSince = async (
  db: Db,
  {
    leftBy,
    today,
    after,
    limit,
  }: { leftBy: CalendarDate; today: CalendarDate; after: number; limit: number },
): Promise<number[]> => {
  const rows = await db
    .select({ customerId: accounts.customerId })
    .from(accounts)
    .where(
      and(
        lte(accounts.closedOn, leftBy),
        isNotNull(accounts.prn),
        or(isNull(accounts.keptOn), ne(accounts.keptOn, today)),
        gt(accounts.customerId, after),
      ),
    )
    .orderBy(asc(accounts.customerId))
    .limit(limit)
  return rows.map(({ customerId }) => customerId)
}
