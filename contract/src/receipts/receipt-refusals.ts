/** Who may make the calls of receipts, and why one is refused. */
import { picking, refusals } from '../core/error.ts'

/** The largest file of receipts in bytes, and its most lines (REC-02). */
export const MAX_FILE_BYTES = 1_000_000
export const MAX_FILE_LINES = 5000
/** The most receipts of a customer: more than one a week for the longest plan. */
export const MAX_RECEIPTS = 1000

export const receiptRefusals = refusals({
  /** `name` of the file is in the request, so the screen says which one. */
  'receipts.file_too_big': [422, 'This file is too big. A file can have up to 1 MB and 5,000 lines.'],
  /** A workbook, a picture or a PDF. */
  'receipts.file_not_csv': [
    422,
    'We can read CSV files only. Open the file in your spreadsheet program and save it as CSV.',
  ],
  /** `columns` is needed: the headings do not say which column is the day or the amount. */
  'receipts.columns_unknown': [422, 'Choose which column has the day and which one has the amount.'],
  'receipts.too_many': [422, 'You can have up to 1,000 receipts. Delete some first.'],
  /** A hand match with a payment that another receipt has, or that failed or came back. */
  'receipts.payment_taken': [409, 'This payment already has a receipt, or it came back.'],
})
export type ReceiptCode = keyof typeof receiptRefusals
export const pick = picking(receiptRefusals)
