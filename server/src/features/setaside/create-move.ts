/** Moves money by the customer's hand: we check and record the move in one transaction, then send it. */
import { setTimeout as pause } from 'node:timers/promises'
import { add, type Cents, subtract, ZERO } from '@yoursuccess/contract/core/money'
import { planRefusals } from '@yoursuccess/contract/plan/plan-refusals'
import type { MoveDirection, MoveReason, SetAsideMove } from '@yoursuccess/contract/setaside/set-aside-moves'
import { movable } from '@yoursuccess/contract/setaside/shares.rules'
import type { Db } from '@yoursuccess/database/database'
import { refuseCommon, refusing } from '../../http/refusal.ts'
import { NOTHING_DONE } from '../../idempotency/idempotency.ts'
import { NOT_COVERED } from '../../partners/biller-network/port.ts'
import { unlessPartnerError } from '../../partners/partner-error.ts'
import { audit } from '../../security/audit/audit.ts'
import {
  areBalancesNewer,
  findMove,
  findMoveOf,
  findWanted,
  insertMove,
  type MoveRow,
  readDatabaseTime,
} from './moves.queries.ts'
import { SEND_MOVE, sendMoveNow } from './send-move.ts'
import { readBalance } from './set-aside-balance.ts'
import { findSetAside, type SetAsideRow } from './set-asides.queries.ts'
import { refuse, type SetasideDeps } from './setaside.deps.ts'
import { needByHand, withExpected } from './setaside.rules.ts'
import { viewMove } from './setaside.views.ts'

export interface MoveForm {
  direction: MoveDirection
  amount: Cents
  reason: MoveReason | null
}

/** What the processor reported, and the database's time just before we asked. */
interface Balances {
  mainCents: Cents
  setAsideCents: Cents
  requestedAt: string
}

/** Another move may end between two looks at the balances. We look again up to this many times. */
const MAX_LOOKS = 8
const PAUSE_MS = 50

/** Throws the refusals of a move, and PartnerError if the balances or an earlier move are not known. */
export const createMove = async (
  deps: SetasideDeps,
  customerId: number,
  form: MoveForm,
  key: string | undefined,
): Promise<SetAsideMove> => {
  const { paidOrders, database } = deps
  const intention = { customerId, key, call: 'POST /api/set_aside/moves', body: form }
  // The first attempt has no balances, so a repeated request gets its reply even while the processor is down.
  let balances: Balances | undefined
  for (let look = 0; look < MAX_LOOKS; look++) {
    const id = await paidOrders.once(intention, (tx) => record(deps, tx, { customerId, form, key, balances }))
    if (id !== NOTHING_DONE) return sendAndView(deps, { customerId, id })
    if (look > 1) await pause(PAUSE_MS * look)
    // The balances of an unfinished move are not known.
    const wanted = await findWanted(database.db, customerId)
    if (wanted) await sendMoveNow(deps, wanted)
    balances = await readBalances(deps, customerId)
  }
  throw refuseCommon('unavailable', { retryAfterSeconds: 5 })
}

/** Never uses remembered balances, because these decide whether money moves. Undefined without a set-aside. */
const readBalances = async (deps: SetasideDeps, customerId: number): Promise<Balances | undefined> => {
  const { database, account } = deps
  const row = await findSetAside(database.db, customerId)
  if (!row?.prn) return undefined
  const requestedAt = await readDatabaseTime(database)
  const mainCents = await account.readAvailable(customerId)
  const { availableCents: setAsideCents } = await readBalance(deps, row)
  return { mainCents, setAsideCents, requestedAt }
}

interface MoveRequest {
  customerId: number
  form: MoveForm
  key: string | undefined
  balances: Balances | undefined
}

