import { customerRecord } from '../../security/retention/customer-records.ts'
import { receiptFiles, receiptLooks, receipts } from './receipts.tables.ts'

/** Nothing of them is needed for the bank's own books, so erasure keeps none of it. */
export const receiptsRecords = [
  customerRecord(receipts, { of: receipts.customerId, erase: 'rows' }),
  customerRecord(receiptFiles, { of: receiptFiles.customerId, erase: 'rows' }),
  customerRecord(receiptLooks, {
    of: receiptLooks.customerId,
    leftOut: 'the day of the next look',
    erase: 'rows',
  }),
]
