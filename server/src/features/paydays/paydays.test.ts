import type { Payday } from '@yoursuccess/contract/paydays/paydays'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestBank, type TestBank, type TestCustomer } from '../../../tests/support/test-bank.ts'

let bank: TestBank
let ann: TestCustomer
beforeAll(async () => {
  bank = await openTestBank({ today: '2026-11-20' })
})
afterAll(() => bank.close())
beforeEach(async () => {
  await bank.control('/clock/set', { to: '2026-11-20T15:00:00Z' })
  ann = await bank.createCustomer()
})

const ACME = { name: 'Acme', frequency: 'weekly', anchor_on: '2026-11-13', usual_amount: '1000.00' }
const add = (pay_schedule: object) => ann.post('/api/pay_schedules', { pay_schedule })
const paydays = async (from: string, to: string) =>
  (await ann.get<{ paydays: Payday[] }>(`/api/paydays?from=${from}&to=${to}`)).body.paydays
const deposit = async (amount: string, description = 'ACME CORP PAYROLL 112026') => {
  await bank.control(`/accounts/${ann.prn}/deposits`, { kind: 'payroll', amount, description })
  await bank.settle()
}

// PAYD-02, PAYD-04
test('lists expected paydays of all schedules by day, with what arrived', async () => {
  await add(ACME)
  await add({ ...ACME, name: 'Second job', payer: 'HARBOR', anchor_on: '2026-11-25', lands_here: false })
  expect(await paydays('2026-11-12', '2026-12-02')).toMatchObject([
    { on: '2026-11-13', name: 'Acme', usual_amount: '1000.00', received: null, is_late: false },
    { on: '2026-11-20', name: 'Acme', received: null, is_late: false },
    { on: '2026-11-25', name: 'Second job', received: null, is_late: false },
    { on: '2026-11-27', name: 'Acme' },
    { on: '2026-12-02', name: 'Second job' },
  ])
  await deposit('600.00')
  await deposit('390.00')
  const [, received] = await paydays('2026-11-12', '2026-12-02')
  expect(received?.received).toMatchObject({ amount: '990.00', on: '2026-11-20' })
  const { body } = await ann.get<{ transactions: { id: number; amount: string }[] }>('/api/transactions')
  const first = body.transactions.find(({ amount }) => amount === '600.00')
  expect(received?.received?.transaction_id).toBe(first?.id)
})

// PAYD-04
test('says which pay is late, until it arrives', async () => {
  await add({ ...ACME, anchor_on: '2026-11-20' })
  const late = async () =>
    (await paydays('2026-11-13', '2026-12-31'))
      .filter(({ is_late }) => is_late)
      .map(({ on, name }) => [on, name])
  expect(await late()).toEqual([])
  await bank.control('/clock/set', { to: '2026-11-23T15:00:00Z' })
  expect(await late()).toEqual([])
  await bank.control('/clock/set', { to: '2026-11-24T15:00:00Z' })
  expect(await late()).toEqual([['2026-11-20', 'Acme']])
  await deposit('1000.00')
  expect(await late()).toEqual([])
})

// PAYD-02
test('refuses a range that is backward, too long or missing, under its field', async () => {
  const errorsOf = async (query: string) =>
    (await ann.get<{ errors: object }>(`/api/paydays?${query}`)).body.errors
  expect(await errorsOf('from=2026-11-20&to=2026-11-19')).toEqual({
    to: ["Choose a day that isn't before the first one."],
  })
  expect(await errorsOf('from=2026-01-01&to=2028-01-02')).toEqual({
    to: ['Choose a range of two years at most.'],
  })
  expect(await errorsOf('from=2026-11-20')).toEqual({ to: ['must be a day, yyyy-MM-dd'] })
  expect(await paydays('2026-11-20', '2026-11-20')).toEqual([])
})
