import type { Account } from '@yoursuccess/contract/account/account'
import type { ReplyOf } from '@yoursuccess/contract/core/endpoint'
import type { getAuthDenial } from '@yoursuccess/contract/fraud/fraud-alerts'

export type AuthDenial = ReplyOf<typeof getAuthDenial>
type Card = Account['current_card']

/** True if the bank froze the card. Any other value means that only this purchase was declined (FRAUD-03). */
export const frozeCard = ({ fraud_result }: Pick<AuthDenial, 'fraud_result'>): boolean =>
  fraud_result === 'FREEZE'

/**
 * Whether the question says that the card is frozen (FRAUD-08). The card stays frozen until the answer,
 * unless another card replaced it. An account that was loaded before the alert doesn't show the freeze yet.
 */
export const isFrozenBy = (denial: AuthDenial, card: Card): boolean =>
  frozeCard(denial) && (card?.frozen === true || card?.has_requested_new_card === false)

export type AlertView =
  | 'question'
  | 'tooOld'
  | 'confirmed'
  | 'unfreezing'
  | 'stillFrozen'
  | 'denied'
  | 'replacing'

/** The view to show. An answer counts as done only when the card's state matches it (FRAUD-16). */
export const viewOf = (denial: AuthDenial, card: Card): AlertView => {
  const { result, can_answer } = denial
  if (result === 'denied') return card?.pending_action === 'replacement' ? 'replacing' : 'denied'
  if (result === 'confirmed') {
    if (!frozeCard(denial) || !card?.frozen) return 'confirmed'
    return card.pending_action === 'unfreeze' ? 'unfreezing' : 'stillFrozen'
  }
  return can_answer ? 'question' : 'tooOld'
}
