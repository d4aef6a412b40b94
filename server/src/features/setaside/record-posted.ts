/** Our copy of what was posted to set-asides: filled by events, completed by the reconciliation. */
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { Db } from '@yoursuccess/database/database'
import { bankingDayOf } from '../../clock/clock.ts'
import type { OwnedTransaction } from '../transactions/transactions.service.ts'
import { insertPosted, listKnown } from './set-aside-transactions.queries.ts'
import { findSetAside } from './set-asides.queries.ts'
import { readBalance } from './set-aside-balance.ts'
import type { SetasideDeps } from './setaside.deps.ts'

/** Records posted transactions of set-asides, each once. Order and repetition do not matter. */
export const recordPosted = async (
  { account }: Pick<SetasideDeps, 'account'>,
  tx: Db,
  posted: readonly OwnedTransaction[],
): Promise<void> => {
  if (posted.length === 0) return
  const added = await insertPosted(
    tx,
    posted.map(({ customerId, transaction }) => ({
      customerId,
      processorId: transaction.id,
      kind: transaction.kind,
      amountCents: transaction.amountCents,
      postedAt: transaction.postedAt,
      postedOn: bankingDayOf(transaction.postedAt),
      details: transaction.details,
    })),
  )
  await account.recordMoved(tx, added)
}

/** Adds what the processor has posted since `from`, and remembers the balance. Throws PartnerError. */
export const reconcileSetAside = async (
  deps: SetasideDeps,
  customerId: number,
  from: CalendarDate,
): Promise<void> => {
  const { database, processor, clock } = deps
  const row = await findSetAside(database.db, customerId)
  if (!row?.prn) return
  const { prn } = row
  const to = clock.today()
  let after: string | undefined
  do {
    const page = await processor.listPosted(prn, { from, to, ...(after && { after }) })
    const known = await listKnown(
      database.db,
      page.transactions.map(({ id }) => id),
    )
    const owned = page.transactions
      .filter(({ id }) => !known.has(id))
      .map((transaction) => ({ customerId, transaction }))
    if (owned.length > 0) await database.transaction((tx) => recordPosted(deps, tx, owned))
    after = page.next
  } while (after)
  await readBalance(deps, row)
}
