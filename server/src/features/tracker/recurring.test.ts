/** Bills that come again and again, suggested categories and the calendar, through HTTP. */
import { day } from '@yoursuccess/contract/core/calendar-date'
import type { CalendarEntry } from '@yoursuccess/contract/tracker/calendar'
import type { RecurringBill } from '@yoursuccess/contract/tracker/recurring'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { insertDeposits } from '../../../tests/support/payday-seeds.ts'
import { planner } from '../../../tests/support/planner.ts'
import { openTestBank, type TestBank, type TestCustomer } from '../../../tests/support/test-bank.ts'

let bank: TestBank
let customer: TestCustomer
beforeAll(async () => {
  bank = await openTestBank({ today: '2026-08-22' })
})
afterAll(() => bank.close())
beforeEach(async () => {
  customer = await bank.createCustomer()
})

interface Charge {
  on: string
  cents?: number
  description?: string
  category?: string | null
  external?: boolean
}
/** Items as purchases make them. Returns their ids. */
const charge = async (...charges: Charge[]) => {
  const { rows } = await bank.database.query<{ id: number }>(
    `insert into bank.expense_items
       (customer_id, effective_on, amount_cents, category, description, external, from_transaction, created_at)
     select $1::bigint, c.day::date, c.cents::bigint, c.category, c.description, c.external, not c.external, now()
     from jsonb_to_recordset($2::jsonb)
       as c (day text, cents text, category text, description text, external boolean)
     returning id`,
    [
      customer.id,
      JSON.stringify(
        charges.map(
          ({ on, cents = 1500, description = 'STREAMLINE TV', category = null, external = false }) => ({
            day: on,
            cents: String(cents),
            description,
            category,
            external,
          }),
        ),
      ),
    ],
  )
  return rows.map(({ id }) => id)
}
const MONTHS = ['2026-06-05', '2026-07-05', '2026-08-05']
const monthly = (change: Omit<Charge, 'on'> = {}) => charge(...MONTHS.map((on) => ({ ...change, on })))

const list = async (who = customer) =>
  (await who.get<{ recurring: RecurringBill[] }>('/api/recurring')).body.recurring
const say = (id: number, recurring: object, who = customer) =>
  who.put<{ recurring: RecurringBill[] }>(`/api/recurring/${id}`, { recurring })

describe('regular bills', () => {
  // RULE-02, RULE-04
  test('have their next day, their usual amount and their last three charges', async () => {
    await charge({ on: '2026-05-05', cents: 1400 })
    await monthly({ category: 'entertainment' })
    expect(await list()).toEqual([
      {
        id: expect.any(Number),
        name: 'Streamline TV',
        payee: 'STREAMLINE TV',
        status: 'found',
        frequency: 'monthly',
        next_on: '2026-09-05',
        usual_amount: '15.00',
        category: 'entertainment',
        last: MONTHS.toReversed().map((on) => ({ on, amount: '15.00' })),
      },
    ])
  })

  // RULE-02
  test('are confirmed, renamed, dismissed and brought back; the name stays', async () => {
    await monthly()
    await monthly({ description: 'GYM', cents: 4000 })
    const id = (await list()).find(({ name }) => name === 'GYM')?.id ?? 0
    const answer = await say(id, { status: 'confirmed', name: ' Club ' })
    expect(answer.body.recurring).toHaveLength(2)
    expect(answer.body.recurring).toContainEqual(
      expect.objectContaining({ id, name: 'Club', payee: 'GYM', status: 'confirmed' }),
    )
    await say(id, { status: 'dismissed' })
    expect((await list()).at(-1)).toMatchObject({ id, name: 'Club', status: 'dismissed' })
    await say(id, { status: 'found', name: '' })
    expect((await list()).find((each) => each.id === id)).toMatchObject({ name: 'GYM', status: 'found' })
  })

  // RULE-02
  test('keep their id and what was said of them when the next charge arrives', async () => {
    await charge(...['2026-05-05', '2026-06-05', '2026-07-05'].map((on) => ({ on, description: `TV ${on}` })))
    const [bill] = await list()
    await say(bill?.id ?? 0, { status: 'confirmed' })
    await charge({ on: '2026-08-05', description: 'TV 2026-08-05' })
    expect(await list()).toMatchObject([{ id: bill?.id, status: 'confirmed', next_on: '2026-09-05' }])
  })

  // RULE-02
  test('are not what was reported, paid to the trustee, or given back', async () => {
    await monthly({ description: 'Cash', external: true })
    await monthly({ description: 'Trustee', category: 'trustee_payment' })
    await monthly({ description: 'Returned' })
    await bank.database.query(
      `update bank.expense_items set taken_back_cents = amount_cents, amount_cents = 0
       where customer_id = $1 and description = 'Returned'`,
      [customer.id],
    )
    expect(await list()).toEqual([])
  })

  // RULE-02
  test('are found in debits by companies, too', async () => {
    await insertDeposits(
      { bank, customer },
      MONTHS.map((on) => ({ on: day(on), amountCents: -8000, details: 'CITY POWER', kind: 'ach_debit' })),
    )
    expect(await list()).toMatchObject([{ name: 'City Power', usual_amount: '80.00', category: null }])
  })

  // RULE-04
  test("answers 404 for a bill that is none, and for another customer's", async () => {
    await monthly()
    const id = (await list())[0]?.id ?? 0
    const stranger = await bank.createCustomer()
    expect((await say(id, { status: 'confirmed' }, stranger)).status).toBe(404)
    expect((await say(7, { status: 'confirmed' })).status).toBe(404)
    expect((await say(id, { status: 'gone' })).status).toBe(422)
  })
})

