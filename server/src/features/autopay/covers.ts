/** What is set aside in full for an installment and will be sent automatically, so that nobody need be reminded of it. */
import { BILL_PAYMENT_FEE } from '@yoursuccess/contract/bills/bill-payments'
import { addDays } from '@yoursuccess/contract/core/calendar-date'
import { subtract, ZERO } from '@yoursuccess/contract/core/money'
import type { Cover } from '@yoursuccess/contract/plan/installment-status.rules'
import { needsOf } from '@yoursuccess/contract/setaside/shares.rules'
import type { Db } from '@yoursuccess/database/database'
import { listSending } from './agreements.queries.ts'
import type { AutopayDeps } from './autopay.deps.ts'
import { isComing, isIn, OPEN_STATES } from './autopay.rules.ts'
import { DAYS_BEHIND } from './coming-payments.ts'
import { listPlannedOf } from './planned-payments.queries.ts'

/**
 * By customer, and by the key of the installment. Money set aside belongs to the earliest payment that is not sent. What would
 * first come from the main account is not there yet, and is no cover.
 */
export const listCovers = async (
  { clock, setAside }: Pick<AutopayDeps, 'clock' | 'setAside'>,
  tx: Db,
  customerIds: readonly number[],
): Promise<Map<number, ReadonlyMap<string, Cover>>> => {
  const sending = customerIds.length === 0 ? [] : await listSending(tx, customerIds)
  if (sending.length === 0) return new Map()
  const today = clock.today()
  const balances = await setAside.listBalances(tx, sending)
  const rows = await listPlannedOf(tx, sending, addDays(today, -DAYS_BEHIND))
  const coming = Map.groupBy(
    rows.filter((row) => isComing(row, today)),
    ({ customerId }) => customerId,
  )
  return new Map(
    [...coming].map(([customerId, own]) => {
      const payments = own.map((row) => ({ ...row, feesCents: BILL_PAYMENT_FEE }))
      const needs = needsOf(payments, balances.get(customerId) ?? ZERO)
      const covered = own.filter((row, index) => needs[index] === 0 && isIn(OPEN_STATES, row))
      const byKey = new Map(covered.map((row) => [row.installmentKey, coverOf(row)] as const))
      return [customerId, byKey] as const
    }),
  )
}

const coverOf = ({
  plannedCents,
  sentCents,
  arriveBy,
}: Awaited<ReturnType<typeof listPlannedOf>>[number]): Cover => ({
  amountCents: subtract(plannedCents, sentCents),
  expectedOn: arriveBy,
})
