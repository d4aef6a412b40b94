/** Events are stored once and applied once, and an event that cannot be applied does not block others. */
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestBank, type TestBank, type TestCustomer } from '../../tests/support/test-bank.ts'
import {
  assertBalanced,
  deleteEvents,
  deliver,
  recordedEvents,
  storedEvents,
  withholdEvents,
  type RecordedEvent,
} from '../../tests/support/events.ts'

let bank: TestBank
let customer: TestCustomer
let events: RecordedEvent[]
/** The machine's time. It stands still, so a failed event is due again only when the test makes it due. */
let at = new Date()
beforeAll(async () => {
  bank = await openTestBank({ machineNow: () => at })
})
afterAll(() => bank.close())
beforeEach(async () => {
  at = new Date()
  await withholdEvents(bank)
  customer = await bank.createCustomer()
  for (const amount of ['1.00', '2.00', '3.00'])
    await bank.control(`/accounts/${customer.prn}/deposits`, { kind: 'payroll', amount, description: 'PAY' })
  events = await recordedEvents(bank, customer.prn)
})
afterEach(async () => {
  await assertBalanced(bank)
  await deleteEvents(bank)
})

const stored = (eventId: string) => storedEvents(bank, eventId)
const amounts = async () =>
  (await customer.get<{ transactions: { amount: string }[] }>('/api/transactions')).body.transactions
    .map(({ amount }) => amount)
    .sort()
const event = (index: number) => events[index]?.body as RecordedEvent['body']
const dueNow = () =>
  bank.database.query(`update bank.partner_events set next_attempt_at = now() - interval '1 hour'`)

// OPERATIONS-43
test('an event delivered many times at once is stored once and applied once', async () => {
  const statuses = await Promise.all(Array.from({ length: 10 }, () => deliver(bank, event(0))))
  expect(new Set(statuses)).toEqual(new Set([200]))
  await Promise.all(Array.from({ length: 5 }, () => bank.settle()))
  expect(await stored(event(0)['event_id'] ?? '')).toMatchObject([{ is_applied: true }])
  expect(await amounts()).toEqual(['1.00'])
})

// OPERATIONS-43
test('a known event changes nothing, whatever its second delivery contains', async () => {
  await deliver(bank, event(0))
  await bank.settle()
  expect(await deliver(bank, { ...event(0), amount: '999.00', source_id: '424242' })).toBe(200)
  await bank.settle()
  expect(await amounts()).toEqual(['1.00'])
})

test('an event is applied soon after delivery, without a further request', async () => {
  await deliver(bank, event(0))
  for (let waited = 0; waited < 100 && (await amounts()).length === 0; waited++)
    await new Promise((resolve) => setTimeout(resolve, 50))
  expect(await amounts()).toEqual(['1.00'])
})

// OPERATIONS-43
test('one bad event does not stop the others, and is tried again with growing pauses', async () => {
  const bad = { ...event(1), event_id: randomUUID(), amount: 'a secret that is no amount' }
  for (const each of [event(0), bad, event(1), event(2)]) expect(await deliver(bank, each)).toBe(200)
  await bank.settle()
  expect(await amounts()).toEqual(['1.00', '2.00', '3.00'])
  const pauses: number[] = []
  for (let attempt = 1; attempt <= 4; attempt++) {
    const [row] = await stored(bad.event_id)
    expect(row).toMatchObject({ is_applied: false, attempts: attempt })
    expect(row?.last_error).toContain('malformed')
    expect(row?.last_error).not.toContain('secret')
    pauses.push((new Date(row?.next_attempt_at ?? 0).getTime() - at.getTime()) / 1000)
    await dueNow()
    await bank.settle()
  }
  expect(pauses).toEqual([2, 4, 8, 16])
})

// OPERATIONS-44
test('an event of an unknown account is kept and applied once the account exists', async () => {
  // Waits for the job that opens the account, which would restore the number removed below.
  await bank.settle()
  await bank.database.query('update bank.accounts set prn = null where customer_id = $1', [customer.id])
  await deliver(bank, event(0))
  await bank.settle()
  expect(await stored(event(0)['event_id'] ?? '')).toMatchObject([{ is_applied: false, attempts: 1 }])
  await bank.database.query('update bank.accounts set prn = $2 where customer_id = $1', [
    customer.id,
    customer.prn,
  ])
  await dueNow()
  await bank.settle()
  expect(await amounts()).toEqual(['1.00'])
})

test('an event of an unknown type is marked as done', async () => {
  const strange = { event_id: randomUUID(), type: 'moon_phase', prn: customer.prn, phase: 'full' }
  await deliver(bank, strange)
  await bank.settle()
  expect(await stored(strange.event_id)).toMatchObject([{ is_applied: true }])
})

// OPERATIONS-44
test("a partner's retry makes up for a lost reply", async () => {
  await bank.control('/faults', undefined, 'DELETE')
  for (const action of ['timeout_after', 'duplicate', 'status'])
    await bank.control('/faults', { partner: 'webhook', call: 'pmt', action, times: 1 })
  for (const amount of ['4.00', '5.00', '6.00'])
    await bank.control(`/accounts/${customer.prn}/deposits`, { kind: 'payroll', amount, description: 'PAY' })
  for (let waited = 0; waited < 10 && (await amounts()).length < 3; waited++) await bank.settle()
  expect(await amounts()).toEqual(['4.00', '5.00', '6.00'])
})
