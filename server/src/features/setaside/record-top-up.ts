/** Moves that autopay makes: what is missing on a send day, and what of it goes back (docs/requirements/autopay.md). */
import type { Cents } from '@yoursuccess/contract/core/money'
import type { MoveDirection } from '@yoursuccess/contract/setaside/set-aside-moves'
import type { Db } from '@yoursuccess/database/database'
import { audit } from '../../security/audit/audit.ts'
import { findMoveOf, findWanted, insertMove, type MoveRow, readDatabaseTime } from './moves.queries.ts'
import { SEND_MOVE, sendUnseen } from './send-move.ts'
import { readBalance } from './set-aside-balance.ts'
import { findSetAside } from './set-asides.queries.ts'
import type { SetasideDeps } from './setaside.deps.ts'

export interface TopUp {
  customerId: number
  direction: MoveDirection
  amountCents: Cents
  /** What it is made for. Each cause makes one move. */
  cause: string
}

/**
 * Records the move unless its cause has one, and returns it. Undefined while another move is under way. In the transaction
 * that holds the plan's lock; the caller has checked that the balances allow it.
 */
export const recordTopUp = async (
  { clock, queue }: SetasideDeps,
  tx: Db,
  { customerId, direction, amountCents, cause }: TopUp,
): Promise<MoveRow | undefined> => {
  const earlier = await findMoveOf(tx, customerId, cause)
  if (earlier) return earlier
  if (await findWanted(tx, customerId)) return undefined
  const wanted = { customerId, direction, kind: 'top_up', amountCents, cause, reason: null } as const
  const move = await insertMove(tx, { ...wanted, wantedAt: clock.now() })
  await queue.send(tx, SEND_MOVE, { customerId, id: move.id })
  await audit(tx, clock.realNow(), 'system', `set_aside_move.${direction}`, {
    customerId,
    subject: `set_aside_move:${move.id}`,
  })
  return move
}

/** What autopay may take from: both balances by the processor, and what must stay in the main account. */
export interface BothBalances {
  mainCents: Cents
  setAsideCents: Cents
  keepBackCents: Cents
  /** The database's time just before we asked. */
  requestedAt: string
}

/** Sends a move that is under way: until it has ended, no balance is certain. Throws PartnerError. */
export const endWanted = async (deps: SetasideDeps, customerId: number): Promise<void> => {
  const wanted = await findWanted(deps.database.db, customerId)
  if (wanted) await sendUnseen(deps, wanted)
}

/** Undefined unless the set-aside is open. Never uses remembered balances. Throws PartnerError. */
export const readBothBalances = async (
  deps: SetasideDeps,
  customerId: number,
): Promise<BothBalances | undefined> => {
  const { database, account } = deps
  await endWanted(deps, customerId)
  const row = await findSetAside(database.db, customerId)
  if (row?.state !== 'open') return undefined
  const requestedAt = await readDatabaseTime(database)
  const mainCents = await account.readAvailable(customerId)
  const { availableCents: setAsideCents } = await readBalance(deps, row)
  return { mainCents, setAsideCents, keepBackCents: row.keepBackCents, requestedAt }
}
