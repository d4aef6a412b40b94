import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { cents } from '@yoursuccess/contract/core/money'
import type { Db } from '@yoursuccess/database/database'
import { audit } from '../../security/audit/audit.ts'
import type { DueWork } from '../../clock/business-clock.ts'
import { eachOf } from '../../jobs/for-each-due.ts'
import type { Job } from '../../jobs/queue.ts'
import { capped, findMoneyOf } from './case-money.ts'
import type { DisputesDeps } from './disputes.deps.ts'
import { claimWaiting, listWaiting, type MovementRow } from './dispute-movements.queries.ts'
import { claimUncredited, type DisputeRow, listUncredited } from './disputes.queries.ts'
import { followUpJob, giveNow, type MovementJob, POST_MOVEMENT, postMovementJob } from './move-money.ts'

export const disputesJobs = (deps: DisputesDeps): Job<never>[] => [postMovementJob(deps), followUpJob(deps)]

const PAGE = 100

/**
 * Posts provisional credits on the tenth business day without an answer, and reversals on the announced day.
 */
export const disputesDueWork = (deps: DisputesDeps): DueWork => ({
  name: 'disputes.money',
  runDue: async (today) => {
    const { database, queue, forEachDue } = deps
    const lists = [
      () =>
        forEachDue(
          (after) => listUncredited(database.db, { today, after, limit: PAGE }),
          (row) => database.transaction((tx) => credit(deps, tx, row, today)),
          { name: 'disputes.uncredited' },
        ),
      () =>
        forEachDue(
          (after) => listWaiting(database.db, { today, after, limit: PAGE }),
          (row) => database.transaction((tx) => takeBack(deps, tx, row)),
          { name: 'disputes.take-backs' },
        ),
    ]
    await eachOf(lists)
    queue.wake(POST_MOVEMENT)
  },
})

const credit = async (deps: DisputesDeps, tx: Db, row: DisputeRow, today: CalendarDate): Promise<void> => {
  const dispute = await claimUncredited(tx, row, today)
  if (!dispute) return
  const money = await findMoneyOf(deps.transactions, tx, dispute)
  const amountCents = capped(cents(-dispute.amountCents), money)
  // The money was already returned, or the customer has it, so the operator must answer. The case is checked again
  // tomorrow.
  if (amountCents === 0 || money.isOwnTransfer) return
  await giveNow(deps, tx, dispute, { kind: 'provisional', amountCents })
  await audit(tx, deps.clock.realNow(), 'system', 'dispute.credit_ordered', {
    customerId: dispute.customerId,
    subject: `dispute:${dispute.id}`,
  })
}

const takeBack = async ({ queue }: DisputesDeps, tx: Db, row: MovementRow): Promise<void> => {
  const movement = await claimWaiting(tx, row)
  if (!movement) return
  const { customerId, id } = movement
  await queue.send<MovementJob>(tx, POST_MOVEMENT, { customerId, id })
}
