import type { TrusteeCard } from '@yoursuccess/contract/tracker/tracker'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { FACTS, type PlanKeeper, planKeeper, short } from '../../../tests/support/plan-keeper.ts'
import { expectRefusal, income, planner, trustee } from '../../../tests/support/planner.ts'
import { openTestBank, type TestBank, type TestCustomer } from '../../../tests/support/test-bank.ts'

let bank: TestBank
let customer: TestCustomer
let ann: PlanKeeper
beforeAll(async () => {
  bank = await openTestBank({ today: '2026-11-20' })
})
afterAll(() => bank.close())
beforeEach(async () => {
  customer = await bank.createCustomer()
  ann = planKeeper(customer)
})

const SUSPENDED = {
  status: 'suspended',
  on: '2026-11-18',
  suspended_from: '2026-12-01',
  suspended_months: 2,
} as const

// CASE-21
test('a new plan is filed, or confirmed if the day of the confirmation is known', async () => {
  expect((await ann.create()).body.plan).toMatchObject({ status: 'filed', status_on: null })
  const other = planKeeper(await bank.createCustomer())
  const confirmed = await other.create({ ...FACTS, confirmed_on: '2026-07-01' })
  expect(confirmed.body.plan.status).toBe('confirmed')
  const told = planKeeper(await bank.createCustomer())
  expect((await told.create({ ...FACTS, status: 'suspended' })).body.plan.status).toBe('suspended')
})

// CASE-15, CASE-21
test.each(['confirmed', 'completed', 'dismissed', 'converted', 'discharged'])(
  'a case that was %s is recorded with its day, and what was before is kept',
  async (status) => {
    await ann.create()
    const changed = await ann.status({ status, on: '2026-11-18' })
    expect([changed.status, changed.body.plan]).toMatchObject([
      200,
      { status, status_on: '2026-11-18', version: 2 },
    ])
    const { rows } = await bank.database.query(
      `select version, fact, before, after from bank.plan_revisions where customer_id = $1`,
      [customer.id],
    )
    expect(rows).toEqual([{ version: 2, fact: 'status', before: 'filed', after: status }])
    const audited = await bank.database.query<{ action: string }>(
      `select action from bank.audit_entries where customer_id = $1 order by id desc limit 1`,
      [customer.id],
    )
    expect(audited.rows).toEqual([{ action: `plan.${status}` }])
    // The installments stay visible.
    expect(await ann.installments('?to=2026-04-30')).toMatchObject([{ due_on: '2026-04-16' }])
  },
)

// CASE-21
test('the status of a plan without a due day can change', async () => {
  await ann.save({ district: 'nywb' })
  expect((await ann.status({ status: 'dismissed', on: '2026-11-20' })).body.plan).toMatchObject({
    status: 'dismissed',
    schedule: null,
  })
  const ahead = await ann.status({ status: 'converted', on: '2026-11-21' })
  expect(Object.keys(ahead.body.errors ?? {})).toEqual(['on'])
  expectRefusal(await ann.status(SUSPENDED), 422, 'plan.incomplete')
})

// CASE-21
test('a status cannot have changed before the case was filed', async () => {
  await ann.create({ ...FACTS, filed_on: '2026-03-17' })
  const before = await ann.status({ status: 'dismissed', on: '2026-03-16' })
  expectRefusal(before, 422, 'invalid_input')
  expect(Object.keys(before.body.errors ?? {})).toEqual(['on'])
  expect((await ann.status({ status: 'dismissed', on: '2026-03-17' })).status).toBe(200)
})

// CASE-15
test('the trustee card owes nothing once the case has ended, also where the tracker plans a payment', async () => {
  await ann.create()
  const plans = planner(customer)
  await plans.saveIncome([income('3000')])
  await plans.saveExpenses([trustee('465', { due_day: 16 }), { category: 'housing', amount: '100' }])
  await customer.post('/api/success_tracker_infos', { success_tracker_info: {} })
  const card = async () =>
    (await customer.get<{ trustee_card: TrusteeCard }>('/api/payment_tracking/trustee_card')).body
      .trustee_card
  expect(await card()).toMatchObject({ amount: '465.00', case_ended: false })
  await ann.status({ status: 'dismissed', on: '2026-11-18' })
  const ended = { amount: null, due_on: null, case_ended: true, owed: '0.00', days_late: 0 }
  expect(await card()).toMatchObject(ended)
  await ann.status({ status: 'confirmed', on: '2026-11-19' })
  expect(await card()).toMatchObject({ amount: '465.00', case_ended: false })
})

// CASE-19
test('a suspension has its months without a payment, and resumes afterwards', async () => {
  await ann.create()
  await ann.addStep({ from_month: '2027-03-01', amount: '650.00', reason: 'step' })
  const { body } = await ann.status(SUSPENDED)
  expect(body.plan).toMatchObject({ status: 'suspended', status_on: '2026-11-18' })
  expect((await ann.steps()).slice(2)).toMatchObject([
    { from_month: '2026-12-01', amount: '0.00', reason: 'suspension', ordered_on: '2026-11-18' },
    { from_month: '2027-02-01', amount: '500.00', reason: 'step', ordered_on: null },
  ])
  expect(short(await ann.installments('?from=2026-12-01&to=2027-03-31'))).toEqual([
    '2026-12-16 0.00 none',
    '2027-01-16 0.00 none',
    '2027-02-16 500.00 upcoming',
    '2027-03-16 650.00 upcoming',
  ])
})

// CASE-19
test('a suspension of a month that was due, or without months, is refused under its field', async () => {
  await ann.create()
  const due = await ann.status({ ...SUSPENDED, suspended_from: '2026-11-01' })
  expectRefusal(due, 422, 'invalid_input')
  expect(Object.keys(due.body.errors ?? {})).toEqual(['suspended_from'])
  const none = await ann.status({ status: 'suspended', on: '2026-11-20' })
  expect(Object.keys(none.body.errors ?? {})).toEqual(['suspended_months'])
  expect(await ann.read()).toMatchObject({ status: 'filed', version: 1 })
})

// CASE-19
test('a plan without an amount cannot be suspended', async () => {
  await ann.create(FACTS, [])
  expectRefusal(await ann.status(SUSPENDED), 422, 'plan.incomplete')
  expect(await ann.read()).toMatchObject({ status: 'filed', version: 1 })
})

// CASE-16
test('without a plan there is no status to change', async () => {
  expectRefusal(await ann.status({ status: 'dismissed', on: '2026-11-20' }), 422, 'plan.missing')
  expect(await ann.read()).toBeNull()
})
