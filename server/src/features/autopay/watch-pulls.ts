/**
 * What becomes of an expected pull: it is recognized among what was posted, or what is left of its money goes back (AUTO-09). It
 * goes by what was expected when the money was moved, also if autopay was stopped or changed since.
 */
import { leftOfPull, pullMissedOn } from '@yoursuccess/contract/autopay/outside.rules'
import { addBankingDays } from '@yoursuccess/contract/core/banking-days'
import { addDays } from '@yoursuccess/contract/core/calendar-date'
import { add, type Cents, subtract, sum, ZERO } from '@yoursuccess/contract/core/money'
import type { Db } from '@yoursuccess/database/database'
import type { DueWork } from '../../clock/business-clock.ts'
import { bankMinuteOf } from '../../clock/clock.ts'
import { unlessPartnerError } from '../../partners/partner-error.ts'
import { putOnHold } from '../../security/audit/stopped-account.ts'
import { lockInForce, setLook } from './agreements.queries.ts'
import type { AutopayDeps } from './autopay.deps.ts'
import { findDebits, pullOf, recordPull } from './expected-pull.ts'
import { causeOfPull } from './outside-step.ts'
import { notifyPull } from './outside.notifications.ts'
import { changePlanned, lockPlanned, type PlannedRow } from './planned-payments.queries.ts'
import { type DuePull, listDuePulls, sumExpectedPulls } from './pulls.queries.ts'
import { runSteps } from './run-steps.ts'
import type { Balances, Step } from './send-planned.ts'

const PAGE = 100

export const watchPullsWork = (deps: AutopayDeps): DueWork => ({
  name: 'autopay.expected_pulls',
  runDue: async (today) => {
    if (bankMinuteOf(deps.clock.now()) < 1) return
    await deps
      .forEachDue(
        (_after, last?: DuePull) => listDuePulls(deps.database.db, { today, last, limit: PAGE }),
        (pull) => watchPull(deps, pull),
        { name: 'autopay.expected_pulls' },
      )
      .catch(unlessPartnerError)
  },
})

/** Events may be lost, so what was posted is read before anything is decided. Throws PartnerError. */
const watchPull = async (deps: AutopayDeps, pull: DuePull): Promise<void> => {
  const { account, database, transactions } = deps
  const { customerId } = pull
  const prn = await account.getReference(database.db, customerId)
  await transactions.catchUp({ customerId, prn, openedAt: null }, addBankingDays(pull.expectedOn, -1))
  await runSteps(deps, customerId, (balances) =>
    database.transaction((tx) => takeStep(deps, tx, pull, balances)),
  )
}

const takeStep = async (
  deps: AutopayDeps,
  tx: Db,
  { id, customerId }: DuePull,
  balances: Balances | undefined,
): Promise<Step> => {
  const { bills, clock, plan, transactions } = deps
  // What is given back at the same moment is seen here, or sees what is recorded here.
  await transactions.lockPosting(tx, customerId)
  await bills.lock(tx, customerId)
  await plan.lock(tx, customerId)
  await lockInForce(tx, customerId)
  const row = await lockPlanned(tx, customerId, id)
  if (row?.state !== 'pull_expected') return { act: 'done' }
  const expected = pullOf(row)
  if (!expected) throw new Error('nothing is expected of a pull')
  const { method, amountCents } = expected
  const debits = await findDebits(deps, tx, row, expected)
  const found = debits.find(({ match }) => match === 'pull')
  if (found) {
    await recordPull(deps, tx, row, { debitId: found.id, amountCents })
    await notifyPull(deps, tx, row, { what: 'pulled', amountCents, method })
    return lookAgain(deps, tx, customerId)
  }
  for (const debit of debits)
    await notifyPull(deps, tx, row, {
      what: 'ask',
      amountCents: debit.amountCents,
      method,
      debitId: debit.id,
    })
  const today = clock.today()
  if (today >= pullMissedOn(expected.expectedOn) && !(await putOnHold(tx, clock, customerId)))
    return endPull(deps, tx, row, balances)
  await changePlanned(tx, row, ['pull_expected'], { pullLookOn: addDays(today, 1) })
  return { act: 'done' }
}

/** What is planned, and what must be set aside, follows from it. */
const lookAgain = async ({ clock }: AutopayDeps, tx: Db, customerId: number): Promise<Step> => {
  await setLook(tx, customerId, clock.today())
  return { act: 'done' }
}

/** What is left of the money goes back, and the customer is notified that nothing was collected. */
const endPull = async (
  deps: AutopayDeps,
  tx: Db,
  row: PlannedRow,
  balances: Balances | undefined,
): Promise<Step> => {
  const { clock } = deps
  const { customerId, pullMethod } = row
  const back = await moveBack(deps, tx, row, balances)
  if (back === 'read') return { act: 'read' }
  await changePlanned(tx, row, ['pull_expected'], {
    state: 'refused',
    stateAt: clock.now(),
    pullLookOn: null,
  })
  if (pullMethod)
    await notifyPull(deps, tx, row, { what: 'missed', amountCents: back.amountCents, method: pullMethod })
  await lookAgain(deps, tx, customerId)
  return back.moveId === undefined ? { act: 'done' } : { act: 'move', id: back.moveId }
}

interface Back {
  amountCents: Cents
  /** Undefined if nothing is to be sent. */
  moveId: number | undefined
}

const moveBack = async (
  deps: AutopayDeps,
  tx: Db,
  row: PlannedRow,
  balances: Balances | undefined,
): Promise<Back | 'read'> => {
  const { bills, customer, program, setAside } = deps
  const { customerId } = row
  const nothing = { amountCents: ZERO, moveId: undefined }
  const isClosed = (await customer.getState(tx, customerId)) === 'closed'
  // Then the set-aside takes in no more, and the money stays with the rest of the main account.
  if (isClosed || program.hasEnded('spending') || !(await setAside.isOpen(tx, customerId))) return nothing
  if (!balances || !(await setAside.areBalancesNewer(tx, customerId, balances.requestedAt))) return 'read'
  const { mainCents, keepBackCents, requestedAt } = balances
  const orderedCents = await bills.sumReserved(tx, customerId, requestedAt, 'main')
  const moves = await setAside.listTopUps(tx, customerId, causeOfPull(row))
  const movedCents = sum(
    moves.flatMap(({ direction, state, amountCents }) =>
      direction === 'out' && state === 'done' ? [amountCents] : [],
    ),
  )
  const amountCents = leftOfPull(movedCents, {
    mainCents: subtract(mainCents, orderedCents),
    keepBackCents: add(keepBackCents, await expectedOfOthers(tx, row)),
  })
  if (amountCents === 0) return nothing
  const cause = `${causeOfPull(row)}-back`
  const move = await setAside.recordTopUp(tx, { customerId, direction: 'in', amountCents, cause })
  if (!move) return 'read'
  return { amountCents, moveId: move.state === 'wanted' ? move.id : undefined }
}

/** What services may still collect for other planned payments. Their money stays. */
const expectedOfOthers = async (
  tx: Db,
  { customerId, pullCents, pullFeeCents }: PlannedRow,
): Promise<Cents> => {
  const expectedCents = (await sumExpectedPulls(tx, [customerId])).get(customerId) ?? ZERO
  return subtract(expectedCents, add(pullCents ?? ZERO, pullFeeCents ?? ZERO))
}
