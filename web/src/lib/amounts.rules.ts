/** Amounts of replies, which are texts such as "466.00". */
import { type Cents, formatUsd, parseAmount, ZERO } from '@yoursuccess/contract/core/money'

/** In cents. Zero if it is no amount. */
export const centsOf = (amount: string): Cents => parseAmount(amount) ?? ZERO

/** "$466.00", for sentences. Takes a reply's amount, or cents. */
export const usd = (amount: string | Cents): string =>
  formatUsd(typeof amount === 'string' ? centsOf(amount) : amount)
