/**
 * Payments that the bank does not send (AUTO-09). On the safe day the customer is reminded. For a service that collects, the
 * money is moved to the main account on the expected day, and what it does not collect goes back.
 */
import {
  type ExpectedPull,
  isPull,
  isPullDue,
  lastPullDay,
  leftOfPull,
  matchPull,
  movedForPull,
  pullMissedOn,
} from '@yoursuccess/contract/autopay/outside.rules'
import { addBankingDays } from '@yoursuccess/contract/core/banking-days'
import { type Cents, larger, subtract, sum, ZERO } from '@yoursuccess/contract/core/money'
import type { PullMethodKind } from '@yoursuccess/contract/trustees/trustee-methods'
import type { Db } from '@yoursuccess/database/database'
import { bankMinuteOf } from '../../clock/clock.ts'
import { putOnHold } from '../../security/audit/stopped-account.ts'
import type { AgreementRow } from './agreements.queries.ts'
import type { AutopayDeps } from './autopay.deps.ts'
import { notifyOnHold, notifyPull, notifyReminder } from './autopay.notifications.ts'
import { isIn, OPEN_STATES } from './autopay.rules.ts'
import type { OfficeTerms } from './office-terms.ts'
import type { Planned } from './plan-payments.ts'
import { changePlanned, isStill } from './planned-payments.queries.ts'
import type { Balances, Step } from './send-planned.ts'

interface OutsideTerms {
  agreement: AgreementRow
  office: OfficeTerms
  planned: readonly Planned[]
  /** Undefined until they were read. */
  balances: Balances | undefined
}

/** What is next for a customer whose payments the bank does not send. In the transaction that holds the plan's lock. */
export const stepOutside = async (
  deps: AutopayDeps,
  tx: Db,
  { agreement, office, planned, balances }: OutsideTerms,
): Promise<Step> => {
  const { method } = agreement
  for (const row of planned) {
    // Something was reported since it was read.
    if (!(await isStill(tx, row))) return { act: 'read' }
    if (!isPull(method)) await remind(deps, tx, agreement, row)
    else {
      const step = await followPull(deps, tx, row, { expected: expectedOf(method, office, row), balances })
      if (step.act !== 'done') return step
    }
  }
  return { act: 'done' }
}

const remind = async (deps: AutopayDeps, tx: Db, { method }: AgreementRow, row: Planned): Promise<void> => {
  const { clock } = deps
  if (!isIn(OPEN_STATES, row) || row.sendOn > clock.today()) return
  const change = { state: 'by_hand', stateAt: clock.now() } as const
  if (await changePlanned(tx, row, OPEN_STATES, change)) await notifyReminder(deps, tx, row, method)
}

const expectedOf = (method: PullMethodKind, { feeCents }: OfficeTerms, row: Planned): ExpectedPull => ({
  method,
  expectedOn: row.sendOn,
  amountCents: subtract(row.plannedCents, row.sentCents),
  feeCents,
})

interface PullTerms {
  expected: ExpectedPull
  balances: Balances | undefined
}

const followPull = (deps: AutopayDeps, tx: Db, row: Planned, terms: PullTerms): Promise<Step> | Step => {
  const { clock } = deps
  if (row.state === 'pull_expected') return lookForPull(deps, tx, row, terms)
  const isDue = isPullDue(row.sendOn, clock.today(), bankMinuteOf(clock.now()))
  return isIn(OPEN_STATES, row) && isDue ? moveForPull(deps, tx, row, terms) : { act: 'done' }
}

/** Moves of a pull: at most one in each direction for an expected day. */
const causeOf = ({ id }: Pick<Planned, 'id'>): string => `pull-${id}-`

