import * as z from 'zod'
import { dayReply } from '../core/day-fields.ts'
import { endpoint } from '../core/endpoint.ts'
import { amountReply } from '../core/money.ts'

export const program = z.strictObject({
  /** The business day (America/New_York). */
  today: dayReply,
  product_name: z.string(),
  bank_name: z.string(),
  /** Null once no more accounts can be opened, that is, after the enforced last day of deposits. */
  signup_url: z.string().nullable(),
  /** The origin from which the bank-linking partner's script is loaded. */
  plaid_link_url: z.string(),
  support: z.strictObject({
    phone: z.string(),
    support_line: z.string(),
    fax: z.string(),
    mailing_address: z.array(z.string()),
  }),
  wind_down: z.strictObject({
    mode: z.enum(['off', 'notice', 'enforced']),
    last_deposit_on: dayReply,
    last_spend_on: dayReply,
    refund_within_days: z.int(),
    check_cashable_days: z.int(),
  }),
  /**
   * Whether the funding pages may say that the trustee is paid faster. A bank that cannot prove it turns this
   * off (PROGRAM-03).
   */
  claims_faster_payment: z.boolean(),
  /** How much a customer may pull from linked banks within 24 hours, and in one transfer. */
  transfer_limits: z.strictObject({
    per_transfer: amountReply,
    per_day: amountReply,
    count_per_day: z.int(),
  }),
  /** Sign-ins that the login page offers in a sandbox run. Null in production. */
  personas: z
    .array(z.strictObject({ email: z.string(), state: z.string(), password: z.string() }))
    .nullable(),
})
export type Program = z.infer<typeof program>

export const getProgram = endpoint('GET /api/program', {
  summary: 'Today, the calendar and notices of the program, support contacts and the sign-up address',
  access: { who: 'anyone' },
  replies: { 200: program },
})
