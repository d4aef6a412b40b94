/** Our copy of what was posted to set-asides: filled by events, completed by the reconciliation. */
import { addDays, type CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { Cents } from '@yoursuccess/contract/core/money'
import type { Db } from '@yoursuccess/database/database'
import { bankingDayOf } from '../../clock/clock.ts'
import type { OwnedTransaction } from '../transactions/transactions.service.ts'
import { lookAtArrived } from './ask-choice.ts'
import { watchLate } from './return-late.ts'
import { insertPosted, listKnown } from './set-aside-transactions.queries.ts'
import { findSetAside } from './set-asides.queries.ts'
import { readBalance } from './set-aside-balance.ts'
import type { SetasideDeps } from './setaside.deps.ts'

/** Records posted transactions of set-asides, each once. Order and repetition do not matter. */
export const recordPosted = async (
  deps: Pick<SetasideDeps, 'account' | 'customer' | 'plan' | 'queue'>,
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
  await deps.account.recordMoved(
    tx,
    added.map(({ customerId }) => customerId),
  )
  const credits = added.filter(({ amountCents }) => amountCents > 0)
  const credited = [...new Set(credits.map(({ customerId }) => customerId))]
  await watchLate(deps, tx, credited)
  await lookAtArrived(deps, tx, credited)
}

/** Completes our copy since `from`, and remembers the balance. Returns what is posted. Throws PartnerError. */
export const reconcileSetAside = async (
  deps: SetasideDeps,
  customerId: number,
  from: CalendarDate,
): Promise<Cents | undefined> => {
  const { database, processor, clock } = deps
  const row = await findSetAside(database.db, customerId)
  if (!row?.prn) return undefined
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
  return (await readBalance(deps, row)).postedCents
}

/** A set-aside that was opened, and what the processor has posted to it. */
export interface SetAsideBook {
  openedOn: CalendarDate
  /** Null while it is not closed. */
  closedOn: CalendarDate | null
  postedCents: Cents
}

/** Covers what was posted before the business clock was set back. */
const DAYS_BEFORE_OPENING = 366

/**
 * Completes our copy since `from`, or of all that was posted. Undefined for a customer without a set-aside. Throws
 * PartnerError.
 */
export const catchUpSetAside = async (
  deps: SetasideDeps,
  customerId: number,
  from?: CalendarDate,
): Promise<SetAsideBook | undefined> => {
  const row = await findSetAside(deps.database.db, customerId)
  if (!row?.openedAt) return undefined
  const { openedAt, closedAt } = row
  const openedOn = bankingDayOf(openedAt)
  const beginning = addDays(openedOn, -DAYS_BEFORE_OPENING)
  const postedCents = await reconcileSetAside(deps, customerId, from ?? beginning)
  if (postedCents === undefined) return undefined
  return { openedOn, closedOn: closedAt && bankingDayOf(closedAt), postedCents }
}
