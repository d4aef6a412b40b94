import type { Statement } from '@yoursuccess/contract/statements/statements'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { wakeUpOn as sleepUntil } from '../../../tests/support/wake-up.ts'
import { openTestBank, type TestBank, type TestCustomer } from '../../../tests/support/test-bank.ts'

let bank: TestBank
let ann: TestCustomer
beforeAll(async () => {
  bank = await openTestBank({ today: '2026-11-20' })
})
afterAll(() => bank.close())
beforeEach(async () => {
  // Without schedules, customers of earlier tests get no statements.
  await bank.database.query('delete from bank.statement_schedules')
  await wakeUpOn('2026-11-20')
  ann = await bank.createCustomer()
})

interface Listed {
  statements: Statement[]
  count: number
  per_page: number
  current_page: number
}

const list = async (query = '') => (await ann.get<Listed>(`/api/statements${query}`)).body
const endDates = async (query = '') => (await list(query)).statements.map(({ end_date }) => end_date)
const wakeUpOn = (to: string) => sleepUntil(bank, to)

// STATEMENTS-02, STATEMENTS-07, STATEMENTS-08
describe('the list of statements', () => {
  // WIRE-45, WIRE-46
  test('lists five statements a page, newest first, and accepts a page, a size and dates', async () => {
    await wakeUpOn('2027-06-10')
    expect(await list()).toMatchObject({ count: 7, per_page: 5, current_page: 1 })
    expect(await endDates()).toEqual(['2027-05-31', '2027-04-30', '2027-03-31', '2027-02-28', '2027-01-31'])
    expect(await endDates('?page=2')).toEqual(['2026-12-31', '2026-11-30'])
    expect(await endDates('?per_page=10')).toHaveLength(7)
    expect(await endDates('?start_date=2026-12-31&end_date=2027-01-31')).toEqual(['2027-01-31', '2026-12-31'])
    expect(await list('?start_date=2026-12-31&end_date=2027-01-31')).toMatchObject({ count: 2 })
    const upward = ['2026-11-30', '2026-12-31', '2027-01-31', '2027-02-28', '2027-03-31']
    expect(await endDates('?sort_by=end_date')).toEqual(upward)
    expect(await endDates('?sort_by=end_date&sort_dir=desc')).toEqual(await endDates())
    // One date alone filters nothing.
    expect(await list('?start_date=2026-12-31')).toMatchObject({ count: 7 })
  })

  // WIRE-40
  test.each([
    'start_date=2026-11-10&end_date=2026-11-01',
    'start_date=2019-11-01&end_date=2026-11-01',
    'start_date=2026-11-01&end_date=2026-11-21',
  ])('refuses the date range %s', async (query) => {
    const reply = await ann.get(`/api/statements?${query}`)
    expect(reply).toMatchObject({ status: 422, body: { code: 'statement.invalid_range' } })
  })
})
