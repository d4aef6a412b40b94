/** What the forecast knows of regular bills (FORE-01, FORE-02). */
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { Cents } from '@yoursuccess/contract/core/money'
import type { RecurringStatus } from '@yoursuccess/contract/tracker/recurring'
import type { Db } from '@yoursuccess/database/database'
import { type Expected, expectedBillOf } from './expected-bills.rules.ts'
import { readBills, type RecurringDeps } from './recurring.ts'

/** Money that is ordered or authorized for a payee. It is not recorded as a charge yet. */
export interface UnderWay {
  payee: string
  on: CalendarDate
  /** Without a fee. */
  amountCents: Cents
  isBillPayment: boolean
}

export interface ExpectedBill extends Expected {
  /** What the customer calls it, or else the payee. */
  name: string
  /** As payees are compared (`payeeKey`). */
  payee: string
  status: Exclude<RecurringStatus, 'dismissed'>
}

/** Regular bills that were not dismissed, with the days on which each is expected until `to`, but for what is under way. */
export const listExpectedBills = async (
  deps: RecurringDeps,
  db: Db,
  customerId: number,
  { underWay, to }: { underWay: readonly UnderWay[]; to: CalendarDate },
): Promise<ExpectedBill[]> => {
  const today = deps.clock.today()
  const coming = underWay.map(({ payee, ...each }) => ({
    ...each,
    description: payee,
    category: null,
    transactionId: null,
  }))
  const { bills } = await readBills(deps, db, customerId, coming)
  return bills.flatMap((bill) => {
    const { name, payee, status } = bill
    return status === 'dismissed' ? [] : [{ name, payee, status, ...expectedBillOf(bill, today, to) }]
  })
}
