import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  expectRefusal,
  income,
  JULY,
  OCTOBER,
  planner,
  type Planner,
  SEPTEMBER,
  trustee,
} from '../../../tests/support/planner.ts'
import { openTestBank, type TestBank, type TestCustomer } from '../../../tests/support/test-bank.ts'

let bank: TestBank
let customer: TestCustomer
let planned: Planner
beforeAll(async () => {
  bank = await openTestBank({ today: '2026-08-22' })
})
afterAll(() => bank.close())
beforeEach(async () => {
  customer = await bank.createCustomer()
  planned = planner(customer)
})
interface Info {
  success_tracker_info: {
    status: string
    get_started_completed_at: string | null
    budget_last_approved_at: string | null
  }
}

describe('approving the budget', () => {
  afterEach(() => bank.control('/clock/set', { to: '2026-08-22' }))
  const path = '/api/success_tracker_infos'
  const info = async () => (await customer.get<Info>(path)).body.success_tracker_info
  const complete = () =>
    customer.post<Info>(path, {
      success_tracker_info: { get_started_completed_at: '1999-01-01', budget_last_approved_at: '1999-01-01' },
    })
  const approve = (at: string) =>
    customer.put<Info>(path, { success_tracker_info: { budget_last_approved_at: at } })

  // TRACKER-75, TRACKER-156, TRACKER-166
  test('finishing the wizard approves this month at the server time', async () => {
    expect(await info()).toEqual({
      status: 'not_started',
      get_started_completed_at: null,
      budget_last_approved_at: null,
    })
    await planned.plan()
    const before = bank.clock.now().toISOString()
    const { status, body } = await complete()
    expect(status).toBe(201)
    expect(body.success_tracker_info).toMatchObject({
      status: 'approved',
      budget_last_approved_at: '2026-08-22',
    })
    const completedAt = body.success_tracker_info.get_started_completed_at ?? ''
    expect(completedAt >= before && completedAt <= bank.clock.now().toISOString()).toBe(true)
    await complete()
    expect((await info()).get_started_completed_at).toBe(completedAt)
  })

  // TRACKER-38, TRACKER-79
  test('refuses to approve a budget without a trustee payment, income or expense goals', async () => {
    expectRefusal(await complete(), 422, 'tracker.nothing_to_approve')
    await planned.saveIncome([income('1000')])
    await planned.createGoal({ category: 'taxes', amount: '5' })
    await planned.saveExpenses([trustee('0')])
    expectRefusal(await complete(), 422, 'tracker.nothing_to_approve')
    expect((await info()).status).toBe('not_started')
    await planned.saveExpenses([trustee('0.01')])
    expect((await complete()).status).toBe(201)
  })

  // TRACKER-05, TRACKER-76, TRACKER-80
  test('a new month needs approval unless it was approved ahead', async () => {
    await planned.plan()
    await complete()
    await bank.control('/clock/set', { to: '2026-09-01' })
    expect((await info()).status).toBe('needs_approval')
    expectRefusal(await approve(SEPTEMBER), 422, 'tracker.nothing_to_approve')
    await planned.plan(SEPTEMBER)
    expect((await approve(SEPTEMBER)).body.success_tracker_info).toMatchObject({
      status: 'approved',
      budget_last_approved_at: SEPTEMBER,
    })
    await planned.plan(OCTOBER)
    await approve(OCTOBER)
    // Approving this month again does not undo the approval of the next one.
    expect((await approve('2026-09-01T08:00:00Z')).body.success_tracker_info.budget_last_approved_at).toBe(
      OCTOBER,
    )
    await bank.control('/clock/set', { to: '2026-10-15' })
    expect((await info()).status).toBe('approved')
  })

  // TRACKER-76
  test.each([JULY, OCTOBER, '2026-08-22'])('refuses to approve the budget for %s in August', async (at) => {
    await planned.plan()
    expect(await approve(at)).toMatchObject({ status: 422, body: { code: 'tracker.month_not_plannable' } })
  })
})
