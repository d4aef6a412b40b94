import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  createReceipt,
  deleteReceipt,
  importReceiptFile,
  matchReceipt,
  previewReceiptFile,
} from '@yoursuccess/contract/receipts/receipts'
import {
  ledgerFile,
  receiptFromElsewhere,
  receiptsReplies,
  samplePreview,
  unpostedPayment,
} from '../receipts-replies.ts'
import { on } from '../wire.ts'
import { choose, enter, press, type SaveCase } from './save-case.ts'

const path = '/dashboard/plan/receipts'
const handlers = receiptsReplies({ payments: [unpostedPayment()], receipts: [receiptFromElsewhere()] })
const openReceipt = () => press(/^Not from this account/)
const chooseFile = async () => userEvent.upload(await screen.findByLabelText('CSV file'), ledgerFile())

export const receiptsCases: readonly SaveCase[] = [
  {
    name: 'add-receipt',
    endpoint: createReceipt,
    path,
    handlers,
    fill: async () => {
      await press('Add a receipt')
      await enter('Day it was posted', '2026-11-17')
      await enter('Amount', '465.00')
      await enter('Receipt number (optional)', '100125')
    },
    press: () => press('Save receipt'),
  },
  {
    name: 'match-receipt',
    endpoint: matchReceipt,
    path,
    handlers,
    fill: async () => {
      await openReceipt()
      await choose('Which payment is this?', '$465.00, sent Fri, Nov 20')
    },
    press: () => press('Save'),
  },
  {
    name: 'delete-receipt',
    endpoint: deleteReceipt,
    path,
    handlers,
    fill: async () => {
      await openReceipt()
      await screen.findByRole('button', { name: 'Delete this receipt' })
    },
    press: async () => {
      await press('Delete this receipt')
      await press('Delete')
    },
  },
  {
    name: 'preview-receipt-file',
    endpoint: previewReceiptFile,
    path,
    handlers,
    fill: async () => {
      await press('Add from a file')
      await screen.findByLabelText('CSV file')
    },
    press: chooseFile,
    // The browser shows the name of the file that was chosen.
    fillsIn: [String.raw`C:\fakepath\ledger.csv`],
  },
  {
    name: 'import-receipt-file',
    endpoint: importReceiptFile,
    path,
    handlers: [...handlers, on(previewReceiptFile, samplePreview())],
    fill: async () => {
      await press('Add from a file')
      await chooseFile()
      await screen.findByRole('button', { name: 'Add 1 receipt' })
    },
    press: () => press('Add 1 receipt'),
  },
]
