import { answerPull } from '@yoursuccess/contract/autopay/answer-pull'
import { getAutopay, previewAutopay, saveAutopay, stopAutopay } from '@yoursuccess/contract/autopay/autopay'
import {
  agreeToCatchUp,
  endCatchUp,
  getCatchUp,
  previewCatchUp,
} from '@yoursuccess/contract/autopay/catch-up'
import {
  changePlannedPayment,
  listPlannedPayments,
  movePlannedPayment,
  skipPlannedPayment,
} from '@yoursuccess/contract/autopay/planned-payments'
import { stopAutopayOf } from '@yoursuccess/contract/operator/operator'
import type { Serve } from '../../http/serve.ts'
import type { AutopayService } from './autopay.service.ts'

export const autopayRoutes = (serve: Serve, autopay: AutopayService): void => {
  serve.customer(getAutopay, ({ caller }) => autopay.getAutopay(caller.customerId))
  serve.customer(saveAutopay, ({ caller, body, once }) =>
    once((tx) => autopay.save(tx, caller.customerId, body.autopay)),
  )
  serve.customer(stopAutopay, ({ caller, once }) => once((tx) => autopay.stop(tx, caller.customerId)))
  serve.open(stopAutopayOf, ({ body }) => autopay.stopFor(body.email))
  serve.customer(previewAutopay, ({ caller, query }) => autopay.preview(caller.customerId, query))

  serve.customer(listPlannedPayments, async ({ caller }) => ({
    payments: await autopay.listPayments(caller.customerId),
  }))
  serve.customer(skipPlannedPayment, ({ caller, params, once }) =>
    once(async (tx) => ({ payment: await autopay.skip(tx, caller.customerId, params.id) })),
  )
  serve.customer(movePlannedPayment, ({ caller, params, body, once }) => {
    const form = { id: params.id, on: body.on, confirmLate: body.confirm_late }
    return once(async (tx) => ({ payment: await autopay.move(tx, caller.customerId, form) }))
  })
  serve.customer(changePlannedPayment, ({ caller, params, body, once }) => {
    const form = { id: params.id, amountCents: body.amount }
    return once(async (tx) => ({ payment: await autopay.change(tx, caller.customerId, form) }))
  })
  serve.customer(answerPull, ({ caller, params, body, once }) => {
    const answer = { id: params.id, transactionId: body.transaction_id, isPull: body.is_pull }
    return once(async (tx) => ({ payment: await autopay.answerPull(tx, caller.customerId, answer) }))
  })

  serve.customer(getCatchUp, ({ caller }) => autopay.getCatchUp(caller.customerId))
  serve.customer(previewCatchUp, ({ caller, query }) =>
    autopay.previewCatchUp(caller.customerId, query.paydays),
  )
  serve.customer(agreeToCatchUp, ({ caller, body, once }) =>
    once((tx) => autopay.agreeToCatchUp(tx, caller.customerId, body.catch_up)),
  )
  serve.customer(endCatchUp, async ({ caller }) => {
    await autopay.endCatchUp(caller.customerId)
    return undefined
  })
}
