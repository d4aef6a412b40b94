/** A plan with a trustee of the directory, and its entry, for tests. */
import { getPlan } from '@yoursuccess/contract/plan/plan'
import type { Plan } from '@yoursuccess/contract/plan/plan-terms'
import { getTrustee, type Trustee, type TrusteeMethod } from '@yoursuccess/contract/trustees/trustees'
import { samplePlan } from './plan-samples.ts'
import { on } from './wire.ts'

const planWithTrustee = (change: Partial<Plan> = {}): Plan =>
  samplePlan({
    case_number: '24-10077-abc13',
    case_number_shown: '24-10077',
    trustee_id: sampleTrustee.id,
    trustee_name: sampleTrustee.name,
    paid_by: ['tfs'],
    ...change,
  })

const methodOf = (change: Partial<TrusteeMethod>): TrusteeMethod => ({
  kind: 'electronic',
  accepted: 'yes',
  conditions: [],
  payee: null,
  address: null,
  address_kind: null,
  fee: null,
  cutoff_time: null,
  zone: null,
  posting_days: 0,
  hold_days: null,
  enroll_days: null,
  change_days: null,
  min_amount: null,
  max_amount: null,
  allowed_days: [],
  refuses_funding: [],
  returns: null,
  partial: 'unknown',
  memo: '{normalized}',
  note: null,
  checked_on: '2026-11-02',
  source: "the office's website",
  ...change,
})

export const sampleTrustee: Trustee = {
  id: 9003,
  name: 'Chapter 13 Trustee C. Ravensby',
  office: 'Office of the Chapter 13 Trustee, Sacramento',
  districts: ['caeb'],
  address: { address_1: 'PO Box 9003', address_2: null, city: 'Sacramento', state: 'CA', zip: '95814' },
  phone: '9165550103',
  website: 'https://ravensby.example/pay',
  payee_name: 'C. Ravensby, Trustee',
  methods: [
    methodOf({ kind: 'electronic', accepted: 'conditional', conditions: ['The case number is right'] }),
    methodOf({ kind: 'bill_pay_check', accepted: 'no', source: 'a call' }),
    methodOf({ kind: 'money_order', memo: '{normalized} {last_name}', posting_days: 1 }),
    methodOf({ kind: 'personal_check', accepted: 'yes', checked_on: '2026-05-01' }),
    methodOf({
      kind: 'tfs',
      fee: '2.99',
      cutoff_time: '16:00',
      zone: 'America/Chicago',
      posting_days: 2,
      hold_days: 14,
      enroll_days: 5,
      change_days: 10,
      min_amount: '25.00',
      max_amount: '2500.00',
      allowed_days: [1, 15],
      refuses_funding: ['prepaid', 'savings'],
      returns: { count: 2, window_days: 365, lock_months: 6 },
      partial: 'no',
      note: 'Change the amount yourself when your plan steps up.',
    }),
    methodOf({ kind: 'epay', accepted: 'unknown' }),
  ],
  checked_on: '2026-11-02',
  source: "the office's website",
  retired: false,
}

export const onPlan = (change: Partial<Plan> = {}) => on(getPlan, { plan: planWithTrustee(change) })
export const onTrustee = (
  change: Partial<Trustee> = {},
  locks: { kind: TrusteeMethod['kind']; until: string | null }[] = [],
) => on(getTrustee, { trustee: { ...sampleTrustee, ...change }, locks })
