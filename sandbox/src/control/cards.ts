/** Control calls for what merchants and the cardholder do with a card. */
import { formatAmount } from '@yoursuccess/contract/core/money'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { authorize } from '../galileo/cards/authorize.ts'
import { reverse, settle } from '../galileo/cards/settle.ts'
import { lockAccount, type Posted } from '../ledger/book.ts'
import { listCards } from '../ledger/customers.ts'
import { recordPin, takesPin } from '../galileo/pin/set-pin.ts'
import { Refusal, type World } from '../world.ts'
import { amount, idParameter, limitedText, prnParameter, read } from './read.ts'

const purchase = z.strictObject({
  merchant: limitedText(100),
  amount,
  mcc: z
    .string()
    .regex(/^\d{4}$/)
    .default('5999'),
  country: z
    .string()
    .regex(/^[A-Za-z]{2}$/)
    .default('US'),
  /** An older card of the account; defaults to the current one. */
  card_id: z.int().optional(),
})

const settlement = z.strictObject({ amount: amount.optional() })

export const registerCards = (app: FastifyInstance, world: World): void => {
  app.post('/_sim/cards/:prn/authorizations', async (request) => {
    const { prn } = read(prnParameter, request.params)
    const given = read(purchase, request.body)
    return authorize(world, prn, {
      merchant: given.merchant,
      amountCents: given.amount,
      mcc: given.mcc,
      country: given.country.toUpperCase(),
      cardId: given.card_id,
    })
  })

  app.post('/_sim/authorizations/:id/settle', async (request) => {
    const { id } = read(idParameter, request.params)
    const { amount: requested } = read(settlement, request.body)
    return { id, transactions: (await settle(world, id, requested)).map(payloadOf) }
  })

  app.post('/_sim/authorizations/:id/reverse', async (request) => {
    const { id } = read(idParameter, request.params)
    const outcome = await reverse(world, id)
    return { id, transactions: 'posted' in outcome ? [payloadOf(outcome.posted)] : [] }
  })

  /** Sets a PIN as a cardholder would at an ATM. */
  app.post('/_sim/cards/:prn/pin', async (request) => {
    const { prn } = read(prnParameter, request.params)
    return setPin(world, prn)
  })
}

const payloadOf = ({ id, amountCents }: Posted) => ({ id, amount: formatAmount(amountCents) })

const setPin = async ({ database, clock, webhooks }: World, prn: string): Promise<{ pin_set_at: string }> => {
  const now = new Date(Math.floor(clock.now().getTime() / 1000) * 1000)
  await database.transaction(async (tx) => {
    const account = await lockAccount(tx, prn)
    const [card] = account ? await listCards(tx, account) : []
    if (!account || !card) throw new Refusal(404, 'There is no card of this account.')
    if (!takesPin(card)) throw new Refusal(409, 'The card is not active.')
    await recordPin(tx, { clock }, { account, card, pinSetAt: now })
  })
  webhooks.kick()
  return { pin_set_at: now.toISOString() }
}
