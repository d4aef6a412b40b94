import type { PostedTransaction } from '@yoursuccess/contract/transactions/transactions'

/** A posted purchase that the tracker hasn't counted yet. `change` overrides fields. */
export const postedReply = (change: Partial<PostedTransaction> = {}): PostedTransaction => ({
  id: 1,
  amount: '-24.50',
  timestamp: '2026-11-20 9:05:00',
  details: 'Shop 1',
  type: 'posted',
  kind: 'purchase',
  items: [],
  ...change,
})
