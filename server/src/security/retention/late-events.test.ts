/** Processor events about an erased customer's account: an operator reviews them, and no money is lost. */
import { randomUUID } from 'node:crypto'
import { addMonths } from '@yoursuccess/contract/core/calendar-date'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditBank } from '../../../tests/support/audit.ts'
import { receiveMoney } from '../../../tests/support/bill-seeds.ts'
import { emptyAccount, writtenRows } from '../../../tests/support/canaries.ts'
import {
  deleteEvents,
  deliver,
  type RecordedEvent,
  recordedEvents,
  storedEvents,
} from '../../../tests/support/events.ts'
import { wakeUpOn } from '../../../tests/support/wake-up.ts'
import { openTestBank, type TestBank, type TestCustomer } from '../../../tests/support/test-bank.ts'

interface LateEvent {
  id: number
  subject: string
  event_id: string
  kind: string
  amount: string | null
}

let bank: TestBank
let ann: TestCustomer
let paid: RecordedEvent['body']
beforeAll(async () => {
  bank = await openTestBank({ today: '2026-08-24' })
  ann = await bank.createCustomer()
  await receiveMoney({ bank, customer: ann }, '75.00')
  const events = await recordedEvents(bank, ann.prn)
  paid = events.find(({ body }) => body['amount'] === '75.00')?.body ?? {}
  await emptyAccount(bank, ann)
  await bank.operator('POST', '/customers/close', { email: ann.email })
  await bank.settle()
  await wakeUpOn(bank, addMonths(bank.today(), 12 * bank.config.RETENTION_YEARS))
}, 60_000)
afterAll(() => bank.close())

const late = async () =>
  (await bank.operator<{ late_events: LateEvent[] }>('GET', '/retention', undefined)).body.late_events
const findings = async () => (await auditBank(bank)).findings
const settle = (id: number) => bank.operator<{ code?: string }>('POST', '/late_events/settlement', { id })
const count = async (table: string) =>
  (await bank.database.query<{ count: number }>(`select count(*)::int as count from bank.${table}`)).rows[0]
    ?.count
/** The same deposit as a new event, as if it happened later. */
const another = (): RecordedEvent['body'] => ({ ...paid, event_id: randomUUID(), source_id: '424242' })

// OPERATIONS-64
test('late money is listed with its amount, reported by the audit and counted, but not applied', async () => {
  const before = { posted: await count('posted_transactions'), panel: await count('notifications') }
  const deposit = another()
  expect(await deliver(bank, deposit)).toBe(200)
  await bank.settle()
  expect(await late()).toMatchObject([{ event_id: deposit['event_id'], kind: 'deposit', amount: '75.00' }])
  expect(await findings()).toMatchObject([{ finding: expect.stringContaining('1 movement'), breaks: false }])
  expect(await bank.metrics.text()).toContain('bank_late_events 1')
  expect({ posted: await count('posted_transactions'), panel: await count('notifications') }).toEqual(before)
})

test('a late event does not wait, and no row contains the account number', async () => {
  expect([await count('partner_events'), await count('partner_event_history')]).toEqual([0, 0])
  expect(await writtenRows(bank, ['bank'])).not.toContain(ann.prn)
})

test('a late event that is delivered twice is listed once', async () => {
  const [known] = await late()
  expect(await deliver(bank, { ...another(), event_id: known?.event_id })).toBe(200)
  await bank.settle()
  expect(await late()).toHaveLength(1)
})

test('a late event does not delay an event of an open account', async () => {
  const ben = await bank.createCustomer()
  await receiveMoney({ bank, customer: ben }, '5.00')
  const [pay] = (await recordedEvents(bank, ben.prn)).filter(({ body }) => body['amount'] === '5.00')
  await bank.database.query('delete from bank.posted_transactions where customer_id = $1', [ben.id])
  await deleteEvents(bank)
  await Promise.all([deliver(bank, another()), deliver(bank, pay?.body ?? {})])
  await bank.settle()
  const { body } = await ben.get<{ transactions: { amount: string }[] }>('/api/transactions')
  expect(body.transactions.map(({ amount }) => amount)).toEqual(['5.00'])
  expect(await late()).toHaveLength(2)
})

test('an event of an unknown type is not listed', async () => {
  const { prn } = ann
  await deliver(bank, { event_id: randomUUID(), type: 'moon_phase', prn, phase: 'full' })
  await bank.settle()
  expect(await late()).toHaveLength(2)
  expect([await count('partner_events'), await count('partner_event_history')]).toEqual([0, 1])
})

// OPERATIONS-64
test('a settled late event leaves every list, and the audit log says who settled it', async () => {
  for (const { id } of await late()) expect((await settle(id)).status).toBe(200)
  expect(await late()).toEqual([])
  expect(await findings()).toEqual([])
  const { rows } = await bank.database.query(
    `select actor, customer_id from bank.audit_entries where action = 'late_event.settled'`,
  )
  expect(rows).toEqual(Array(2).fill({ actor: 'operator', customer_id: ann.id }))
})

test('refuses to settle a late event that is already settled or does not exist', async () => {
  expect(await settle(1)).toMatchObject({ status: 404, body: { code: 'retention_review.unknown' } })
  expect((await settle(4242)).status).toBe(404)
})

test('an event of an account that never existed keeps waiting', async () => {
  const unknown: RecordedEvent['body'] = { ...another(), prn: '499999999999' }
  await deliver(bank, unknown)
  await bank.settle()
  expect(await storedEvents(bank, unknown['event_id'] ?? '')).toMatchObject([
    { is_applied: false, attempts: 1 },
  ])
  expect(await late()).toEqual([])
})
