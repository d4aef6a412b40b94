import type { Checklist, ChecklistItem } from '@yoursuccess/contract/plan/discharge-checklist'
import type { ErrorReply } from '@yoursuccess/contract/core/error'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type PlanKeeper, planKeeper } from '../../../tests/support/plan-keeper.ts'
import { expectRefusal } from '../../../tests/support/planner.ts'
import { openTestBank, type TestBank, type TestCustomer } from '../../../tests/support/test-bank.ts'

const PATH = '/api/plan/checklist'

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

const read = async () => (await customer.get<{ checklist: Checklist }>(PATH)).body.checklist
const tick = (item: ChecklistItem, done_on: string | null) =>
  customer.put<{ checklist: Checklist } & ErrorReply>(PATH, { line: { item, done_on } })
const ticked = ({ items }: Checklist) =>
  items.filter(({ done_on }) => done_on !== null).map(({ item, done_on }) => `${item} ${done_on}`)

// LAD-06
test('a line is ticked with a day, which can be changed and taken back; the others stay', async () => {
  await ann.create()
  await tick('financial_course', '2026-11-02')
  await tick('tax_papers', '2026-11-20')
  expect(ticked(await read())).toEqual(['tax_papers 2026-11-20', 'financial_course 2026-11-02'])
  await tick('financial_course', '2026-11-03')
  const { status, body } = await tick('tax_papers', null)
  expect([status, ticked(body.checklist)]).toEqual([200, ['financial_course 2026-11-03']])
  await tick('tax_papers', null)
  expect(ticked(await read())).toEqual(['financial_course 2026-11-03'])
  expect((await read()).items).toHaveLength(7)
})

// LAD-06
test('a line is not ticked with a day in the future, and not without a plan', async () => {
  expectRefusal(await tick('mortgage', '2026-11-20'), 422, 'plan.missing')
  expectRefusal(await customer.get(PATH), 422, 'plan.missing')
  await ann.create()
  const refused = await tick('mortgage', '2026-11-21')
  expectRefusal(refused, 422, 'invalid_input')
  expect(refused.body.errors).toEqual({ 'line.done_on': ["The day can't be in the future."] })
  expect(ticked(await read())).toEqual([])
})

// LAD-06
test.each([
  // Due on October 16, November 16, and so on.
  [{ months: 60 }, { open: false, opens_on: '2031-06-17' }],
  [{ months: 5 }, { open: true, opens_on: '2026-11-17' }],
  [{ months: 6 }, { open: false, opens_on: '2026-12-17' }],
  [{ months: 3 }, { open: true, opens_on: null }],
])('a plan with %o shows the checklist from three payments before the end: %o', async (facts, opening) => {
  await ann.create({ first_due_on: '2026-10-16', ...facts })
  expect(await read()).toMatchObject(opening)
})

// LAD-06
test.each([
  ['completed', true],
  ['dismissed', false],
])('a plan that is %s shows the checklist: %s', async (status, open) => {
  await ann.create()
  await ann.status({ status, on: '2026-11-20' })
  expect(await read()).toMatchObject({ open, opens_on: null })
})

// LAD-06
test('a plan without a due day keeps what was ticked, and shows no checklist', async () => {
  await ann.save({ district: 'nywb' })
  await tick('financial_course', '2026-11-02')
  expect(await read()).toMatchObject({ open: false, opens_on: null })
  expect(ticked(await read())).toEqual(['financial_course 2026-11-02'])
})

// LAD-06
test("one customer's ticks are not another's", async () => {
  await ann.create()
  await tick('mortgage', '2026-11-20')
  const ben = await bank.createCustomer()
  await planKeeper(ben).create()
  expect(ticked((await ben.get<{ checklist: Checklist }>(PATH)).body.checklist)).toEqual([])
})
