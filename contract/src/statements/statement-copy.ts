/**
 * A copy of a statement for an operator, when a customer calls: customers with a closed account have no
 * statements page (STATEMENTS-16).
 */
import * as z from 'zod'
import { calendarDate } from '../core/day-fields.ts'
import { endpoint, textInput } from '../core/endpoint.ts'
import { operatorRefusals } from '../operator/operator.ts'

export const copyStatement = endpoint('POST /operator/statements', {
  summary: 'The statement of a customer that ends on a day, PDF',
  access: { who: 'operator' },
  body: z.strictObject({ email: textInput(254), end_date: calendarDate }),
  produces: 'application/pdf',
  replies: { 200: z.unknown() },
  refuses: { 'operator.unknown_customer': operatorRefusals['operator.unknown_customer'] },
})
