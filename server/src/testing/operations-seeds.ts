/** Requests of the operator who runs the bank. */
import { randomUUID } from 'node:crypto'
import type { TestBank, TestCustomer } from '../testing.ts'

interface World {
  bank: TestBank
  bystander: TestCustomer
}

const nothing = async () => ({})

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
  'POST /operator/late_events/settlement': async ({ bank, bystander }: World) => {
    const { rows } = await bank.database.query<{ id: number }>(
      `insert into bank.late_events (customer_id, event_id, kind, amount_cents, told_at)
       values ($1, $2, 'deposit', 100, now()) returning id`,
      [bystander.id, randomUUID()],
    )
    return { body: { id: rows[0]?.id } }
  },
}
