import type { TrusteeCard } from '@yoursuccess/contract/tracker/tracker'

/** The card of November: $500.00 due on the 25th, no payments. `change` overrides fields. */
export const sampleTrusteeCard = (change: Partial<TrusteeCard> = {}): TrusteeCard => ({
  month: '2026-11-01',
  amount: '500.00',
  case_ended: false,
  due_on: '2026-11-25',
  next_due_on: '2026-12-25',
  unpaid: '0.00',
  earlier_unpaid: '0.00',
  earlier_month: null,
  owed: '0.00',
  days_late: 0,
  payments: [],
  ...change,
})
