/** Purchases at the shops, and their cash back through the ledger. */
import { negate, type Cents } from '@yoursuccess/contract/core/money'
import type { Db } from '@yoursuccess/database/database'
import { and, asc, desc, eq, lte } from 'drizzle-orm'
import { postedEvent } from '../galileo/events.ts'
import { currentAccount, type Entry, lockAccount, post } from '../ledger/book.ts'
import { type Account, accounts } from '../ledger/tables.ts'
import { recordEvents } from '../webhooks/outbox.ts'
import { Refusal, type World } from '../world.ts'
import { later } from '../zones.ts'
import { cashBackOf, type Offer, offerOf } from './offers.rules.ts'
import { type Purchase, rewardPurchases } from './tables.ts'

/** Days that a shop waits for returned goods before it pays. */
export const CASH_BACK_DAYS = 30

/**
 * A shop reports a purchase. The same reference is one purchase, however often it is reported. Throws Refusal
 * 422 when there would be no cash back.
 */
export const buy = async (
  { database, clock }: World,
  account: Account,
  { offer, amountCents, reference }: { offer: Offer; amountCents: Cents; reference: string },
): Promise<void> => {
  const cashBackCents = cashBackOf(offer, amountCents)
  if (cashBackCents === 0) throw new Refusal(422, 'amount: is too little for any cash back')
  await database.db
    .insert(rewardPurchases)
    .values({
      accountId: account.id,
      reference,
      offer: offer.slug,
      amountCents,
      cashBackCents,
      state: 'pending',
      boughtAt: clock.now(),
      dueAt: later(clock.now(), { days: CASH_BACK_DAYS }),
    })
    .onConflictDoNothing({ target: [rewardPurchases.accountId, rewardPurchases.reference] })
}

/** Newest first. */
export const listPurchases = ({ database }: World, account: Account): Promise<Purchase[]> =>
  database.db
    .select()
    .from(rewardPurchases)
    .where(eq(rewardPurchases.accountId, account.id))
    .orderBy(desc(rewardPurchases.id))
    .limit(100)

/**
 * The goods are returned to the shop: unpaid cash back is cancelled, and paid cash back is taken back. Throws
 * Refusal 404 and 409.
 */
export const returnGoods = async (world: World, { prn }: Account, id: number): Promise<void> => {
  const { database, clock, webhooks } = world
  await database.transaction(async (tx) => {
    const { account, purchase } = await lock(tx, prn, id)
    switch (purchase.state) {
      case 'pending':
        await update(tx, id, { state: 'returned', dueAt: null })
        return
      case 'paid': {
        const takenBackMovementId = await move(tx, world, account, {
          kind: 'cash_back_reversal',
          details: shopOf(purchase),
          amountCents: negate(purchase.cashBackCents),
          postedAt: clock.now(),
          ...(purchase.movementId !== null && { reversesId: purchase.movementId }),
        })
        await update(tx, id, { state: 'taken_back', takenBackMovementId })
        return
      }
      default:
        throw new Refusal(409, 'These goods are not to be returned any more.')
    }
  })
  webhooks.kick()
}

/**
 * Pays cash back that is due by the business clock, in the order of its times. A closed account gets nothing.
 */
export const runRewards = async (world: World): Promise<void> => {
  const { database, clock } = world
  const due = await database.db
    .select({ id: rewardPurchases.id, prn: accounts.prn })
    .from(rewardPurchases)
    .innerJoin(accounts, eq(accounts.id, rewardPurchases.accountId))
    .where(lte(rewardPurchases.dueAt, clock.now()))
    .orderBy(asc(rewardPurchases.dueAt), asc(rewardPurchases.id))
  for (const { id, prn } of due) await database.transaction((tx) => pay(tx, world, prn, id))
}

const pay = async (tx: Db, world: World, prn: string, id: number): Promise<void> => {
  const { account, purchase } = await lock(tx, prn, id)
  if (purchase.state !== 'pending' || !purchase.dueAt || purchase.dueAt > world.clock.now()) return
  if (account.status !== 'N') return update(tx, id, { state: 'lapsed', dueAt: null })
  const movementId = await move(tx, world, account, {
    kind: 'cash_back',
    details: shopOf(purchase),
    amountCents: purchase.cashBackCents,
    postedAt: purchase.dueAt,
  })
  return update(tx, id, { state: 'paid', dueAt: null, movementId })
}

/** Posts one movement, and records its webhook to the bank. */
const move = async (tx: Db, { clock }: World, account: Account, entry: Entry): Promise<number> => {
  const posted = await post(tx, account, entry)
  await recordEvents(tx, clock, [postedEvent(await currentAccount(tx, account.id), posted)])
  return posted.id
}

/** Locks the account first, like all other code. */
const lock = async (tx: Db, prn: string, id: number): Promise<{ account: Account; purchase: Purchase }> => {
  const account = await lockAccount(tx, prn)
  const [purchase] = account
    ? await tx
        .select()
        .from(rewardPurchases)
        .where(and(eq(rewardPurchases.id, id), eq(rewardPurchases.accountId, account.id)))
        .for('update')
    : []
  if (!account || !purchase) throw new Refusal(404, 'There is no purchase of this number.')
  return { account, purchase }
}

const update = async (tx: Db, id: number, change: Partial<Purchase>): Promise<void> => {
  await tx.update(rewardPurchases).set(change).where(eq(rewardPurchases.id, id))
}

const shopOf = ({ offer }: Purchase): string => (offerOf(offer)?.shop ?? offer).toUpperCase()
