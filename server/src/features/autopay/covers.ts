/** What is set aside in full for an installment and will be sent automatically, so that nobody need be reminded of it. */
import { addDays } from '@yoursuccess/contract/core/calendar-date'
import { subtract, ZERO } from '@yoursuccess/contract/core/money'
import type { Cover } from '@yoursuccess/contract/plan/installment-status.rules'
import { needsOf } from '@yoursuccess/contract/setaside/shares.rules'
import type { Db } from '@yoursuccess/database/database'
import { listModes } from './agreements.queries.ts'
import type { AutopayDeps } from './autopay.deps.ts'
import { isComing, isIn, OPEN_STATES } from './autopay.rules.ts'
import { DAYS_BEHIND, feesOf } from './coming-payments.ts'
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
  if (customerIds.length === 0) return new Map()
  const modes = await listModes(tx, customerIds, { isSending: true })
  const today = clock.today()
  const balances = await setAside.listBalances(tx, [...modes.keys()])
  const rows = await listPlannedOf(tx, [...modes.keys()], addDays(today, -DAYS_BEHIND))
  const coming = Map.groupBy(
    rows.filter((row) => isComing(row, today)),
    ({ customerId }) => customerId,
  )
  return new Map(
    [...modes].map(([customerId, mode]) => {
      const own = coming.get(customerId) ?? []
      const payments = own.map((row) => ({ ...row, feesCents: feesOf(row.hasPart, mode) }))
      const needs = needsOf(payments, balances.get(customerId) ?? ZERO)
      const covered = own.filter((row, index) => needs[index] === 0 && isIn(OPEN_STATES, row))
      const byKey = new Map(covered.map((row) => [row.installmentKey, coverOf(row)] as const))
      return [customerId, byKey] as const
    }),
  )
}

type PlannedOf = Awaited<ReturnType<typeof listPlannedOf>>[number]

const coverOf = ({ plannedCents, sentCents, arriveBy }: PlannedOf): Cover => ({
  amountCents: subtract(plannedCents, sentCents),
  expectedOn: arriveBy,
})
