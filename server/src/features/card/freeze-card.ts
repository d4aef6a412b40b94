/** Freezes and unfreezes a card: we record the request, then call the processor. */
import { ZERO } from '@yoursuccess/contract/core/money'
import { audit } from '../../security/audit/audit.ts'
import { endAction, findOpenAction, insertAction } from './card-actions.queries.ts'
import { type CardDeps, refuse } from './card.deps.ts'
import { cardInHand, isInUse } from './card.rules.ts'
import { lockCards } from './card.queries.ts'
import { type ActionJob, isConfirmed, PERFORM, performNow } from './perform-action.ts'

/**
 * Returns false if the processor has not confirmed the request yet. Replaces an open freeze or unfreeze.
 * Throws the refusals of the two calls.
 */
export const setFrozen = async (deps: CardDeps, customerId: number, frozen: boolean) => {
  const { database, clock, queue, fraud } = deps
  const kind = frozen ? 'freeze' : 'unfreeze'
  const id = await database.transaction(async (tx) => {
    const cards = await lockCards(tx, customerId)
    const [newest] = cards
    if (!newest) throw refuse('card.none')
    const open = await findOpenAction(tx, customerId)
    if (!isInUse(newest) || open?.kind === 'replacement') throw refuse('card.not_changeable')
    // A card in the mail cannot be frozen, but it can be unfrozen, because fraud rules may have frozen it.
    const card = cardInHand(cards) ?? (frozen ? undefined : newest)
    if (!card) throw refuse('card.not_in_hand')
    if (!frozen && (await fraud.hasOpenFreeze(tx, customerId))) throw refuse('card.fraud_open')
    if (open?.kind === kind) return open.id
    if (open) await endAction(tx, open, { state: 'superseded', endedAt: clock.now() })
    const action = await insertAction(tx, {
      customerId,
      cardId: card.id,
      kind,
      feeCents: ZERO,
      requestedAt: clock.now(),
    })
    await queue.send<ActionJob>(tx, PERFORM, { customerId, id: action.id })
    await audit(tx, clock.realNow(), 'customer', `card.${kind}_asked`, {
      customerId,
      subject: `card:${card.id}`,
    })
    return action.id
  })
  await performNow(deps, { customerId, id })
  return isConfirmed(deps, { customerId, id })
}
