/** Test records and valid requests for paydays. */
import { randomUUID } from 'node:crypto'
import { addDays, type CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { TestBank, TestCustomer } from './test-bank.ts'

interface Paid {
  bank: TestBank
  customer: TestCustomer
  mark: string
}
interface Parts {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
}

/** Inserts deposits into the mirror, at noon of their days. Returns their ids. */
export const insertDeposits = async (
  { bank, customer }: Omit<Paid, 'mark'>,
  deposits: readonly { on: CalendarDate; amountCents: number; details: string; kind?: string }[],
): Promise<number[]> => {
  const { rows } = await bank.database.query<{ id: number }>(
    `insert into bank.posted_transactions
       (customer_id, processor_id, kind, amount_cents, posted_at, posted_on, details)
     select $1::bigint, d.reference, d.kind, d.cents::bigint, (d.day || 'T17:00:00Z')::timestamptz, d.day::date, d.details
     from jsonb_to_recordset($2::jsonb) as d (reference text, kind text, cents text, day text, details text)
     returning id`,
    [
      customer.id,
      JSON.stringify(
        deposits.map(({ on, amountCents, details, kind = 'deposit' }) => ({
          reference: randomUUID(),
          kind,
          cents: String(amountCents),
          day: on,
          details,
        })),
      ),
    ],
  )
  return rows.map(({ id }) => id)
}

/** Three biweekly deposits, the newest of today. Returns its id. */
const insertRhythm = async ({ bank, customer, mark }: Paid): Promise<number> => {
  const details = `${mark} PAYROLL`
  const days = [-28, -14, 0].map((later) => addDays(bank.today(), later))
  const ids = await insertDeposits(
    { bank, customer },
    days.map((on) => ({ on, amountCents: 120_000, details })),
  )
  return ids.at(-1) ?? 0
}

const insertSchedule = async ({ bank, customer, mark }: Paid): Promise<number> => {
  const { rows } = await bank.database.query<{ id: number }>(
    `insert into bank.pay_schedules
       (customer_id, name, payer, frequency, anchor_on, days, weekend, usual_cents, lands_here, created_at)
     values ($1, $2, $2, 'biweekly', $3, '[]', 'before', 120000, true, now()) returning id`,
    [customer.id, mark, addDays(bank.today(), -14)],
  )
  return rows[0]?.id ?? 0
}

const withoutSchedules = async ({ bank, customer }: Paid) => {
  await bank.database.query('delete from bank.pay_schedules where customer_id = $1', [customer.id])
}

export const PAYDAY_RECORDS = { pay_schedule: insertSchedule, pay_suggestion: insertRhythm }

const form = ({ bank, mark }: Paid) => ({
  pay_schedule: {
    name: mark,
    frequency: 'semimonthly',
    anchor_on: bank.today(),
    days: [15, 'last'],
    weekend: 'before',
    usual_amount: '1200.00',
    lands_here: true,
  },
})

const onSuggestion = async (world: Paid): Promise<Parts> => {
  await withoutSchedules(world)
  return { params: { id: String(await insertRhythm(world)) } }
}

export const PAYDAY_SEEDS: Readonly<Record<string, (world: Paid) => Promise<Parts>>> = {
  'POST /api/pay_schedules': async (world) => {
    await withoutSchedules(world)
    return { body: form(world) }
  },
  'PUT /api/pay_schedules/{id}': async (world) => ({
    params: { id: String(await insertSchedule(world)) },
    body: form(world),
  }),
  'DELETE /api/pay_schedules/{id}': async (world) => ({
    params: { id: String(await insertSchedule(world)) },
  }),
  'POST /api/pay_schedules/suggestions/{id}/take': onSuggestion,
  'POST /api/pay_schedules/suggestions/{id}/dismiss': onSuggestion,
  'GET /api/paydays': async ({ bank }) => ({
    query: { from: bank.today(), to: addDays(bank.today(), 45) },
  }),
}
