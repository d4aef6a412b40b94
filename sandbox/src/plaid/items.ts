/** Items (each is one login at another bank), their accounts, and the tokens that identify them. */
import { createHash, randomUUID } from 'node:crypto'
import { addBankingDays } from '@yoursuccess/contract/core/banking-days'
import { addDays } from '@yoursuccess/contract/core/calendar-date'
import type { Db } from '@yoursuccess/database/database'
import { asc, eq } from 'drizzle-orm'
import { bankingDayOf, morningOf } from '../zones.ts'
import type { World } from '../world.ts'
import type { NewLinkAccount } from './banks.rules.ts'
import { type LinkAccount, linkAccounts, type LinkItem, linkItems, linkPublicTokens } from './tables.ts'

const PUBLIC_TOKEN_MINUTES = 30
const EXPIRES_AFTER_DAYS = 7

export interface NewItem {
  institutionId: string | undefined
  webhook: string | null
  accounts: readonly NewLinkAccount[]
  /** True if automatic micro-deposits never arrive, so that the verification expires. */
  isLost?: boolean | undefined
}

export const createItem = async (tx: Db, world: World, given: NewItem): Promise<LinkItem> => {
  const [made] = await tx
    .insert(linkItems)
    .values({
      itemId: randomUUID(),
      accessToken: randomUUID(),
      institutionId: given.institutionId ?? null,
      webhook: given.webhook,
      createdAt: world.clock.now(),
    })
    .returning()
  if (!made) throw new Error('an item was not created')
  // Ids are derived from the row's id, so every new sandbox gives out the same ones in the same order.
  const [item] = await tx
    .update(linkItems)
    .set({ itemId: tokenOf('item', made.id), accessToken: `access-sandbox-${tokenOf('access', made.id)}` })
    .where(eq(linkItems.id, made.id))
    .returning()
  if (!item) throw new Error('an item was not created')
  for (const [index, account] of given.accounts.entries())
    await tx.insert(linkAccounts).values({
      ...account,
      itemId: item.id,
      accountId: tokenOf(`account ${index}`, item.id),
      ...depositsOf(account, world, given.isLost ?? false),
    })
  return item
}

/** When micro-deposits arrive, and the status that the account changes to by itself. */
const depositsOf = ({ verificationStatus }: NewLinkAccount, { clock }: World, isLost: boolean) => {
  const today = bankingDayOf(clock.now())
  const arrivesAt = morningOf(addBankingDays(today, 1))
  if (verificationStatus === 'pending_manual_verification') return { arrivesAt }
  if (verificationStatus !== 'pending_automatic_verification') return {}
  return isLost
    ? { becomes: 'verification_expired' as const, dueAt: morningOf(addDays(today, EXPIRES_AFTER_DAYS)) }
    : { arrivesAt, becomes: 'automatically_verified' as const, dueAt: arrivesAt }
}

export const createPublicToken = async (tx: Db, { clock }: World, item: LinkItem): Promise<string> => {
  const token = `public-sandbox-${randomUUID()}`
  const expiresAt = new Date(clock.realNow().getTime() + PUBLIC_TOKEN_MINUTES * 60_000)
  await tx.insert(linkPublicTokens).values({ token, itemId: item.id, expiresAt })
  return token
}

export const findItem = async (db: Db, accessToken: string): Promise<LinkItem | undefined> => {
  const [item] = await db.select().from(linkItems).where(eq(linkItems.accessToken, accessToken))
  return item
}

export const listAccountsOf = (db: Db, item: Pick<LinkItem, 'id'>): Promise<LinkAccount[]> =>
  db.select().from(linkAccounts).where(eq(linkAccounts.itemId, item.id)).orderBy(asc(linkAccounts.id))

export const maskOf = ({ account }: Pick<LinkAccount, 'account'>): string => account.slice(-4)

const tokenOf = (kind: string, id: number): string =>
  createHash('sha256').update(`${kind} ${id}`).digest('base64url').replace(/[-_]/g, 'x').slice(0, 37)
