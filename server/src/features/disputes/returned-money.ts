/** Reverses the bank's credit if the money was returned after the case was answered. */
import { negate, subtract } from '@yoursuccess/contract/core/money'
import type { Db } from '@yoursuccess/database/database'
import { audit } from '../../security/audit/audit.ts'
import { caseMoneyOf, type Loss } from './case-money.ts'
import { returnedMessages } from './disputes.notifications.ts'
import { DISPUTES_PATH, type DisputesDeps } from './disputes.deps.ts'
import { insertMovement } from './dispute-movements.queries.ts'
import { lockResolved } from './disputes.queries.ts'
import { takeBackOn } from './disputes.rules.ts'

type ReturnedMoneyDeps = Pick<DisputesDeps, 'clock' | 'config' | 'notifications' | 'emails'>

/**
 * Runs in the transaction that records the returned money. An open case is settled by its answer. For an
 * answered case, we debit the surplus after the usual notice.
 */
export const takeBackReturned = async (
  deps: ReturnedMoneyDeps,
  tx: Db,
  customerId: number,
  losses: readonly Loss[],
): Promise<void> => {
  const { clock, config, notifications, emails } = deps
  const ids = losses.map(({ id }) => id)
  for (const row of await lockResolved(tx, customerId, ids)) {
    const money = (await caseMoneyOf(tx, customerId, [row], losses)).get(row.id)
    if (money?.limit === undefined || money.given <= money.limit) continue
    const amountCents = subtract(money.given, money.limit)
    const dueOn = takeBackOn(clock.today())
    const movement = await insertMovement(tx, {
      customerId,
      disputeId: row.id,
      kind: 'take_back',
      amountCents: negate(amountCents),
      dueOn,
      state: 'waiting',
    })
    await audit(tx, clock.realNow(), 'system', 'dispute.returned_later', {
      customerId,
      subject: `dispute:${row.id}`,
    })
    const { title, email } = returnedMessages(row, { amountCents, takeBackOn: dueOn }, config)
    await notifications.notify(tx, customerId, {
      title,
      url: DISPUTES_PATH,
      dedupeKey: `dispute-${row.id}-returned-${movement?.id}`,
      happenedAt: clock.now(),
    })
    await emails.post(tx, customerId, email)
  }
}
