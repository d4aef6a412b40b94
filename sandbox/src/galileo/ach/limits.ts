/** Limits on pulls from other banks (docs/partners/ach.md). */
import { type Cents, cents } from '@yoursuccess/contract/core/money'
import type { Db } from '@yoursuccess/database/database'
import { and, eq, gte, inArray } from 'drizzle-orm'
import type { Account } from '../../ledger/tables.ts'
import { later } from '../../zones.ts'
import { achEntries } from './tables.ts'

export const MAX_ENTRY = cents(1_000_000)

const WINDOWS = [
  { days: 1, sum: cents(2_000_000), count: 10 },
  { days: 7, sum: cents(3_000_000) },
  { days: 30, sum: cents(6_000_000) },
] as const
/** An additional limit while an account is new. */
const RAMP = { youngerThanDays: 30, days: 7, sum: cents(1_000_000) } as const

export const exceedsLimits = async (tx: Db, account: Account, amount: Cents, now: Date): Promise<boolean> => {
  const isNew = account.openedAt > later(now, { days: -RAMP.youngerThanDays })
  const windows: readonly { days: number; sum: Cents; count?: number }[] = isNew
    ? [...WINDOWS, RAMP]
    : WINDOWS
  const before = await tx
    .select({ amountCents: achEntries.amountCents, createdAt: achEntries.createdAt })
    .from(achEntries)
    .where(
      and(
        eq(achEntries.accountId, account.id),
        eq(achEntries.direction, 'pull'),
        inArray(achEntries.status, ['N', 'P', 'S']),
        gte(achEntries.createdAt, later(now, { days: -30 })),
      ),
    )
  return windows.some(({ days, sum, count }) => {
    const since = later(now, { days: -days })
    const inWindow = before.filter(({ createdAt }) => createdAt > since)
    const total = inWindow.reduce((all, { amountCents }) => all + amountCents, 0)
    return total + amount > sum || (count !== undefined && inWindow.length >= count)
  })
}
