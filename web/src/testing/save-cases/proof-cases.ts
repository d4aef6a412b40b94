import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  downloadPaymentProof,
  downloadProof,
  downloadProofCsv,
  verifyProof,
} from '@yoursuccess/contract/proof/proof'
import { receiptsReplies } from '../receipts-replies.ts'
import { enter, press, type SaveCase } from './save-case.ts'

const path = '/dashboard/plan/proof'
const handlers = receiptsReplies()
const downloadOf = /^Download the page about/

export const proofCases: readonly SaveCase[] = [
  {
    name: 'download-payment-history',
    endpoint: downloadProof,
    path,
    handlers,
    fill: () => screen.findByRole('button', { name: 'Download PDF' }),
    press: () => press('Download PDF'),
  },
  {
    name: 'download-payment-table',
    endpoint: downloadProofCsv,
    path,
    handlers,
    fill: () => screen.findByRole('button', { name: 'Download CSV' }),
    press: () => press('Download CSV'),
  },
  {
    name: 'download-payment-document',
    endpoint: downloadPaymentProof,
    path,
    handlers,
    fill: () => screen.findByRole('button', { name: downloadOf }),
    press: () => press(downloadOf),
  },
  {
    name: 'verify-document',
    endpoint: verifyProof,
    path: '/verify',
    user: 'nobody',
    fill: async () => {
      await enter('Code on the document', '7'.repeat(26))
      const file = new File(['a PDF'], 'history.pdf', { type: 'application/pdf' })
      await userEvent.upload(await screen.findByLabelText('The PDF file'), file)
    },
    press: () => press('Check'),
  },
]
