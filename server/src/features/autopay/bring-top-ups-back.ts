/** What was moved for a payment that was not sent goes back to the main account (AUTO-13). */
import { addDays } from '@yoursuccess/contract/core/calendar-date'
import { type Cents, ZERO } from '@yoursuccess/contract/core/money'
import type { Db } from '@yoursuccess/database/database'
import type { Job } from '../../jobs/queue.ts'
import { lockInForce } from './agreements.queries.ts'
import type { AutopayDeps } from './autopay.deps.ts'
import { isIn, OPEN_STATES, type StoredState } from './autopay.rules.ts'
import { type Planned, readPlanned } from './plan-payments.ts'
import { runSteps } from './run-steps.ts'
import { causeOf, type Step, TOP_UPS } from './send-planned.ts'
import { leftOfTopUps } from './top-ups.rules.ts'

type Move = Awaited<ReturnType<AutopayDeps['setAside']['listMovesSince']>>[number]

interface BringBackJob {
  customerId: number
}
/** For customers at whose autopay nobody looks anymore. The daily look does the same. */
export const BRING_BACK = { name: 'autopay.bring-top-ups-back' } as const

/** Planned payments that were due longer ago have long ended. */
const DAYS_BEHIND = 90

export const bringBackJob = (deps: AutopayDeps): Job<BringBackJob> => ({
  ...BRING_BACK,
  run: ({ customerId }) =>
    runSteps(deps, customerId, () => deps.database.transaction((tx) => takeStep(deps, tx, customerId))),
})

const takeStep = async (deps: AutopayDeps, tx: Db, customerId: number): Promise<Step> => {
  const { bills, clock, plan } = deps
  await bills.lock(tx, customerId)
  await plan.lock(tx, customerId)
  const agreement = await lockInForce(tx, customerId)
  const planned = await readPlanned(tx, customerId, addDays(clock.today(), -DAYS_BEHIND))
  return (await bringTopUpsBack(deps, tx, planned, { isOn: agreement !== undefined })) ?? { act: 'done' }
}

/** In these, nothing more is sent automatically. A payment that the trustee returned stays set aside (AUTO-11). */
const OVER_STATES = ['refused', 'returned', 'dropped', 'ended'] as const satisfies readonly StoredState[]

/**
 * Records the move of the first payment that is over and whose top-ups are still in the set-aside, and returns the next step.
 * Undefined if nothing is to go back. In the transaction that holds the plan's lock.
 */
export const bringTopUpsBack = async (
  deps: Pick<AutopayDeps, 'bills' | 'setAside'>,
  tx: Db,
  planned: readonly Planned[],
  { isOn }: { isOn: boolean },
): Promise<Step | undefined> => {
  const { setAside } = deps
  const over = isOn ? OVER_STATES : [...OVER_STATES, ...OPEN_STATES]
  const rows = planned.filter((row) => isIn(over, row))
  const [first] = rows
  if (!first) return undefined
  const topUps = await setAside.listTopUps(tx, first.customerId, TOP_UPS)
  for (const row of rows) {
    const own = topUps.filter((move) => move.cause.startsWith(causeOf(row)))
    // Autopay ended, or the customer paid, while it was moved.
    if (own.some(({ state }) => state === 'wanted')) return { act: 'read' }
    const amountCents = await leftOf(deps, tx, row, own)
    if (amountCents <= 0) continue
    const { customerId } = row
    // What is in it goes back with its closing.
    if (!(await setAside.isOpen(tx, customerId))) return undefined
    const cause = `${causeOf(row)}back-${own.length}`
    const move = await setAside.recordTopUp(tx, { customerId, direction: 'out', amountCents, cause })
    // Another move ends first.
    if (!move) return { act: 'read' }
    if (move.state === 'wanted') return { act: 'move', id: move.id }
  }
  return undefined
}

const leftOf = async (
  { bills, setAside }: Pick<AutopayDeps, 'bills' | 'setAside'>,
  tx: Db,
  { customerId, sendings }: Planned,
  topUps: readonly Move[],
): Promise<Cents> => {
  const [first] = topUps
  if (!first) return ZERO
  const made = sendings.map(({ billPaymentId }) => billPaymentId)
  const payments = await bills.listPaidFromSetAside(tx, customerId, made)
  const moves = await setAside.listMovesSince(tx, customerId, first.id)
  const own = new Set(topUps.map(({ id }) => id))
  const counted = moves.filter(({ kind, id }) => own.has(id) || kind === 'by_hand' || kind === 'closing')
  return leftOfTopUps(counted, payments)
}
