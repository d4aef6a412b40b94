/** What is set aside in full for an installment and will be sent or collected, so that nobody need be reminded of it. */
import type { PayingMethod } from '@yoursuccess/contract/autopay/autopay'
import { isOutside, isPull } from '@yoursuccess/contract/autopay/outside.rules'
import { addDays } from '@yoursuccess/contract/core/calendar-date'
import { type Cents, subtract, ZERO } from '@yoursuccess/contract/core/money'
import type { Cover } from '@yoursuccess/contract/plan/installment-status.rules'
import { needsOf } from '@yoursuccess/contract/setaside/shares.rules'
import type { Db } from '@yoursuccess/database/database'
import { listTermsInForce, type TermsInForce } from './agreements.queries.ts'
import type { AutopayDeps } from './autopay.deps.ts'
import { isComing, isIn, OPEN_STATES } from './autopay.rules.ts'
import { DAYS_BEHIND, feesOf } from './coming-payments.ts'
import { listPlannedOf } from './planned-payments.queries.ts'

/**
 * By customer, and by the key of the installment. Money set aside belongs to the earliest payment that is not sent. What would
 * first come from the main account is not there yet, and is no cover. Neither is what the customer must send. What a service
 * may still collect is one, also after autopay was stopped (AUTO-09).
 */
export const listCovers = async (
  { clock, setAside }: Pick<AutopayDeps, 'clock' | 'setAside'>,
  tx: Db,
  customerIds: readonly number[],
): Promise<Map<number, ReadonlyMap<string, Cover>>> => {
  if (customerIds.length === 0) return new Map()
  const terms = await listTermsInForce(tx, customerIds)
  const today = clock.today()
  const balances = await setAside.listBalances(tx, [...terms.keys()])
  const rows = await listPlannedOf(tx, customerIds, addDays(today, -DAYS_BEHIND))
  return new Map(
    [...Map.groupBy(rows, ({ customerId }) => customerId)].map(([customerId, own]) => {
      const coming = own.filter((row) => isComing(row, today))
      const covered = [
        ...own.filter(({ state }) => state === 'pull_expected'),
        ...coveredBy(coming, terms.get(customerId), balances.get(customerId) ?? ZERO),
      ]
      const byKey = new Map(covered.map((row) => [row.installmentKey, coverOf(row)] as const))
      return [customerId, byKey] as const
    }),
  )
}

type PlannedOf = Awaited<ReturnType<typeof listPlannedOf>>[number]

/** Without autopay, and while it is on hold, nothing is sent, and no money is moved for a service. */
const coveredBy = (
  coming: readonly PlannedOf[],
  terms: TermsInForce | undefined,
  setAsideCents: Cents,
): PlannedOf[] => {
  if (!terms || terms.pausedFor !== null || isByCustomer(terms.method)) return []
  const payments = coming.map((row) => ({ ...row, feesCents: feesOf(row.hasPart, terms) }))
  const needs = needsOf(payments, setAsideCents)
  return coming.filter((row, index) => needs[index] === 0 && isIn(OPEN_STATES, row))
}

const isByCustomer = (method: PayingMethod) => isOutside(method) && !isPull(method)

const coverOf = ({ plannedCents, sentCents, pullCents, state, arriveBy }: PlannedOf): Cover => ({
  amountCents: state === 'pull_expected' ? (pullCents ?? ZERO) : subtract(plannedCents, sentCents),
  expectedOn: arriveBy,
})
