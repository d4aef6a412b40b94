import { expect, test } from 'vitest'
import type * as z from 'zod'
import { statusInput } from './plan.ts'
import {
  CORRECTION_RETROACTIVE,
  DUE_DAY,
  ENDS_BEFORE_START,
  FILED_NEEDED,
  MONTHS,
  NOTE_NEEDED,
  ONE_TRUSTEE,
  ORDER_NEEDED,
  REFUND_AMOUNT,
  REFUND_PAYMENTS,
  SUSPENDED_MONTHS,
  SUSPENSION_AMOUNT,
  TRUSTEE_FIRST,
} from './plan.messages.ts'
import { stepInput } from './plan-steps.ts'
import { type Plan, plan, planInput } from './plan-terms.ts'

/** All errors, each as "path: message". */
const errorsOf = (schema: z.ZodType, value: object): string[] =>
  (schema.safeParse(value).error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`)

// CASE-04
test('nothing needs to be known of a plan, and empty fields are not known', () => {
  const nothing = planInput.parse({})
  expect(planInput.parse({ case_number: '', trustee_account: ' ', filed_on: null, attorney: null })).toEqual(
    nothing,
  )
  expect(nothing).toMatchObject({
    case_number: null,
    months: null,
    due_rule: null,
    paid_by: [],
    version: null,
  })
})

// CASE-04
test('a field that the plan does not have is refused', () => {
  expect(errorsOf(planInput, { chapter: 13 })).toEqual([': Unrecognized key: "chapter"'])
})

const REPLY: Plan = {
  version: 3,
  status: 'confirmed',
  status_on: '2026-07-01',
  district: 'nywb',
  case_number: '26-10077-abc13',
  case_number_shown: '26-10077',
  trustee_account: '2610077',
  filed_on: '2026-03-17',
  confirmed_on: '2026-07-01',
  months: 60,
  first_due_on: '2026-04-16',
  due_rule: { kind: 'fixed_day', day: 16, roll: 'clamp' },
  trustee_id: null,
  trustee: {
    name: 'A. Trustee',
    address_1: '1 Main Street',
    address_2: null,
    city: 'San Juan',
    state: 'PR',
    zip: '00901',
    phone: '7165550100',
  },
  trustee_from_on: null,
  trustee_name: 'A. Trustee',
  paid_by: ['electronic', 'wage_order'],
  attorney: { name: 'An Attorney', phone: null, email: 'attorney@example.com' },
  refund_rule: { kind: 'keep_lesser_of', amount: '600.00', payments: 2, counts_toward_total: false },
  opening: { as_of: '2026-10-31', posted_total: '3461.55' },
  joint: { has_joint_debtor: true, pays_here: false },
  wage_order: { amount: '230.77', schedule_id: 4, starts_on: '2026-05-01', ends_on: null },
  trustees: [{ id: 1, trustee_id: null, trustee: null, from_on: null }],
  schedule: { first_due_on: '2026-04-16', months: 60, due_day: 16, roll: 'clamp', last_due_on: '2031-03-16' },
  created_on: '2026-11-20',
}

// CASE-04
test('a plan can be sent back as it was read', () => {
  expect(plan.parse(REPLY)).toEqual(REPLY)
  expect(planInput.parse(REPLY)).toMatchObject({
    version: 3,
    case_number: '26-10077-abc13',
    filed_on: '2026-03-17',
    due_rule: { kind: 'fixed_day', day: 16, roll: 'clamp' },
    opening: { as_of: '2026-10-31', posted_total: 346_155 },
    refund_rule: { amount: 60_000, payments: 2 },
    wage_order: { amount: 23_077, schedule_id: 4 },
    paid_by: ['electronic', 'wage_order'],
  })
})

const wageOrder = { amount: '230.77', starts_on: '2026-05-01' }
const refundRule = { counts_toward_total: true }

// CASE-04, CASE-06, TAX-01
test.each([
  { input: { months: 0 }, errors: [`months: ${MONTHS}`] },
  { input: { months: 1 }, errors: [] },
  { input: { months: 84 }, errors: [] },
  { input: { months: 85 }, errors: [`months: ${MONTHS}`] },
  { input: { months: 12.5 }, errors: [`months: ${MONTHS}`] },
  { input: { due_rule: { kind: 'fixed_day' } }, errors: [`due_rule.day: ${DUE_DAY}`] },
  { input: { due_rule: { kind: 'fixed_day', day: 32 } }, errors: [`due_rule.day: ${DUE_DAY}`] },
  { input: { due_rule: { kind: 'month_end' } }, errors: [] },
  { input: { due_rule: { kind: 'filing_day' } }, errors: [`filed_on: ${FILED_NEEDED}`] },
  { input: { due_rule: { kind: 'filing_day' }, filed_on: '2026-03-17' }, errors: [] },
  { input: { trustee_id: 4, trustee: { name: 'A. Trustee' } }, errors: [`trustee: ${ONE_TRUSTEE}`] },
  { input: { trustee_from_on: '2026-03-17' }, errors: [`trustee_from_on: ${TRUSTEE_FIRST}`] },
  {
    input: { wage_order: { ...wageOrder, ends_on: '2026-04-30' } },
    errors: [`wage_order.ends_on: ${ENDS_BEFORE_START}`],
  },
  { input: { wage_order: { ...wageOrder, ends_on: '2026-05-01' } }, errors: [] },
  { input: { refund_rule: { ...refundRule, kind: 'retain' } }, errors: [] },
  {
    input: { refund_rule: { ...refundRule, kind: 'keep_amount' } },
    errors: [`refund_rule.amount: ${REFUND_AMOUNT}`],
  },
  {
    input: { refund_rule: { ...refundRule, kind: 'keep_lesser_of' } },
    errors: [`refund_rule.amount: ${REFUND_AMOUNT}`, `refund_rule.payments: ${REFUND_PAYMENTS}`],
  },
])('a plan with $input has the errors $errors', ({ input, errors }) => {
  expect(errorsOf(planInput, input)).toEqual(errors)
})

const step = { from_month: '2026-12-15', amount: '480.00', reason: 'step' }

// CASE-07
test('a step takes any day of its month', () => {
  expect(stepInput.parse(step)).toEqual({
    from_month: '2026-12-01',
    amount: 48_000,
    reason: 'step',
    retroactive: false,
    ordered_on: null,
    note: null,
  })
})

// CASE-07, CASE-08
test.each([
  { change: { from_month: null }, errors: [] },
  { change: { amount: '0.00' }, errors: ['amount: Amount must be positive'] },
  { change: { reason: 'suspension' }, errors: [`amount: ${SUSPENSION_AMOUNT}`] },
  { change: { reason: 'suspension', amount: '0.00' }, errors: [] },
  { change: { reason: 'correction' }, errors: [`note: ${NOTE_NEEDED}`] },
  { change: { reason: 'correction', note: 'It was never 480.00.', amount: 0 }, errors: [] },
  {
    change: { reason: 'correction', note: 'Wrong', retroactive: true, ordered_on: '2026-11-20' },
    errors: [`retroactive: ${CORRECTION_RETROACTIVE}`],
  },
  {
    change: { reason: 'modification', retroactive: true },
    errors: [`ordered_on: ${ORDER_NEEDED}`],
  },
  { change: { reason: 'modification', retroactive: true, ordered_on: '2026-11-20' }, errors: [] },
])('a step with $change has the errors $errors', ({ change, errors }) => {
  expect(errorsOf(stepInput, { ...step, ...change })).toEqual(errors)
})

// CASE-19
test.each([
  { change: { status: 'confirmed' }, errors: [] },
  { change: { status: 'suspended' }, errors: [`suspended_months: ${SUSPENDED_MONTHS}`] },
  { change: { status: 'suspended', suspended_from: '2026-12-01', suspended_months: 3 }, errors: [] },
  {
    change: { status: 'suspended', suspended_from: '2026-12-01' },
    errors: [`suspended_months: ${SUSPENDED_MONTHS}`],
  },
  {
    change: { status: 'suspended', suspended_from: '2026-12-01', suspended_months: 13 },
    errors: [`suspended_months: ${SUSPENDED_MONTHS}`],
  },
  {
    change: { status: 'confirmed', suspended_from: '2026-12-01', suspended_months: 3 },
    errors: [`suspended_months: ${SUSPENDED_MONTHS}`],
  },
])('a change of the status to $change has the errors $errors', ({ change, errors }) => {
  expect(errorsOf(statusInput, { on: '2026-11-20', ...change })).toEqual(errors)
})
