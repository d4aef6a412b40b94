/** What the trustee posted, as the customer typed it or as a file of the trustee says (REC-01 to REC-07). */
import * as z from 'zod'
import { calendarDate, dayReply } from '../core/day-fields.ts'
import { endpoint, idParams, noBody, textInput } from '../core/endpoint.ts'
import { amountReply, positiveAmountInput } from '../core/money.ts'
import { planner } from '../plan/plan-refusals.ts'
import { pick as pickPlan } from '../plan/plan-refusals.ts'
import { PULL_METHODS } from '../trustees/trustee-methods.ts'
import { MAX_FILE_BYTES, MAX_FILE_LINES, pick } from './receipt-refusals.ts'

/** How the bank knows of a receipt: the customer typed it, a file of the trustee, or the network. */
export const RECEIPT_SOURCES = ['typed', 'file', 'network'] as const
export type ReceiptSource = (typeof RECEIPT_SOURCES)[number]

/**
 * `matched`: the posting of payments from this account. `other_amount`: the same with another amount. `twice`: may be a
 * second posting of a payment, and counts for nothing until the customer says so. `open`: could be that of several
 * payments, or of one that came back; the customer is asked. `not_from_here`: a wage order or a payment by mail, which counts for the plan; also a
 * posting that the office took back, and the negative receipt that took it back.
 */
export const RECEIPT_STATES = ['matched', 'other_amount', 'twice', 'open', 'not_from_here'] as const
export type ReceiptState = (typeof RECEIPT_STATES)[number]

/**
 * Of a payment from this account: the id of the bill payment, or for what a service collected, that of the planned payment as a
 * negative number.
 */
const paymentId = z.int()

export const receipt = z.strictObject({
  id: z.int(),
  posted_on: dayReply,
  /** Negative for what the office took back. */
  amount: amountReply,
  receipt_number: z.string().nullable(),
  source: z.enum(RECEIPT_SOURCES),
  /** Null unless it came from a file. */
  file_name: z.string().nullable(),
  note: z.string().nullable(),
  state: z.enum(RECEIPT_STATES),
  /** The payments that it is the posting of, or may be (`twice`). Empty otherwise. */
  payment_ids: z.array(paymentId),
  /** True if the customer matched it, or said that it is not from this account. */
  by_hand: z.boolean(),
})
export type Receipt = z.infer<typeof receipt>

/** `came_back`: failed or returned. `on_its_way`: not delivered yet. Both are never posted. */
export const PAYMENT_STATES = [
  'on_its_way',
  'not_posted_yet',
  'should_have_been_posted',
  'posted',
  'other_amount',
  'came_back',
] as const
export type TrusteePaymentState = (typeof PAYMENT_STATES)[number]

export const trusteePayment = z.strictObject({
  id: paymentId,
  /** The bank sent it, or the service collected it. */
  kind: z.enum(['electronic', 'check', ...PULL_METHODS]),
  amount: amountReply,
  sent_on: dayReply,
  /** Null until the bank knows that it was delivered. */
  delivered_on: dayReply.nullable(),
  /** The day of its receipt. */
  posted_on: dayReply.nullable(),
  /** What its receipt says. Null unless the state is `other_amount`. */
  posted_amount: amountReply.nullable(),
  /** The day after which it should have been posted. */
  post_by: dayReply,
  /** Null for what a service collected. */
  reference: z.string().nullable(),
  state: z.enum(PAYMENT_STATES),
})
export type TrusteePayment = z.infer<typeof trusteePayment>

export const listTrusteePayments = endpoint('GET /api/plan/payments', {
  summary: 'Payments from this account to the trustees of the plan, and what became of each, newest first',
  access: planner,
  replies: { 200: z.strictObject({ payments: z.array(trusteePayment) }) },
  refuses: pickPlan('plan.missing'),
})

export const listReceipts = endpoint('GET /api/receipts', {
  summary: 'What the trustee posted, newest first',
  access: planner,
  replies: { 200: z.strictObject({ receipts: z.array(receipt) }) },
  refuses: pickPlan('plan.missing'),
})

