/** What was moved for a payment that was not sent goes back to the main account (AUTO-13). */
import { type Cents, subtract, sum } from '@yoursuccess/contract/core/money'
import type { Db } from '@yoursuccess/database/database'
import type { AutopayDeps } from './autopay.deps.ts'
import type { Planned } from './plan-payments.ts'
import { causeOf } from './send-planned.ts'

type Moves = Awaited<ReturnType<AutopayDeps['setAside']['listTopUps']>>

/**
 * Records the move of the first refused payment whose top-ups are still in the set-aside, and returns it if it must be sent. In
 * the transaction that holds the plan's lock.
 */
export const bringTopUpsBack = async (
  { setAside }: AutopayDeps,
  tx: Db,
  planned: readonly Planned[],
): Promise<{ id: number } | undefined> => {
  for (const row of planned) {
    if (row.state !== 'refused' || row.sentCents > 0) continue
    const moves = await setAside.listTopUps(tx, row.customerId, causeOf(row))
    const amountCents = leftOf(moves)
    if (amountCents <= 0) continue
    const { customerId } = row
    const cause = `${causeOf(row)}back-${moves.length}`
    const move = await setAside.recordTopUp(tx, { customerId, direction: 'out', amountCents, cause })
    if (move?.state === 'wanted') return move
  }
  return undefined
}

/** What was moved in and not moved back. A move back that was refused is not tried again. */
const leftOf = (moves: Moves): Cents => {
  const total = (direction: 'in' | 'out') =>
    sum(
      moves
        .filter((move) => move.direction === direction && (direction === 'out' || move.state === 'done'))
        .map(({ amountCents }) => amountCents),
    )
  return subtract(total('in'), total('out'))
}
