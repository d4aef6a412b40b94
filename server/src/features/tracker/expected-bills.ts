/** What the forecast knows of regular bills (FORE-01, FORE-02). */
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { Cents } from '@yoursuccess/contract/core/money'
import type { RecurringStatus } from '@yoursuccess/contract/tracker/recurring'
import type { Db } from '@yoursuccess/database/database'
import { type Expected, expectedBillOf } from './expected-bills.rules.ts'
import { readBillsOf, type RecurringDeps } from './recurring.ts'

/** Money that is ordered or authorized for a payee. It is not recorded as a charge yet. */
export interface UnderWay {
  customerId: number
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

/**
 * Regular bills by customer that were not dismissed, with the days on which each is expected until `to`, but for what is under
 * way. A few statements for any number of customers.
 */
export const listExpectedBills = async (
  deps: RecurringDeps,
  db: Db,
  customerIds: readonly number[],
  { underWay, to }: { underWay: readonly UnderWay[]; to: CalendarDate },
): Promise<Map<number, ExpectedBill[]>> => {
  const today = deps.clock.today()
  const coming = underWay.map(({ payee, ...each }) => ({
    ...each,
    description: payee,
    category: null,
    transactionId: null,
  }))
  const found = await readBillsOf(deps, db, customerIds, coming)
  return new Map(
    [...found].map(([customerId, { bills }]) => [
      customerId,
      bills.flatMap((bill) => {
        const { name, payee, status } = bill
        return status === 'dismissed' ? [] : [{ name, payee, status, ...expectedBillOf(bill, today, to) }]
      }),
    ]),
  )
}
