/** Purchases at the shops, and their cash back through the ledger. */
import { negate, type Cents } from '@yoursuccess/contract/core/money'
import type { Db } from '@yoursuccess/database/database'
import { and, asc, desc, eq, lte } from 'drizzle-orm'
import { postAndReport } from '../galileo/post-and-report.ts'
import { lockAccount } from '../ledger/book.ts'
import { type Account, accounts } from '../ledger/tables.ts'
import { Refusal, type World } from '../world.ts'
import { later } from '../zones.ts'
import { cashBackOf, type Offer, offerOf } from './offers.rules.ts'
import { type Purchase, rewardPurchases } from './tables.ts'

/** Days from a purchase until its cash back is paid. Goods that are returned earlier cancel it. */
export const CASH_BACK_DAYS = 30

/**
 * Records a purchase at a shop. A purchase with a known reference is not recorded again. Throws Refusal 422
 * if there would be no cash back.
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
 * Returns the goods to the shop: cancels unpaid cash back, and debits cash back that was paid. Throws Refusal
 * 404 for an unknown purchase, 409 if the goods cannot be returned.
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
        const { id: takenBackMovementId } = await postAndReport(tx, clock, account, {
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
 * Pays cash back that is due by the business clock, earliest due time first. An account that is not active
 * gets none.
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
  const { id: movementId } = await postAndReport(tx, world.clock, account, {
    kind: 'cash_back',
    details: shopOf(purchase),
    amountCents: purchase.cashBackCents,
    postedAt: purchase.dueAt,
  })
  return update(tx, id, { state: 'paid', dueAt: null, movementId })
}

/** Locks the account before the purchase, like all code that posts money. Throws Refusal 404. */
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
