/** The processor's own pages for the card: its picture, and the frame for its PIN. No number and no PIN reaches us. */
import { PartnerError } from '../../partners/partner-error.ts'
import { type CardDeps, refuse } from './card.deps.ts'
import { isInUse, isMailed } from './card.rules.ts'
import { findCurrentCard, findPinFrame, insertPinFrame, recordPinSet } from './card.queries.ts'
import { findPlasticOrder } from './plastic-orders.queries.ts'

const currentCard = async ({ database }: CardDeps, customerId: number) => {
  const card = await findCurrentCard(database.db, customerId)
  if (!card) throw refuse('card.none')
  return card
}

/** A card that can get a PIN. Throws `card.none`, `card.not_changeable`, and `card.not_mailed` for one that nobody can have in hand. */
const cardForPin = async (deps: CardDeps, customerId: number) => {
  const card = await currentCard(deps, customerId)
  if (!isInUse(card)) throw refuse('card.not_changeable')
  if (!isMailed(card, (await findPlasticOrder(deps.database.db, customerId)) !== undefined))
    throw refuse('card.not_mailed')
  return card
}

/** The processor's answer, or our refusal when it refuses. */
const askOr = async <Answer>(ask: () => Promise<Answer>, code: Parameters<typeof refuse>[0]) => {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof PartnerError && error.kind === 'refused') throw refuse(code)
    throw error
  }
}

/** Throws `card.none`, `card.no_image`. */
export const createImage = async (deps: CardDeps, customerId: number): Promise<{ url: string }> => {
  const { account, processor, database } = deps
  if (!isInUse(await currentCard(deps, customerId))) throw refuse('card.no_image')
  const prn = await account.getReference(database.db, customerId)
  return askOr(() => processor.createCardImage(prn), 'card.no_image')
}

/** Throws the refusals of `cardForPin`. */
export const openPinFrame = async (deps: CardDeps, customerId: number): Promise<{ url: string }> => {
  const { account, processor, database, clock } = deps
  const card = await cardForPin(deps, customerId)
  const prn = await account.getReference(database.db, customerId)
  const frame = await askOr(() => processor.createPinFrame(prn), 'card.not_changeable')
  await insertPinFrame(database.db, { customerId, cardId: card.id, openedAt: clock.realNow() })
  return frame
}

/** Throws the refusals of `cardForPin`, and `card.pin_not_set` when the processor saw no PIN in the frame (CARD-47). */
export const commitPin = async (deps: CardDeps, customerId: number): Promise<void> => {
  const { account, processor, database, clock } = deps
  const card = await cardForPin(deps, customerId)
  const frame = await findPinFrame(database.db, customerId, card.id)
  if (!frame) throw refuse('card.pin_not_set')
  const prn = await account.getReference(database.db, customerId)
  const setAt = new Date(Math.floor(clock.now().getTime() / 1000) * 1000)
  // One reference for each frame: after a lost answer the same commit answers again.
  await askOr(() => processor.commitPin({ prn, reference: `pin-frame-${frame.id}` }), 'card.pin_not_set')
  await recordPinSet(database.db, card, setAt)
}
