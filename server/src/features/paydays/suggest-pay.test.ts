import { existsSync, readFileSync } from 'node:fs'
import { addDays, type CalendarDate, day } from '@yoursuccess/contract/core/calendar-date'
import type { PaySchedule, PaySuggestion } from '@yoursuccess/contract/paydays/pay-schedules'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { insertDeposits } from '../../../tests/support/payday-seeds.ts'
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

const BIWEEKLY = ['2026-09-25', '2026-10-09', '2026-10-23', '2026-11-06', '2026-11-20'].map(day)
const paid = (days: readonly CalendarDate[], change: { details?: string; kind?: string } = {}) =>
  insertDeposits(
    { bank, customer: ann },
    days.map((on, at) => ({
      on,
      amountCents: 120_000 + at,
      details: `ACME CORP PAYROLL ${on.replaceAll('-', '')}`,
      ...change,
    })),
  )
const suggestions = async () =>
  (await ann.get<{ suggestions: PaySuggestion[] }>('/api/pay_schedules/suggestions')).body.suggestions
const names = async () => (await suggestions()).map(({ name }) => name)
const answer = (id: number | undefined, how: 'take' | 'dismiss') =>
  ann.post<{ pay_schedule: PaySchedule }>(`/api/pay_schedules/suggestions/${id}/${how}`)

// PAYD-03
test('suggests the schedule that deposits follow, with these deposits, and takes it once', async () => {
  const ids = await paid(BIWEEKLY)
  const newest = ids.at(-1) ?? 0
  const schedule = {
    name: 'Acme',
    payer: 'ACME CORP PAYROLL 20261120',
    frequency: 'biweekly',
    anchor_on: '2026-09-25',
    days: [],
    weekend: 'before',
    usual_amount: '1200.02',
  }
  expect(await suggestions()).toEqual([
    {
      id: newest,
      ...schedule,
      deposits: ids.map((transaction_id, at) => ({
        transaction_id,
        on: BIWEEKLY[at],
        amount: `1200.0${at}`,
      })),
    },
  ])
  const taken = await answer(newest, 'take')
  expect(taken).toMatchObject({
    status: 201,
    body: { pay_schedule: { ...schedule, lands_here: true, ended_on: null } },
  })
  expect(await suggestions()).toEqual([])
  expect((await answer(ids[0], 'take')).body).toEqual(taken.body)
  expect((await ann.get<{ pay_schedules: object[] }>('/api/pay_schedules')).body.pay_schedules).toHaveLength(
    1,
  )
})

// PAYD-03
test('a dismissed payer is never suggested again, whatever it pays later', async () => {
  const ids = await paid(BIWEEKLY)
  await paid(BIWEEKLY, { details: 'HARBOR PAYROLL' })
  expect(await names()).toEqual(['Acme', 'Harbor'])
  expect((await answer(ids.at(-1), 'dismiss')).status).toBe(204)
  expect((await answer(ids.at(-2), 'dismiss')).status).toBe(204)
  await paid([day('2026-11-25')])
  expect(await names()).toEqual(['Harbor'])
  const { rows } = await bank.database.query('select from bank.dismissed_payers where customer_id = $1', [
    ann.id,
  ])
  expect(rows).toHaveLength(1)
})

// PAYD-03
test('suggests nothing that a schedule covers, until it has ended', async () => {
  await paid(BIWEEKLY)
  const form = { name: 'ACME', frequency: 'weekly', anchor_on: '2026-09-25', usual_amount: '100.00' }
  const { body } = await ann.post<{ pay_schedule: PaySchedule }>('/api/pay_schedules', { pay_schedule: form })
  expect(await names()).toEqual([])
  const ended = { ...form, ended_on: '2026-11-19' }
  await ann.put(`/api/pay_schedules/${body.pay_schedule.id}`, { pay_schedule: ended })
  expect(await names()).toEqual(['Acme'])
})

// PAYD-03
test('refuses a sixth schedule, and what is no suggestion of the customer', async () => {
  const [first] = await paid(BIWEEKLY)
  const [gig] = await paid([day('2026-11-10')], { details: 'UBER' })
  const [refund] = await paid([day('2026-11-10')], { details: 'ACME CORP PAYROLL', kind: 'refund' })
  expect((await answer(gig, 'take')).status).toBe(404)
  expect((await answer(refund, 'take')).status).toBe(404)
  expect((await answer(refund, 'dismiss')).status).toBe(404)
  const stranger = await bank.createCustomer()
  expect((await stranger.post(`/api/pay_schedules/suggestions/${first}/take`)).status).toBe(404)
  const form = { name: 'Other', frequency: 'weekly', anchor_on: '2026-11-20', usual_amount: '100.00' }
  for (let count = 0; count < 5; count++) await ann.post('/api/pay_schedules', { pay_schedule: form })
  expect(await answer(first, 'take')).toMatchObject({ status: 422, body: { code: 'pay_schedule.too_many' } })
})

// PAYD-03
test('counts only what others deposited and did not take back', async () => {
  await paid(BIWEEKLY, { details: 'Transfer from My Bank', kind: 'ach_credit' })
  await paid(BIWEEKLY, { details: 'Provisional credit', kind: 'adjustment' })
  await paid([-900, -886, -872].map((later) => addDays(bank.today(), later)))
  expect(await names()).toEqual([])
  const ids = await paid(BIWEEKLY)
  await bank.database.query(
    `insert into bank.posted_transactions
       (customer_id, processor_id, kind, amount_cents, posted_at, posted_on, details, reverses_processor_id)
     select customer_id, processor_id || ' back', 'deposit', -amount_cents, posted_at, posted_on, 'Taken back', processor_id
     from bank.posted_transactions where id = any($1::bigint[])`,
    [ids.slice(0, 3)],
  )
  expect(await names()).toEqual([])
})

const WELDER = new URL('../../../../sandbox/data/plaid-custom-users/welder.json', import.meta.url)

// PAYD-03
test.runIf(existsSync(WELDER))('a real year of a welder suggests one monthly schedule', async () => {
  await bank.control(`/accounts/${ann.prn}/import`, JSON.parse(readFileSync(WELDER, 'utf8')) as object)
  await bank.settle()
  expect(await suggestions()).toMatchObject([
    { name: 'Excelsior Welding', frequency: 'monthly', usual_amount: '4166.66' },
  ])
})
