import type { Account } from '@yoursuccess/contract/account'
import type { Db } from '@yoursuccess/database/database'
import type { Clock } from '../../clock.ts'
import { findCurrentCard, insertCard, updateCardState } from './card.queries.ts'

export const cardService = ({ clock }: { clock: Clock }) => ({
  /** The card as the account shows it; null before there is one (AMB-079). */
  viewCurrentCard: async (db: Db, customerId: number): Promise<Account['current_card']> => {
    const card = await findCurrentCard(db, customerId)
    return card
      ? {
          frozen: card.frozen,
          has_requested_new_card: card.hasRequestedNewCard,
          pin_set_at: card.pinSetAt?.toISOString() ?? null,
        }
      : null
  },

  /** Records a card that the processor issued; known ones change nothing. */
  recordIssued: (tx: Db, card: { customerId: number; accountId: number; processorRef: string }) =>
    insertCard(tx, { ...card, state: 'issued', createdAt: clock.now() }),

  /** Records what the processor says of a card. */
  recordState: (
    tx: Db,
    customerId: number,
    card: { processorRef: string; state: string; frozen: boolean; pinSetAt?: Date | undefined },
  ) => updateCardState(tx, customerId, card.processorRef, { ...card, pinSetAt: card.pinSetAt }),
})
export type CardService = ReturnType<typeof cardService>
