/** Applied events are kept by the month for EVENT_RETENTION_DAYS. Their ids stay longer. */
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { deleteEvents, deliver, storedEvents } from '../../tests/support/events.ts'
import { runNow } from '../../tests/support/hurry.ts'
import { openTestBank, type TestBank, type TestCustomer } from '../../tests/support/test-bank.ts'
import { ID_RETENTION_DAYS } from './event-history.ts'
import { EVENT_KEY, lockDue } from './inbox.queries.ts'

const DAY_MS = 86_400_000

let bank: TestBank
let customer: TestCustomer
beforeAll(async () => {
  bank = await openTestBank()
})
afterAll(() => bank.close())
beforeEach(async () => {
  customer = await bank.createCustomer()
})
afterEach(() => deleteEvents(bank))

const payday = (prn = customer.prn) => ({
  event_id: randomUUID(),
  type: 'pmt',
  prn,
  source_id: randomUUID(),
  act_type: 'PM',
  otype: 'DD',
  amount: '25.00',
  timestamp: '2026-08-22 09:00:00 MST',
  description: 'ACME PAYROLL',
})
const balanceOf = async () => {
  const { rows } = await bank.database.query<{ cents: number }>(
    'select deposited_cents as cents from bank.accounts where customer_id = $1',
    [customer.id],
  )
  return rows[0]?.cents
}
const receiveAndApply = async (event: ReturnType<typeof payday>) => {
  expect(await deliver(bank, event)).toBe(200)
  await bank.settle()
}
const keepHistory = () => runNow(bank, 'inbox.history')
const agoOf = (days: number) => new Date(Date.now() - days * DAY_MS)
/** Makes an applied event look as if it had been received so many days ago. */
const makeOlder = (eventId: string, days: number) =>
  bank.database.query('update bank.partner_event_history set received_at = $2 where event_id = $1', [
    eventId,
    agoOf(days),
  ])
/** Makes the id of an event look as if it had arrived so many days ago. */
const makeIdOlder = (eventId: string, days: number) =>
  bank.database.db.execute(
    sql`update bank.partner_event_ids set received_on = now()::date - ${days}::integer where event_key =
      (select ${EVENT_KEY} from (select 'galileo' as partner, ${eventId}::text as event_id) as event)`,
  )
/** What the customer sees of the deposits. */
const written = async () => {
  const read = async (statement: string) => (await bank.database.query(statement, [customer.id])).rows
  return [
    await read('select id, amount_cents from bank.posted_transactions where customer_id = $1 order by id'),
    await read('select id, title, happened_at from bank.notifications where customer_id = $1 order by id'),
  ]
}
/** The parts of the history, without the one for the months that have none. */
const months = async () => {
  const { rows } = await bank.database.query<{ name: string }>(
    `select inhrelid::regclass::text as name from pg_inherits
     where inhparent = 'bank.partner_event_history'::regclass order by 1`,
  )
  return rows.map(({ name }) => name.slice(-7)).filter((name) => name !== 'default')
}
const monthOf = (at: Date) => at.toISOString().slice(0, 7).replace('-', '_')
const partOf = async (eventId: string) => {
  const { rows } = await bank.database.query<{ name: string }>(
    'select tableoid::regclass::text as name from bank.partner_event_history where event_id = $1',
    [eventId],
  )
  return rows[0]?.name.slice(-7)
}
/** An event as a server of the build before stores it. */
const storeAsBefore = (event: { event_id: string }, { days, applied }: { days: number; applied: boolean }) =>
  bank.database.query(
    `insert into bank.partner_events (partner, event_id, type, body, received_at, next_attempt_at, applied_at)
     values ('galileo', $1, 'pmt', $2, $3, $3, $4)`,
    [event.event_id, JSON.stringify(event), agoOf(days), applied ? agoOf(days) : null],
  )

// OPERATIONS-90
test('an event that arrives again after its month was dropped changes nothing', async () => {
  await bank.database.query('select bank.keep_event_months(400)')
  const event = payday()
  await receiveAndApply(event)
  expect(await balanceOf()).toBe(2500)
  await makeOlder(event.event_id, 200)
  expect(await partOf(event.event_id)).toBe(monthOf(agoOf(200)))
  await keepHistory()
  expect(await months()).not.toContain(monthOf(agoOf(200)))
  expect(await storedEvents(bank, event.event_id)).toEqual([])
  // Were it applied again, this movement would be a new one.
  await receiveAndApply({ ...event, source_id: randomUUID() })
  expect(await balanceOf()).toBe(2500)
  expect(await storedEvents(bank, event.event_id)).toEqual([])
})

// OPERATIONS-139
test('an event that arrives again after its id was deleted moves nothing', async () => {
  const [kept, gone] = [payday(), payday()]
  for (const event of [kept, gone]) {
    await receiveAndApply(event)
    await makeOlder(event.event_id, 200)
  }
  const before = await written()
  await makeIdOlder(kept.event_id, ID_RETENTION_DAYS - 1)
  await makeIdOlder(gone.event_id, ID_RETENTION_DAYS + 1)
  await keepHistory()
  // Were it applied again, this movement would be a new one.
  await receiveAndApply({ ...kept, source_id: randomUUID() })
  expect(await storedEvents(bank, kept.event_id)).toEqual([])
  await receiveAndApply(gone)
  expect(await storedEvents(bank, gone.event_id)).toMatchObject([{ is_applied: true }])
  expect(await balanceOf()).toBe(5000)
  expect(await written()).toEqual(before)
})

