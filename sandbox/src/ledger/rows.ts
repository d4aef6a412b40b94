/** What all records that belong to an account share: locking them, and taking the steps that fall due. */
import type { Db } from '@yoursuccess/database/database'
import { and, asc, eq, lte, type SQL } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { World } from '../world.ts'
import { lockAccount } from './book.ts'
import { type Account, accounts } from './tables.ts'

type Owned = PgTable & { id: AnyPgColumn; accountId: AnyPgColumn }
type Due = PgTable & { id: AnyPgColumn; dueAt: AnyPgColumn }

/**
 * Locks the account that a record belongs to. Read the record again afterwards: it may have changed while
 * this waited. Returns undefined if there is no such record.
 */
export const lockOwner = async (tx: Db, table: Owned, id: number): Promise<Account | undefined> => {
  const [owner] = await tx
    .select({ prn: accounts.prn })
    .from(table as PgTable)
    .innerJoin(accounts, eq(accounts.id, table.accountId))
    .where(eq(table.id, id))
  return owner && lockAccount(tx, owner.prn)
}

/**
 * Takes all steps that are due by the business clock, earliest first, each in a transaction. `step` must
 * change or clear the record's due time.
 */
export const takeDueSteps = async (
  { database, clock }: World,
  table: Due,
  step: (tx: Db, id: number) => Promise<unknown>,
  condition?: SQL,
): Promise<void> => {
  for (;;) {
    const [due] = await database.db
      .select({ id: table.id })
      .from(table as PgTable)
      .where(and(condition, lte(table.dueAt, clock.now())))
      .orderBy(asc(table.dueAt), asc(table.id))
      .limit(1)
    if (!due) return
    await database.transaction((tx) => step(tx, Number(due.id)))
  }
}
