/** Downloads of documents about payments to the trustee, and the check of one. */
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import {
  downloadPaymentProof,
  downloadProof,
  downloadProofCsv,
  verifyProof,
} from '@yoursuccess/contract/proof/proof'
import { callForFile } from '../../lib/call-for-file.ts'
import { call } from '../../lib/call.ts'
import { useSubmit } from '../../lib/use-submit.ts'

/** Without days, from the first due day until today. */
export interface Period {
  from?: CalendarDate
  to?: CalendarDate
}

export const useHistoryFile = () =>
  useSubmit({
    name: 'download-payment-history',
    send: (query: Period) => callForFile(downloadProof, { query }),
  })

export const useTableFile = () =>
  useSubmit({
    name: 'download-payment-table',
    send: (query: Period) => callForFile(downloadProofCsv, { query }),
  })

export const usePaymentFile = () =>
  useSubmit({
    name: 'download-payment-document',
    send: ({ id }: { id: number }) => callForFile(downloadPaymentProof, { params: { id } }),
  })

/** Sends what the file is recognized by, not the file. */
export const useVerify = () =>
  useSubmit({
    name: 'verify-document',
    send: (body: { code: string; sha256: string }) => call(verifyProof, { body }),
  })
