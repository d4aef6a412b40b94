import type { Dispute } from '@yoursuccess/contract/disputes/disputes'

/** An open case of the transaction that `postedReply` makes. */
export const sampleDispute: Dispute = {
  id: 7,
  transaction_id: 1,
  reference: 'P-2026-000007',
  reason: 'charged_twice',
  status: 'open',
  reported_on: '2026-11-21',
  answer_due_on: '2026-12-08',
  transaction: { details: 'Shop 1', amount: '-24.50', posted_on: '2026-11-20' },
  credit_expected: '24.50',
  no_credit: null,
  provisional_credit: null,
  resolution: null,
}
