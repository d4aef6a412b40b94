import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { FACTS, FIRST_STEP, type PlanKeeper, planKeeper } from '../../../tests/support/plan-keeper.ts'
import { expectRefusal } from '../../../tests/support/planner.ts'
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

const amounts = async (query = '') =>
  (await ann.installments(query)).map(({ due_on, amount }) => `${due_on} ${amount}`)
const JANUARY_ON = { from_month: '2027-01-01', amount: '650.00', reason: 'step' } as const

// CASE-07, CASE-16
test('a plan begins with steps of any month, and further ones are added one by one', async () => {
  await ann.create(FACTS, [FIRST_STEP, { ...JANUARY_ON, from_month: '2026-10-01', note: 'Order of Sep 4' }])
  expect(await ann.steps()).toMatchObject([
    { from_month: '2026-04-01', amount: '500.00', reason: 'plan', has_begun: true, superseded: false },
    { from_month: '2026-10-01', amount: '650.00', note: 'Order of Sep 4', recorded_by: 'customer' },
  ])
  expect(await amounts('?from=2026-09-16&to=2026-10-16')).toEqual(['2026-09-16 500.00', '2026-10-16 650.00'])
  expectRefusal(await ann.save({ ...FACTS, version: 1 }, [FIRST_STEP]), 409, 'plan.has_steps')
  const { status, body } = await ann.addStep({ ...JANUARY_ON, amount: '700.00' })
  expect([status, body.step]).toMatchObject([201, { from_month: '2027-01-01', has_begun: false }])
  expect(await amounts('?from=2026-12-01&to=2027-01-31')).toEqual(['2026-12-16 650.00', '2027-01-16 700.00'])
})

// CASE-07
test('the first step begins with the first payment, whatever its month was', async () => {
  await ann.create({ due_rule: { kind: 'fixed_day', day: 16 } })
  expect(await ann.steps()).toMatchObject([{ from_month: '2026-12-01' }])
  await ann.change(FACTS)
  expect(await ann.steps()).toMatchObject([{ from_month: '2026-04-01' }])
})

// CASE-07
test('steps that the plan does not have are refused under their field', async () => {
  const refused = await ann.create(FACTS, [
    { ...FIRST_STEP, from_month: '2026-05-01' },
    { ...JANUARY_ON, from_month: '2026-03-01' },
  ])
  expectRefusal(refused, 422, 'invalid_input')
  expect(Object.keys(refused.body.errors ?? {})).toEqual(['steps.0.from_month', 'steps.1.from_month'])
  expect(await ann.read()).toBeNull()
  await ann.create(FACTS, [])
  const first = await ann.addStep({ ...FIRST_STEP, from_month: '2026-05-01' })
  expect(Object.keys(first.body.errors ?? {})).toEqual(['step.from_month'])
  await ann.addStep(FIRST_STEP)
  const later = await ann.addStep({ ...JANUARY_ON, from_month: '2026-11-01' })
  expect(Object.keys(later.body.errors ?? {})).toEqual(['step.from_month'])
})

// CASE-08
test('a step of a later month can be removed, and one that has begun cannot', async () => {
  await ann.create()
  const id = (await ann.addStep(JANUARY_ON)).body.step.id
  expect((await ann.removeStep(id)).status).toBe(204)
  expect(await amounts('?from=2027-01-01&to=2027-01-31')).toEqual(['2027-01-16 500.00'])
  expectRefusal(await ann.removeStep(id), 404, 'not_found')
  const [first] = await ann.steps()
  expectRefusal(await ann.removeStep(first?.id ?? 0), 409, 'plan.step_has_begun')
  const december = (await ann.addStep({ ...JANUARY_ON, from_month: '2026-12-01' })).body.step.id
  await bank.control('/clock/set', { to: '2026-12-01T17:00:00Z' })
  expectRefusal(await ann.removeStep(december), 409, 'plan.step_has_begun')
  await bank.control('/clock/set', { to: '2026-11-21T01:30:00Z' })
})

// CASE-08
test('a correction changes past months, says which, and leaves the earlier entry', async () => {
  await ann.create()
  const correction = { from_month: '2026-09-01', amount: '550.00', reason: 'correction' } as const
  expect((await ann.addStep(correction)).status).toBe(422)
  const { body } = await ann.addStep({ ...correction, note: 'I had read the wrong line.' })
  expect(body.step.changed_months.slice(0, 2)).toEqual([
    { month: '2026-09-01', from: '500.00', to: '550.00' },
    { month: '2026-10-01', from: '500.00', to: '550.00' },
  ])
  expect(await ann.steps()).toMatchObject([
    { amount: '500.00', changed_months: [] },
    { amount: '550.00', recorded_by: 'customer', recorded_at: expect.stringContaining('2026-11-2') },
  ])
  expect(await amounts('?from=2026-08-01&to=2026-09-30')).toEqual(['2026-08-16 500.00', '2026-09-16 550.00'])
})

// CASE-17
test('a retroactive order is due at once as an installment of its own', async () => {
  await ann.create()
  await ann.addStep({
    from_month: '2026-09-01',
    amount: '600.00',
    reason: 'modification',
    retroactive: true,
    ordered_on: '2026-11-18',
  })
  expect(await ann.installments('?from=2026-10-01&to=2026-12-31')).toMatchObject([
    { kind: 'monthly', due_on: '2026-10-16', amount: '500.00' },
    { kind: 'monthly', due_on: '2026-11-16', amount: '500.00' },
    { kind: 'difference', due_on: '2026-11-18', amount: '300.00' },
    { kind: 'monthly', due_on: '2026-12-16', amount: '600.00' },
  ])
})

// CASE-16
test('a plan has a hundred steps at most', async () => {
  await ann.create(
    FACTS,
    Array.from({ length: 100 }, (_, at) => (at === 0 ? FIRST_STEP : JANUARY_ON)),
  )
  expect(await ann.steps()).toHaveLength(100)
  expectRefusal(await ann.addStep(JANUARY_ON), 422, 'plan.too_many_steps')
  const suspended = {
    status: 'suspended',
    on: '2026-11-20',
    suspended_from: '2027-02-01',
    suspended_months: 1,
  }
  expectRefusal(await ann.status(suspended), 422, 'plan.too_many_steps')
  expect(await ann.read()).toMatchObject({ status: 'filed', version: 1 })
})

// CASE-08
test('steps that lost their due day are shown as they were recorded', async () => {
  await ann.create(FACTS, [FIRST_STEP, JANUARY_ON])
  await ann.change({ filed_on: null, first_due_on: null, due_rule: null })
  expect(await ann.steps()).toMatchObject([{ from_month: '2026-04-01' }, { from_month: '2027-01-01' }])
  expectRefusal(await customer.get('/api/plan/installments'), 422, 'plan.incomplete')
})
