/** Setting a PIN activates a waiting card and ends the card that it replaces. */
import type { Db } from '@yoursuccess/database/database'
import { eq } from 'drizzle-orm'
import { cardEvent } from '../events.ts'
import { listCards } from '../../ledger/customers.ts'
import { type Account, type Card, cards } from '../../ledger/tables.ts'
import { recordEvents } from '../../webhooks/outbox.ts'
import type { World } from '../../world.ts'

/** Cards that can get a PIN: active ones, and mailed ones that wait for activation. */
export const takesPin = (card: Card | undefined): card is Card =>
  card !== undefined && ['W', 'N'].includes(card.status)

export const recordPin = async (
  tx: Db,
  { clock }: Pick<World, 'clock'>,
  { account, card, pinSetAt }: { account: Account; card: Card; pinSetAt: Date },
): Promise<void> => {
  const active: Card = { ...card, status: 'N', pinSetAt }
  await tx.update(cards).set({ status: 'N', pinSetAt }).where(eq(cards.id, card.id))
  const older = (await listCards(tx, account)).filter(({ id, status }) => id !== card.id && status === 'N')
  const ended = older.map((each): Card => ({ ...each, status: 'R' }))
  for (const { id } of ended) await tx.update(cards).set({ status: 'R' }).where(eq(cards.id, id))
  const now = clock.now()
  await recordEvents(tx, clock, [
    ...ended.map((each) => cardEvent(account, each, 'status', now)),
    cardEvent(account, active, 'pin', now),
  ])
}
