import { formatAmount } from '@yoursuccess/contract/core/money'
import { desc, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { idParameter, read } from '../../control/read.ts'
import { registerCall } from '../call.ts'
import { accounts } from '../../ledger/tables.ts'
import type { World } from '../../world.ts'
import { createRefundCheck, getRefundCheck } from './calls.ts'
import { checkNo } from './events.ts'
import { cash } from './steps.ts'
import { type RefundCheck, refundChecks } from './tables.ts'

const MAX_LIST = 200

export const registerRefundChecks = (app: FastifyInstance, world: World): void => {
  registerCall(app, world, createRefundCheck)
  registerCall(app, world, getRefundCheck)

  app.get('/_sim/refund_checks', (request) => {
    const { prn } = read(z.object({ prn: z.string().max(20).optional() }), request.query)
    return listRefundChecks(world, prn)
  })
  app.post('/_sim/refund_checks/:id/cash', async (request) => {
    const { id, status } = await cash(world, read(idParameter, request.params).id)
    return { id, status }
  })
}

/** Checks of one customer or of all, newest first. */
export const listRefundChecks = async ({ database: { db } }: World, prn?: string) => {
  const rows = await db
    .select({ check: refundChecks, prn: accounts.prn })
    .from(refundChecks)
    .innerJoin(accounts, eq(accounts.id, refundChecks.accountId))
    .where(prn === undefined ? undefined : eq(accounts.prn, prn))
    .orderBy(desc(refundChecks.id))
    .limit(MAX_LIST)
  return rows.map(({ check, prn: of }) => payloadOf(check, of))
}

const payloadOf = (check: RefundCheck, prn: string) => ({
  id: check.id,
  prn,
  check_no: checkNo(check),
  amount: formatAmount(check.amountCents),
  payee: check.payee,
  address: check.address,
  status: check.status,
  status_at: check.statusAt.toISOString(),
  due_at: check.dueAt?.toISOString() ?? null,
})
