import { totalOfBillPayment } from '@yoursuccess/contract/bills/bill-payments'
import { type Cents, parseAmount, subtract } from '@yoursuccess/contract/core/money'

/** The available balance as the account tells it. */
interface KnownBalance {
  balance: string
  stale: boolean
}

/**
 * What a payment and its fee leave of the available balance; negative if it does not cover them. Undefined if the
 * balance is stale or unknown.
 */
export const leftAfter = (amount: Cents, known: KnownBalance | undefined): Cents | undefined => {
  const available = known && !known.stale ? parseAmount(known.balance) : undefined
  return available === undefined ? undefined : subtract(available, totalOfBillPayment(amount))
}
