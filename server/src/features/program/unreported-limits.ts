/** Counts the account limits that the processor does not have yet. */
import { ENDINGS, type Ending } from '@yoursuccess/contract/core/access'
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { Database, Db } from '@yoursuccess/database/database'
import { limitStartOf } from './calendar.rules.ts'
import type { CalendarStore } from './calendar.ts'
import { countUnreportedLimits, listLimitsOf } from './program.queries.ts'

const PAGE = 500

/** The part of the account feature that this needs. */
export interface OpenAccounts {
  listOpenAccounts(db: Db, afterCustomerId: number, limit: number): Promise<{ customerId: number }[]>
}

/** A key that is equal for equal limits. */
export const nameOfLimit = (limit: { customerId: number; ending: Ending; startsOn: CalendarDate | null }) =>
  `${limit.customerId} ${limit.ending} ${limit.startsOn}`

/**
 * How many limits the processor does not have, recorded or not: an account without recorded limits counts
 * with both.
 */
export const countUnreported = async (
  { db }: Pick<Database, 'db'>,
  calendar: Pick<CalendarStore, 'current'>,
  accounts: OpenAccounts,
): Promise<number> => {
  const starts = ENDINGS.map((ending) => ({ ending, startsOn: limitStartOf(calendar.current(), ending) }))
  if (starts.every(({ startsOn }) => startsOn === null)) return countUnreportedLimits(db)
  let unreported = 0
  for (let after = 0; ; ) {
    const ids = (await accounts.listOpenAccounts(db, after, PAGE)).map(({ customerId }) => customerId)
    const last = ids.at(-1)
    if (last === undefined) return unreported
    const reported = new Set(
      (await listLimitsOf(db, ids)).filter(({ reportedAt }) => reportedAt).map(nameOfLimit),
    )
    for (const customerId of ids)
      unreported += starts.filter((start) => !reported.has(nameOfLimit({ customerId, ...start }))).length
    after = last
  }
}
