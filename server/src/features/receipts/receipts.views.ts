/** Converts rows and rules' results to replies. */
import { formatAmount } from '@yoursuccess/contract/core/money'
import type { FilePreview, Receipt, TrusteePayment } from '@yoursuccess/contract/receipts/receipts'
import type { MatchedReceipt } from './match-stored.ts'
import type { PostedPayment } from './posted-payments.ts'
import type { ReadFile } from './read-file.ts'

export const viewReceipt = ({ row, state, paymentIds }: MatchedReceipt): Receipt => ({
  id: row.id,
  posted_on: row.postedOn,
  amount: formatAmount(row.amountCents),
  receipt_number: row.receiptNumber,
  source: row.source,
  file_name: row.fileName,
  note: row.note,
  state,
  payment_ids: [...paymentIds],
  by_hand: row.byHandAt !== null,
})

export const viewTrusteePayment = (payment: PostedPayment): TrusteePayment => ({
  id: payment.id,
  kind: payment.kind === 'bill_pay_check' ? 'check' : payment.kind,
  amount: formatAmount(payment.amountCents),
  sent_on: payment.sentOn,
  delivered_on: payment.deliveredOn,
  posted_on: payment.receipt?.row.postedOn ?? null,
  posted_amount:
    payment.state === 'other_amount' && payment.receipt
      ? formatAmount(payment.receipt.row.amountCents)
      : null,
  post_by: payment.postBy,
  reference: payment.reference,
  state: payment.state,
})

export const viewPreview = ({ headings, columns, lines }: ReadFile): FilePreview => ({
  headings,
  columns,
  lines: lines.map((line) => ({
    number: line.number,
    state: line.state,
    posted_on: line.postedOn,
    amount: line.amountCents === null ? null : formatAmount(line.amountCents),
    receipt_number: line.receiptNumber,
    text: line.text,
  })),
  new_count: lines.filter(({ state }) => state === 'new').length,
  known_count: lines.filter(({ state }) => state === 'known').length,
  not_understood_count: lines.filter(({ state }) => state === 'not_understood').length,
})
