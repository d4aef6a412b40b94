/** Ends what a customer agreed to since a given moment: autopay and its catch-up. */
import type { UndoneChange } from '@yoursuccess/contract/session/undo-change'
import type { Db } from '@yoursuccess/database/database'
import { audit } from '../../security/audit/audit.ts'
import { endAutopay } from './agree.ts'
import { lockInForce } from './agreements.queries.ts'
import type { AutopayDeps } from './autopay.deps.ts'
import { stopCatchUp } from './catch-up.ts'
import { findCatchUp } from './catch-ups.queries.ts'

type Ended = Pick<UndoneChange['cancelled'], 'autopay_agreements' | 'catch_ups'>

/**
 * Runs in the transaction that undoes the customer's change. An agreement that another one replaced since does not come back:
 * only the customer can agree to it again. A catch-up never outlasts autopay.
 */
export const cancelAutopaySince = async (
  deps: AutopayDeps,
  tx: Db,
  customerId: number,
  since: Date,
): Promise<{ cancelled: Ended; notCancelled: Record<string, never> }> => {
  const { bills, clock, plan } = deps
  await bills.lock(tx, customerId)
  await plan.lock(tx, customerId)
  const agreement = await lockInForce(tx, customerId)
  const catchUp = await findCatchUp(tx, customerId)
  const endsAutopay = agreement !== undefined && agreement.agreedAt >= since
  const endsCatchUp = catchUp !== undefined && catchUp.agreedAt >= since
  if (endsAutopay) {
    await endAutopay(deps, tx, agreement, 'undone')
    await audit(tx, clock.realNow(), 'customer', 'autopay.undone', {
      customerId,
      subject: `autopay_agreement:${agreement.id}`,
    })
  }
  if (endsCatchUp) {
    if (!endsAutopay) await stopCatchUp(deps, tx, customerId)
    await audit(tx, clock.realNow(), 'customer', 'catch_up.undone', {
      customerId,
      subject: `catch_up:${catchUp.id}`,
    })
  }
  return {
    cancelled: { autopay_agreements: Number(endsAutopay), catch_ups: Number(endsCatchUp) },
    notCancelled: {},
  }
}
