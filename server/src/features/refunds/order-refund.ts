/**
 * Orders a refund check: records the order with the address, then the processor pays out the balance and
 * prints the check, once.
 */
import type { Db } from '@yoursuccess/database/database'
import { audit } from '../../security/audit/audit.ts'
import { followUp, partnerWork } from '../../jobs/partner-work.ts'
import type { Job } from '../../jobs/queue.ts'
import { NOTHING_LEFT, type MailingAddress } from '../../partners/refund-checks/port.ts'
import { recordCheck } from './record-check.ts'
import { notifyDropped } from './refunds.notifications.ts'
import type { RefundsDeps } from './refunds.deps.ts'
import { findRefund, listUnanswered, lockRefund, type RefundRow, updateRefund } from './refunds.queries.ts'

interface OrderJob {
  customerId: number
  id: number
}
export const ORDER_REFUND = { name: 'refunds.order' } as const

/** Records the order in the caller's transaction. From now on the address cannot change. */
export const orderRefund = async (
  { clock, program, queue }: RefundsDeps,
  tx: Db,
  row: RefundRow,
  { name, address }: { name: string; address: MailingAddress },
): Promise<void> => {
  const { customerId, id } = row
  await updateRefund(tx, row, {
    state: 'ordered',
    payee: name,
    address,
    cashableDays: program.getCalendar().checkCashableDays,
    orderedAt: clock.now(),
  })
  await queue.send<OrderJob>(tx, ORDER_REFUND, { customerId, id })
  await audit(tx, clock.realNow(), 'system', 'refund_check.ordered', {
    customerId,
    subject: `refund_check:${id}`,
  })
}

const refundWork = (deps: RefundsDeps) => {
  const { database, refundChecks } = deps
  return partnerWork(deps, {
    find: ({ customerId, id }: OrderJob) => findRefund(database.db, customerId, id),
    isUnsent: ({ state, checkRef }) => state === 'ordered' && !checkRef,
    send: async (row, prn) => {
      const { id, payee, address, cashableDays } = row
      if (!payee || !address || !cashableDays) return undefined
      const order = { prn, reference: `refund-${id}`, payee, address, cashableDays }
      const check = await refundChecks.payOut(order)
      return (tx) => recordCheck(deps, tx, row, check)
    },
    refused: (row, code) => (code === NOTHING_LEFT ? (tx) => drop(deps, tx, row) : undefined),
    check: async (row, prn) => {
      const check = await refundChecks.getCheck({ prn, checkRef: row.checkRef ?? '' })
      return (tx) => recordCheck(deps, tx, row, check)
    },
    repliesWithStatus: true,
  })
}

/** Drops the check because a late settlement used up the balance. */
const drop = async (deps: RefundsDeps, tx: Db, { customerId, id }: OrderJob): Promise<void> => {
  const row = await lockRefund(tx, customerId, id)
  if (row?.state !== 'ordered' || row.checkRef) return
  await updateRefund(tx, row, { state: 'dropped', endedOn: deps.clock.today() })
  await notifyDropped(deps, tx, row)
  await audit(tx, deps.clock.realNow(), 'galileo', 'refund_check.dropped', {
    customerId,
    subject: `refund_check:${id}`,
  })
}

export const orderRefundJob = (deps: RefundsDeps): Job<OrderJob> => ({
  ...ORDER_REFUND,
  run: refundWork(deps).send,
})

export const followUpRefundsJob = (deps: RefundsDeps): Job<Record<string, never>> =>
  followUp(deps, refundWork(deps), {
    name: 'refunds.follow-up',
    schedule: '17 * * * *',
    sentBy: ORDER_REFUND,
    lists: {
      'refunds.unanswered': (db, after, limit) => listUnanswered(db, deps.clock.today(), after, limit),
    },
  })
