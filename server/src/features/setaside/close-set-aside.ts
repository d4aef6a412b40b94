/** Closes the set-aside: its money goes back to the main account first. */
import { type Cents, subtract, ZERO } from '@yoursuccess/contract/core/money'
import type { Db } from '@yoursuccess/database/database'
import type { DueWork } from '../../clock/business-clock.ts'
import { followUp } from '../../jobs/partner-work.ts'
import type { Job } from '../../jobs/queue.ts'
import { message } from '../../messaging/render.ts'
import { unlessPartnerError } from '../../partners/partner-error.ts'
import { audit } from '../../security/audit/audit.ts'
import { endChoicesOf } from './choices.queries.ts'
import {
  areBalancesNewer,
  findLastMoveId,
  findWanted,
  insertMove,
  readDatabaseTime,
} from './moves.queries.ts'
import { subjectOf } from './open-set-aside.ts'
import { SEND_MOVE, sendMoveNow } from './send-move.ts'
import { readBalance } from './set-aside-balance.ts'
import { changeState, findSetAside, listInState } from './set-asides.queries.ts'
import { lastMorning, refuse, type SetasideDeps } from './setaside.deps.ts'
import { copy } from './setaside.messages.ts'
import { recordSharesOn } from './shares.queries.ts'

interface CloseJob {
  customerId: number
}
/** The request makes the first attempt; the job retries. */
const CLOSE_SET_ASIDE = { name: 'setaside.close', delaySeconds: 10 } as const

const PAGE = 100

/** Each step moves money back or sees that none is left. Money may arrive between two steps. */
const MAX_STEPS = 4

/** Throws `set_aside.not_open` and `set_aside.payment_under_way`. */
export const closeSetAside = async (
  deps: SetasideDeps,
  customerId: number,
  key: string | undefined,
): Promise<void> => {
  const intention = { customerId, key, call: 'POST /api/set_aside/close', body: null }
  await deps.paidOrders.once(intention, async (tx) => {
    await deps.plan.lock(tx, customerId)
    if (await isPaymentOrdered(deps, tx, customerId)) throw refuse('set_aside.payment_under_way')
    if (!(await beginClosing(deps, tx, customerId, 'customer'))) throw refuse('set_aside.not_open')
    return true
  })
  await bringBack(deps, { customerId }).catch(unlessPartnerError)
}

/** After the last day of spending the money goes back to the main account, from which a check pays it out (REFUNDS-01). */
export const windDownWork = (deps: SetasideDeps): DueWork => ({
  name: 'setaside.wind-down',
  runDue: async () => {
    if (!deps.program.hasEnded('spending')) return
    await deps
      .forEachDue(
        (after) => listInState(deps.database.db, 'open', after, PAGE),
        ({ customerId }) => windDown(deps, customerId),
        { name: 'setaside.wind-down', key: 'customerId' },
      )
      .catch(unlessPartnerError)
  },
})

const windDown = async (deps: SetasideDeps, customerId: number): Promise<void> => {
  const { database, notifications, clock, plan } = deps
  await database.transaction(async (tx) => {
    await plan.lock(tx, customerId)
    // It ends first. The next run closes the set-aside.
    if (await isPaymentOrdered(deps, tx, customerId)) return
    if (!(await beginClosing(deps, tx, customerId, 'system'))) return
    await notifications.notify(tx, customerId, {
      title: message(copy.ended),
      dedupeKey: `set-aside-ended-${clock.today()}`,
      happenedAt: clock.now(),
      group: 'paydays',
    })
  })
  // The job tries again.
  await bringBack(deps, { customerId }).catch(unlessPartnerError)
}

/** Whether a payment from the set-aside was ordered that the processor has not taken. */
const isPaymentOrdered = async ({ bills }: SetasideDeps, tx: Db, customerId: number): Promise<boolean> =>
  (await bills.sumReserved(tx, customerId, 'infinity', 'set_aside')) > 0

