/** The features that are on for an account, by the processor's numbers. */
import type { Db } from '@yoursuccess/database/database'
import { and, eq } from 'drizzle-orm'
import { type Account, features } from './tables.ts'

export const FEATURES = {
  earlyAccess: 7,
  fraudRulesOff: 14,
  /** Our own two (docs/partners/refund-checks.md): no more deposits, no more spending. */
  noDeposits: 90,
  noSpending: 91,
} as const

/** True from the feature's start, if it has one, until its end. */
export const isFeatureOn = async (
  db: Db,
  account: Account,
  feature: keyof typeof FEATURES,
  now: Date,
): Promise<boolean> => {
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
