import * as z from 'zod'
import { dayReply } from './calendar-date.ts'
import { endpoint } from './endpoint.ts'

export const program = z.strictObject({
  /** The business day (America/New_York). */
  today: dayReply,
  product_name: z.string(),
  bank_name: z.string(),
  signup_url: z.string(),
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
  /** In sandbox runs only: sign-ins for a first look. Null in production. */
  personas: z
    .array(z.strictObject({ email: z.string(), state: z.string(), password: z.string() }))
    .nullable(),
})
export type Program = z.infer<typeof program>

export const getProgram = endpoint({
  method: 'GET',
  path: '/api/program',
  summary: 'Today, the calendar and notices of the program, support contacts and the sign-up address',
  access: { who: 'anyone' },
  replies: { 200: program },
})
