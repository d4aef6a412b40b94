import { type Cents, cents, ZERO } from '@yoursuccess/contract/core/money'

export interface Fee {
  what: string
  amount: Cents
  note?: string
}

/** The fee for a balance below zero. Screens warn of a fee only while it is above zero. */
export const BELOW_ZERO_FEE: Cents = ZERO

/**
 * All fees of the account, including those that are zero: a list of only the charged fees would leave doubts.
 */
export const FEES: readonly Fee[] = [
  { what: 'Monthly fee', amount: ZERO },
  { what: 'Purchase with your card', amount: ZERO },
  {
    what: 'Cash from an ATM in the U.S.',
    amount: ZERO,
    note: 'The owner of the ATM may take a fee. The screen says so first.',
  },
  { what: 'Direct deposit, with or without early access', amount: ZERO },
  { what: 'Transfer from or to a linked bank account', amount: ZERO },
  {
    what: 'Bill payment, your trustee payment included',
    // BILLS-61
    amount: cents(100),
    note: 'For each payment. You get it back when the payment fails or is returned.',
  },
  {
    what: 'Replacement of a lost, stolen or damaged card',
    // CARD-30
    amount: cents(500),
    note: 'The first one in twelve months is free, and so is one after fraud.',
  },
  { what: 'Balance below zero', amount: BELOW_ZERO_FEE, note: 'A biller or shop may take a fee of its own.' },
  { what: 'No use of the account', amount: ZERO },
  { what: 'Call to customer service', amount: ZERO },
  { what: 'Paper copy of a statement or agreement', amount: ZERO },
  { what: 'Closing the account, refund check included', amount: ZERO },
]
