/** Replies about autopay: $465.00 to I. Quarles for the payment of Dec 15, 2026, sent on Dec 9. */
import {
  type Autopay,
  AUTOPAY_TERMS_VERSION,
  getAutopay,
  previewAutopay,
} from '@yoursuccess/contract/autopay/autopay'
import {
  CATCH_UP_TERMS_VERSION,
  type CatchUp,
  getCatchUp,
  previewCatchUp,
} from '@yoursuccess/contract/autopay/catch-up'
import { listPlannedPayments, type PlannedPaymentReply } from '@yoursuccess/contract/autopay/planned-payments'
import { type Biller, listBillers } from '@yoursuccess/contract/bills/billers'
import type { ReplyOf } from '@yoursuccess/contract/core/endpoint'
import type { SetAside } from '@yoursuccess/contract/setaside/set-aside'
import { sampleSetAside, setAsideReplies } from './setaside-replies.ts'
import { type Handler, on } from './wire.ts'

/** Of a customer who never agreed to it. */
export const noAutopay = { autopay: null, terms_version: AUTOPAY_TERMS_VERSION }

export const sampleTerms = [
  'You allow us to make your Chapter 13 plan payments to I. Quarles from your trustee set-aside. We send each one electronically.',
  'You can stop autopay at any time, in the app, by phone or in writing.',
]

export const sampleAutopay = (change: Partial<Autopay> = {}): Autopay => ({
  on: true,
  biller_id: 8,
  method: 'electronic',
  buffer: 2,
  mode: 'once',
  use_main: null,
  usual_amount: '465.00',
  range: { from: '415.00', to: '515.00' },
  terms_version: AUTOPAY_TERMS_VERSION,
  terms: sampleTerms,
  agreed_at: '2026-11-20T15:05:00.000Z',
  stopped_at: null,
  paused_for: null,
  ...change,
})

export const sampleTrustee: Biller = {
  id: 8,
  biller_name: 'I. Quarles',
  biller_account_number: '26-10077',
  description: 'Personal finance',
  reminder: null,
  biller_address_1: null,
  biller_address_2: null,
  biller_city: null,
  biller_state: null,
  biller_zip: null,
  biller_phone: null,
  biller_category: 'Personal finance',
  is_paper: false,
  is_trustee: true,
  is_removed: false,
}

type Preview = ReplyOf<typeof previewAutopay>
type Previewed = Preview['installments'][number]

export const samplePreviewed = (change: Partial<Previewed> = {}): Previewed => ({
  due_on: '2026-12-15',
  arrive_by: '2026-12-11',
  send_on: '2026-12-09',
  amount: '465.00',
  by_hand: false,
  shares: [
    { on: '2026-11-27', amount: '233.00' },
    { on: '2026-12-04', amount: '233.00' },
  ],
  parts: [],
  ...change,
})

export const samplePreview = (change: Partial<Preview> = {}): Preview => ({
  method: 'electronic',
  mode: 'once',
  modes: ['once'],
  usual_amount: '465.00',
  fee: '1.00',
  terms_version: AUTOPAY_TERMS_VERSION,
  terms: sampleTerms,
  installments: [samplePreviewed()],
  ...change,
})

export const samplePlanned = (change: Partial<PlannedPaymentReply> = {}): PlannedPaymentReply => ({
  id: 21,
  installment_month: '2026-12-01',
  kind: 'monthly',
  due_on: '2026-12-15',
  planned: '465.00',
  sent: '0.00',
  send_on: '2026-12-09',
  arrive_by: '2026-12-11',
  state: 'planned',
  ask_first: null,
  pull: null,
  may_be_pull: [],
  ...change,
})

/** What a service should collect for a planned payment. */
export const samplePull = { method: 'tfs', amount: '466.00' } as const

/** A debit that may be what a service should collect. */
export const sampleDebit: PlannedPaymentReply['may_be_pull'][number] = {
  transaction_id: 77,
  on: '2026-12-09',
  amount: '400.00',
  details: 'PAYMENT TFS BILLPAY',
}

interface AutopayState {
  autopay?: Autopay | null
  payments?: PlannedPaymentReply[]
  billers?: Biller[]
  preview?: Preview
  setAside?: SetAside
}

/** The replies of a customer with this agreement and these planned payments, by due day. */
export const autopayReplies = ({
  autopay = sampleAutopay(),
  payments = [samplePlanned()],
  billers = [sampleTrustee],
  preview = samplePreview(),
  setAside = sampleSetAside(),
}: AutopayState = {}): Handler[] => [
  on(getAutopay, { ...noAutopay, autopay }),
  on(listPlannedPayments, { payments }),
  on(listBillers, { billers, count: billers.length, per_page: -1, current_page: 1 }),
  on(previewAutopay, preview),
  ...setAsideReplies({ setAside }),
]

const catchUpTerms = ['Your trustee or the court may want the money sooner. Ask your attorney.']

/** $116.25 with the payment of Dec 15, from the pay of Dec 4. */
export const sampleCatchUp = (change: Partial<CatchUp> = {}): CatchUp => ({
  paydays: 4,
  amount: '116.25',
  parts: [{ due_on: '2026-12-15', send_on: '2026-12-09', amount: '116.25', state: 'planned' }],
  terms_version: CATCH_UP_TERMS_VERSION,
  terms: catchUpTerms,
  agreed_at: '2026-11-20T15:05:00.000Z',
  ...change,
})

export const sampleCatchUpPreview = (
  change: Partial<ReplyOf<typeof previewCatchUp>> = {},
): ReplyOf<typeof previewCatchUp> => ({
  amount: '116.25',
  method: 'electronic',
  paydays: [{ on: '2026-12-04', pay: '1200.00', catch_up: '116.25', set_aside: '232.50', left: '967.50' }],
  payments: [{ due_on: '2026-12-15', send_on: '2026-12-09', amount: '581.25', catch_up: '116.25' }],
  fits: true,
  terms_version: CATCH_UP_TERMS_VERSION,
  terms: catchUpTerms,
  ...change,
})

/** The replies of a customer with this catch-up, or with what one would be. */
export const catchUpReplies = ({
  catchUp = null,
  preview = sampleCatchUpPreview(),
  setAside = sampleSetAside(),
}: {
  catchUp?: CatchUp | null
  preview?: ReplyOf<typeof previewCatchUp>
  setAside?: SetAside
} = {}): Handler[] => [
  on(getCatchUp, { catch_up: catchUp }),
  on(previewCatchUp, preview),
  ...setAsideReplies({ setAside }),
]
