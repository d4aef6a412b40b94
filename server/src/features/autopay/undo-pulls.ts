import { smaller, subtract } from '@yoursuccess/contract/core/money'
import { leftOfCollected } from '@yoursuccess/contract/plan/pulls.rules'
import type { Db } from '@yoursuccess/database/database'
import { lockInForce, setLook } from './agreements.queries.ts'
import type { AutopayDeps } from './autopay.deps.ts'
import type { StoredState } from './autopay.rules.ts'
import { notifyPull } from './outside.notifications.ts'
import { changePlanned } from './planned-payments.queries.ts'
import { listReversedPulls } from './pulls.queries.ts'

/** In these, something that a service collected may count: what is left to pay of it may have been paid by hand since. */
const COUNTING_STATES: readonly StoredState[] = ['sent', 'returned', 'refused', 'dropped']

/** What a service collected and gave back counts no longer. In the transaction that recorded its return. */
export const undoPulls = async (deps: AutopayDeps, tx: Db, customerId: number): Promise<void> => {
  const { clock } = deps
  for (const { row, takenCents, backCents } of await listReversedPulls(tx, customerId)) {
    // Always before a planned payment.
    await lockInForce(tx, customerId)
    const { pulledCents, pullCents, pullMethod, postedTransactionId } = row
    if (pulledCents === null || pullMethod === null || postedTransactionId === null) continue
    const collectedCents = smaller(pullCents ?? pulledCents, takenCents)
    const leftCents = leftOfCollected(collectedCents, { takenCents, backCents })
    // Recorded before.
    if (leftCents >= pulledCents) continue
    const counted = leftCents > 0 ? { pulledCents: leftCents } : { pullUndoneAt: clock.now() }
    const undone = { state: 'returned', stateAt: clock.now(), ...counted } as const
    if (!(await changePlanned(tx, row, COUNTING_STATES, undone))) continue
    await setLook(tx, customerId, clock.today())
    await notifyPull(deps, tx, row, {
      what: leftCents > 0 ? 'returned_part' : 'returned',
      method: pullMethod,
      amountCents: subtract(pulledCents, leftCents),
      debitId: postedTransactionId,
      leftCents,
    })
  }
}
