import {
  closeSetAside,
  getSetAside,
  openSetAside,
  updateSetAside,
} from '@yoursuccess/contract/setaside/set-aside'
import { answerSetAsideChoice, getSetAsideChoice } from '@yoursuccess/contract/setaside/set-aside-choice'
import { createSetAsideMove, listSetAsideMoves } from '@yoursuccess/contract/setaside/set-aside-moves'
import type { Serve } from '../../http/serve.ts'
import type { SetasideService } from './setaside.service.ts'

export const setasideRoutes = (serve: Serve, setAsides: SetasideService): void => {
  serve.customer(getSetAside, ({ caller }) => setAsides.getSetAside(caller.customerId))
  serve.customer(openSetAside, ({ caller }) => setAsides.open(caller.customerId))
  serve.customer(updateSetAside, ({ caller, body }) =>
    setAsides.update(caller.customerId, { keepBackCents: body.keep_back, sharesOn: body.shares_on }),
  )
  serve.customer(closeSetAside, async ({ caller, idempotencyKey }) => {
    await setAsides.close(caller.customerId, idempotencyKey)
    return undefined
  })
  serve.customer(getSetAsideChoice, async ({ caller }) => ({
    choice: await setAsides.getChoice(caller.customerId),
  }))
  serve.customer(answerSetAsideChoice, async ({ caller, body, idempotencyKey }) => {
    await setAsides.answerChoice(caller.customerId, body.answer, idempotencyKey)
    return undefined
  })
  serve.customer(listSetAsideMoves, ({ caller, query }) => setAsides.listMoves(caller.customerId, query))
  serve.customer(createSetAsideMove, async ({ caller, body, idempotencyKey }) => ({
    move: await setAsides.createMove(caller.customerId, body.move, idempotencyKey),
  }))
}
