/** getCard, getAccountCards and modifyStatus. */
import {
  type Cents,
  formatAmount,
  negate,
  parseAmount,
  subtract,
  ZERO,
} from '@yoursuccess/contract/core/money'
import type { Db } from '@yoursuccess/database/database'
import { eq } from 'drizzle-orm'
import * as z from 'zod'
import type { Posted } from '../ledger/book.ts'
import { cardInHand, isFrozen, issueCard, listCards } from '../ledger/customers.ts'
import { type Account, accounts, type Card, type CardStatus, cards } from '../ledger/tables.ts'
import { recordEvents } from '../webhooks/outbox.ts'
import type { World } from '../world.ts'
import { later, mountainStamp, parseMountain } from '../zones.ts'
import { accountNo, onlyAccount, readCall, writeCall } from './call.ts'
import { CallRefused, unknownAccount } from './envelope.ts'
import { cardEvent } from './events.ts'
import { postAndReport } from './post-and-report.ts'

/** The newest card of an account. */
export const getCard = readCall('getCard', onlyAccount, async (db, account, _given, { clock }) =>
  payloadOf(account, currentCard(await listCards(db, account)), clock.now()),
)

/** All cards of an account, newest first. */
export const getAccountCards = readCall(
  'getAccountCards',
  onlyAccount,
  async (db, account, _given, { clock }) => ({
    cards: (await listCards(db, account)).map((card) => payloadOf(account, card, clock.now())),
  }),
)

const change = z.object({
  accountNo,
  type: z.coerce.number().int(),
  startDate: z.string().optional(),
  endDate: z.string().optional(),
  /** Fee for a replacement, a parameter of our own. Posted in the transaction that issues the new card. */
  feeAmount: z
    .string()
    .regex(/^\d{1,4}\.\d{2}$/)
    .optional(),
})
type Change = z.output<typeof change>

interface Subject {
  tx: Db
  account: Account
  /** Newest first. None for an account without a card. */
  all: Card[]
  given: Change
  world: World
}

/** Changes a card or the account, as the documented `type` says. A freeze without an end lasts 24 hours. */
export const modifyStatus = writeCall('modifyStatus', change, async (tx, account, given, world) => {
  const subject = { tx, account, all: await listCards(tx, account), given, world }
  const step = STEPS[given.type]
  if (!step) throw new CallRefused('413-04', 'Unknown status type')
  return (await step(subject)) ?? {}
})

const STEPS: Record<number, (subject: Subject) => Promise<object | void>> = {
  2: (subject) => setAccountStatus(subject, 'C'),
  3: (subject) => replace(subject, 'L'),
  4: (subject) => replace(subject, 'S'),
  5: (subject) => setCardStatus(subject, 'C'),
  7: (subject) => setCardStatus(subject, 'N'),
  8: (subject) => setCardStatus(subject, 'L'),
  9: (subject) => setCardStatus(subject, 'S'),
  11: (subject) => setAccountStatus(subject, 'N'),
  13: async (subject) => {
    await setAccountStatus(subject, 'C')
    if (subject.all.length > 0) await endAll(subject, 'C')
  },
  17: (subject) => freeze(subject),
  18: (subject) => unfreeze(subject),
  19: (subject) => replaceDamaged(subject),
  21: (subject) => setCardStatus(subject, 'W'),
  22: (subject) => orderPlastic(subject),
  24: (subject) => setAccountStatus(subject, 'K'),
}

/** A closed account never gets another status. */
const setAccountStatus = async ({ tx, account }: Subject, status: Account['status']): Promise<void> => {
  if (account.status === status || account.status === 'C') throw alreadySo()
  await tx.update(accounts).set({ status }).where(eq(accounts.id, account.id))
}

/** Lost, stolen, replaced and closed cards never become active again. */
const setCardStatus = async ({ tx, account, all, world }: Subject, status: CardStatus): Promise<void> => {
  const card = currentCard(all)
  if (card.status === status || !['W', 'N'].includes(card.status)) throw alreadySo()
  await update(tx, account, { ...card, status }, 'status', world)
}

/** Orders the plastic of the card, which stays usable. Allowed once for each card. */
const orderPlastic = async ({ tx, account, all, world }: Subject): Promise<void> => {
  const card = currentCard(all)
  if (account.status !== 'N' || card.status !== 'N' || card.plasticOrderedAt) throw noPlastic()
  await tx.update(cards).set({ plasticOrderedAt: world.clock.now() }).where(eq(cards.id, card.id))
}

