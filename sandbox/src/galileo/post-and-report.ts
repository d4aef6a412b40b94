/** Posts money and reports it to the bank, in one transaction. */
import type { Db } from '@yoursuccess/database/database'
import type { Clock } from '../clock.ts'
import { currentAccount, type Entry, type Posted, postAll } from '../ledger/book.ts'
import type { Account } from '../ledger/tables.ts'
import { recordEvents } from '../webhooks/outbox.ts'
import { postedEvent } from './events.ts'

/** Posts movements on a locked account, and records an event for each. Returns the account as it is then. */
export const postAllAndReport = async (
  tx: Db,
  clock: Clock,
  account: Account,
  entries: readonly Entry[],
): Promise<{ posted: Posted[]; after: Account }> => {
  const posted = await postAll(tx, account, entries)
  const after = await currentAccount(tx, account.id)
  const events = posted.map((each) => postedEvent(after, each))
  await recordEvents(tx, clock, events)
  return { posted, after }
}

export const postAndReport = async (tx: Db, clock: Clock, account: Account, entry: Entry) => {
  const [posted] = (await postAllAndReport(tx, clock, account, [entry])).posted
  if (!posted) throw new Error('a movement was not posted')
  return posted
}
