import { day } from '@yoursuccess/contract/core/calendar-date'
import type { Paycheck } from '@yoursuccess/contract/paydays/paydays'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addPaperBiller } from '../../../tests/support/bill-seeds.ts'
import { insertAccount } from '../../../tests/support/funding-seeds.ts'
import { insertDeposits } from '../../../tests/support/payday-seeds.ts'
import { planKeeper } from '../../../tests/support/plan-keeper.ts'
import { openTestBank, type TestBank, type TestCustomer } from '../../../tests/support/test-bank.ts'

let bank: TestBank
let ann: TestCustomer
beforeAll(async () => {
  bank = await openTestBank({ today: '2026-11-25' })
})
afterAll(() => bank.close())
beforeEach(async () => {
  ann = await bank.createCustomer()
})

const ACME = { name: 'Acme', frequency: 'biweekly', anchor_on: '2026-11-06', usual_amount: '1000.00' }
const addSchedule = (pay_schedule: object = ACME) => ann.post('/api/pay_schedules', { pay_schedule })
const paycheck = async (query = '') =>
  (await ann.get<{ paycheck: Paycheck | null }>(`/api/payment_tracking/paycheck${query}`)).body.paycheck
const pay = (on: string, amountCents = 100_000, kind = 'deposit') =>
  insertDeposits({ bank, customer: ann }, [{ on: day(on), amountCents, details: 'ACME PAYROLL', kind }])
const spend = (effective_date: string, amount: string, category: string) =>
  ann.post('/api/expense_items', { expense_item: { amount, category, external: true, effective_date } })
const plan = async () => {
  const income = [{ amount: '4000.00', category: 'salary' }]
  await ann.post('/api/income_goals/create_update_goals', { income_goal: { items: income } })
  const items = [
    { amount: '300.00', category: 'housing' },
    { amount: '466.00', category: 'trustee_payment', due_day: 30 },
  ]
  await ann.post('/api/expense_goals/create_update_goals', { expense_goal: { items } })
}

// PAYD-06
test('has nothing to show without a payday before today and one after it', async () => {
  expect(await paycheck()).toBeNull()
  await addSchedule({ ...ACME, ended_on: '2026-11-20' })
  expect(await paycheck()).toBeNull()
})

// PAYD-06
test('adds up what came in, was spent, is due and is left from payday to payday', async () => {
  await addSchedule()
  await plan()
  await pay('2026-11-19', 50_000, 'refund')
  await pay('2026-11-20')
  await pay('2026-11-21', 25_000, 'ach_credit')
  await pay('2026-11-23', -5_000, 'ach_return')
  await spend('2026-11-19', '99.00', 'housing')
  await spend('2026-11-20', '120.50', 'housing')
  await spend('2026-11-24', '30.00', 'transportation')
  const billerId = await addPaperBiller({ customer: ann })
  await ann.post('/api/reminders', { biller_id: billerId, next_reminder: '2026-11-28' })
  const ach_account_id = await insertAccount({ bank, customer: ann, mark: 'My Bank' })
  const transfer = { amount: '40.00', interval: 'weekly', next_run_on: '2026-11-26', ach_account_id }
  await ann.post('/api/recurring_transfers', { recurring_transfer: transfer })

  expect(await paycheck()).toMatchObject({
    from: '2026-11-20',
    to: '2026-12-03',
    paydays: [{ on: '2026-11-20', name: 'Acme', received: { amount: '1000.00', on: '2026-11-20' } }],
    came_in: '1200.00',
    set_aside: '0.00',
    due: [
      { kind: 'transfer', on: '2026-11-26', name: 'My Bank', amount: '40.00' },
      { kind: 'bill', on: '2026-11-28', name: 'Green Meadow Rentals', amount: null },
      { kind: 'trustee_payment', on: '2026-11-30', name: null, amount: '466.00' },
      { kind: 'transfer', on: '2026-12-03', name: 'My Bank', amount: '40.00' },
    ],
    // Eleven of thirty days of November and three of 31 of December, which has November's goals.
    spending: [
      { category: 'housing', spent: '120.50', goal: '139.03' },
      { category: 'trustee_payment', spent: '0.00', goal: '215.97' },
      { category: 'transportation', spent: '30.00', goal: '0.00' },
    ],
    spent: '150.50',
    goal: '355.00',
    left: '583.50',
    days_left: 9,
    per_day: '64.83',
  })
})

// PAYD-06, CASE-10
test('has the trustee payment of the month before that is due on the first day of the period', async () => {
  await addSchedule({ ...ACME, anchor_on: '2026-12-01' })
  const rule = { kind: 'fixed_day', day: 31, roll: 'to_first' } as const
  await planKeeper(ann).create({ filed_on: '2026-09-29', first_due_on: '2026-10-29', due_rule: rule })
  const { due, from } = (await paycheck('?on=2026-12-03')) ?? {}
  expect({ from, due }).toMatchObject({
    from: '2026-12-01',
    due: [{ kind: 'trustee_payment', on: '2026-12-01', amount: '500.00' }],
  })
})

// PAYD-06
test('shows another period by any of its days, with nothing left per day once it has ended', async () => {
  await addSchedule()
  await pay('2026-11-04')
  expect(await paycheck('?on=2026-11-10')).toMatchObject({
    from: '2026-11-04',
    to: '2026-11-19',
    came_in: '1000.00',
    days_left: 0,
    per_day: null,
  })
  expect(await paycheck('?on=2026-12-20')).toMatchObject({
    from: '2026-12-18',
    to: '2026-12-30',
    came_in: '0.00',
  })
})

// PAYD-06
test('refuses a day that is too far away, under its field', async () => {
  const errors = { on: ['Choose a day within the last seven years or the next year.'] }
  for (const on of ['2019-11-24', '2027-11-26'])
    expect(await ann.get(`/api/payment_tracking/paycheck?on=${on}`)).toMatchObject({
      status: 422,
      body: { errors },
    })
  for (const on of ['2019-11-25', '2027-11-25'])
    expect((await ann.get(`/api/payment_tracking/paycheck?on=${on}`)).status).toBe(200)
})
