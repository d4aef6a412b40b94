/** Refund checks through Galileo (docs/partners/refund-checks.md). */
import * as z from 'zod'
import type { GalileoClient } from '../galileo/client.ts'
import { dollars, id, mountainTime, refundCheckState } from '../galileo/words.ts'
import type { RefundCheck, RefundChecks } from './port.ts'

const refundCheck = z.object({
  refund_check_id: id,
  check_no: z.string().min(1),
  amount: dollars,
  status: refundCheckState,
  status_ts: mountainTime,
})

export const createGalileoRefundChecks = (client: GalileoClient): RefundChecks => ({
  payOut: async ({ prn, payee, address, cashableDays, reference }) =>
    toRefundCheck(
      await client.call(
        'createRefundCheck',
        {
          accountNo: prn,
          payeeName: payee,
          address1: address.address_1,
          address2: address.address_2 || undefined,
          city: address.city,
          state: address.state,
          postalCode: address.postal_code,
          cashableDays: String(cashableDays),
        },
        refundCheck,
        reference,
      ),
    ),

  getCheck: async ({ prn, checkRef }) =>
    toRefundCheck(
      await client.call('getRefundCheck', { accountNo: prn, refundCheckId: checkRef }, refundCheck),
    ),
})

const toRefundCheck = (row: z.output<typeof refundCheck>): RefundCheck => ({
  checkRef: row.refund_check_id,
  number: row.check_no,
  amountCents: row.amount,
  state: row.status,
  changedAt: row.status_ts,
})