/**
 * Ends every card that is active or waits for activation. After a damaged card is replaced, the customer may
 * have one of each, and both may be stolen.
 */
const endAll = async ({ tx, account, all, world }: Subject, status: CardStatus): Promise<void> => {
  const open = all.filter((each) => ['W', 'N'].includes(each.status))
  if (open.length === 0) throw alreadySo()
  for (const card of open) await update(tx, account, { ...card, status }, 'status', world)
}

/** Ends the old cards, issues an active new one and posts the fee, all in one transaction. */
const replace = async (subject: Subject, status: CardStatus): Promise<object> => {
  await endAll(subject, status)
  return issue(subject, 'N')
}

/** The old card works until the customer activates the new one by setting its PIN. */
const replaceDamaged = async (subject: Subject): Promise<object> => {
  if (currentCard(subject.all).status !== 'N') throw alreadySo()
  return issue(subject, 'W')
}

const issue = async (subject: Subject, status: 'W' | 'N'): Promise<object> => {
  const { tx, account, given, world } = subject
  const now = world.clock.now()
  const card = await issueCard(tx, account, status, now)
  const fee = parseAmount(given.feeAmount ?? '0.00') ?? ZERO
  const posted = fee > 0 ? await chargeFee(subject, fee) : undefined
  await recordEvents(tx, world.clock, [cardEvent(account, card, 'status', now)])
  return {
    new_card_id: String(card.id),
    fee_amount: formatAmount(fee),
    fee_source_id: posted ? String(posted.id) : '',
  }
}

const chargeFee = async ({ tx, account, world }: Subject, fee: Cents): Promise<Posted> => {
  if (subtract(account.balanceCents, account.heldCents) < fee)
    throw new CallRefused('413-11', 'Insufficient funds for the fee')
  return postAndReport(tx, world.clock, account, {
    kind: 'fee',
    details: 'CARD REPLACEMENT FEE',
    amountCents: negate(fee),
    postedAt: world.clock.now(),
  })
}

const freeze = async ({ tx, account, all, given, world }: Subject): Promise<void> => {
  const now = world.clock.now()
  const card = inHand(all)
  if (isFrozen(card, now) || !['W', 'N'].includes(card.status)) throw alreadySo()
  const until = (given.endDate && parseMountain(given.endDate)) || later(now, { hours: 24 })
  await update(tx, account, { ...card, frozenUntil: until }, 'frozen', world)
}

const unfreeze = async ({ tx, account, all, world }: Subject): Promise<void> => {
  const card = inHand(all)
  if (!isFrozen(card, world.clock.now())) throw alreadySo()
  await update(tx, account, { ...card, frozenUntil: null }, 'unfrozen', world)
}

const update = async (
  tx: Db,
  account: Account,
  card: Card,
  what: 'status' | 'frozen' | 'unfrozen',
  { clock }: World,
) => {
  await tx
    .update(cards)
    .set({ status: card.status, frozenUntil: card.frozenUntil })
    .where(eq(cards.id, card.id))
  await recordEvents(tx, clock, [cardEvent(account, card, what, clock.now())])
}

const alreadySo = () =>
  new CallRefused(
    '413-10',
    'Account/Card already in requested status or cannot be changed to requested status',
  )

const noPlastic = () => new CallRefused('413-15', 'Unable to change status to set to emboss')

/** The newest card. */
const currentCard = (all: Card[]): Card => {
  const [newest] = all
  if (!newest) throw unknownAccount()
  return newest
}

const inHand = (all: Card[]): Card => {
  const card = cardInHand(all)
  if (!card) throw unknownAccount()
  return card
}

const payloadOf = (account: Account, card: Card, now: Date) => ({
  card_id: String(card.id),
  card_number: `XXXXXXXXXXXX${String(card.id).padStart(4, '0').slice(-4)}`,
  status: card.status,
  pmt_ref_no: account.prn,
  first_name: account.firstName,
  last_name: account.lastName,
  freeze_info: {
    status: isFrozen(card, now) ? 'frozen' : 'unfrozen',
    end_date: card.frozenUntil && mountainStamp(card.frozenUntil),
  },
  pin_set_ts: card.pinSetAt && mountainStamp(card.pinSetAt),
  embossed_cards: card.plasticOrderedAt ? [{ status: 'Y' }] : [],
})
