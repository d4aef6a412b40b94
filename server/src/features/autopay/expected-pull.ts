/** The debits that may be what a service is expected to collect for a planned payment (AUTO-09). */
import { type ExpectedPull, lastPullDay, matchPull } from '@yoursuccess/contract/autopay/outside.rules'
import { addBankingDays } from '@yoursuccess/contract/core/banking-days'
import type { Cents } from '@yoursuccess/contract/core/money'
import type { Db } from '@yoursuccess/database/database'
import type { AutopayDeps } from './autopay.deps.ts'
import { isIn } from './autopay.rules.ts'
import { changePlanned, type PlannedRow } from './planned-payments.queries.ts'
import { listPulledDebits } from './pulls.queries.ts'

/** In these, a debit may be its pull: one that came too late was not recognized. */
export const PULLABLE_STATES = ['pull_expected', 'refused'] as const

/** Undefined unless money was moved for a service that collects. */
export const pullOf = ({
  pullMethod,
  pullCents,
  pullFeeCents,
  sendOn,
}: PlannedRow): ExpectedPull | undefined =>
  pullMethod === null || pullCents === null || pullFeeCents === null
    ? undefined
    : { method: pullMethod, expectedOn: sendOn, amountCents: pullCents, feeCents: pullFeeCents }

export type Debit = Awaited<ReturnType<AutopayDeps['transactions']['listDebits']>>[number]

/** Debits that are the pull, or that the customer is asked about, oldest first. Not those of other planned payments. */
export const findDebits = async (
  { transactions }: AutopayDeps,
  db: Db,
  { customerId, otherDebits }: PlannedRow,
  expected: ExpectedPull,
): Promise<(Debit & { match: 'pull' | 'ask' })[]> => {
  const span = { from: addBankingDays(expected.expectedOn, -1), to: lastPullDay(expected.expectedOn) }
  const debits = await transactions.listDebits(db, customerId, span)
  const pulled = await listPulledDebits(
    db,
    debits.map(({ id }) => id),
  )
  return debits.flatMap((debit) => {
    const match = matchPull(debit, expected)
    return match === 'other' || pulled.has(debit.id) || otherDebits.includes(debit.id)
      ? []
      : [{ ...debit, match }]
  })
}

/** What the customer is asked about, by planned payment. */
export const listAsked = async (
  deps: AutopayDeps,
  db: Db,
  planned: readonly PlannedRow[],
): Promise<Map<number, Debit[]>> => {
  const asked = new Map<number, Debit[]>()
  for (const row of planned) {
    const expected = pullOf(row)
    if (!expected || !isIn(PULLABLE_STATES, row)) continue
    const debits = await findDebits(deps, db, row, expected)
    asked.set(
      row.id,
      debits.filter(({ match }) => match === 'ask' || row.state === 'refused'),
    )
  }
  return asked
}

/** Records that a debit is the pull. Returns undefined if it is over. */
export const recordPull = (
  { clock }: AutopayDeps,
  tx: Db,
  row: PlannedRow,
  { debitId, amountCents }: { debitId: number; amountCents: Cents },
): Promise<PlannedRow | undefined> =>
  changePlanned(tx, row, PULLABLE_STATES, {
    state: 'sent',
    stateAt: clock.now(),
    pullLookOn: null,
    pulledCents: amountCents,
    postedTransactionId: debitId,
    pullUndoneAt: null,
  })
