import type { Account } from '@yoursuccess/contract/account/account'
import type { Db } from '@yoursuccess/database/database'
import type { CardDeps } from './card.deps.ts'
import { notifyPinSet, notifyReplaced } from './card.notifications.ts'
import { enqueuePlasticCard } from './plastic-card.ts'
import { isInUse, isMailed } from './card.rules.ts'
import {
  findCurrentCardWithDesiredAction,
  findOldCardInUse,
  insertCard,
  lockCards,
  recordPinSet,
  updateCard,
} from './card.queries.ts'

/** The state of a card as the processor reports it. */
export interface ToldCard {
  processorRef: string
  state: string
  frozen: boolean
  pinSetAt?: Date | undefined
  /** The processor's time of the change, whole seconds. */
  changedAt: Date
}

export const cardService = (deps: CardDeps) => ({
  /** The card as the account shows it. Null if there is no card yet (ACCOUNT-03). */
  viewCurrent: async (db: Db, customerId: number): Promise<Account['current_card']> => {
    const found = await findCurrentCardWithDesiredAction(db, customerId)
    if (!found) return null
    const { card, pending, reason, isOrdered } = found
    const oldCard =
      pending === 'replacement' && reason === 'damaged'
        ? card
        : card.hasRequestedNewCard
          ? await findOldCardInUse(db, card)
          : undefined
    return {
      frozen: (oldCard ?? card).frozen,
      has_requested_new_card: card.hasRequestedNewCard || pending === 'replacement',
      pin_set_at: card.pinSetAt?.toISOString() ?? null,
      pending_action: pending,
      is_mailed: isMailed(card, isOrdered),
      old_card_works: oldCard !== undefined,
    }
  },

  /** Records a card that the processor issued. Does nothing if the card is already recorded. */
  recordIssued: (tx: Db, card: { customerId: number; accountId: number; processorRef: string }) =>
    insertCard(tx, { ...card, state: 'issued', createdAt: deps.clock.now() }),

  /** Orders the plastic card, once per customer. Runs in the transaction that records the deposit. */
  orderPlastic: (tx: Db, order: { customerId: number; accountId: number }) =>
    enqueuePlasticCard(deps, tx, order),

  /** Records a card's state, reported in any order. An unknown card replaces the customer's newest one. */
  recordState: async (tx: Db, customerId: number, reported: ToldCard): Promise<void> => {
    const { processorRef, state, frozen, pinSetAt, changedAt } = reported
    const known = await lockCards(tx, customerId)
    const card = known.find((each) => each.processorRef === processorRef)
    if (card) {
      await updateCard(tx, card, changedAt, { state, frozen })
      if (!pinSetAt || !(await recordPinSet(tx, card, pinSetAt))) return
      await notifyPinSet(deps, tx, customerId, { cardRef: processorRef, pinSetAt })
    } else if (known[0]) {
      await insertCard(tx, {
        customerId,
        accountId: known[0].accountId,
        processorRef,
        state,
        frozen,
        changedAt,
        pinSetAt,
        hasRequestedNewCard: !pinSetAt,
        createdAt: deps.clock.now(),
      })
      const oldCardWorks = isInUse(known[0]) && state === 'issued'
      await notifyReplaced(deps, tx, customerId, {
        cardRef: processorRef,
        happenedAt: changedAt,
        oldCardWorks,
      })
    }
  },
})
export type CardService = ReturnType<typeof cardService>
