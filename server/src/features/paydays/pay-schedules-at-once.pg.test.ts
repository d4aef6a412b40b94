import type { PaySchedule } from '@yoursuccess/contract/paydays/pay-schedules'
import { addDays } from '@yoursuccess/contract/core/calendar-date'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertDeposits } from '../../../tests/support/payday-seeds.ts'
import { openTestBank, type TestBank } from '../../../tests/support/test-bank.ts'

let bank: TestBank
beforeAll(async () => {
  bank = await openTestBank({ today: '2026-11-25' })
})
afterAll(() => bank.close())

// PAYD-01
test('allows five schedules, however many are added at once', async () => {
  const ann = await bank.createCustomer()
  const form = { name: 'Acme', frequency: 'weekly', anchor_on: '2026-11-20', usual_amount: '100.00' }
  const replies = await Promise.all(
    Array.from({ length: 9 }, () => ann.post('/api/pay_schedules', { pay_schedule: form })),
  )
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    201, 201, 201, 201, 201, 422, 422, 422, 422,
  ])
})

// PAYD-03
test('a suggestion that is taken several times at once makes one schedule', async () => {
  const ann = await bank.createCustomer()
  const days = [-28, -14, 0].map((later) => addDays(bank.today(), later))
  const [id] = await insertDeposits(
    { bank, customer: ann },
    days.map((on) => ({ on, amountCents: 120_000, details: 'ACME PAYROLL' })),
  )
  const takes = await Promise.all(
    Array.from({ length: 5 }, () => ann.post(`/api/pay_schedules/suggestions/${id}/take`)),
  )
  expect(takes.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201])
  const { body } = await ann.get<{ pay_schedules: PaySchedule[] }>('/api/pay_schedules')
  expect(body.pay_schedules).toHaveLength(1)
})