export const receiptInput = z.strictObject({
  /** Not after today. */
  posted_on: calendarDate,
  amount: positiveAmountInput(),
  receipt_number: textInput(40)
    .nullish()
    .transform((text) => text || null),
  note: textInput(200)
    .nullish()
    .transform((text) => text || null),
})

export const createReceipt = endpoint('POST /api/receipts', {
  summary: 'Add a receipt by hand',
  access: planner,
  body: z.strictObject({ receipt: receiptInput }),
  idempotent: 'accepted',
  replies: { 201: z.strictObject({ receipt }) },
  refuses: { ...pickPlan('plan.missing'), ...pick('receipts.too_many') },
})

export const deleteReceipt = endpoint('DELETE /api/receipts/:id', {
  summary: 'Delete a receipt',
  access: planner,
  params: idParams,
  ids: { 'params.id': 'receipt' },
  replies: { 204: noBody },
})

export const matchReceipt = endpoint('PUT /api/receipts/:id/match', {
  summary: 'Say which payment a receipt is the posting of; null: it is not from this account',
  access: planner,
  params: idParams,
  ids: { 'params.id': 'receipt', 'body.payment_id': 'bill_payment' },
  body: z.strictObject({ payment_id: paymentId.nullable() }),
  replies: { 200: z.strictObject({ receipt }) },
  refuses: pick('receipts.payment_taken'),
})

/** The numbers of the columns of a file, from 0. */
export const fileColumns = z.strictObject({
  posted_on: z.int().min(0).max(99),
  amount: z.int().min(0).max(99),
  receipt_number: z.int().min(0).max(99).nullable(),
  description: z.int().min(0).max(99).nullable(),
})
export type FileColumns = z.infer<typeof fileColumns>

const receiptFile = z.strictObject({
  name: textInput(200),
  /** Base64 of the bytes, because files are in several character sets. */
  content: z.string().max(Math.ceil(MAX_FILE_BYTES / 3) * 4 + 4),
})
/** Without `columns`, those of the last file with these headings are taken, or the headings decide. */
const fileBody = z.strictObject({ file: receiptFile, columns: fileColumns.nullish() })
const MAX_BODY_BYTES = 1_500_000

/** `new`: would be added. `known`: is there already. `not_understood`: no day or no amount; never added. */
export const LINE_STATES = ['new', 'known', 'not_understood'] as const

const filePreview = z.strictObject({
  /** The headings, or the first line if it has none. */
  headings: z.array(z.string()).max(100),
  /** Null if they must be chosen. */
  columns: fileColumns.nullable(),
  lines: z
    .array(
      z.strictObject({
        /** From 1, as a spreadsheet shows it. */
        number: z.int(),
        state: z.enum(LINE_STATES),
        posted_on: dayReply.nullable(),
        amount: amountReply.nullable(),
        receipt_number: z.string().nullable(),
        /** The line as it is in the file, at most 200 characters. */
        text: z.string(),
      }),
    )
    .max(MAX_FILE_LINES),
  new_count: z.int(),
  known_count: z.int(),
  not_understood_count: z.int(),
})
export type FilePreview = z.infer<typeof filePreview>

export const previewReceiptFile = endpoint('POST /api/receipts/preview_file', {
  summary: 'What a file of the trustee would add; nothing is added',
  access: planner,
  body: fileBody,
  maxBodyBytes: MAX_BODY_BYTES,
  madeOnce: 'It adds nothing.',
  replies: { 200: filePreview },
  refuses: { ...pickPlan('plan.missing'), ...pick('receipts.file_too_big', 'receipts.file_not_csv') },
})

export const importReceiptFile = endpoint('POST /api/receipts/import_file', {
  summary: 'Add what the preview of a file showed as new',
  access: planner,
  body: fileBody,
  maxBodyBytes: MAX_BODY_BYTES,
  madeOnce: 'A file adds what is not there yet, so the same file adds nothing more.',
  replies: { 201: z.strictObject({ added: z.int(), known: z.int() }) },
  refuses: {
    ...pickPlan('plan.missing'),
    ...pick(
      'receipts.file_too_big',
      'receipts.file_not_csv',
      'receipts.columns_unknown',
      'receipts.too_many',
    ),
  },
})
