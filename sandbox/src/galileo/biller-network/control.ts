/** Control calls of bill payments, for what billers and the mail do. */
import { formatAmount } from '@yoursuccess/contract/core/money'
import { desc, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { idParameter, read } from '../../control/read.ts'
import { accounts } from '../../ledger/tables.ts'
import type { World } from '../../world.ts'
import { directory, searchDirectory } from './directory.ts'
import { planOf, type Subject } from './payments.ts'
import { STATED_STATUSES, statedOf } from './steering.rules.ts'
import { advance, steer, voidCheck } from './steps.ts'
import { billPayments, customerBillers } from './tables.ts'

const MAX_LIST = 200

const target = z.strictObject({ to: z.enum(STATED_STATUSES).optional() })
const filter = z.object({ text: z.string().max(128).optional(), state: z.string().length(2).optional() })

export const registerBillPaymentControl = (app: FastifyInstance, world: World): void => {
  app.get('/_sim/billers', (request) => {
    const { text, state } = read(filter, request.query)
    if (text) return searchDirectory({ name: text, state })
    return directory().filter((biller) => state === undefined || biller.state === state)
  })

  app.get('/_sim/bill_payments', (request) => {
    const { prn } = read(z.object({ prn: z.string().max(20).optional() }), request.query)
    return listBillPayments(world, prn)
  })

  app.post('/_sim/bill_payments/:id/advance', async (request) => {
    const { id } = read(idParameter, request.params)
    const { to } = read(target, request.body)
    return payloadOf(await (to === undefined ? advance(world, id) : steer(world, id, to)))
  })

  app.post('/_sim/bill_payments/:id/void', async (request) =>
    payloadOf(await voidCheck(world, read(idParameter, request.params).id)),
  )
}

/** Payments of one customer or of all, newest first. */
export const listBillPayments = async ({ database: { db } }: World, prn?: string) => {
  const rows = await db
    .select({ payment: billPayments, biller: customerBillers, account: accounts })
    .from(billPayments)
    .innerJoin(customerBillers, eq(customerBillers.id, billPayments.customerBillerId))
    .innerJoin(accounts, eq(accounts.id, billPayments.accountId))
    .where(prn === undefined ? undefined : eq(accounts.prn, prn))
    .orderBy(desc(billPayments.id))
    .limit(MAX_LIST)
  return rows.map(payloadOf)
}

const payloadOf = ({ payment, biller, account }: Pick<Subject, 'payment' | 'biller' | 'account'>) => {
  const next = payment.dueAt === null ? undefined : planOf({ payment, biller })
  return {
    id: payment.id,
    prn: account.prn,
    biller: biller.name,
    kind: payment.type === 'E' ? 'electronic' : 'check',
    amount: formatAmount(payment.amountCents),
    fee: formatAmount(payment.feeCents),
    status: statedOf(payment.status),
    processor_status: payment.status,
    type: payment.type,
    reason: payment.reasonCode,
    is_given_back: payment.returnMovementId !== null,
    created_at: payment.createdAt.toISOString(),
    status_at: payment.statusAt.toISOString(),
    next_status: next?.status ?? null,
    due_at: payment.dueAt?.toISOString() ?? null,
  }
}
