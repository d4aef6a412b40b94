import type { Db } from '@yoursuccess/database/database'
import { lockInForce, setLook } from './agreements.queries.ts'
import type { AutopayDeps } from './autopay.deps.ts'
import { notifyPull } from './outside.notifications.ts'
import { changePlanned } from './planned-payments.queries.ts'
import { listReversedPulls } from './pulls.queries.ts'

/** What a service collected and gave back counts as nothing. In the transaction that recorded its return. */
export const undoPulls = async (deps: AutopayDeps, tx: Db, customerId: number): Promise<void> => {
  const { clock } = deps
  for (const row of await listReversedPulls(tx, customerId)) {
    // Always before a planned payment.
    await lockInForce(tx, customerId)
    const { pulledCents, pullMethod, postedTransactionId } = row
    if (pulledCents === null || pullMethod === null || postedTransactionId === null) continue
    const undone = { state: 'returned', stateAt: clock.now(), pullUndoneAt: clock.now() } as const
    if (!(await changePlanned(tx, row, ['sent'], undone))) continue
    await setLook(tx, customerId, clock.today())
    const news = { what: 'returned', method: pullMethod, amountCents: pulledCents } as const
    await notifyPull(deps, tx, row, { ...news, debitId: postedTransactionId })
  }
}
