/** Changes of one plan from several windows and devices at once. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { FACTS, FIRST_STEP, type PlanKeeper, planKeeper } from '../../../tests/support/plan-keeper.ts'
import { importSandboxTrustees } from '../../../tests/support/trustee-seeds.ts'
import { openTestBank, type TestBank, type TestCustomer } from '../../../tests/support/test-bank.ts'

let bank: TestBank
let customer: TestCustomer
let ann: PlanKeeper
beforeAll(async () => {
  bank = await openTestBank({ today: '2026-11-20' })
  await importSandboxTrustees(bank)
})
afterAll(() => bank.close())
beforeEach(async () => {
  customer = await bank.createCustomer()
  ann = planKeeper(customer)
})

const statusesOf = async (calls: Promise<{ status: number }>[]) =>
  (await Promise.all(calls)).map(({ status }) => status).toSorted((a, b) => a - b)
const times = <Made>(count: number, make: (at: number) => Made): Made[] =>
  Array.from({ length: count }, (_, at) => make(at))

// CASE-21
test('of windows that save at once, one wins', async () => {
  expect(await statusesOf(times(5, () => ann.create()))).toEqual([200, 409, 409, 409, 409])
  expect(await ann.steps()).toHaveLength(1)
  const changes = times(5, (at) => ann.save({ ...FACTS, version: 1, months: 40 + at }))
  expect(await statusesOf(changes)).toEqual([200, 409, 409, 409, 409])
  expect(await ann.read()).toMatchObject({ version: 2 })
})

// CASE-16
test('amounts that are added at once are no more than a hundred, and suspensions count', async () => {
  const later = { from_month: '2027-01-01', amount: '650.00', reason: 'step' } as const
  await ann.create(
    FACTS,
    times(97, (at) => (at === 0 ? FIRST_STEP : later)),
  )
  const suspended = {
    status: 'suspended',
    on: '2026-11-20',
    suspended_from: '2027-03-01',
    suspended_months: 1,
  }
  const calls = [...times(5, () => ann.addStep(later)), ann.status(suspended)]
  await Promise.all(calls)
  expect((await ann.steps()).length).toBeLessThanOrEqual(100)
  expect((await ann.steps()).length).toBeGreaterThanOrEqual(99)
})

// LAD-05
test('notices that are added at once are no more than fifty', async () => {
  await ann.create()
  await bank.database.query(
    `insert into bank.plan_court_notices (customer_id, kind, last_day_on, created_at)
     select $1::bigint, 'other', '2026-12-01', now() from generate_series(1, 47)`,
    [customer.id],
  )
  const notice = { kind: 'motion_to_dismiss', last_day_on: '2026-12-11' }
  const calls = times(5, () => customer.post('/api/plan/notices', { notice }))
  expect(await statusesOf(calls)).toEqual([201, 201, 201, 422, 422])
})

// CASE-24
test('a biller that is added while the plan is made counts', async () => {
  await bank.stepUp(customer)
  const biller = {
    rpps_biller_id: '0000009001',
    biller_account_number: '24-10077',
    biller_category: 'Personal finance',
  }
  const calls = [
    ann.create({ ...FACTS, trustee_id: 9001 }),
    customer.post('/api/billers/add_rpps', { biller }),
  ]
  expect(await statusesOf(calls)).toEqual([200, 201])
  const { rows } = await bank.database.query(
    'select 1 from bank.plan_billers where customer_id = $1 and plan_trustee_id is not null',
    [customer.id],
  )
  expect(rows).toHaveLength(1)
})
