import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import type { VerificationStatus } from '@yoursuccess/contract/funding/ach-accounts'
import type { Db } from '@yoursuccess/database/database'
import { achAccounts } from './funding.tables.ts'

export type AchAccountRow = typeof achAccounts.$inferSelect

const isOwn = (customerId: number) =>
  and(eq(achAccounts.customerId, customerId), isNull(achAccounts.removedAt))

export interface AccountsPage {
  limit: number
  offset: number
  sortBy: 'name' | 'verified' | undefined
  isDescending: boolean
}

const SORT = {
  name: sql`lower(${achAccounts.name})`,
  verified: sql`(${achAccounts.verificationStatus} = 'verified')`,
}

export const listAchAccounts = (db: Db, customerId: number, page: AccountsPage): Promise<AchAccountRow[]> => {
  const by = page.sortBy ? SORT[page.sortBy] : achAccounts.id
  return db
    .select()
    .from(achAccounts)
    .where(isOwn(customerId))
    .orderBy(page.isDescending ? desc(by) : asc(by), asc(achAccounts.id))
    .limit(page.limit)
    .offset(page.offset)
}

/** All linked accounts that were not removed. */
export const listLinkedAccounts = (db: Db, customerId: number): Promise<AchAccountRow[]> =>
  db.select().from(achAccounts).where(isOwn(customerId)).orderBy(asc(achAccounts.id))

export const countAchAccounts = async (db: Db, customerId: number): Promise<number> => {
  const [row] = await db.select({ count: count() }).from(achAccounts).where(isOwn(customerId))
  return row?.count ?? 0
}

export const findAchAccount = async (db: Db, customerId: number, id: number) => {
  const [row] = await db
    .select()
    .from(achAccounts)
    .where(and(isOwn(customerId), eq(achAccounts.id, id)))
  return row
}

/** Includes removed accounts, because recurring transfers and transfers still refer to them. */
export const findAnyAchAccount = async (db: Db, customerId: number, id: number) => {
  const [row] = await db
    .select()
    .from(achAccounts)
    .where(and(eq(achAccounts.customerId, customerId), eq(achAccounts.id, id)))
  return row
}

export const findLinkedAccount = async (db: Db, customerId: number, linkAccountRef: string) => {
  const [row] = await db
    .select()
    .from(achAccounts)
    .where(and(isOwn(customerId), eq(achAccounts.linkAccountRef, linkAccountRef)))
  return row
}

/** Locks the accounts of these items, always in the same order. */
export const lockAccountsOfItems = (tx: Db, linkItemRefs: readonly string[]): Promise<AchAccountRow[]> =>
  tx
    .select()
    .from(achAccounts)
    .where(and(inArray(achAccounts.linkItemRef, [...linkItemRefs]), isNull(achAccounts.removedAt)))
    .orderBy(asc(achAccounts.id))
    .for('update')

const WAITING = ['pending_manual_verification', 'pending_automatic_verification'] as const

export const waitsForProof = ({ verificationStatus }: Pick<AchAccountRow, 'verificationStatus'>): boolean =>
  WAITING.some((status) => status === verificationStatus)

/**
 * One page of accounts of all customers, ordered by id, that are waiting for verification or whose name lacks
 * the bank. An account with a missing bank name is left out while the customer must link it again.
 */
export const listAccountsToCheck = (db: Db, afterId: number, limit: number): Promise<AchAccountRow[]> =>
  db
    .select()
    .from(achAccounts)
    .where(
      and(
        or(
          inArray(achAccounts.verificationStatus, WAITING),
          and(achAccounts.lacksBankName, ne(achAccounts.verificationStatus, 'relink_required')),
        ),
        isNull(achAccounts.removedAt),
        isNotNull(achAccounts.linkTokenSealed),
        gt(achAccounts.id, afterId),
      ),
    )
    .orderBy(asc(achAccounts.id))
    .limit(limit)

export const insertAchAccount = async (db: Db, account: typeof achAccounts.$inferInsert) => {
  const [row] = await db.insert(achAccounts).values(account).returning()
  if (!row) throw new Error('a linked account was not stored')
  return row
}

export const updateAchAccount = async (
  db: Db,
  customerId: number,
  id: number,
  change: Partial<
    Pick<
      AchAccountRow,
      'name' | 'lacksBankName' | 'linkItemRef' | 'linkTokenSealed' | 'processorRef' | 'removedAt'
    >
  > & { verificationStatus?: VerificationStatus },
): Promise<AchAccountRow | undefined> => {
  const [row] = await db
    .update(achAccounts)
    .set(change)
    .where(and(eq(achAccounts.customerId, customerId), eq(achAccounts.id, id)))
    .returning()
  return row
}
