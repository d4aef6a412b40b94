import {
  createReceipt,
  deleteReceipt,
  importReceiptFile,
  listReceipts,
  listTrusteePayments,
  matchReceipt,
  previewReceiptFile,
} from '@yoursuccess/contract/receipts/receipts'
import type { Serve } from '../../http/serve.ts'
import type { ReceiptsService } from './receipts.service.ts'

export const receiptsRoutes = (serve: Serve, receipts: ReceiptsService): void => {
  serve.customer(listTrusteePayments, async ({ caller }) => ({
    payments: await receipts.listPayments(caller.customerId),
  }))
  serve.customer(listReceipts, async ({ caller }) => ({ receipts: await receipts.list(caller.customerId) }))
  serve.customer(createReceipt, ({ caller, body, once }) =>
    once(async (tx) => ({ receipt: await receipts.add(tx, caller.customerId, body.receipt) })),
  )
  serve.customer(deleteReceipt, async ({ caller, params }) => {
    await receipts.remove(caller.customerId, params.id)
    return undefined
  })
  serve.customer(matchReceipt, async ({ caller, params, body }) => ({
    receipt: await receipts.matchByHand(caller.customerId, params.id, body.payment_id),
  }))
  serve.customer(previewReceiptFile, ({ caller, body }) => receipts.previewFile(caller.customerId, body))
  serve.customer(importReceiptFile, ({ caller, body }) => receipts.importFile(caller.customerId, body))
}
