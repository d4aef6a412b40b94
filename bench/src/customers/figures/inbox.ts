/** Claiming waiting events beside a large history. The events are of a kind that nobody uses. */
import { setTimeout as pause } from 'node:timers/promises'
import { median, rounded } from '../../report.ts'
import type { CustomerBank } from '../customer-bank.ts'
import { type CustomerFigure, rounds } from '../figure.ts'

const WAITING = 20_000
const STORED = 1_000_000
const POLL_MS = 50

export const inbox: CustomerFigure = {
  at: 'largest',
  measure: async (bank) => {
    const { database, meter, size } = bank
    await addApplied(bank)
    const costs = await rounds(bank, async (round) => {
      await addWaiting(bank, round)
      await database.run('vacuum (analyze) bank.partner_events')
      return meter.measure(async () => {
        await bank.send('inbox.apply', [{}], true)
        while (await isWaiting(bank)) await pause(POLL_MS)
      })
    })
    const stored = await countStored(bank)
    const what = `inbox at ${size.name}: claiming ${WAITING} events with ${(stored / 1_000_000).toFixed(1)}M stored`
    const middle = (of: 'wallMs' | 'cpuMs' | 'databaseMs') =>
      rounded(median(costs.map((cost) => cost[of])) / 1000)
    return [
      { what, value: middle('wallMs'), unit: 's', target: { atMost: 3 } },
      { what: `${what}: time in the database`, value: middle('databaseMs'), unit: 's' },
      { what: `${what}: processor time of the server`, value: middle('cpuMs'), unit: 's' },
    ]
  },
}

/** Fills the history up to a million events, if the customers had fewer. */
const addApplied = async (bank: CustomerBank) => {
  const lacking = STORED - (await countStored(bank))
  if (lacking > 0)
    await bank.database.run(
      `insert into bank.partner_event_history (id, partner, event_id, type, body, received_at)
       select -number, 'galileo', event_id, 'unused', body, now() from ${made(bank, 'applied', lacking)}`,
    )
  await bank.database.run('vacuum (analyze) bank.partner_event_history')
}

const addWaiting = (bank: CustomerBank, round: number) =>
  bank.database.run(
    `insert into bank.partner_events (partner, event_id, type, body, received_at, next_attempt_at)
     select 'galileo', event_id, 'unused', body, now(), now() from ${made(bank, `waiting-${round}`, WAITING)}`,
  )

const made = ({ size }: CustomerBank, name: string, count: number): string =>
  `(select number, event_id, format(
      '{"event_id":"%s","type":"unused","prn":"%s","description":"an event of a kind that the bank does not use"}',
      event_id, 100000000001 + number % ${size.customers})::jsonb as body
    from generate_series(1, ${count}::bigint) as number,
      lateral (select md5('${name} ' || number)::uuid::text as event_id) as named) as made`

const isWaiting = async ({ database }: CustomerBank) => {
  const { rows } = await database.query<{ waits: boolean }>(
    'select exists (select from bank.partner_events where applied_at is null) as waits',
  )
  return rows[0]?.waits
}

const countStored = async ({ database }: CustomerBank): Promise<number> => {
  const { rows } = await database.query<{ count: number }>(
    'select count(*) as count from bank.partner_event_history',
  )
  return rows[0]?.count ?? 0
}
