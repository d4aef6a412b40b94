/**
 * Records what the processor reports about a check, in replies or events. Reports may arrive in any order and
 * more than once.
 */
import { addDays } from '@yoursuccess/contract/core/calendar-date'
import type { Db } from '@yoursuccess/database/database'
import { audit } from '../../security/audit/audit.ts'
import { bankingDayOf } from '../../clock/clock.ts'
import type { RefundCheck } from '../../partners/refund-checks/port.ts'
import { notifyCashed, notifyExpired, notifyMailed } from './refunds.notifications.ts'
import type { RefundsDeps } from './refunds.deps.ts'
import { lockRefund, lockRefundByRef, type RefundRow, updateRefund } from './refunds.queries.ts'
import { isLater } from './refunds.rules.ts'

type RecordCheckDeps = Pick<RefundsDeps, 'clock' | 'config' | 'emails' | 'notifications'>

/**
 * The processor reported a check before we recorded its reference: the reply to our order is still on its
 * way.
 */
export class UnknownRefundCheck extends Error {
  constructor() {
    super('an event names a refund check that is not known yet')
  }
}

/** Records an event. Throws UnknownRefundCheck so that the event is delivered again. */
export const recordEvent = async (deps: RecordCheckDeps, tx: Db, customerId: number, check: RefundCheck) => {
  const row = await lockRefundByRef(tx, customerId, check.checkRef)
  if (!row) throw new UnknownRefundCheck()
  await apply(deps, tx, row, check)
}

/** Records the processor's reply about a check. */
export const recordCheck = async (
  deps: RecordCheckDeps,
  tx: Db,
  { customerId, id }: Pick<RefundRow, 'customerId' | 'id'>,
  check: RefundCheck,
): Promise<void> => {
  const row = await lockRefund(tx, customerId, id)
  if (row) await apply(deps, tx, row, check)
}

const apply = async (deps: RecordCheckDeps, tx: Db, row: RefundRow, check: RefundCheck): Promise<void> => {
  const known =
    row.checkRef === null
      ? await updateRefund(tx, row, {
          checkRef: check.checkRef,
          checkNumber: check.number,
          amountCents: check.amountCents,
        })
      : row
  const state = check.state === 'printed' ? 'ordered' : check.state
  if (!isLater(state, known.state)) return
  const changedOn = bankingDayOf(check.changedAt)
  const mailedOn = known.mailedOn ?? changedOn
  const changed = await updateRefund(tx, known, {
    state,
    mailedOn,
    expiresOn: known.expiresOn ?? addDays(mailedOn, known.cashableDays ?? 0),
    ...(state !== 'mailed' && { endedOn: changedOn }),
  })
  await audit(tx, deps.clock.realNow(), 'galileo', `refund_check.${state}`, {
    customerId: row.customerId,
    subject: `refund_check:${row.id}`,
  })
  if (state === 'mailed') await notifyMailed(deps, tx, changed)
  if (state === 'cashed') await notifyCashed(deps, tx, changed)
  if (state === 'expired') await notifyExpired(deps, tx, changed)
}
