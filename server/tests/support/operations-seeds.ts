/** Valid requests for the calls of the operator who runs the bank. */
import { randomUUID } from 'node:crypto'
import { addDays } from '@yoursuccess/contract/core/calendar-date'
import type { TestBank, TestCustomer } from './test-bank.ts'

interface World {
  bank: TestBank
  bystander: TestCustomer
}

const nothing = async () => ({})

/** Sets the program's calendar, with days in the future, before a request changes it. */
const programIs = async ({ bank }: World, mode: 'off' | 'notice') => {
  const days = { last_deposit_on: addDays(bank.today(), 60), last_spend_on: addDays(bank.today(), 90) }
  await bank.program.set({ mode, ...days })
  return days
}

export const OPERATIONS_SEEDS = {
  'POST /operator/backups': nothing,
  'POST /operator/key_rotation': nothing,
  'POST /operator/audits': nothing,
  'POST /operator/money_resumption': nothing,
  'POST /operator/money_stops/release': async ({ bank, bystander }: World) => {
    const { rows } = await bank.database.query<{ id: number }>(
      `insert into bank.money_stops (customer_id, finding, stopped_at, promised_on)
       values ($1, 'account:1: a test', now(), current_date)
       on conflict (coalesce(customer_id, 0)) where resumed_at is null do update set finding = excluded.finding
       returning id`,
      [bystander.id],
    )
    return { body: { id: rows[0]?.id, reason: 'Both books agree.' } }
  },
  'POST /operator/event_replays': async () => ({ body: {} }),
  'POST /operator/failed_row_retries': async () => ({ body: {} }),
  'POST /operator/wind-down': async (world: World) => ({ body: await programIs(world, 'off') }),
  'PATCH /operator/wind-down': async (world: World) => ({
    body: { last_spend_on: (await programIs(world, 'notice')).last_spend_on },
  }),
  'DELETE /operator/wind-down': async (world: World) => {
    await programIs(world, 'notice')
    return {}
  },
  'PUT /internal/program_calendar': async () => ({ body: { mode: 'off' } }),
  'POST /operator/late_events/settlement': async ({ bank, bystander }: World) => {
    const { rows } = await bank.database.query<{ id: number }>(
      `insert into bank.late_events (customer_id, event_id, kind, amount_cents, told_at)
       values ($1, $2, 'deposit', 100, now()) returning id`,
      [bystander.id, randomUUID()],
    )
    return { body: { id: rows[0]?.id } }
  },
}