/** From now on nothing moves in. Returns false if it is not in this state. */
export const beginClosing = async (
  { clock, queue, plan }: SetasideDeps,
  tx: Db,
  customerId: number,
  actor: 'customer' | 'system',
  from: 'open' | 'closed' = 'open',
): Promise<boolean> => {
  await plan.lock(tx, customerId)
  if (!(await changeState(tx, customerId, [from], { state: 'closing', closedAt: null }))) return false
  // Opening it again takes the customer's word again.
  await recordSharesOn(tx, customerId, { isOn: false, changedAt: clock.now(), morning: lastMorning(clock) })
  await endChoicesOf(tx, customerId, clock.now())
  await queue.send<CloseJob>(tx, CLOSE_SET_ASIDE, { customerId })
  await audit(tx, clock.realNow(), actor, 'set_aside.closing', {
    customerId,
    subject: subjectOf(customerId),
  })
  return true
}

/**
 * Moves the money back and closes the set-aside. Money of an ordered payment stays until the processor took it or the payment
 * failed, and a later run continues. Throws PartnerError if it must be continued later.
 */
export const bringBack = async (deps: SetasideDeps, { customerId }: CloseJob): Promise<void> => {
  const { database } = deps
  for (let step = 0; step < MAX_STEPS; step++) {
    const wanted = await findWanted(database.db, customerId)
    if (wanted) await sendMoveNow(deps, wanted)
    const row = await findSetAside(database.db, customerId)
    if (row?.state !== 'closing') return
    const requestedAt = await readDatabaseTime(database)
    const balance = await readBalance(deps, row)
    const step = await database.transaction((tx) =>
      takeStep(deps, tx, customerId, { ...balance, requestedAt }),
    )
    if (step === 'wait') return
  }
  const row = await findSetAside(database.db, customerId)
  if (row?.state === 'closing') throw new Error('the set-aside still has money')
}

/** Returns `wait` while only money of an ordered payment is left. */
const takeStep = async (
  { bills, clock, plan, queue }: SetasideDeps,
  tx: Db,
  customerId: number,
  {
    availableCents,
    postedCents,
    requestedAt,
  }: { availableCents: Cents; postedCents: Cents; requestedAt: string },
): Promise<'again' | 'wait'> => {
  await plan.lock(tx, customerId)
  const isClosing = (await findSetAside(tx, customerId))?.state === 'closing'
  if (!isClosing || !(await areBalancesNewer(tx, customerId, requestedAt))) return 'again'
  const orderedCents = await bills.sumReserved(tx, customerId, requestedAt, 'set_aside')
  const freeCents = subtract(availableCents, orderedCents)
  if (freeCents > 0) {
    const { id } = await insertMove(tx, {
      customerId,
      direction: 'out',
      kind: 'closing',
      amountCents: freeCents,
      reason: null,
      cause: `closing-${await findLastMoveId(tx, customerId)}`,
      wantedAt: clock.now(),
    })
    await queue.send(tx, SEND_MOVE, { customerId, id })
  } else if (orderedCents > 0) {
    return 'wait'
  } else if (availableCents === ZERO && postedCents === ZERO) {
    await changeState(tx, customerId, ['closing'], { state: 'closed', closedAt: clock.now() })
    await audit(tx, clock.realNow(), 'system', 'set_aside.closed', {
      customerId,
      subject: subjectOf(customerId),
    })
  }
  return 'again'
}

export const closeSetAsideJob = (deps: SetasideDeps): Job<CloseJob> => ({
  ...CLOSE_SET_ASIDE,
  run: (job) => bringBack(deps, job),
})

export const followUpClosingsJob = (deps: SetasideDeps): Job<Record<string, never>> =>
  followUp(
    deps,
    { resume: (row) => bringBack(deps, row) },
    {
      name: 'setaside.follow-up-closings',
      schedule: '*/10 * * * *',
      sentBy: CLOSE_SET_ASIDE,
      lists: { 'setaside.closings': (db, after, limit) => listInState(db, 'closing', after, limit) },
      key: 'customerId',
    },
  )
