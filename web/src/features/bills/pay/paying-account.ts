/** From which account a payment to the trustee is made (BILLS-130). */
import { type PayingAccount, totalOfBillPayment } from '@yoursuccess/contract/bills/bill-payments'
import type { Biller } from '@yoursuccess/contract/bills/billers'
import { parseAmount } from '@yoursuccess/contract/core/money'
import type { SetAside } from '@yoursuccess/contract/setaside/set-aside'
import { centsOf } from '../../../lib/amounts.rules.ts'

type KnownSetAside = Pick<SetAside, 'opened' | 'balance' | 'stale'>

/** The set-aside, if this biller can be paid from it and something is in it. */
export const payableSetAside = <Known extends KnownSetAside>(
  { is_trustee }: Pick<Biller, 'is_trustee'>,
  setAside: Known | undefined,
): Known | undefined =>
  is_trustee && setAside?.opened && centsOf(setAside.balance) > 0 ? setAside : undefined

/** The set-aside, if it is known to cover the amount and the fee: its money is there for the trustee. Else the main account. */
export const usualAccount = (amount: string, setAside: KnownSetAside | undefined): PayingAccount => {
  const cents = parseAmount(amount)
  const isCovered =
    setAside !== undefined &&
    !setAside.stale &&
    cents !== undefined &&
    cents > 0 &&
    totalOfBillPayment(cents) <= centsOf(setAside.balance)
  return isCovered ? 'set_aside' : 'main'
}
