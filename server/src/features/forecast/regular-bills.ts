/** The regular bills of one customer or of many, and what each spends beside them. */
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { ZERO } from '@yoursuccess/contract/core/money'
import type { Db } from '@yoursuccess/database/database'
import type { ExpectedBill } from '../tracker/tracker.service.ts'
import { daysOfPurchases } from './everyday.rules.ts'
import type { ForecastDeps } from './forecast.deps.ts'

type Untaken = Awaited<ReturnType<ForecastDeps['bills']['listUntaken']>>[number]

/**
 * Regular bills by customer, expected until `to`. What is ordered or authorized for one of them is counted as such. A few
 * statements for any number of customers.
 */
export const listRegular = async (
  { clock, tracker, transactions }: ForecastDeps,
  db: Db,
  customerIds: readonly number[],
  { untaken, to }: { untaken: readonly Untaken[]; to: CalendarDate },
): Promise<Map<number, ExpectedBill[]>> => {
  if (customerIds.length === 0) return new Map()
  const today = clock.today()
  const authorized = await transactions.listOpenPurchases(db, customerIds)
  return tracker.listExpectedBills(db, customerIds, {
    underWay: [
      ...untaken.map(({ customerId, name, amountCents }) => ({
        customerId,
        payee: name,
        on: today,
        amountCents,
        isBillPayment: true,
      })),
      ...authorized.map((each) => ({ ...each, isBillPayment: false })),
    ],
    to,
  })
}

/** What each customer spent with the card on the days that are counted, without regular bills. */
export const sumEveryday = (
  { clock, transactions }: ForecastDeps,
  db: Db,
  customerIds: readonly number[],
  regular: ReadonlyMap<number, readonly ExpectedBill[]>,
) =>
  transactions.sumPurchases(
    db,
    customerIds,
    daysOfPurchases(clock.today()),
    [...regular.values()].flat().flatMap(({ transactionIds }) => transactionIds),
  )

/** Of customers without transactions. */
export const NO_PURCHASES = { spentCents: ZERO, firstOn: undefined }