/** From now on the amount stays, and the money is in the main account. */
const moveForPull = async (
  deps: AutopayDeps,
  tx: Db,
  row: Planned,
  { expected, balances }: PullTerms,
): Promise<Step> => {
  const { bills, clock, setAside } = deps
  const { customerId } = row
  if (await putOnHold(tx, clock, customerId)) {
    await notifyOnHold(deps, tx, row)
    return { act: 'done' }
  }
  if (!balances || !(await setAside.areBalancesNewer(tx, customerId, balances.requestedAt)))
    return { act: 'read' }
  const orderedCents = await bills.sumReserved(tx, customerId, balances.requestedAt, 'set_aside')
  const amountCents = movedForPull(subtract(balances.setAsideCents, orderedCents), expected)
  const cause = `${causeOf(row)}${row.sendOn}`
  const move =
    amountCents > 0
      ? await setAside.recordTopUp(tx, { customerId, direction: 'out', amountCents, cause })
      : undefined
  if (amountCents > 0 && !move) return { act: 'read' }
  const now = clock.now()
  const change = { state: 'pull_expected', stateAt: now, fixedAt: row.fixedAt ?? now } as const
  await changePlanned(tx, row, OPEN_STATES, change)
  await notifyPull(deps, tx, row, { what: 'moved', amountCents, method: expected.method })
  return move?.state === 'wanted' ? { act: 'move', id: move.id } : { act: 'done' }
}

/** Recognizes the pull, or ends the wait for it. */
const lookForPull = async (deps: AutopayDeps, tx: Db, row: Planned, terms: PullTerms): Promise<Step> => {
  const { clock, transactions } = deps
  const { expected } = terms
  const { method, expectedOn, amountCents } = expected
  const span = { from: addBankingDays(expectedOn, -1), to: lastPullDay(expectedOn) }
  const debits = await transactions.listDebits(tx, row.customerId, span)
  const found = debits.find((debit) => matchPull(debit, expected) === 'pull')
  if (found) {
    const pulled = { pulledCents: amountCents, postedTransactionId: found.id }
    await changePlanned(tx, row, ['pull_expected'], { state: 'sent', stateAt: clock.now(), ...pulled })
    await notifyPull(deps, tx, row, { what: 'pulled', amountCents, method })
    return { act: 'done' }
  }
  for (const debit of debits) {
    const asked = { what: 'ask', amountCents: debit.amountCents, method, debitId: debit.id } as const
    if (matchPull(debit, expected) === 'ask') await notifyPull(deps, tx, row, asked)
  }
  return clock.today() < pullMissedOn(expectedOn) ? { act: 'done' } : endPull(deps, tx, row, terms)
}

/** What is left of the money goes back, and the customer is notified that nothing was collected. */
const endPull = async (
  deps: AutopayDeps,
  tx: Db,
  row: Planned,
  { expected, balances }: PullTerms,
): Promise<Step> => {
  const { bills, clock, setAside } = deps
  const { customerId } = row
  if (!balances || !(await setAside.areBalancesNewer(tx, customerId, balances.requestedAt)))
    return { act: 'read' }
  const { mainCents, keepBackCents, requestedAt } = balances
  const orderedCents = await bills.sumReserved(tx, customerId, requestedAt, 'main')
  const movedCents = movedOf(await setAside.listTopUps(tx, customerId, causeOf(row)))
  const amountCents = leftOfPull(movedCents, { mainCents: subtract(mainCents, orderedCents), keepBackCents })
  const cause = `${causeOf(row)}${row.sendOn}-back`
  const move =
    amountCents > 0
      ? await setAside.recordTopUp(tx, { customerId, direction: 'in', amountCents, cause })
      : undefined
  if (amountCents > 0 && !move) return { act: 'read' }
  await changePlanned(tx, row, ['pull_expected'], { state: 'refused', stateAt: clock.now() })
  await notifyPull(deps, tx, row, { what: 'missed', amountCents, method: expected.method })
  return move?.state === 'wanted' ? { act: 'move', id: move.id } : { act: 'done' }
}

type Moves = Awaited<ReturnType<AutopayDeps['setAside']['listTopUps']>>

/** What was moved to the main account, without what went back. */
const movedOf = (moves: Moves): Cents => {
  const total = (direction: 'in' | 'out') =>
    sum(
      moves
        .filter((move) => move.direction === direction && move.state === 'done')
        .map(({ amountCents }) => amountCents),
    )
  return larger(ZERO, subtract(total('out'), total('in')))
}
