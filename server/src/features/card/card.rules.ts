/** What decides which of a customer's cards can be used, and how. Pure. */

/** Cards of these states can be frozen, replaced, shown, and get a PIN. */
const IN_USE = ['issued', 'active']
export const isInUse = ({ state }: { state: string }): boolean => IN_USE.includes(state)

/**
 * The card that the customer has: one that works, and not one that is in the mail for it. Of cards newest first; undefined
 * while the only one that works is in the mail.
 */
export const cardInHand = <C extends { state: string; hasRequestedNewCard: boolean }>(
  cards: readonly C[],
): C | undefined => cards.find((card) => isInUse(card) && !card.hasRequestedNewCard)

/** Whether the card was mailed, was replaced or has a PIN. `isOrdered`: the first deposit had it ordered. */
export const isMailed = (
  { hasRequestedNewCard, pinSetAt }: { hasRequestedNewCard: boolean; pinSetAt: Date | null },
  isOrdered: boolean,
): boolean => isOrdered || hasRequestedNewCard || pinSetAt !== null
