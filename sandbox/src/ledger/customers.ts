/** Customers' accounts and cards. */
import { randomUUID } from 'node:crypto'
import type { Db } from '@yoursuccess/database/database'
import { and, asc, desc, eq, ne } from 'drizzle-orm'
import { accounts, cards, type Account, type Address, type Card } from './tables.ts'

export interface NewCustomer {
  firstName: string
  lastName: string
  email: string
  phone: string
  address: Partial<Address>
  /** Where cards are mailed, if not to `address`. */
  shipTo?: Partial<Address>
}

/** Opens a customer's first account, with an active card. */
export const openAccount = async (
  tx: Db,
  customer: NewCustomer,
  now: Date,
): Promise<{ account: Account; card: Card }> => {
  const account = await insertAccount(tx, { ...customer, openedAt: now })
  return { account, card: await issueCard(tx, account, 'N', now) }
}

/** Opens a second account for the holder of `primary`, without a card. */
export const addAccount = (
  tx: Db,
  { id, firstName, lastName, email, phone, address, shipTo }: Account,
  productId: string,
  now: Date,
): Promise<Account> =>
  insertAccount(tx, {
    firstName,
    lastName,
    email,
    phone,
    address,
    shipTo,
    primaryId: id,
    productId,
    openedAt: now,
  })

/** Whether the holder of `primary` has an account of this product that is not closed. */
export const hasProduct = async (db: Db, primary: Account, productId: string): Promise<boolean> => {
  const found = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(
      and(eq(accounts.primaryId, primary.id), eq(accounts.productId, productId), ne(accounts.status, 'C')),
    )
  return found.length > 0
}

/**
 * The reference number is derived from the row's id, so every new sandbox gives out the same numbers in the
 * same order.
 */
const insertAccount = async (
  tx: Db,
  values: Omit<typeof accounts.$inferInsert, 'kind' | 'prn'>,
): Promise<Account> => {
  const [opened] = await tx
    .insert(accounts)
    .values({ kind: 'customer', prn: randomUUID(), ...values })
    .returning({ id: accounts.id })
  if (!opened) throw new Error('an account was not opened')
  const [account] = await tx
    .update(accounts)
    .set({ prn: prnOf(opened.id) })
    .where(eq(accounts.id, opened.id))
    .returning()
  if (!account) throw new Error('an account was not opened')
  return account
}

export const issueCard = async (tx: Db, account: Account, status: 'W' | 'N', now: Date): Promise<Card> => {
  const [card] = await tx.insert(cards).values({ accountId: account.id, status, issuedAt: now }).returning()
  if (!card) throw new Error('a card was not issued')
  return card
}

export const findAccount = async (db: Db, prn: string): Promise<Account | undefined> => {
  const [account] = await db
    .select()
    .from(accounts)
    .where(and(eq(accounts.prn, prn), eq(accounts.kind, 'customer')))
  return account
}

export const listAccounts = (db: Db): Promise<Account[]> =>
  db.select().from(accounts).where(eq(accounts.kind, 'customer')).orderBy(asc(accounts.id)).limit(1000)

/** Newest first. */
export const listCards = (db: Db, account: Account): Promise<Card[]> =>
  db.select().from(cards).where(eq(cards.accountId, account.id)).orderBy(desc(cards.id)).limit(100)

/**
 * The card that the customer uses: the newest active one, otherwise the newest one in any status. Expects the
 * newest card first.
 */
export const cardInHand = (all: readonly Card[]): Card | undefined =>
  all.find(({ status }) => status === 'N') ?? all[0]

export const isFrozen = (card: Card, now: Date): boolean =>
  card.frozenUntil !== null && card.frozenUntil > now

/** The card's status as a word, for the console and for tests. */
export const cardStatusOf = (card: Card | undefined, now: Date): string =>
  !card
    ? 'none'
    : isFrozen(card, now)
      ? 'frozen'
      : { W: 'issued', N: 'active', L: 'lost', S: 'stolen', C: 'closed', R: 'replaced' }[card.status]

/** Twelve digits, like the processor's payment reference numbers. */
const prnOf = (id: number): string => `2790${String(id).padStart(8, '0')}`