// OPERATIONS-91
test('drops the months that ended before the retention time, and keeps the others', async () => {
  await bank.database.query('select bank.keep_event_months(400)')
  expect(await months()).toContain(monthOf(agoOf(300)))
  const [old, kept, now] = [payday(), payday(), payday()]
  for (const event of [old, kept, now]) await receiveAndApply(event)
  await makeOlder(old.event_id, 300)
  await makeOlder(kept.event_id, 30)
  expect(await partOf(old.event_id)).toBe(monthOf(agoOf(300)))
  await keepHistory()
  const left = await months()
  expect(left).not.toContain(monthOf(agoOf(300)))
  expect(left[0]).toBe(monthOf(agoOf(bank.config.EVENT_RETENTION_DAYS)))
  expect(await storedEvents(bank, old.event_id)).toEqual([])
  for (const event of [kept, now]) expect(await storedEvents(bank, event.event_id)).toHaveLength(1)
  expect(await balanceOf()).toBe(7500)
})

// OPERATIONS-91
test('an event is stored while its month is missing, and moves into the month later', async () => {
  await bank.database.run(`drop table bank.partner_event_history_${monthOf(new Date())}`)
  const event = payday()
  await receiveAndApply(event)
  expect(await partOf(event.event_id)).toBe('default')
  await keepHistory()
  expect(await partOf(event.event_id)).toBe(monthOf(new Date()))
  // The months ahead exist before their first event arrives.
  expect(await months()).toContain(monthOf(agoOf(-28)))
})

// OPERATIONS-91
test('a business clock that is moved by months drops no event', { timeout: 180_000 }, async () => {
  const event = payday()
  await receiveAndApply(event)
  await keepHistory()
  const before = await months()
  await bank.control('/clock/set', { to: '2026-11-05T17:00:00Z' })
  await keepHistory()
  expect(await months()).toEqual(before)
  expect(await storedEvents(bank, event.event_id)).toHaveLength(1)
})

// OPERATIONS-92
test('applied events of the build before move to the history, or are dropped if they are old', async () => {
  const [recent, old] = [payday(), payday()]
  await storeAsBefore(recent, { days: 10, applied: true })
  await storeAsBefore(old, { days: 200, applied: true })
  await keepHistory()
  expect(await storedEvents(bank, recent.event_id)).toMatchObject([{ is_applied: true }])
  expect(await storedEvents(bank, old.event_id)).toEqual([])
  for (const event of [recent, old]) await receiveAndApply(event)
  expect(await balanceOf()).toBe(0)
})

// OPERATIONS-92
test('a waiting event of the build before is applied once', async () => {
  const event = payday()
  await storeAsBefore(event, { days: 0, applied: false })
  await receiveAndApply(event)
  await receiveAndApply({ ...event, source_id: randomUUID() })
  expect(await balanceOf()).toBe(2500)
})

// OPERATIONS-137
test('an event that arrives again at a server of the build before moves nothing', async () => {
  const event = payday()
  await receiveAndApply(event)
  const before = await written()
  // That server knows only the ids of waiting events, so it stores this one again, and it is applied again.
  await storeAsBefore(event, { days: 0, applied: false })
  await bank.settle()
  expect(await storedEvents(bank, event.event_id)).toMatchObject([{ is_applied: true }, { is_applied: true }])
  expect(await balanceOf()).toBe(2500)
  expect(await written()).toEqual(before)
})

test('a replay applies events of the history again, and they change nothing', async () => {
  const [one, other] = [payday(), payday()]
  await receiveAndApply(one)
  await receiveAndApply(other)
  await makeOlder(one.event_id, 3)
  const replay = await bank.operator<{ events: number }>('POST', '/event_replays', {
    since: agoOf(1).toISOString(),
  })
  expect(replay.body).toEqual({ events: 1 })
  await bank.settle()
  for (const event of [one, other])
    expect(await storedEvents(bank, event.event_id)).toMatchObject([{ is_applied: true }])
  expect(await balanceOf()).toBe(5000)
})

// OPERATIONS-93
test('claims waiting events by their index, however many are stored', async () => {
  await bank.database.query(
    `insert into bank.partner_events (partner, event_id, type, body, received_at, next_attempt_at, applied_at)
     select 'galileo', 'e' || n, 'pmt', '{}', now(), now() + interval '1 hour', case when n % 20 > 0 then now() end
     from generate_series(1, 20000) as n`,
  )
  await bank.database.run('analyze bank.partner_events')
  const { rows } = (await bank.database.db.execute(
    sql`explain ${lockDue(new Date(Date.now() + 2 * 3_600_000), 500)}`,
  )) as unknown as { rows: { 'QUERY PLAN': string }[] }
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
  expect(plan).toContain('Index Scan using partner_events_waiting')
  expect(plan).not.toMatch(/Seq Scan|Sort/)
})
