/** Authorizes the purchases that merchants request. */
import type { Db } from '@yoursuccess/database/database'
import { eq } from 'drizzle-orm'
import { authorizedEvent, cardEvent, deniedEvent } from '../events.ts'
import { postAndReport } from '../post-and-report.ts'
import { APPROVED, DECLINES, type Decline } from '../words.ts'
import { currentAccount, holdIfAvailable, lockAccount } from '../../ledger/book.ts'
import { cardInHand, isFrozen, listCards } from '../../ledger/customers.ts'
import { isFeatureOn } from '../../ledger/features.ts'
import { type Account, type Authorization, authorizations, type Card, cards } from '../../ledger/tables.ts'
import { recordEvents } from '../../webhooks/outbox.ts'
import { Refusal, type World } from '../../world.ts'
import { later } from '../../zones.ts'
import { type Attempt, type Course, courseOf, declineOf } from './purchase.rules.ts'
import { negate } from '@yoursuccess/contract/core/money'

const EXPIRES_AFTER_DAYS = 7

export interface Purchase extends Attempt {
  mcc: string
  /** An older card of the account that someone may still have; defaults to the current one. */
  cardId?: number | undefined
}

export type Answer = { approved: true; id: number } | { approved: false; id: number; reason: Decline }

/**
 * Approves the purchase and holds its amount, or declines it with a reason. Throws Refusal 404 for an unknown
 * account or card.
 */
export const authorize = async ({ database, clock, webhooks }: World, prn: string, purchase: Purchase) => {
  const answer = await database.transaction(async (tx): Promise<Answer> => {
    const now = clock.now()
    const account = await lockAccount(tx, prn)
    if (!account) throw new Refusal(404, 'There is no account of this number.')
    const card = cardUsed(await listCards(tx, account), purchase.cardId)
    const course = courseOf(purchase)
    if (course.isForced) return force(tx, { account, card, purchase, course, now, clock })

    const fraud =
      course.fraud && !(await isFeatureOn(tx, account, 'fraudRulesOff', now)) ? course.fraud : undefined
    const hasSpendingEnded = await isFeatureOn(tx, account, 'noSpending', now)
    const state = { isFrozen: isFrozen(card, now), country: purchase.country, fraud, hasSpendingEnded }
    const decline =
      declineOf(account, card, state) ??
      ((await holdIfAvailable(tx, account.id, course.holdCents)) ? undefined : 'insufficient_funds')

    const record = { account, card, purchase, course, now }
    if (!decline) {
      const authorization = await write(tx, record, { state: 'open', responseCode: APPROVED })
      await recordEvents(tx, clock, [authorizedEvent(await currentAccount(tx, account.id), authorization)])
      return { approved: true, id: authorization.id }
    }
    const isFraud = decline === 'fraud' && fraud !== undefined
    const denied = await write(tx, record, {
      state: 'denied',
      responseCode: DECLINES[decline],
      ...(isFraud ? { fraudResult: fraud } : {}),
    })
    await recordEvents(tx, clock, [deniedEvent(account, denied)])
    if (isFraud && fraud === 'FREEZE') {
      const frozenCard = { ...card, frozenUntil: later(now, { days: 7300 }) }
      await tx.update(cards).set({ frozenUntil: frozenCard.frozenUntil }).where(eq(cards.id, card.id))
      await recordEvents(tx, clock, [cardEvent(account, frozenCard, 'frozen', now)])
    }
    return { approved: false, id: denied.id, reason: decline }
  })
  webhooks.kick()
  return answer
}

interface Record {
  account: Account
  card: Card
  purchase: Purchase
  course: Course
  now: Date
}

const force = async (tx: Db, { clock, ...record }: Record & { clock: World['clock'] }): Promise<Answer> => {
  const { account, purchase, now } = record
  const authorization = await write(tx, record, { state: 'settled', responseCode: APPROVED, endedAt: now })
  await postAndReport(tx, clock, account, {
    kind: 'purchase',
    details: purchase.merchant,
    amountCents: negate(purchase.amountCents),
    postedAt: now,
    authorizationId: authorization.id,
  })
  return { approved: true, id: authorization.id }
}

const write = async (
  tx: Db,
  { account, card, purchase, course, now }: Record,
  outcome: Pick<Authorization, 'state' | 'responseCode'> &
    Partial<Pick<Authorization, 'fraudResult' | 'endedAt'>>,
): Promise<Authorization> => {
  const [written] = await tx
    .insert(authorizations)
    .values({
      accountId: account.id,
      cardId: card.id,
      merchant: purchase.merchant,
      mcc: purchase.mcc,
      country: purchase.country,
      amountCents: course.holdCents,
      settlesCents: course.settlesCents,
      settlesTimes: course.settlesTimes,
      authorizedAt: new Date(Math.floor(now.getTime() / 1000) * 1000),
      expiresAt: later(now, { days: EXPIRES_AFTER_DAYS }),
      ...outcome,
    })
    .returning()
  if (!written) throw new Error('an authorization was not written')
  return written
}

const cardUsed = (all: Card[], cardId: number | undefined): Card => {
  const card = cardId === undefined ? cardInHand(all) : all.find(({ id }) => id === cardId)
  if (!card) throw new Refusal(404, 'The account has no such card.')
  return card
}
