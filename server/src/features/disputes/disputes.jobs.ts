import type { CalendarDate } from '@yoursuccess/contract/calendar-date'
import type { Db } from '@yoursuccess/database/database'
import { audit } from '../../audit/audit.ts'
import type { DueWork } from '../../business-clock.ts'
import type { Job } from '../../jobs/queue.ts'
import type { DisputesParts } from './disputes.parts.ts'
import { claimUncredited, claimWaiting } from './disputes.queries.ts'
import { provisionalOf } from './disputes.rules.ts'
import { followUpJob, giveNow, type MovementJob, POST_MOVEMENT, postMovementJob } from './move-money.ts'

export const disputesJobs = (parts: DisputesParts): Job<never>[] =>
  [postMovementJob(parts), followUpJob(parts)] as Job<never>[]

/** On the tenth business day without an answer the money is given in advance; on the announced day it is taken back. */
export const disputesDueWork = (parts: DisputesParts): DueWork => ({
  name: 'disputes.money',
  runDue: async (today) => {
    const { database, queue } = parts
    while (await database.transaction((tx) => creditNext(parts, tx, today)));
    while (await database.transaction((tx) => takeBackNext(parts, tx, today)));
    queue.wake(POST_MOVEMENT)
  },
})

const creditNext = async (parts: DisputesParts, tx: Db, today: CalendarDate): Promise<boolean> => {
  const dispute = await claimUncredited(tx, today)
  if (!dispute) return false
  await giveNow(parts, tx, dispute, { kind: 'provisional', amountCents: provisionalOf(dispute.amountCents) })
  await audit(tx, {
    happenedAt: parts.clock.realNow(),
    actor: 'system',
    action: 'dispute.credit_ordered',
    customerId: dispute.customerId,
    subject: `dispute:${dispute.id}`,
  })
  return true
}

const takeBackNext = async ({ queue }: DisputesParts, tx: Db, today: CalendarDate): Promise<boolean> => {
  const movement = await claimWaiting(tx, today)
  if (!movement) return false
  const { customerId, id } = movement
  await queue.send<MovementJob>(tx, POST_MOVEMENT, { customerId, id })
  return true
}
