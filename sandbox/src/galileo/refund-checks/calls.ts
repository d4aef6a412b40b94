/**
 * createRefundCheck and getRefundCheck, two calls of our own (docs/partners/refund-checks.md), which pay out
 * an account's balance to its holder as one check.
 */
import { addBankingDays } from '@yoursuccess/contract/core/banking-days'
import { negate, subtract } from '@yoursuccess/contract/core/money'
import { and, eq } from 'drizzle-orm'
import * as z from 'zod'
import { accountNo, readCall, writeCall } from '../call.ts'
import { CallRefused } from '../envelope.ts'
import { postAndReport } from '../post-and-report.ts'
import { dollars } from '../words.ts'
import { bankingDayOf, morningOf, mountainStamp } from '../../zones.ts'
import { checkNo } from './events.ts'
import { type RefundCheck, refundChecks } from './tables.ts'

const order = z.object({
  accountNo,
  transactionId: z.string(),
  payeeName: z.string().trim().min(1).max(90),
  address1: z.string().trim().min(1).max(40),
  address2: z.string().trim().max(30).optional(),
  city: z.string().trim().min(1).max(30),
  state: z.string().length(2),
  postalCode: z.string().regex(/^\d{5}(-\d{4})?$/),
  cashableDays: z.coerce.number().int().min(1).max(3650),
})

/** Pays out the balance minus authorization holds. Throws 480-01 if that leaves nothing. */
export const createRefundCheck = writeCall(
  'createRefundCheck',
  order,
  async (tx, account, given, { clock }) => {
    const amountCents = subtract(account.balanceCents, account.heldCents)
    if (amountCents <= 0) throw new CallRefused('480-01', 'There is no balance to refund')
    const now = clock.now()
    const posted = await postAndReport(tx, clock, account, {
      kind: 'refund_check',
      details: 'Refund check',
      amountCents: negate(amountCents),
      postedAt: now,
    })
    const { address1, address2, city, state, postalCode } = given
    const [check] = await tx
      .insert(refundChecks)
      .values({
        accountId: account.id,
        transactionId: given.transactionId,
        amountCents,
        movementId: posted.id,
        payee: given.payeeName,
        address: {
          address_1: address1,
          address_2: address2 || undefined,
          city,
          state,
          postal_code: postalCode,
        },
        cashableDays: given.cashableDays,
        status: 'P',
        statusAt: now,
        // Printed at night, mailed on the next banking day.
        dueAt: morningOf(addBankingDays(bankingDayOf(now), 1)),
      })
      .returning()
    if (!check) throw new Error('a check was not printed')
    return payloadOf(check)
  },
)

const one = z.object({ accountNo, refundCheckId: z.coerce.number().int().min(1) })

export const getRefundCheck = readCall('getRefundCheck', one, async (db, account, given) => {
  const [check] = await db
    .select()
    .from(refundChecks)
    .where(and(eq(refundChecks.accountId, account.id), eq(refundChecks.id, given.refundCheckId)))
  if (!check) throw new CallRefused('481-01', 'Refund check not found')
  return payloadOf(check)
})

const payloadOf = (check: RefundCheck) => ({
  refund_check_id: String(check.id),
  check_no: checkNo(check),
  amount: dollars(check.amountCents),
  status: check.status,
  status_ts: mountainStamp(check.statusAt),
  mailed_ts: check.mailedAt && mountainStamp(check.mailedAt),
})
