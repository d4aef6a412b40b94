import type { PaySchedule } from '@yoursuccess/contract/paydays/pay-schedules'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
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

const ACME = { name: 'Acme', frequency: 'biweekly', anchor_on: '2026-11-20', usual_amount: '1200.00' }
const SAVED = {
  name: 'Acme',
  payer: null,
  frequency: 'biweekly',
  anchor_on: '2026-11-20',
  days: [],
  weekend: 'before',
  usual_amount: '1200.00',
  lands_here: true,
  ended_on: null,
}
const add = (pay_schedule: object, by = ann) =>
  by.post<{ pay_schedule: PaySchedule }>('/api/pay_schedules', { pay_schedule })
const list = async (by = ann) =>
  (await by.get<{ pay_schedules: PaySchedule[] }>('/api/pay_schedules')).body.pay_schedules

// PAYD-01, PAYD-02
test('adds, changes, lists and deletes schedules', async () => {
  expect(await list()).toEqual([])
  const added = await add(ACME)
  expect(added).toMatchObject({ status: 201, body: { pay_schedule: SAVED } })
  const { id } = added.body.pay_schedule
  const second = await add({ ...ACME, name: 'Harbor', frequency: 'semimonthly', days: [15, 'last'] })
  expect((await list()).map(({ name }) => name)).toEqual(['Acme', 'Harbor'])

  const change = {
    name: 'Benefits',
    payer: 'SSA TREAS 310',
    frequency: 'monthly',
    anchor_on: '2026-11-03',
    days: [3],
    weekend: 'after',
    usual_amount: '900.10',
    lands_here: false,
    ended_on: '2027-03-03',
  }
  const changed = await ann.put(`/api/pay_schedules/${id}`, { pay_schedule: change })
  expect(changed).toMatchObject({ status: 200, body: { pay_schedule: { id, ...change } } })
  expect(await list()).toEqual([{ id, ...change }, second.body.pay_schedule])

  expect((await ann.delete(`/api/pay_schedules/${id}`)).status).toBe(204)
  expect((await list()).map(({ name }) => name)).toEqual(['Harbor'])
  expect((await ann.delete(`/api/pay_schedules/${id}`)).status).toBe(404)
  expect((await ann.put(`/api/pay_schedules/${id}`, { pay_schedule: change })).status).toBe(404)
})

// PAYD-01
test('refuses what cannot be, under its field, and saves nothing', async () => {
  const refused = await add({ ...ACME, days: [15], ended_on: '2026-11-01', usual_amount: '1.234' })
  expect(refused).toMatchObject({
    status: 422,
    body: { code: 'invalid_input' },
  })
  const errors = async (form: object) => (await add(form)).body as unknown as { errors: object }
  expect((await errors({ ...ACME, days: [15], ended_on: '2026-11-01' })).errors).toEqual({
    'pay_schedule.days': ['Only semimonthly and monthly pay has days of the month.'],
    'pay_schedule.ended_on': ["Choose a day that isn't before the first payday."],
  })
  expect((await errors({ ...ACME, usual_amount: '1.234', color: 'red' })).errors).toMatchObject({
    'pay_schedule.usual_amount': ['amount can only have up to two digits after the decimal'],
  })
  expect(await list()).toEqual([])
})

// PAYD-01
test('allows five schedules, and another one after one is deleted', async () => {
  for (const name of ['A', 'B', 'C', 'D', 'E']) expect((await add({ ...ACME, name })).status).toBe(201)
  expect(await add({ ...ACME, name: 'F' })).toMatchObject({
    status: 422,
    body: {
      code: 'pay_schedule.too_many',
      error: 'You can have up to 5 pay schedules. Delete one first.',
    },
  })
  const [first] = await list()
  await ann.delete(`/api/pay_schedules/${first?.id}`)
  expect((await add({ ...ACME, name: 'F' })).status).toBe(201)
  expect((await list()).map(({ name }) => name).join('')).toBe('BCDEF')
})
