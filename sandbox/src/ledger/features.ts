/** Account features that the bank turns on and off, by the processor's feature numbers. */
import type { Db } from '@yoursuccess/database/database'
import { and, eq } from 'drizzle-orm'
import { type Account, features } from './tables.ts'

export const FEATURES = {
  earlyAccess: 7,
  fraudRulesOff: 14,
  /** Not the processor's but ours (docs/partners/refund-checks.md): no more deposits, no more spending. */
  noDeposits: 90,
  noSpending: 91,
} as const

/** Whether the feature is on at `now`. A start and an end are optional. */
export const isFeatureOn = async (db: Db, account: Account, feature: keyof typeof FEATURES, now: Date) => {
  const [found] = await db
    .select()
    .from(features)
    .where(and(eq(features.accountId, account.id), eq(features.feature, FEATURES[feature])))
  return (
    found?.value === 'Y' &&
    (!found.startsAt || found.startsAt <= now) &&
    (!found.endsAt || found.endsAt > now)
  )
}
