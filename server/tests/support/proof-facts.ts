/** What documents about payments to a trustee are made of: one payment that was posted, and one that was typed. */
import { day } from '@yoursuccess/contract/core/calendar-date'
import { cents, ZERO } from '@yoursuccess/contract/core/money'
import type { PlanStep } from '@yoursuccess/contract/plan/plan-steps'
import type { Plan } from '@yoursuccess/contract/plan/plan-terms'
import type { PostedReceipt } from '@yoursuccess/contract/receipts/posted-receipts.rules'
import type { PaymentToTrustee } from '../../src/features/bills/bills.service.ts'
import type { CollectedPayment, PaymentFromHere } from '../../src/features/proof/payments-from-here.ts'
import type { Printing } from '../../src/features/proof/proof-words.ts'
import type { ProofFacts } from '../../src/features/proof/read-facts.ts'
import { TODAY, trackTwo } from './two-installments.ts'

export const DAYS = { from: day('2026-10-01'), to: TODAY }
export const FILE = { name: 'ledger.csv', sha256: '3f2a91c0d4e5'.padEnd(64, 'b') }
export const PRINT: Printing = {
  productName: 'YourSuccess',
  bankName: 'First Example Bank, N.A.',
  madeAt: new Date('2026-11-20T17:00:00Z'),
  code: '0123456789ABCDEFGHJKMNPQRS',
  verifyAddress: 'https://bank.example/verify',
}

export const samplePayment = (
  id: number,
  on: string,
  change: Partial<PaymentToTrustee> = {},
): PaymentToTrustee => ({
  id,
  reference: `BP-${String(id).padStart(8, '0')}`,
  biller: 'Trustee',
  method: 'electronic',
  amountCents: cents(50_000),
  feeCents: cents(100),
  from: 'main',
  orderedOn: day(on),
  isSent: true,
  expectedOn: day('2026-10-14'),
  deliveredOn: day('2026-10-14'),
  undone: null,
  ...change,
})

/** What TFS collected. */
export const samplePull = (
  id: number,
  on: string,
  change: Partial<CollectedPayment> = {},
): CollectedPayment => ({
  ...samplePayment(-id, on),
  reference: null,
  biller: 'TFS',
  method: 'tfs',
  deliveredOn: null,
  ...change,
})

export const sampleReceipt = (
  id: number,
  on: string,
  change: Partial<PostedReceipt> = {},
): PostedReceipt => ({
  id,
  postedOn: day(on),
  amountCents: cents(20_000),
  match: 'alone',
  paymentIds: [],
  lumpSumId: null,
  receiptNumber: null,
  source: 'typed',
  file: null,
  isTakenBack: false,
  ...change,
})

const PLAN: Plan = {
  version: 1,
  status: 'confirmed',
  status_on: null,
  district: 'nywb',
  case_number: '24-10077',
  case_number_shown: '24-10077',
  trustee_account: null,
  filed_on: '2026-09-16',
  confirmed_on: null,
  months: 60,
  first_due_on: '2026-10-16',
  due_rule: null,
  trustee_id: null,
  trustee: null,
  trustee_from_on: null,
  trustee_name: 'Martha Quillfeather',
  paid_by: ['electronic'],
  attorney: null,
  refund_rule: null,
  opening: null,
  joint: null,
  wage_order: null,
  trustees: [],
  schedule: { first_due_on: '2026-10-16', months: 60, due_day: 16, roll: 'clamp', last_due_on: '2031-09-16' },
  created_on: '2026-09-20',
}

export const sampleStep = (id: number, change: Partial<PlanStep> = {}): PlanStep => ({
  id,
  from_month: '2026-10-01',
  amount: '500.00',
  reason: 'plan',
  retroactive: false,
  ordered_on: null,
  note: null,
  recorded_at: '2026-09-20T15:00:00.000Z',
  recorded_by: 'customer',
  has_begun: true,
  superseded: false,
  changed_months: [],
  ...change,
})

/** 500.00 on the 16th of October and of November, with what was paid for them and posted. */
export const factsWith = (
  payments: readonly PaymentFromHere[],
  receipts: readonly PostedReceipt[],
): Pick<ProofFacts, 'history' | 'payments' | 'receipts'> => {
  const { counted, tracked } = trackTwo(
    payments.map(({ id, amountCents, expectedOn, undone }) => ({
      id,
      amountCents,
      arrivesOn: expectedOn,
      undone,
    })),
    receipts,
  )
  return {
    history: {
      plan: PLAN,
      steps: [sampleStep(1)],
      lumpSums: [],
      installments: tracked,
      counted,
      arrearsCents: cents(30_000),
      arrearsByPostedCents: cents(30_000),
      aheadCents: ZERO,
    },
    payments,
    receipts,
  }
}

/** The first is paid and posted, 200.00 of the second are typed. */
export const sampleFacts = (): ProofFacts => {
  const payments = [samplePayment(1, '2026-10-12')]
  const receipts = [
    sampleReceipt(7, '2026-10-14', {
      amountCents: cents(50_000),
      match: 'matched',
      paymentIds: [1],
      receiptNumber: 'R-77',
      source: 'file',
      file: FILE,
    }),
    sampleReceipt(8, '2026-11-13'),
  ]
  return {
    holderName: 'Jordan Tester',
    accountNumberEnd: '4321',
    ...factsWith(payments, receipts),
    lines: new Map([
      [
        1,
        [
          {
            id: 9,
            account: 'main' as const,
            postedOn: day('2026-10-12'),
            details: 'Bill payment: Trustee',
            amountCents: cents(-50_100),
          },
        ],
      ],
    ]),
    today: TODAY,
  }
}
