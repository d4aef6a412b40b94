/** Paying a biller: the fee, the arrival date, and the status of each payment. */
import * as z from 'zod'
import { payer } from './billers.ts'
import { trusteeGuardRefusals, trusteeWarning } from '../trustees/trustee-guard.ts'
import { dayReply } from '../core/day-fields.ts'
import { endpoint, idInput, idParams } from '../core/endpoint.ts'
import { picking, refusals } from '../core/error.ts'
import { add, amountReply, type Cents, cents, positiveAmountInput } from '../core/money.ts'
import { pagedQuery, tableControls } from '../core/page.ts'

/** One dollar per payment (BILLS-61). It is refunded if the payment fails or is returned. */
export const BILL_PAYMENT_FEE = cents(100)
/** What a payment takes from the balance: the amount and the fee. */
export const totalOfBillPayment = (amount: Cents): Cents => add(amount, BILL_PAYMENT_FEE)

/**
 * A successful payment goes through created, pending, mailed (only checks) and cleared, in this order
 * (BILLS-85, BILLS-86).
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

/** The account that pays: the main one, or the set-aside, from which only the plan's trustee can be paid. */
export const PAYING_ACCOUNTS = ['main', 'set_aside'] as const
export type PayingAccount = (typeof PAYING_ACCOUNTS)[number]

export const billPayment = z.strictObject({
  id: z.int(),
  biller_id: z.int(),
  biller_name: z.string(),
  description: z.string(),
  /** Without the fee. */
  amount: amountReply,
  fee: amountReply,
  created_at: z.iso.datetime(),
  /** When the payment got its current status; lists show this date (BILLS-93). */
  updated_at: z.iso.datetime(),
  status: z.enum(BILL_PAYMENT_STATUSES),
  /** The number by which customer, bank and biller refer to the payment. */
  reference: z.string(),
  /** The day by which the payment should arrive. */
  expected_on: dayReply,
  is_trustee: z.boolean(),
  /** Left out for the main account. */
  from: z.literal('set_aside').optional(),
  /** Why the payment failed or was returned; null otherwise. */
  failure: z.string().nullable(),
})
export type BillPayment = z.infer<typeof billPayment>

/** At least a cent (BILLS-68). */
export const paymentAmountInput = positiveAmountInput()

export const billPaymentRefusals = refusals({
  /** Amount plus fee exceed the available balance. */
  'bill_payment.not_enough_money': [422, "Your available balance doesn't cover this payment and its fee."],
  /**
   * The processor did not report the available balance. Unlike after `unavailable`, it is certain that no
   * payment was recorded (BILLS-70).
   */
  'bill_payment.balance_unknown': [
    503,
    "We can't see your balance right now, so nothing was paid. Try again in a few minutes.",
  ],
  /** The biller is not the trustee of the customer's plan, or the customer has no plan (AUTO-13). */
  'bill_payment.not_from_set_aside': [422, "Only your plan's trustee can be paid from your set-aside."],
  /** The set-aside is not open, or holds less than amount plus fee. */
  'bill_payment.not_enough_set_aside': [422, "Your set-aside doesn't cover this payment and its fee."],
  'bill_payment.invalid_range': [
    422,
    'Choose a start date and an end date within the last seven years, up to today.',
  ],
})
const pick = picking(billPaymentRefusals)

export const listBillPayments = endpoint('GET /api/bill_payments', {
  summary: 'Payments to billers, newest first; with dates, those that came to their status on these days',
  access: payer,
  query: z.strictObject({
    ...pagedQuery,
    sort_by: z.enum(['biller_name', 'description', 'amount', 'date', 'status']).optional(),
    sort_dir: z.enum(['asc', 'desc']).optional(),
  }),
  replies: { 200: z.strictObject({ bill_payments: z.array(billPayment), ...tableControls }) },
  refuses: pick('bill_payment.invalid_range'),
})

/** The web app shows this before the customer confirms. The server computes the fee and the days. */
export const previewBillPayment = endpoint('GET /api/billers/:id/payment_preview', {
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
      /** The day by which the payment should arrive. */
      expected_on: dayReply,
      /**
       * The due day of the trustee payment that this payment would count toward. Null for other billers, and
       * if the due day is not known.
       */
      due_on: dayReply.nullable(),
      /** True if the payment would arrive after `due_on` (BILLS-80). */
      is_late: z.boolean(),
      /** What to know before the payment. Left out if there is nothing, and without `planTools` (TRU-05). */
      trustee_warnings: z.array(trusteeWarning).optional(),
    }),
  },
  refuses: trusteeGuardRefusals,
})
export type BillPaymentPreview = z.infer<(typeof previewBillPayment)['replies'][200]>

export const createBillPayment = endpoint('POST /api/bill_payments', {
  summary: 'Pay a biller; amount and fee are taken as one, and come back as one if it fails or is returned',
  access: { ...payer, endsWith: 'spending' },
  idempotent: 'required',
  body: z.strictObject({
    bill_payment: z.strictObject({
      amount: paymentAmountInput,
      biller_id: idInput,
      from: z.enum(PAYING_ACCOUNTS).default('main'),
    }),
  }),
  ids: { 'body.bill_payment.biller_id': 'biller' },
  replies: { 201: z.strictObject({ bill_payment: billPayment }) },
  refuses: {
    ...pick(
      'bill_payment.not_enough_money',
      'bill_payment.balance_unknown',
      'bill_payment.not_from_set_aside',
      'bill_payment.not_enough_set_aside',
    ),
    ...trusteeGuardRefusals,
  },
})
