/** Checks that pay out an account's remaining balance once spending has ended (docs/decisions/0095). */
import * as z from 'zod'
import { OPEN_ACCOUNT } from '../core/access.ts'
import { dayReply } from '../core/day-fields.ts'
import { endpoint } from '../core/endpoint.ts'
import { amountReply } from '../core/money.ts'

/** `planned`: to be mailed. `expired`: not cashed in time. `dropped`: on its day, the balance was zero. */
export const REFUND_STATES = ['planned', 'mailed', 'cashed', 'expired', 'dropped'] as const

export const refundCheck = z.strictObject({
  id: z.int(),
  state: z.enum(REFUND_STATES),
  /** The customer can correct the address before this day. Null once the check is printed. */
  address_until: dayReply.nullable(),
  /** The day by which the check is mailed. */
  mail_by: dayReply,
  /** Null until the check is printed. */
  amount: amountReply.nullable(),
  check_number: z.string().nullable(),
  /**
   * Where the check is mailed: the address on file until it is printed, then the printed address. Null if no
   * address is on file.
   */
  address: z
    .strictObject({
      address_1: z.string(),
      address_2: z.string().nullable(),
      city: z.string(),
      state: z.string(),
      postal_code: z.string(),
    })
    .nullable(),
  mailed_on: dayReply.nullable(),
  /** The last day on which the check can be cashed. */
  cashable_until: dayReply.nullable(),
  /** When the check was cashed, expired or dropped. */
  ended_on: dayReply.nullable(),
})
export type RefundCheck = z.infer<typeof refundCheck>

export const listRefundChecks = endpoint('GET /api/refund_checks', {
  summary: 'Checks that pay out what was left of the account, newest first; none while the program runs',
  access: { who: 'customer', states: OPEN_ACCOUNT },
  replies: { 200: z.strictObject({ refund_checks: z.array(refundCheck) }) },
})
