/** Paying a biller: the fee, the arrival date, and the status of each payment. */
import * as z from 'zod'
import { payer } from './billers.ts'
import { dayReply } from '../core/day-fields.ts'
import { endpoint, idInput, idParams } from '../core/endpoint.ts'
import { refusals } from '../core/error.ts'
import { add, amountReply, type Cents, cents, positiveAmountInput } from '../core/money.ts'
import { pagedQuery, tableControls } from '../core/page.ts'

/**
 * One dollar per payment, whatever the amount (BILLS-61). It is refunded when a payment fails or is returned.
 */
export const BILL_PAYMENT_FEE = cents(100)
/** The total that a payment takes from the balance. */
export const totalOfBillPayment = (amount: Cents): Cents => add(amount, BILL_PAYMENT_FEE)

/**
 * A successful payment has these in order: created, pending, mailed (checks only), cleared (BILLS-85,
 * BILLS-86).
 */
export const BILL_PAYMENT_STATUSES = [
  'created',
  'pending',
  'mailed',
  'cleared',
  'failed',
  'returned',
] as const
export type BillPaymentStatus = (typeof BILL_PAYMENT_STATUSES)[number]

export const billPayment = z.strictObject({
  id: z.int(),
  biller_id: z.int(),
  biller_name: z.string(),
  description: z.string(),
  /** Without the fee. */
  amount: amountReply,
  fee: amountReply,
  created_at: z.iso.datetime(),
  /** When it reached its status; lists show this date (BILLS-93). */
  updated_at: z.iso.datetime(),
  status: z.enum(BILL_PAYMENT_STATUSES),
  /** The number by which customer, bank and biller refer to the payment. */
  reference: z.string(),
  /** The day by which it should arrive. */
  expected_on: dayReply,
  is_trustee: z.boolean(),
  /** Why it failed or was returned; null otherwise. */
  failure: z.string().nullable(),
})
export type BillPayment = z.infer<typeof billPayment>

/** The customer's name for each status: the same on screens, in PDFs and in messages. */
export const BILL_PAYMENT_STATUS_NAMES = {
  created: 'Scheduled',
  pending: 'On its way',
  mailed: 'Check mailed',
  cleared: 'Received',
  failed: 'Failed',
  returned: 'Returned',
} as const satisfies Record<BillPaymentStatus, string>

/** At least a cent (BILLS-68). */
export const paymentAmountInput = positiveAmountInput()

export const billPaymentRefusals = refusals({
  /** Amount plus fee exceed the available balance. */
  'bill_payment.not_enough_money': [422, 'Your available balance does not cover this payment and its fee.'],
  /**
   * The processor does not report the available balance. Unlike `unavailable`, this is certain: nothing was
   * recorded (BILLS-70).
   */
  'bill_payment.balance_unknown': [
    503,
    'We cannot see your balance right now, so nothing was paid. Please try again in a few minutes.',
  ],
  'bill_payment.invalid_range': [
    422,
    'Please choose a start date and an end date within the last seven years, up to today.',
  ],
})

export const listBillPayments = endpoint({
  method: 'GET',
  path: '/api/bill_payments',
  summary: 'Payments to billers, newest first; with dates, those that came to their status on these days',
  access: payer,
  query: z.strictObject({
    ...pagedQuery,
    sort_by: z.enum(['biller_name', 'description', 'amount', 'date', 'status']).optional(),
    sort_dir: z.enum(['asc', 'desc']).optional(),
  }),
  replies: { 200: z.strictObject({ bill_payments: z.array(billPayment), ...tableControls }) },
  refuses: { 'bill_payment.invalid_range': billPaymentRefusals['bill_payment.invalid_range'] },
})

/** Called before the customer confirms. The server sets the fee and the days. */
export const previewBillPayment = endpoint({
  method: 'GET',
  path: '/api/billers/:id/payment_preview',
  summary: 'What a payment of this amount would cost, and whether it would reach the trustee in time',
  access: payer,
  params: idParams,
  query: z.strictObject({ amount: paymentAmountInput }),
  ids: { 'params.id': 'biller' },
  replies: {
    200: z.strictObject({
      amount: amountReply,
      fee: amountReply,
      total: amountReply,
      /** The day by which it should arrive. */
      expected_on: dayReply,
      /**
       * The due day of the trustee payment that it would count toward; null for other billers, and when there
       * is no due day.
       */
      due_on: dayReply.nullable(),
      /** True when it would arrive after the due day (BILLS-80). */
      is_late: z.boolean(),
    }),
  },
})
export type BillPaymentPreview = z.infer<(typeof previewBillPayment)['replies'][200]>

export const createBillPayment = endpoint({
  method: 'POST',
  path: '/api/bill_payments',
  summary: 'Pay a biller; amount and fee are taken as one, and come back as one if it fails or is returned',
  access: { ...payer, endsWith: 'spending' },
  idempotent: 'required',
  body: z.strictObject({
    bill_payment: z.strictObject({ amount: paymentAmountInput, biller_id: idInput }),
  }),
  ids: { 'body.bill_payment.biller_id': 'biller' },
  replies: { 201: z.strictObject({ bill_payment: billPayment }) },
  refuses: {
    'bill_payment.not_enough_money': billPaymentRefusals['bill_payment.not_enough_money'],
    'bill_payment.balance_unknown': billPaymentRefusals['bill_payment.balance_unknown'],
  },
})
