/**
 * Sign-on of visitors: a link signs a customer on once, and a cookie identifies the visit. Only hashes of
 * both tokens are stored.
 */
import { createHash, randomBytes } from 'node:crypto'
import type { Db } from '@yoursuccess/database/database'
import { and, eq, gt, isNull } from 'drizzle-orm'
import { type Account, accounts } from '../ledger/tables.ts'
import type { World } from '../world.ts'
import { rewardLinks, rewardVisits } from './tables.ts'

const LINK_SECONDS = 60
export const VISIT_SECONDS = 1800

/** Creates a token for a link, and returns it with its expiry (machine time). */
export const createLink = async (
  db: Db,
  { clock }: World,
  account: Account,
  path: string,
): Promise<{ token: string; expiresAt: Date }> => {
  const token = newToken()
  const expiresAt = secondsAfter(clock.realNow(), LINK_SECONDS)
  await db.insert(rewardLinks).values({ tokenHash: hashOf(token), accountId: account.id, path, expiresAt })
  return { token, expiresAt }
}

/**
 * Starts a visit with the token of a link. Returns undefined if the link was used, has expired or is unknown.
 * Of two concurrent attempts, one succeeds.
 */
export const enter = async (
  { database, clock }: World,
  token: string,
): Promise<{ visit: string; path: string } | undefined> =>
  database.transaction(async (tx) => {
    const now = clock.realNow()
    const [link] = await tx
      .update(rewardLinks)
      .set({ usedAt: now })
      .where(
        and(
          eq(rewardLinks.tokenHash, hashOf(token)),
          isNull(rewardLinks.usedAt),
          gt(rewardLinks.expiresAt, now),
        ),
      )
      .returning()
    if (!link) return undefined
    const visit = newToken()
    await tx.insert(rewardVisits).values({
      tokenHash: hashOf(visit),
      accountId: link.accountId,
      expiresAt: secondsAfter(now, VISIT_SECONDS),
    })
    return { visit, path: link.path }
  })

/** The account of the visit that a cookie names, if the visit has not expired. */
export const findVisitor = async ({ database, clock }: World, visit: string | undefined) => {
  if (visit === undefined) return undefined
  const [found] = await database.db
    .select({ account: accounts })
    .from(rewardVisits)
    .innerJoin(accounts, eq(accounts.id, rewardVisits.accountId))
    .where(and(eq(rewardVisits.tokenHash, hashOf(visit)), gt(rewardVisits.expiresAt, clock.realNow())))
  return found?.account
}

const newToken = () => randomBytes(32).toString('base64url')
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')
const secondsAfter = (instant: Date, seconds: number) => new Date(instant.getTime() + seconds * 1000)
