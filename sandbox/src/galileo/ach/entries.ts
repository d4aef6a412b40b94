/** Locks an ACH entry, to change it. */
import type { Db } from '@yoursuccess/database/database'
import { eq } from 'drizzle-orm'
import { lockOwner } from '../../ledger/rows.ts'
import type { Account } from '../../ledger/tables.ts'
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
  const account = await lockOwner(tx, achEntries, id)
  const [entry] = await tx.select().from(achEntries).where(eq(achEntries.id, id))
  if (!account || !entry) throw new Refusal(404, 'There is no ACH entry of this number.')
  return { account, entry }
}
