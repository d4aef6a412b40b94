/** getCardPinChangeKey and commitCardPinChange. */
import { randomUUID } from 'node:crypto'
import { and, desc, eq } from 'drizzle-orm'
import { onlyAccount, writeCall } from '../call.ts'
import { CallRefused } from '../envelope.ts'
import { listCards } from '../../ledger/customers.ts'
import { recordPin, takesPin } from './set-pin.ts'
import { pinKeys } from './tables.ts'

const noActiveCard = () => new CallRefused('537-02', 'No active card')

/** Returns a key with which the customer can enter a PIN once in the frame. */
export const getCardPinChangeKey = writeCall(
  'getCardPinChangeKey',
  onlyAccount,
  async (tx, account, _given, { clock }) => {
    const [card] = await listCards(tx, account)
    if (!takesPin(card)) throw noActiveCard()
    const key = randomUUID()
    await tx.insert(pinKeys).values({ key, cardId: card.id, requestedAt: clock.realNow() })
    return { pin_change_key: key }
  },
)

/** Confirms the PIN that was entered with the newest key. A key can be committed only once. */
export const commitCardPinChange = writeCall(
  'commitCardPinChange',
  onlyAccount,
  async (tx, account, _given, { clock }) => {
    const [card] = await listCards(tx, account)
    if (!takesPin(card)) throw noActiveCard()
    const [newest] = await tx
      .select()
      .from(pinKeys)
      .where(eq(pinKeys.cardId, card.id))
      .orderBy(desc(pinKeys.requestedAt))
      .limit(1)
    if (!newest) throw new CallRefused('537-03', 'PIN change key was not requested')
    if (!newest.stagedAt || newest.committedAt) throw new CallRefused('537-01', 'No PIN is staged')
    const pinSetAt = new Date(Math.floor(clock.now().getTime() / 1000) * 1000)
    await tx
      .update(pinKeys)
      .set({ committedAt: clock.realNow() })
      .where(and(eq(pinKeys.key, newest.key), eq(pinKeys.cardId, card.id)))
    await recordPin(tx, { clock }, { account, card, pinSetAt })
    return {}
  },
)
