import {
  commitPin,
  disableFraudRule,
  freezeCard,
  getCardImage,
  getPinSetUrl,
  getReplacementFee,
  requestReplacementCard,
  unfreezeCard,
} from '@yoursuccess/contract/card/card'
import type { FastifyReply } from 'fastify'
import type { Serve } from '../../http/serve.ts'
import type { CardDeps } from './card.deps.ts'
import { setFrozen } from './freeze-card.ts'
import { requestReplacement, viewFee } from './replace-card.ts'
import * as show from './show-card.ts'

export const cardRoutes = (serve: Serve, deps: CardDeps): void => {
  const { account, fraud } = deps
  /** Replies with the account, with 202 if the processor has not confirmed the order yet (CARD-18). */
  const answer = (reply: FastifyReply, customerId: number, isConfirmed: boolean) => {
    if (!isConfirmed) void reply.code(202)
    return account.getAccount(customerId)
  }

  serve.customer(freezeCard, async ({ caller: { customerId }, reply }) =>
    answer(reply, customerId, await setFrozen(deps, customerId, true)),
  )
  serve.customer(unfreezeCard, async ({ caller: { customerId }, reply }) =>
    answer(reply, customerId, await setFrozen(deps, customerId, false)),
  )
  serve.customer(getReplacementFee, ({ caller }) => viewFee(deps, caller.customerId))
  serve.customer(requestReplacementCard, async ({ caller: { customerId }, body, idempotencyKey, reply }) => {
    const { reason, auth_denial_id } = body
    return answer(
      reply,
      customerId,
      await requestReplacement(deps, customerId, { reason, auth_denial_id }, idempotencyKey),
    )
  })
  serve.customer(getCardImage, ({ caller }) => show.createImage(deps, caller.customerId))
  serve.customer(getPinSetUrl, ({ caller }) => show.openPinFrame(deps, caller.customerId))
  serve.customer(commitPin, async ({ caller: { customerId } }) => {
    await show.commitPin(deps, customerId)
    return account.getAccount(customerId)
  })
  serve.customer(disableFraudRule, async ({ caller, body }) => {
    await fraud.confirm(caller.customerId, body.auth_denial_id)
    return undefined
  })
}
