/** Documents about payments to the trustee, for attorneys, trustees and courts, and how anyone checks one (EVI-05). */
import * as z from 'zod'
import { calendarDate } from '../core/day-fields.ts'
import { endpoint } from '../core/endpoint.ts'
import { pick, planner } from '../plan/plan-refusals.ts'
import { proofRefusals } from './proof-refusals.ts'

/** Without `from`, since the first due day; without `to`, until today. */
const period = z.strictObject({ from: calendarDate.optional(), to: calendarDate.optional() })
/** As an id of any record, or negative for what a payment service collected: see `trusteePayment`. */
const paymentParams = z.strictObject({
  id: z
    .string()
    .regex(/^-?[1-9]\d{0,14}$/)
    .transform(Number),
})
const refuses = { ...pick('plan.missing', 'plan.incomplete'), ...proofRefusals }

export const downloadProof = endpoint('GET /api/plan/proof', {
  summary: 'The history of payments to the trustee in a period, PDF',
  access: planner,
  query: period,
  produces: 'application/pdf',
  replies: { 200: z.unknown() },
  refuses,
})

export const downloadProofCsv = endpoint('GET /api/plan/proof.csv', {
  summary: 'The same as a table, CSV',
  access: planner,
  query: period,
  produces: 'text/csv',
  replies: { 200: z.unknown() },
  refuses,
})

export const downloadPaymentProof = endpoint('GET /api/plan/payments/:id/proof', {
  summary: 'One payment to the trustee on one page, PDF',
  access: planner,
  params: paymentParams,
  ids: { 'params.id': 'bill_payment' },
  produces: 'application/pdf',
  replies: { 200: z.unknown() },
  refuses: pick('plan.missing', 'plan.incomplete'),
})

export const verifyProof = endpoint('POST /api/verify', {
  summary:
    'Whether a file is a document that the bank made; an unknown code and another file get the same answer',
  limit: 'sign_in',
  access: { who: 'anyone' },
  madeOnce: 'it adds nothing',
  body: z.strictObject({
    code: z.string().max(100),
    /** Of the file. The file itself is not sent. */
    sha256: z.string().regex(/^[0-9a-f]{64}$/),
  }),
  /** Null if it is not the document that was made with this code. */
  replies: { 200: z.strictObject({ made_at: z.iso.datetime().nullable() }) },
})
