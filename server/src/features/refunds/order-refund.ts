/**
 * Orders a refund check: records the order with the address, then the processor pays out the balance and
 * prints the check, once.
 */
import type { Db } from '@yoursuccess/database/database'
import { audit } from '../../security/audit/audit.ts'
import type { Job } from '../../jobs/queue.ts'
import { PartnerError } from '../../partners/partner-error.ts'
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
  await audit(tx, {
    happenedAt: clock.realNow(),
    actor: 'system',
    action: 'refund_check.ordered',
    customerId,
    subject: `refund_check:${id}`,
  })
}

/**
 * Sends the order with our own reference, so that a retry is the same check for the processor. Without an
 * answer the outcome is unknown, and the order is retried.
 */
const sendOrder = async (deps: RefundsDeps, { customerId, id }: OrderJob): Promise<void> => {
  const { database, refundChecks, account } = deps
  const row = await findRefund(database.db, customerId, id)
  if (row?.state !== 'ordered' || row.checkRef || !row.payee || !row.address || !row.cashableDays) return
  try {
    const check = await refundChecks.payOut({
      prn: await account.getReference(database.db, customerId),
      reference: `refund-${id}`,
      payee: row.payee,
      address: row.address,
      cashableDays: row.cashableDays,
    })
    await database.transaction((tx) => recordCheck(deps, tx, { customerId, id }, check))
  } catch (error) {
    if (!(error instanceof PartnerError) || error.code !== NOTHING_LEFT) throw error
    await database.transaction((tx) => drop(deps, tx, { customerId, id }))
  }
}

/** Drops the check because a late settlement used up the balance. */
const drop = async (deps: RefundsDeps, tx: Db, { customerId, id }: OrderJob): Promise<void> => {
  const row = await lockRefund(tx, customerId, id)
  if (row?.state !== 'ordered' || row.checkRef) return
  await updateRefund(tx, row, { state: 'dropped', endedOn: deps.clock.today() })
  await notifyDropped(deps, tx, row)
  await audit(tx, {
    happenedAt: deps.clock.realNow(),
    actor: 'galileo',
    action: 'refund_check.dropped',
    customerId,
    subject: `refund_check:${id}`,
  })
}

export const orderRefundJob = (deps: RefundsDeps): Job<OrderJob> => ({
  ...ORDER_REFUND,
  run: (job) => sendOrder(deps, job),
})

const PAGE = 100

/**
 * Retries orders without an answer, and asks for checks whose events may be lost: mailed, cashed or expired.
 */
export const followUpRefundsJob = (deps: RefundsDeps): Job<Record<string, never>> => ({
  name: 'refunds.follow-up',
  single: true,
  retries: 2,
  schedule: '17 * * * *',
  run: () => followUpRefunds(deps),
})

export const followUpRefunds = (deps: RefundsDeps): Promise<void> => {
  const { database, refundChecks, account, clock } = deps
  return deps.forEachDue(
    (after) => listUnanswered(database.db, clock.today(), after, PAGE),
    async ({ customerId, id, checkRef }) => {
      if (checkRef === null) return sendOrder(deps, { customerId, id })
      const prn = await account.getReference(database.db, customerId)
      const check = await refundChecks.getCheck({ prn, checkRef })
      await database.transaction((tx) => recordCheck(deps, tx, { customerId, id }, check))
    },
    { name: 'refunds.unanswered' },
  )
}
