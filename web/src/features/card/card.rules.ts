import type { Account } from '@yoursuccess/contract/account/account'

type Card = NonNullable<Account['current_card']>
export type CardState = 'active' | 'frozen' | 'freezing' | 'unfreezing' | 'cancelled'

/**
 * The state that the card shows as a word (CARD-03). "active" means that the card isn't frozen or replaced
 * and that nothing waits for confirmation. A damaged card works until the new one is activated.
 */
export const stateOf = (
  card: Pick<Card, 'frozen' | 'pending_action' | 'has_requested_new_card' | 'old_card_works'>,
): CardState => {
  const { frozen, has_requested_new_card, old_card_works, pending_action } = card
  if (has_requested_new_card && !old_card_works) return 'cancelled'
  if (pending_action === 'freeze') return 'freezing'
  if (pending_action === 'unfreeze') return 'unfreezing'
  return frozen ? 'frozen' : 'active'
}

export type PinResult = 'set' | 'different' | 'weak' | 'used' | 'expired' | 'failed'

const RESULTS: ReadonlyMap<unknown, PinResult> = new Map([
  ['0', 'set'],
  ['-1', 'different'],
  ['-2', 'weak'],
  ['-3', 'used'],
  ['-4', 'expired'],
])

/**
 * The result in a message of the processor's frame: a code, as a number or a string (CARD-44). Any unknown
 * message is a failure.
 */
export const pinResultOf = (data: unknown): PinResult =>
  RESULTS.get(typeof data === 'number' ? String(data) : data) ?? 'failed'

/** True if the frame still shows its form after this result. After any other result it needs a new form. */
export const keepsForm = (result: PinResult): boolean => result === 'different' || result === 'weak'
