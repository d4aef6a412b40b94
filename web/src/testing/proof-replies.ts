/** Replies for the page with documents about payments to the trustee. */
import { getPlan } from '@yoursuccess/contract/plan/plan'
import type { Plan } from '@yoursuccess/contract/plan/plan-terms'
import { listTrusteePayments, type TrusteePayment } from '@yoursuccess/contract/receipts/receipts'
import { samplePlan } from './plan-samples.ts'
import { type Handler, on } from './wire.ts'

export const sampleTrusteePayment = (change: Partial<TrusteePayment> = {}): TrusteePayment => ({
  id: 12,
  kind: 'electronic',
  amount: '480.00',
  sent_on: '2026-11-10',
  delivered_on: '2026-11-12',
  posted_on: null,
  post_by: '2026-11-17',
  reference: 'BP-00000012',
  state: 'not_posted_yet',
  ...change,
})

export const proofReplies = ({
  plan = samplePlan(),
  payments = [sampleTrusteePayment()],
}: {
  plan?: Plan | null
  payments?: TrusteePayment[]
} = {}): Handler[] => [on(getPlan, { plan }), on(listTrusteePayments, { payments })]
