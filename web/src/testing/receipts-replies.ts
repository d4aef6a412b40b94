/** Replies about receipts: $465.00 sent to C. Ravensby on Nov 12, 2026, and posted on Nov 17. */
import { getPlan } from '@yoursuccess/contract/plan/plan'
import type { Plan } from '@yoursuccess/contract/plan/plan-terms'
import {
  type FilePreview,
  listReceipts,
  listTrusteePayments,
  type Receipt,
  type TrusteePayment,
} from '@yoursuccess/contract/receipts/receipts'
import { samplePlan } from './plan-samples.ts'
import { type Handler, on } from './wire.ts'

export const samplePayment = (change: Partial<TrusteePayment> = {}): TrusteePayment => ({
  id: 31,
  kind: 'electronic',
  amount: '465.00',
  sent_on: '2026-11-12',
  delivered_on: '2026-11-16',
  posted_on: '2026-11-17',
  posted_amount: null,
  post_by: '2026-11-19',
  reference: 'BP-31',
  state: 'posted',
  ...change,
})

/** Sent on Nov 20, and not posted yet. */
export const unpostedPayment = (change: Partial<TrusteePayment> = {}): TrusteePayment =>
  samplePayment({
    id: 32,
    sent_on: '2026-11-20',
    delivered_on: null,
    posted_on: null,
    post_by: '2026-11-25',
    reference: 'BP-32',
    state: 'not_posted_yet',
    ...change,
  })

/** Should have been posted by Nov 19. */
export const overduePayment = (change: Partial<TrusteePayment> = {}): TrusteePayment =>
  samplePayment({ posted_on: null, state: 'should_have_been_posted', ...change })

export const sampleReceipt = (change: Partial<Receipt> = {}): Receipt => ({
  id: 51,
  posted_on: '2026-11-17',
  amount: '465.00',
  receipt_number: '100123',
  source: 'file',
  file_name: 'ledger-26-10077.csv',
  note: null,
  state: 'matched',
  payment_ids: [31],
  by_hand: false,
  ...change,
})

/** A wage order. */
export const receiptFromElsewhere = (change: Partial<Receipt> = {}): Receipt =>
  sampleReceipt({
    id: 52,
    amount: '230.77',
    receipt_number: '100124',
    source: 'typed',
    file_name: null,
    note: 'From my pay',
    state: 'not_from_here',
    payment_ids: [],
    ...change,
  })

type Line = FilePreview['lines'][number]

export const sampleLine = (change: Partial<Line> = {}): Line => ({
  number: 2,
  state: 'new',
  posted_on: '2026-11-17',
  amount: '465.00',
  receipt_number: '100123',
  text: '11/17/2026,100123,PAYMENT,465.00',
  ...change,
})

/** Of a file with these lines. Its columns are clear, unless `columns` is null. */
export const samplePreview = (
  lines: Line[] = [sampleLine()],
  columns: FilePreview['columns'] = { posted_on: 0, amount: 3, receipt_number: 1, description: 2 },
): FilePreview => {
  const count = (state: Line['state']) => lines.filter((line) => line.state === state).length
  return {
    headings: ['Date Posted', 'Receipt Number', 'Description', 'Amount'],
    columns,
    lines,
    new_count: count('new'),
    known_count: count('known'),
    not_understood_count: count('not_understood'),
  }
}

/** A file as a customer chooses it. */
export const ledgerFile = (text = 'Date Posted,Amount\r\n11/17/2026,465.00\r\n', name = 'ledger.csv'): File =>
  new File([text], name, { type: 'text/csv' })

/** The replies of a customer with these payments and receipts, newest first. */
export const receiptsReplies = ({
  payments = [samplePayment()],
  receipts = [sampleReceipt()],
  plan = samplePlan(),
}: {
  payments?: TrusteePayment[]
  receipts?: Receipt[]
  plan?: Plan | null
} = {}): Handler[] => [
  on(getPlan, { plan }),
  on(listTrusteePayments, { payments }),
  on(listReceipts, { receipts }),
]
