import type { CalendarDate } from '@yoursuccess/contract/calendar-date'
import { cents } from '@yoursuccess/contract/money'
import type { Db } from '@yoursuccess/database/database'
import { audit } from '../../audit/audit.ts'
import type { DueWork } from '../../business-clock.ts'
import type { Job } from '../../jobs/queue.ts'
import { capped, findMoneyOf } from './case-money.ts'
import type { DisputesParts } from './disputes.parts.ts'
import { claimUncredited, claimWaiting } from './disputes.queries.ts'
import { followUpJob, giveNow, type MovementJob, POST_MOVEMENT, postMovementJob } from './move-money.ts'

export const disputesJobs = (parts: DisputesParts): Job<never>[] =>
  [postMovementJob(parts), followUpJob(parts)] as Job<never>[]

/** On the tenth business day without an answer the money is given in advance; on the announced day it is taken back. */
export const disputesDueWork = (parts: DisputesParts): DueWork => ({
  name: 'disputes.money',
  runDue: async (today) => {
    const { database, queue } = parts
    for (let next: number | undefined = 0; next !== undefined; ) {
      const after: number = next
      next = await database.transaction((tx) => creditNext(parts, tx, today, after))
    }
    while (await database.transaction((tx) => takeBackNext(parts, tx, today)));
    queue.wake(POST_MOVEMENT)
  },
})

/** The id of the case that it looked at; undefined when there is none. */
const creditNext = async (
  parts: DisputesParts,
  tx: Db,
  today: CalendarDate,
  afterId: number,
): Promise<number | undefined> => {
  const dispute = await claimUncredited(tx, today, afterId)
  if (!dispute) return undefined
  const money = await findMoneyOf(parts.transactions, tx, dispute)
  const amountCents = capped(cents(-dispute.amountCents), money)
  // It came back already: a person answers. Looked at again tomorrow, as only open cases are.
  if (amountCents === 0) return dispute.id
  await giveNow(parts, tx, dispute, { kind: 'provisional', amountCents })
  await audit(tx, {
    happenedAt: parts.clock.realNow(),
    actor: 'system',
    action: 'dispute.credit_ordered',
    customerId: dispute.customerId,
    subject: `dispute:${dispute.id}`,
  })
  return dispute.id
}

const takeBackNext = async ({ queue }: DisputesParts, tx: Db, today: CalendarDate): Promise<boolean> => {
  const movement = await claimWaiting(tx, today)
  if (!movement) return false
  const { customerId, id } = movement
  await queue.send<MovementJob>(tx, POST_MOVEMENT, { customerId, id })
  return true
}
