import { type Cents, cents, ZERO } from '@yoursuccess/contract/core/money'

/** The fee for a balance below zero. Screens warn of a fee only while it is above zero. */
export const BELOW_ZERO_FEE: Cents = ZERO

/**
 * All fees of the account, including those that are zero: a list of only the charged fees would leave doubts.
 */
export const FEES = {
  monthly: ZERO,
  purchase: ZERO,
  atm: ZERO,
  directDeposit: ZERO,
  transfer: ZERO,
  // BILLS-61
  billPayment: cents(100),
  // CARD-30
  cardReplacement: cents(500),
  belowZero: BELOW_ZERO_FEE,
  noUse: ZERO,
  call: ZERO,
  paperCopy: ZERO,
  closing: ZERO,
} as const satisfies Record<string, Cents>
export type FeeName = keyof typeof FEES
