/** getBillPayHistory, and the query for a customer's payments. */
import type { Db } from '@yoursuccess/database/database'
import { and, desc, eq, gte, lt } from 'drizzle-orm'
import * as z from 'zod'
import { rangeOf } from '../account-calls.ts'
import { accountNo, readCall } from '../call.ts'
import { dollars } from '../words.ts'
import { type Account, postings } from '../../ledger/tables.ts'
import { mountainStamp } from '../../zones.ts'
import { REASONS } from './course.rules.ts'
import { checkNo } from './events.ts'
import { billPayments, customerBillers } from './tables.ts'

const range = z.object({
  accountNo,
  startDate: z.string().default(''),
  endDate: z.string().default(''),
  billpayTransactionId: z.coerce.number().int().min(1).optional(),
  externalTransId: z.string().max(60).optional(),
})

export const getBillPayHistory = readCall('getBillPayHistory', range, async (db, account, given) => {
  const rows = await rowsOf(db, account, wanted(given))
  return { found: rows.length, bill_payments: rows.map((row) => payloadOf(account, row)) }
})

const wanted = ({ billpayTransactionId, externalTransId, ...dates }: z.output<typeof range>) => {
  if (billpayTransactionId !== undefined) return [eq(billPayments.id, billpayTransactionId)]
  if (externalTransId !== undefined) return [eq(billPayments.transactionId, externalTransId)]
  const { from, until } = rangeOf(dates)
  return [gte(billPayments.createdAt, from), lt(billPayments.createdAt, until)]
}

const MAX_LIST = 500

/** One customer's payments, newest first, each with the amount posted for it (negative cents). */
export const rowsOf = (db: Db, account: Account, conditions: ReturnType<typeof wanted>) =>
  db
    .select({ payment: billPayments, biller: customerBillers, takenCents: postings.amountCents })
    .from(billPayments)
    .innerJoin(customerBillers, eq(customerBillers.id, billPayments.customerBillerId))
    .innerJoin(
      postings,
      and(eq(postings.movementId, billPayments.movementId), eq(postings.accountId, account.id)),
    )
    .where(and(eq(billPayments.accountId, account.id), ...conditions))
    .orderBy(desc(billPayments.id))
    .limit(MAX_LIST)

const payloadOf = (
  account: Account,
  { payment, biller, takenCents }: Awaited<ReturnType<typeof rowsOf>>[number],
) => ({
  pmt_ref_no: account.prn,
  billpay_transaction_id: String(payment.id),
  external_trans_id: payment.transactionId,
  amount: dollars(payment.amountCents),
  fee_amount: dollars(payment.feeCents),
  create_ts: mountainStamp(payment.createdAt),
  process_date: `${mountainStamp(payment.createdAt).slice(0, 10)} 00:00:00`,
  biller_id: String(biller.id),
  name: biller.name,
  nickname: biller.name,
  status: payment.status,
  status_ts: mountainStamp(payment.statusAt),
  type: payment.type,
  check_no: payment.printedAt && checkNo(payment),
  printed_date: stampOf(payment.printedAt),
  cleared_date: stampOf(payment.clearedAt),
  reason_code: payment.reasonCode,
  reason: payment.reasonCode && REASONS[payment.reasonCode],
  adj_id: String(payment.movementId),
  adj_amount: dollars(takenCents),
  return_adj_id: payment.returnMovementId === null ? null : String(payment.returnMovementId),
})

const stampOf = (at: Date | null) => at && mountainStamp(at)