/** Checks and records the move, and returns its id. NOTHING_DONE if it cannot be decided without newer balances. */
const record = async (
  deps: SetasideDeps,
  tx: Db,
  { customerId, form, key, balances }: MoveRequest,
): Promise<number | typeof NOTHING_DONE> => {
  const { clock, queue, plan } = deps
  const { direction, amount: amountCents, reason } = form
  await plan.lock(tx, customerId)
  const cause = `request-${key}`
  const earlier = await findMoveOf(tx, customerId, cause)
  if (earlier) return assertSame(earlier, form).id
  const row = await findSetAside(tx, customerId)
  if (row?.state !== 'open') throw refuse('set_aside.not_open')
  if (!balances || !(await areBalancesNewer(tx, customerId, balances.requestedAt))) return NOTHING_DONE
  if (direction === 'in') await checkIn(deps, tx, row, amountCents, balances)
  else await checkOut(deps, tx, customerId, amountCents, balances)
  const wantedAt = clock.now()
  const kind = 'by_hand'
  const move = await insertMove(tx, { customerId, direction, kind, cause, amountCents, reason, wantedAt })
  await queue.send(tx, SEND_MOVE, { customerId, id: move.id })
  await audit(tx, clock.realNow(), 'customer', `set_aside_move.${direction}`, {
    customerId,
    subject: `set_aside_move:${move.id}`,
  })
  return move.id
}

/** A key that was forgotten after a day still makes one move. Refuses it for another one. */
const assertSame = (earlier: MoveRow, { direction, amount }: MoveForm): MoveRow => {
  if (earlier.direction !== direction || earlier.amountCents !== amount) throw refuseCommon('conflict')
  return earlier
}

const refusePlan = refusing(planRefusals)

/**
 * Refuses more than the plan needs, and more than leaves `keep_back`, what services may collect and what bills were ordered with
 * in the main account.
 */
const checkIn = async (
  { autopay, bills, clock, plan, program }: SetasideDeps,
  tx: Db,
  { customerId, keepBackCents }: SetAsideRow,
  amountCents: Cents,
  { mainCents, setAsideCents, requestedAt }: Balances,
): Promise<void> => {
  if (program.hasEnded('spending')) throw refuseCommon('spending_ended')
  const installments = await plan.findInstallments(tx, customerId)
  if (!installments) throw refusePlan('plan.missing')
  const planned = (await autopay().listComing(tx, [customerId])).get(customerId)
  const expected = (await autopay().listExpectedPulls(tx, [customerId])).get(customerId)
  const neededCents = needByHand(withExpected(installments, expected), clock.today(), planned)
  if (amountCents > subtract(neededCents, setAsideCents)) throw refuse('set_aside.more_than_needed')
  const expectedCents = (await autopay().sumExpectedPulls(tx, [customerId])).get(customerId) ?? ZERO
  const orderedCents = await bills.sumReserved(tx, customerId, requestedAt, 'main')
  if (amountCents > movable(subtract(mainCents, orderedCents), add(keepBackCents, expectedCents)))
    throw refuse('set_aside.not_enough_money')
}

/** Refuses more than there is, and what a payment was ordered with (SETA-07). */
const checkOut = async (
  { bills }: SetasideDeps,
  tx: Db,
  customerId: number,
  amountCents: Cents,
  { setAsideCents, requestedAt }: Balances,
): Promise<void> => {
  if (amountCents > setAsideCents) throw refuse('set_aside.not_enough_money')
  const orderedCents = await bills.sumReserved(tx, customerId, requestedAt, 'set_aside')
  if (amountCents > subtract(setAsideCents, orderedCents)) throw refuse('set_aside.payment_under_way')
}

/** Sends the move, and shows what became of it. If the processor does not answer, the job tries again. */
const sendAndView = async (
  deps: SetasideDeps,
  move: { customerId: number; id: number },
): Promise<SetAsideMove> => {
  await sendMoveNow(deps, move).catch(unlessPartnerError)
  const row = await findMove(deps.database.db, move)
  if (!row) throw new Error('a recorded move is gone')
  if (row.refusal === NOT_COVERED) throw refuse('set_aside.not_enough_money')
  return viewMove(row)
}
