/** The processor's pages that show the card and set its PIN. We never receive the card number or the PIN. */
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

/**
 * The card, if it can get a PIN. Throws `card.none`, `card.not_changeable`, and `card.not_mailed` if the
 * customer cannot have the card yet.
 */
const cardForPin = async (deps: CardDeps, customerId: number) => {
  const card = await currentCard(deps, customerId)
  if (!isInUse(card)) throw refuse('card.not_changeable')
  if (!isMailed(card, (await findPlasticOrder(deps.database.db, customerId)) !== undefined))
    throw refuse('card.not_mailed')
  return card
}

/** Returns the processor's reply, or throws our refusal `code` if the processor refuses. */
const refuseUnlessDone = async <Answer>(ask: () => Promise<Answer>, code: Parameters<typeof refuse>[0]) => {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof PartnerError && error.kind === 'refused') throw refuse(code)
    throw error
  }
}

/** Throws `card.none` and `card.no_image`. */
export const createImage = async (deps: CardDeps, customerId: number): Promise<{ url: string }> => {
  const { account, processor, database } = deps
  if (!isInUse(await currentCard(deps, customerId))) throw refuse('card.no_image')
  const prn = await account.getReference(database.db, customerId)
  return refuseUnlessDone(() => processor.createCardImage(prn), 'card.no_image')
}

/** Throws the refusals of `cardForPin`. */
export const openPinFrame = async (deps: CardDeps, customerId: number): Promise<{ url: string }> => {
  const { account, processor, database, clock } = deps
  const card = await cardForPin(deps, customerId)
  const prn = await account.getReference(database.db, customerId)
  const frame = await refuseUnlessDone(() => processor.createPinFrame(prn), 'card.not_changeable')
  await insertPinFrame(database.db, { customerId, cardId: card.id, openedAt: clock.realNow() })
  return frame
}

/** Throws like `cardForPin`, and `card.pin_not_set` if no PIN was entered in the frame (CARD-47). */
export const commitPin = async (deps: CardDeps, customerId: number): Promise<void> => {
  const { account, processor, database, clock } = deps
  const card = await cardForPin(deps, customerId)
  const frame = await findPinFrame(database.db, customerId, card.id)
  if (!frame) throw refuse('card.pin_not_set')
  const prn = await account.getReference(database.db, customerId)
  const setAt = new Date(Math.floor(clock.now().getTime() / 1000) * 1000)
  // One reference per frame, so that a retry after a lost reply repeats the same commit.
  await refuseUnlessDone(
    () => processor.commitPin({ prn, reference: `pin-frame-${frame.id}` }),
    'card.pin_not_set',
  )
  await recordPinSet(database.db, card, setAt)
}
