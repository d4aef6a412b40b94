/**
 * The ledger. Only this file writes movements. Every movement has two legs: one on the customer's account,
 * and the opposite one on the account of the outside world or, for a transfer, on another account.
 */
import { negate, type Cents } from '@yoursuccess/contract/core/money'
import type { Db } from '@yoursuccess/database/database'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { accounts, movements, postings, type Account, type MovementKind } from './tables.ts'

export interface Entry {
  kind: MovementKind
  details: string
  /** Positive for a credit, negative for a debit, never zero. */
  amountCents: Cents
  postedAt: Date
  authorizationId?: number
  reversesId?: number
}

/** A posted entry, with the id of its movement. */
export interface Posted extends Entry {
  id: number
}

/** Movements per INSERT statement. */
const CHUNK = 500

/**
 * Locks a customer's account for the rest of the transaction. All code that posts or holds money calls this
 * first, which rules out deadlocks. Returns undefined for an unknown account.
 */
export const lockAccount = async (tx: Db, prn: string): Promise<Account | undefined> => {
  const [account] = await tx
    .select()
    .from(accounts)
    .where(and(eq(accounts.prn, prn), eq(accounts.kind, 'customer')))
    .for('update')
  return account
}

/**
 * Locks several customers' accounts, always in the same order, which rules out deadlocks. Returns those that
 * exist.
 */
export const lockAccounts = (tx: Db, prns: readonly string[]): Promise<Account[]> =>
  tx
    .select()
    .from(accounts)
    .where(and(inArray(accounts.prn, prns), eq(accounts.kind, 'customer')))
    .orderBy(asc(accounts.id))
    .for('update')

/** Posts one movement on a locked account. A database trigger updates the balances. */
export const post = async (tx: Db, account: Account, entry: Entry): Promise<Posted> => {
  const [posted] = await postAll(tx, account, [entry])
  if (!posted) throw new Error('a movement was not posted')
  return posted
}

/** Posts many movements on a locked account, in order. */
export const postAll = async (tx: Db, account: Account, entries: readonly Entry[]): Promise<Posted[]> =>
  postBetween(tx, account.id, await outsideAccount(tx), entries)

/**
 * Moves `amountCents` (positive) from one locked account to another as one movement. Returns it as each of
 * the two accounts sees it.
 */
export const postTransfer = async (
  tx: Db,
  { from, to }: { from: Account; to: Account },
  { details, amountCents, postedAt }: Pick<Entry, 'details' | 'amountCents' | 'postedAt'>,
): Promise<{ sent: Posted; received: Posted }> => {
  const entry: Entry = { kind: 'own_transfer', details, amountCents: negate(amountCents), postedAt }
  const [sent] = await postBetween(tx, from.id, to.id, [entry])
  if (!sent) throw new Error('a transfer was not posted')
  return { sent, received: { ...sent, amountCents } }
}

/** The entries' amounts are those of `accountId`; `otherId` gets the opposite ones. */
const postBetween = async (
  tx: Db,
  accountId: number,
  otherId: number,
  entries: readonly Entry[],
): Promise<Posted[]> => {
  const all: Posted[] = []
  for (let start = 0; start < entries.length; start += CHUNK) {
    const chunk = entries.slice(start, start + CHUNK).map(onWholeSeconds)
    const rows = await tx
      .insert(movements)
      .values(
        chunk.map(({ kind, details, postedAt, authorizationId, reversesId }) => ({
          kind,
          details,
          postedAt,
          authorizationId,
          reversesId,
        })),
      )
      .returning({ id: movements.id })
    const posted = chunk.map((entry, index) => ({ ...entry, id: idAt(rows, index) }))
    await tx.insert(postings).values(posted.flatMap((each) => legs(each, accountId, otherId)))
    all.push(...posted)
  }
  return all
}

/** Reads the account again, with its balance and holds as of this transaction. */
export const currentAccount = async (db: Db, accountId: number): Promise<Account> => {
  const [account] = await db.select().from(accounts).where(eq(accounts.id, accountId))
  if (!account) throw new Error('the account is no longer in the ledger')
  return account
}

/**
 * Holds the amount and returns true, or returns false if less is available. One statement checks and writes.
 */
export const holdIfAvailable = async (tx: Db, accountId: number, amount: Cents): Promise<boolean> => {
  const held = await tx
    .update(accounts)
    .set({ heldCents: sql`${accounts.heldCents} + ${amount}` })
    .where(
      and(eq(accounts.id, accountId), sql`${accounts.balanceCents} - ${accounts.heldCents} >= ${amount}`),
    )
    .returning({ id: accounts.id })
  return held.length === 1
}

export const releaseHold = async (tx: Db, accountId: number, amount: Cents): Promise<void> => {
  await tx
    .update(accounts)
    .set({ heldCents: sql`${accounts.heldCents} - ${amount}` })
    .where(eq(accounts.id, accountId))
}

/** Cuts the time to whole seconds, as in the wire format, so that history and events agree. */
const onWholeSeconds = (entry: Entry): Entry => ({
  ...entry,
  postedAt: new Date(Math.floor(entry.postedAt.getTime() / 1000) * 1000),
})

const legs = (entry: Posted, accountId: number, otherId: number) => [
  { movementId: entry.id, accountId, amountCents: entry.amountCents, postedAt: entry.postedAt },
  {
    movementId: entry.id,
    accountId: otherId,
    amountCents: negate(entry.amountCents),
    postedAt: entry.postedAt,
  },
]

const outsideAccount = async (tx: Db): Promise<number> => {
  const [row] = await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.prn, 'network'))
  if (!row) throw new Error('the ledger has no outside account: the migrations did not run')
  return row.id
}

const idAt = (rows: readonly { id: number }[], index: number): number => {
  const row = rows[index]
  if (!row) throw new Error('a movement was not posted')
  return row.id
}
