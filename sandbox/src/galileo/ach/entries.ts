/** Locks an ACH entry, to change it. */
import type { Db } from '@yoursuccess/database/database'
import { eq } from 'drizzle-orm'
import { lockAccount } from '../../ledger/book.ts'
import { type Account, accounts } from '../../ledger/tables.ts'
import { Refusal, type World } from '../../world.ts'
import { achEntries, type Entry } from './tables.ts'

export interface Subject {
  tx: Db
  world: World
  account: Account
  entry: Entry
}

/** Locks the customer's account, then reads the entry. Throws Refusal 404 if there is no such entry. */
export const lockEntry = async (tx: Db, id: number): Promise<{ account: Account; entry: Entry }> => {
  const [found] = await tx
    .select({ prn: accounts.prn })
    .from(achEntries)
    .innerJoin(accounts, eq(accounts.id, achEntries.accountId))
    .where(eq(achEntries.id, id))
  const account = found && (await lockAccount(tx, found.prn))
  const [entry] = await tx.select().from(achEntries).where(eq(achEntries.id, id))
  if (!account || !entry) throw new Refusal(404, 'There is no ACH entry of this number.')
  return { account, entry }
}
