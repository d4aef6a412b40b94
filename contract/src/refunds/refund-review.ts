/** What an operator sees about the end of the program: mode, calendar, and progress of the refund checks. */
import * as z from 'zod'
import { dayReply } from '../core/day-fields.ts'
import { endpoint } from '../core/endpoint.ts'
import { program } from '../program/program.ts'
import { REFUND_STATES, refundCheck } from './refunds.ts'

export const getWindDown = endpoint('GET /operator/wind-down', {
  summary:
    'Mode and calendar of the wind-down, refund checks by state, and the latest 500 of those that a person must handle',
  access: { who: 'operator' },
  replies: {
    200: z.strictObject({
      today: dayReply,
      wind_down: program.shape.wind_down,
      /** Accounts whose limits have not been sent to the processor yet. */
      limits_untold: z.int(),
      counts: z.record(z.enum(REFUND_STATES), z.int()),
      /** Checks that are not mailed yet or have expired, sorted by due day, earliest first. */
      refund_checks: z.array(z.strictObject({ ...refundCheck.shape, email: z.string() })),
    }),
  },
})
