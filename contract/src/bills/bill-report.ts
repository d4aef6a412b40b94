/** The PDF report of payments to billers, for trustees and courts. */
import * as z from 'zod'
import { billPaymentRefusals } from './bill-payments.ts'
import { MAX_BILLERS, payer } from './billers.ts'
import { addMonths, type CalendarDate } from '../core/calendar-date.ts'
import { calendarDate } from '../core/day-fields.ts'
import { endpoint, idInput } from '../core/endpoint.ts'
import { refusals } from '../core/error.ts'
import { parsedBy } from '../core/parsed-by.ts'
import { IDS } from './bills.messages.ts'

/** The form's initial range (BILLS-111). */
export const defaultReportRange = (today: CalendarDate): { from: CalendarDate; to: CalendarDate } => ({
  from: addMonths(today, -6),
  to: today,
})

export const billReportRefusals = refusals({
  'bill_report.no_billers': [422, 'Choose at least one biller.'],
  'bill_report.too_long': [422, 'This report would be too long. Choose fewer days or billers.'],
})

const idsOf = (text: string): unknown => {
  try {
    const parsed: unknown = JSON.parse(text)
    return Array.isArray(parsed) ? parsed : [parsed]
  } catch {
    return undefined
  }
}
/** Biller ids as JSON text, "[1,2]" (BILLS-114). Duplicates are removed. */
const idListInput = parsedBy(
  z.string().max(2000),
  (text) => {
    const ids = z.array(idInput).max(MAX_BILLERS).safeParse(idsOf(text))
    return ids.success ? [...new Set(ids.data)] : undefined
  },
  IDS,
).meta({ description: 'A JSON list of ids', examples: ['[1,2]'] })

export const downloadBillReport = endpoint('GET /api/bill_payments/download_report', {
  summary: 'Payments of a range of days to the chosen billers, PDF',
  access: { ...payer, alsoFeature: 'trackedBills' },
  query: z.strictObject({
    start_date: calendarDate,
    end_date: calendarDate,
    selected_biller_ids: idListInput,
  }),
  ids: { 'query.selected_biller_ids': 'biller' },
  produces: 'application/pdf',
  replies: { 200: z.unknown() },
  refuses: {
    ...billReportRefusals,
    'bill_payment.invalid_range': billPaymentRefusals['bill_payment.invalid_range'],
  },
})
