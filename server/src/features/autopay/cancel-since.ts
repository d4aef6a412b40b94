/** Ends what a customer agreed to since a given moment: autopay and its catch-up. Counts what else was changed of it. */
import type { UndoneChange } from '@yoursuccess/contract/session/undo-change'
import type { Db } from '@yoursuccess/database/database'
import { audit } from '../../security/audit/audit.ts'
import { endAutopay } from './agree.ts'
import { findNewest, lockInForce } from './agreements.queries.ts'
import type { AutopayDeps } from './autopay.deps.ts'
import { stopCatchUp } from './catch-up.ts'
import { findCatchUp } from './catch-ups.queries.ts'
import { CHANGEABLE_STATES, isIn } from './autopay.rules.ts'
import { readPlanned } from './plan-payments.ts'

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
): Promise<{ cancelled: Ended; notCancelled: Record<string, never>; changed: UndoneChange['changed'] }> => {
  const { bills, clock, plan } = deps
  await bills.lock(tx, customerId)
  await plan.lock(tx, customerId)
  const agreement = await lockInForce(tx, customerId)
  const catchUp = await findCatchUp(tx, customerId)
  const endsAutopay = agreement !== undefined && agreement.agreedAt >= since
  const endsCatchUp = catchUp !== undefined && catchUp.agreedAt >= since
  const changed = await countChanged(deps, tx, customerId, since, agreement !== undefined && !endsAutopay)
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
    changed,
  }
}

/**
 * What stays as it is, because only the customer can say what to send. A payment that was skipped or moved earlier may count, if
 * the plan changed it since: the customer looks at one more.
 */
const countChanged = async (
  { clock }: AutopayDeps,
  tx: Db,
  customerId: number,
  since: Date,
  isOn: boolean,
): Promise<UndoneChange['changed']> => {
  if (!isOn) {
    const newest = await findNewest(tx, customerId)
    const wasStopped =
      newest?.stoppedBy === 'customer' && newest.stoppedAt !== null && newest.stoppedAt >= since
    return { autopay_payments: 0, stopped_autopay: Number(wasStopped && newest.agreedAt < since) }
  }
  const changed = (await readPlanned(tx, customerId, clock.today())).filter(
    (row) =>
      isIn(CHANGEABLE_STATES, row) &&
      row.stateAt >= since &&
      (row.state === 'skipped' || row.isMoved || row.chosenCents !== null),
  )
  return { autopay_payments: changed.length, stopped_autopay: 0 }
}
