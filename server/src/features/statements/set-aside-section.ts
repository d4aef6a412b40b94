/** The second section of a statement: opening balance, moves and closing balance of the set-aside (SETA-06). */
import { add, sum, ZERO } from '@yoursuccess/contract/core/money'
import type { Db } from '@yoursuccess/database/database'
import type { SetAsideBook } from '../setaside/setaside.service.ts'
import { findLastSection, type NewSection } from './set-aside-sections.queries.ts'
import type { StatementsDeps } from './statements.deps.ts'
import { type Entry, hadSetAside, movesAgree, type Period } from './statements.rules.ts'

interface StatementMonth {
  customerId: number
  period: Period
  /** The entries of the first section. */
  entries: readonly Entry[]
  /** The set-aside at the processor. Undefined for a customer without one. */
  setAsideBook: SetAsideBook | undefined
}

/**
 * Undefined for a month without a set-aside. `incomplete` if our transactions do not add up to the processor's balance,
 * or the two sections differ in a move of the month.
 */
export const readSection = async (
  { setAside }: Pick<StatementsDeps, 'setAside'>,
  tx: Db,
  { customerId, period, entries: mainEntries, setAsideBook }: StatementMonth,
): Promise<NewSection | undefined | 'incomplete'> => {
  if (!setAsideBook) return undefined
  const previous = await findLastSection(tx, customerId)
  const { entries, totalCents, lastId } = await setAside.readMonth(tx, customerId, {
    ...period,
    lastTransactionId: previous?.lastTransactionId ?? 0,
  })
  if (totalCents !== setAsideBook.postedCents || !movesAgree(period, mainEntries, entries))
    return 'incomplete'
  const openingCents = previous?.closingCents ?? ZERO
  if (!hadSetAside(period, setAsideBook, { openingCents, entries: entries.length })) return undefined
  return {
    openingCents,
    closingCents: add(openingCents, sum(entries.map(({ amountCents }) => amountCents))),
    lastTransactionId: lastId,
    entries,
  }
}
