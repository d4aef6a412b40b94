/** The feature's API calls: what the trustee posted, and files of it. */
import type { BodyInputOf } from '@yoursuccess/contract/core/endpoint'
import {
  createReceipt,
  deleteReceipt,
  importReceiptFile,
  listReceipts,
  matchReceipt,
  previewReceiptFile,
} from '@yoursuccess/contract/receipts/receipts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { reloadPlanMoney } from '../../lib/query-keys.ts'
import { type SubmitOptions, useSubmit } from '../../lib/use-submit.ts'

type ReceiptForm = BodyInputOf<typeof createReceipt>['receipt']
export type FileForm = BodyInputOf<typeof previewReceiptFile>

const RECEIPTS = 'receipts'

/** What the trustee posted, newest first. Needs a plan. */
export const receiptsQuery = queryOptions({
  queryKey: [RECEIPTS, 'list'],
  queryFn: ({ signal }) => call(listReceipts, { signal }),
  select: ({ receipts }) => receipts,
})

/** A receipt changes what counts as paid, and so what is planned and set aside. */
const useChange = <Values, Result>(options: Omit<SubmitOptions<Values, Result>, 'onSettled'>) =>
  useSubmit({
    ...options,
    onSettled: (client) =>
      Promise.all([client.invalidateQueries({ queryKey: [RECEIPTS] }), reloadPlanMoney(client)]),
  })

export const useAddReceipt = () =>
  useChange({
    name: 'add-receipt',
    isKeyed: true,
    send: (receipt: ReceiptForm, idempotencyKey) =>
      call(createReceipt, { body: { receipt }, idempotencyKey }),
  })

export const useDeleteReceipt = () =>
  useChange({
    name: 'delete-receipt',
    send: (id: number) => call(deleteReceipt, { params: { id } }),
  })

interface ReceiptMatch extends BodyInputOf<typeof matchReceipt> {
  id: number
}

export const useMatchReceipt = () =>
  useChange({
    name: 'match-receipt',
    send: ({ id, ...body }: ReceiptMatch) => call(matchReceipt, { params: { id }, body }),
  })

/** Shows what a file would add. It changes nothing. */
export const usePreviewFile = () =>
  useSubmit({
    name: 'preview-receipt-file',
    send: (body: FileForm) => call(previewReceiptFile, { body }),
  })

export const useImportFile = () =>
  useChange({
    name: 'import-receipt-file',
    send: (body: FileForm) => call(importReceiptFile, { body }),
  })
