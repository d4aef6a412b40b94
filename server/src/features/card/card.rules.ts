/** Which of a customer's cards can be used, and how. Pure. */

/** Cards in these states can be frozen, replaced and shown, and can get a PIN. */
const IN_USE = ['issued', 'active']
export const isInUse = ({ state }: { state: string }): boolean => IN_USE.includes(state)

/**
 * The card that the customer has in hand: it works and is not in the mail. Undefined if the only working card
 * is in the mail. Expects the newest card first.
 */
export const cardInHand = <C extends { state: string; hasRequestedNewCard: boolean }>(
  cards: readonly C[],
): C | undefined => cards.find((card) => isInUse(card) && !card.hasRequestedNewCard)

/**
 * True if the customer may have the plastic card: it was ordered after a deposit (`isOrdered`), it is a
 * replacement, or it has a PIN.
 */
export const isMailed = (
  { hasRequestedNewCard, pinSetAt }: { hasRequestedNewCard: boolean; pinSetAt: Date | null },
  isOrdered: boolean,
): boolean => isOrdered || hasRequestedNewCard || pinSetAt !== null
