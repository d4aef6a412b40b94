/**
 * Payments that the bank does not send (AUTO-09). On the safe day the customer is reminded. For a service that collects, the
 * money is moved to the main account on the expected day; watch-pulls.ts has what follows.
 */
import {
  type ExpectedPull,
  isPull,
  isPullDue,
  movedForPull,
} from '@yoursuccess/contract/autopay/outside.rules'
import { addDays } from '@yoursuccess/contract/core/calendar-date'
import { add, subtract, ZERO } from '@yoursuccess/contract/core/money'
import type { PullMethodKind } from '@yoursuccess/contract/trustees/trustee-methods'
import type { Db } from '@yoursuccess/database/database'
import { bankMinuteOf } from '../../clock/clock.ts'
import { putOnHold } from '../../security/audit/stopped-account.ts'
import type { AgreementRow } from './agreements.queries.ts'
import type { AutopayDeps } from './autopay.deps.ts'
import { isIn, OPEN_STATES } from './autopay.rules.ts'
import { dropReminder } from './drop-reminders.ts'
import { findDebits } from './expected-pull.ts'
import type { OfficeTerms } from './office-terms.ts'
import { notifyPull, notifySafeDay } from './outside.notifications.ts'
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
  for (const row of planned.filter((each) => isDue(deps, each, method))) {
    // Something was reported since it was read.
    if (!(await isStill(tx, row))) return { act: 'read' }
    const step =
      row.plannedCents <= row.sentCents
        ? await drop(deps, tx, row)
        : isPull(method)
          ? await moveForPull(deps, tx, row, { expected: expectedOf(method, office, row), balances })
          : await remind(deps, tx, row, method)
    if (step.act !== 'done') return step
  }
  return { act: 'done' }
}

const isDue = ({ clock }: AutopayDeps, row: Planned, method: AgreementRow['method']): boolean => {
  if (!isIn(OPEN_STATES, row)) return false
  const today = clock.today()
  return isPull(method) ? isPullDue(row.sendOn, today, bankMinuteOf(clock.now())) : row.sendOn <= today
}

/** The plan asks for nothing, or it was paid by hand. */
const drop = async (deps: AutopayDeps, tx: Db, row: Planned): Promise<Step> => {
  await changePlanned(tx, row, OPEN_STATES, { state: 'dropped', stateAt: deps.clock.now() })
  await dropReminder(deps, tx, row)
  return { act: 'done' }
}

const remind = async (
  deps: AutopayDeps,
  tx: Db,
  row: Planned,
  method: AgreementRow['method'],
): Promise<Step> => {
  const change = { state: 'by_hand', stateAt: deps.clock.now() } as const
  if (await changePlanned(tx, row, OPEN_STATES, change)) await notifySafeDay(deps, tx, row, method)
  return { act: 'done' }
}

const expectedOf = (method: PullMethodKind, { feeCents }: OfficeTerms, row: Planned): ExpectedPull => ({
  method,
  expectedOn: row.sendOn,
  amountCents: subtract(row.plannedCents, row.sentCents),
  feeCents,
})

/** The moves of a pull: at most one in each direction for an expected day. */
export const causeOfPull = ({ id, sendOn }: Pick<Planned, 'id' | 'sendOn'>): string => `pull-${id}-${sendOn}`

/** From now on the amount stays, and the money is in the main account. */
const moveForPull = async (
  deps: AutopayDeps,
  tx: Db,
  row: Planned,
  { expected, balances }: { expected: ExpectedPull; balances: Balances | undefined },
): Promise<Step> => {
  const { bills, clock, setAside } = deps
  const { customerId } = row
  const { method } = expected
  const wantedCents = add(expected.amountCents, expected.feeCents)
  if (await putOnHold(tx, clock, customerId)) {
    await notifyPull(deps, tx, row, { what: 'on_hold', amountCents: ZERO, wantedCents, method })
    return { act: 'done' }
  }
  if (!balances || !(await setAside.areBalancesNewer(tx, customerId, balances.requestedAt)))
    return { act: 'read' }
  const orderedCents = await bills.sumReserved(tx, customerId, balances.requestedAt, 'set_aside')
  const amountCents = movedForPull(subtract(balances.setAsideCents, orderedCents), expected)
  const cause = causeOfPull(row)
  const move =
    amountCents > 0
      ? await setAside.recordTopUp(tx, { customerId, direction: 'out', amountCents, cause })
      : undefined
  if (amountCents > 0 && !move) return { act: 'read' }
  const now = clock.now()
  // One that came a day early is recognized at once, and nothing more is said of its money.
  const isThere = (await findDebits(deps, tx, row, expected)).some(({ match }) => match === 'pull')
  await changePlanned(tx, row, OPEN_STATES, {
    state: 'pull_expected',
    stateAt: now,
    fixedAt: row.fixedAt ?? now,
    pullMethod: method,
    pullCents: expected.amountCents,
    pullFeeCents: expected.feeCents,
    pullLookOn: isThere ? clock.today() : addDays(clock.today(), 1),
  })
  if (!isThere) await notifyPull(deps, tx, row, { what: 'moved', amountCents, wantedCents, method })
  return move?.state === 'wanted' ? { act: 'move', id: move.id } : { act: 'done' }
}