// RULE-05, RULE-04
test('suggests what was chosen for the payee, for the newest expenses without a category', async () => {
  await charge({
    on: '2026-07-01',
    description: 'CORNER MARKET 12',
    category: 'food_and_housekeeping_supplies',
  })
  await charge({ on: '2026-07-02', description: 'Old Payee', category: 'taxes' })
  const [known, misspelled, unknown] = await charge(
    { on: '2026-08-01', description: 'Corner Market 77' },
    { on: '2026-08-02', description: 'CORNR MARKET' },
    { on: '2026-08-03', description: 'Bakery' },
  )
  const { body } = await customer.get<{
    category_suggestions: { expense_item_id: number; categories: string[] }[]
  }>('/api/category_suggestions')
  const categories = ['food_and_housekeeping_supplies']
  expect(body.category_suggestions).toEqual([
    { expense_item_id: misspelled, categories },
    { expense_item_id: known, categories },
  ])
  expect(body.category_suggestions.map((each) => each.expense_item_id)).not.toContain(unknown)
})

describe('the calendar', () => {
  const calendar = async (month?: string) => {
    const { body } = await customer.get<{ month: string; entries: CalendarEntry[] }>(
      `/api/calendar${month ? `?month=${month}` : ''}`,
    )
    return body.entries.map(({ on, kind, name, amount, state }) => `${on} ${kind} ${name} ${amount} ${state}`)
  }

  // RULE-03, RULE-04
  test('has paydays, bills and the trustee payment by day, paid or missed or expected', async () => {
    await monthly()
    await customer.post('/api/pay_schedules', {
      pay_schedule: { name: 'Acme', frequency: 'biweekly', anchor_on: '2026-08-07', usual_amount: '1200.00' },
    })
    await insertDeposits({ bank, customer }, [
      { on: day('2026-08-07'), amountCents: 120_000, details: 'ACME PAYROLL' },
    ])
    await planner(customer).plan()
    expect((await calendar()).filter((entry) => !entry.includes('trustee_payment'))).toEqual([
      '2026-08-05 bill Streamline TV 15.00 paid',
      '2026-08-07 payday Acme 1200.00 paid',
      '2026-08-21 payday Acme 1200.00 expected',
    ])
    expect(await calendar('2026-09-01')).toEqual([
      '2026-09-04 payday Acme 1200.00 expected',
      '2026-09-05 bill Streamline TV 15.00 expected',
      '2026-09-15 trustee_payment null 600.00 expected',
      '2026-09-18 payday Acme 1200.00 expected',
    ])
  })

  // RULE-03
  test('has no bill that was dismissed, and no paydays without the plan tools', async () => {
    await monthly()
    await customer.post('/api/pay_schedules', {
      pay_schedule: { name: 'Acme', frequency: 'biweekly', anchor_on: '2026-08-07', usual_amount: '1200.00' },
    })
    const seen = (await calendar()).map((entry) => entry.split(' ')[1])
    expect(new Set(seen)).toEqual(new Set(['bill', 'payday']))
    await bank.operator('PUT', '/customers/features', {
      email: customer.email,
      features: { planTools: false },
    })
    await say((await list())[0]?.id ?? 0, { status: 'dismissed' })
    expect(await calendar()).toEqual([])
  })

  // RULE-03, RULE-04
  test.each(['2025-07-01', '2027-09-01'])('refuses %s, which is too far away', async (month) =>
    expect((await customer.get(`/api/calendar?month=${month}`)).status).toBe(422),
  )
})
