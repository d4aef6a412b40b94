/** Money that returns to a set-aside after it was closed, as of a payment that the trustee returns, moves on (SETA-12). */
import type { Db } from '@yoursuccess/database/database'
import type { Job } from '../../jobs/queue.ts'
import { beginClosing, bringBack } from './close-set-aside.ts'
import { listBalances, listShut } from './set-asides.queries.ts'
import type { SetasideDeps } from './setaside.deps.ts'

interface ReturnJob {
  customerId: number
}
const RETURN_LATE = { name: 'setaside.return-late' } as const

/** In the transaction that recorded the money: one statement, unless a set-aside of these customers is closed or closing. */
export const watchLate = async (
  { queue }: Pick<SetasideDeps, 'queue'>,
  tx: Db,
  customerIds: readonly number[],
): Promise<void> => {
  if (customerIds.length === 0) return
  for (const customerId of await listShut(tx, customerIds))
    await queue.send<ReturnJob>(tx, RETURN_LATE, { customerId })
}

/** It closes again. A late event of money from before finds nothing, and changes nothing. Throws PartnerError. */
const returnLate = async (deps: SetasideDeps, { customerId }: ReturnJob): Promise<void> => {
  const { customer, database, plan } = deps
  await database.transaction(async (tx) => {
    await plan.lock(tx, customerId)
    // With the main account, both are closed at the processor.
    if ((await customer.getState(tx, customerId)) === 'closed') return
    const balances = await listBalances(tx, [customerId], 'closed')
    if ((balances.get(customerId) ?? 0) > 0) await beginClosing(deps, tx, customerId, 'system', 'closed')
  })
  await bringBack(deps, { customerId })
}

export const returnLateJob = (deps: SetasideDeps): Job<ReturnJob> => ({
  ...RETURN_LATE,
  run: (job) => returnLate(deps, job),
})
