/** Payments that came back or could not be sent, where sending them again the same way would not help (AUTO-11). */
import { ASK_FIRST, type AskFirst } from '@yoursuccess/contract/autopay/planned-payments'
import type { Db } from '@yoursuccess/database/database'
import type { AutopayDeps } from './autopay.deps.ts'
import { isIn } from './autopay.rules.ts'
import type { Planned } from './plan-payments.ts'

/** Why the customer should ask before paying again, by the id of the planned payment. The newest that was undone counts. */
export const listAskFirst = async (
  { bills }: Pick<AutopayDeps, 'bills'>,
  db: Db,
  customerId: number,
  planned: readonly Planned[],
): Promise<Map<number, AskFirst>> => {
  const undone = planned
    .filter((row) => isIn(['returned', 'refused'], row))
    .flatMap(({ id, sendings }) => {
      const last = sendings.findLast(({ undoneAt }) => undoneAt !== null)
      return last ? [{ id, billPaymentId: last.billPaymentId }] : []
    })
  const failures = await bills.listFailures(
    db,
    customerId,
    undone.map(({ billPaymentId }) => billPaymentId),
  )
  return new Map(
    undone.flatMap(({ id, billPaymentId }) => {
      const reason = ASK_FIRST.find((each) => each === failures.get(billPaymentId))
      return reason ? [[id, reason] as const] : []
    }),
  )
}
