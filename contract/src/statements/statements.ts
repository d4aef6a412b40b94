/** Statements: one PDF for each closed month of an account. */
import * as z from 'zod'
import { OPEN_ACCOUNT } from '../core/access.ts'
import { dayReply } from '../core/day-fields.ts'
import { endpoint, idParams, textInput } from '../core/endpoint.ts'
import { refusals } from '../core/error.ts'
import { pagedQuery, tableControls } from '../core/page.ts'

export const statement = z.strictObject({
  id: z.int(),
  /** The last day of the statement's month. */
  end_date: dayReply,
})
export type Statement = z.infer<typeof statement>

export const statementRefusals = refusals({
  'statement.invalid_range': [
    422,
    'Choose a start date and an end date within the last seven years, up to today.',
  ],
})

export const listStatements = endpoint('GET /api/statements', {
  summary: 'Statements, newest first unless asked otherwise; with dates, those that end on these days',
  access: { who: 'customer', states: OPEN_ACCOUNT },
  query: z.strictObject({
    ...pagedQuery,
    sort_by: z.enum(['end_date']).optional(),
    sort_dir: z.enum(['asc', 'desc']).optional(),
  }),
  replies: { 200: z.strictObject({ statements: z.array(statement), ...tableControls }) },
  refuses: statementRefusals,
})

export const downloadStatement = endpoint('GET /api/statements/:id', {
  summary: 'One statement, PDF',
  access: { who: 'customer', states: OPEN_ACCOUNT },
  params: idParams,
  ids: { 'params.id': 'statement' },
  produces: 'application/pdf',
  replies: { 200: z.unknown() },
})

/**
 * For the sandbox, which refuses to import history into a closed month. Only mounted with BUSINESS_CLOCK_URL,
 * never in production.
 */
export const listClosedMonths = endpoint('GET /internal/closed_months', {
  summary: 'The first days of the months of an account that have a statement',
  access: { who: 'clock' },
  query: z.strictObject({ prn: textInput(20) }),
  replies: { 200: z.strictObject({ months: z.array(dayReply) }) },
})
