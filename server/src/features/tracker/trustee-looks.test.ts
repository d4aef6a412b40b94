/** The day of the next look always follows from all plans, whatever changes them, on whatever day. */
import {
  addDays,
  addMonths,
  type CalendarDate,
  day,
  monthStart,
} from '@yoursuccess/contract/core/calendar-date'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestBank, type TestBank, type TestCustomer } from '../../../tests/support/test-bank.ts'
import { duesOfPlans, monthsNear, type TrusteePlan } from './trustee-notices.rules.ts'

const FIRST = day('2026-08-02')
const FUTURE_DAYS = 100

let bank: TestBank
let ann: TestCustomer
beforeAll(async () => {
  bank = await openTestBank({ today: FIRST })
  ann = await bank.createCustomer()
})
afterAll(() => bank.close())

const plans = async () =>
  (
    await bank.database.query<TrusteePlan>(
      `select month, amount_cents::int as "amountCents", due_day as "dueDay" from bank.expense_goals
       where customer_id = $1 and category = 'trustee_payment' order by month`,
      [ann.id],
    )
  ).rows
const nextLook = async () =>
  (
    await bank.database.query<{ next_on: CalendarDate }>(
      'select next_on from bank.trustee_looks where customer_id = $1',
      [ann.id],
    )
  ).rows[0]?.next_on
const monthsLookedAt = async (today: CalendarDate) =>
  (
    await bank.database.query<{ month: CalendarDate }>(
      'select month from bank.trustee_notices where customer_id = $1 and looked_at_on = $2 order by month',
      [ann.id, today],
    )
  ).rows.map(({ month }) => month)
const look = async (today: CalendarDate) =>
  bank.dueWork.find(({ name }) => name === 'tracker.trustee-notices')?.runDue(today)
const savePlan = async (month: CalendarDate, amountCents: number, dueDay: number | null) => {
  const values = [ann.id, month, amountCents, dueDay]
  const { rows } = await bank.database.query(
    `update bank.expense_goals set amount_cents = $3, due_day = $4
     where customer_id = $1 and month = $2 and category = 'trustee_payment' returning id`,
    values,
  )
  if (rows.length === 0)
    await bank.database.query(
      `insert into bank.expense_goals (customer_id, month, category, amount_cents, due_day)
       values ($1, $2, 'trustee_payment', $3, $4)`,
      values,
    )
}

const step = fc.oneof(
  fc.record({
    days: fc.integer({ min: 1, max: 12 }),
  }),
  fc.record({
    isNextMonth: fc.boolean(),
    amountCents: fc.constantFrom(0, 60_000, 90_000),
    dueDay: fc.option(fc.integer({ min: 1, max: 31 })),
  }),
)

// TRACKER-60, OPERATIONS-113
test(
  'looks at each payment on each day on which it is near, and at no other time',
  { timeout: 300_000 },
  () =>
    fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 12 }), async (steps) => {
        for (const table of ['trustee_looks', 'trustee_notices', 'expense_goals'])
          await bank.database.query(`delete from bank.${table}`)
        let today = FIRST
        for (const each of steps) {
          // A changed plan is looked at soon.
          let nextAfterChange: string | undefined = '1900-01-01'
          if ('days' in each) today = addDays(today, each.days)
          else {
            const month = addMonths(monthStart(today), each.isNextMonth ? 1 : 0)
            await savePlan(month, each.amountCents, each.dueDay)
            nextAfterChange = await nextLook()
          }
          expect(nextAfterChange).toBe('1900-01-01')
          await look(today)
          const known = await plans()
          const expected = monthsNear(duesOfPlans(known, today), today)
          expect(await monthsLookedAt(today)).toEqual(expect.arrayContaining(expected))
          const days = Array.from({ length: FUTURE_DAYS }, (_, at) => addDays(today, at + 1))
          expect(await nextLook()).toBe(
            days.find((later) => monthsNear(duesOfPlans(known, later), later).length > 0),
          )
        }
      }),
      { numRuns: 10 },
    ),
)
