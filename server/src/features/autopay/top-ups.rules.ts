/** What of the top-ups of a planned payment is still in the set-aside. Pure. */
import type { MoveDirection, MoveKind, MoveState } from '@yoursuccess/contract/setaside/set-aside-moves'
import { add, type Cents, larger, negate, ZERO } from '@yoursuccess/contract/core/money'

/** A top-up or its way back, or another move out of the set-aside. */
interface Move {
  kind: MoveKind
  direction: MoveDirection
  state: MoveState
  amountCents: Cents
  wantedAt: Date
}

/** A payment from the set-aside for the planned one, with its fee. */
interface Payment {
  totalCents: Cents
  madeAt: Date
}

/**
 * `moves` are in the order in which they were recorded, which counts more than their times: clocks of two servers may differ.
 * Later payments, and what the customer took out later, took it first: money that the customer set aside never goes back in its
 * place.
 */
export const leftOfTopUps = (moves: readonly Move[], payments: readonly Payment[]): Cents => {
  let last = 0
  const timed = moves.map((move) => {
    last = Math.max(last, move.wantedAt.getTime())
    return { at: new Date(last), cents: addedBy(move) }
  })
  const changes = [
    ...timed,
    ...payments.map(({ madeAt: at, totalCents }) => ({ at, cents: negate(totalCents) })),
  ].toSorted((a, b) => a.at.getTime() - b.at.getTime())
  let left = ZERO
  for (const { cents } of changes) left = larger(ZERO, add(left, cents))
  return left
}

/** A move back that was refused is not tried again. */
const addedBy = ({ amountCents, direction, kind, state }: Move): Cents => {
  const isTopUp = kind === 'top_up'
  if (direction === 'in') return isTopUp && state === 'done' ? amountCents : ZERO
  return isTopUp || state !== 'refused' ? negate(amountCents) : ZERO
}
