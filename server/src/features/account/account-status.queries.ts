/** Whether the account was funded, and its account status. */
import { and, asc, eq, gt, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm'
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { Cents } from '@yoursuccess/contract/core/money'
import type { Db } from '@yoursuccess/database/database'
import type { AccountStatus } from '../../partners/card-processor/port.ts'
import type { AccountRow } from './account.queries.ts'
import { accounts } from './account.tables.ts'

/** An account that received something waits for its first money no more. Undefined when there is no account. */
export const addDeposits = async (
  tx: Db,
  customerId: number,
  amountCents: Cents,
  hasCredit: boolean,
): Promise<Pick<AccountRow, 'id' | 'depositedCents' | 'fundedAt' | 'openedAt'> | undefined> => {
  const [row] = await tx
    .update(accounts)
    .set({
      depositedCents: sql`${accounts.depositedCents} + ${amountCents}`,
      ...(hasCredit && NOT_WAITING),
    })
    .where(eq(accounts.customerId, customerId))
    .returning({
      id: accounts.id,
      depositedCents: accounts.depositedCents,
      fundedAt: accounts.fundedAt,
      openedAt: accounts.openedAt,
    })
  return row
}

const NOT_WAITING = { unfundedSince: null, unfundedWarnings: 0, unfundedWarnedOn: null }

export const recordFunded = async (tx: Db, customerId: number, fundedAt: Date): Promise<void> => {
  await tx.update(accounts).set({ fundedAt }).where(eq(accounts.customerId, customerId))
}

/** The processor has the account status as of this change. */
export const recordAccountStatusSynced = async (
  tx: Db,
  customerId: number,
  version: number,
): Promise<void> => {
  await tx
    .update(accounts)
    .set({ accountStatusSyncedVersion: version })
    .where(eq(accounts.customerId, customerId))
}

/** Until the end of the transaction nobody else changes the account. */
export const lockAccount = async (tx: Db, customerId: number): Promise<AccountRow | undefined> => {
  const [row] = await tx.select().from(accounts).where(eq(accounts.customerId, customerId)).for('update')
  return row
}

/** Those that wait for their first money since that day or longer. */
export const listWaitingSince = (db: Db, since: CalendarDate, afterCustomerId: number, limit: number) =>
  db
    .select()
    .from(accounts)
    .where(
      and(
        isNotNull(accounts.unfundedSince),
        lte(accounts.unfundedSince, since),
        gt(accounts.customerId, afterCustomerId),
      ),
    )
    .orderBy(asc(accounts.customerId))
    .limit(limit)

export const recordWarned = async (
  tx: Db,
  customerId: number,
  warning: { unfundedWarnings: number; unfundedWarnedOn: CalendarDate },
): Promise<void> => {
  await tx.update(accounts).set(warning).where(eq(accounts.customerId, customerId))
}

/**
 * Sets another account status. An open account waits for its first deposit from that day; any other is closed since
 * that day. Returns its version.
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
 * Customers whose account was closed on that day or earlier, and whose data nothing held back today. Erased customers
 * are left out.
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
