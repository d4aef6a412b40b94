/** Our copy of the set-aside: completed after lost events, and compared by the audit. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { auditBank } from '../../../tests/support/audit.ts'
import { deliver, recordedEvents } from '../../../tests/support/events.ts'
import { reconcile } from '../../../tests/support/reconciliation.ts'
import { expectRefusal } from '../../../tests/support/planner.ts'
import { createSaver, type Saver, secondAccounts } from '../../../tests/support/saver.ts'
import { openTestBank, type TestBank } from '../../../tests/support/test-bank.ts'

let bank: TestBank
let ann: Saver
beforeAll(async () => {
  bank = await openTestBank({ today: '2026-12-01' })
})
afterAll(() => bank.close())
beforeEach(async () => {
  ann = await createSaver(bank)
  await ann.open()
})

const copied = async () => {
  const { rows } = await bank.database.query<{ cents: number }>(
    'select amount_cents as cents from bank.set_aside_transactions where customer_id = $1 order by id',
    [ann.id],
  )
  return rows.map(({ cents }) => cents)
}
const findings = async () => (await auditBank(bank)).findings

// SETA-14
test('a lost event is made up for by the reconciliation, on both accounts', async () => {
  await bank.control('/faults', { partner: 'webhook', call: '*', action: 'drop', times: 99 })
  await ann.putIn('40.00')
  await bank.settle()
  expect(await copied()).toEqual([])
  await reconcile(bank)
  await bank.control('/faults', undefined, 'DELETE')
  expect(await copied()).toEqual([40_00])
  expect(await findings()).toEqual([])
})

// SETA-14
test('an event that arrives twice, or before we know the account, counts once', async () => {
  await ann.putIn('40.00')
  await bank.settle()
  const [account] = await secondAccounts(bank, ann)
  const [moved] = (await recordedEvents(bank, account?.prn ?? '')).filter(
    ({ body }) => body['amount'] === '40.00',
  )
  await deliver(bank, { ...moved?.body, event_id: 'once-more' })
  await bank.settle()
  expect(await copied()).toEqual([40_00])
  expect(await ann.balance()).toBe('960.00')
})

// SETA-14
test.each([
  [
    'a movement that the processor does not have',
    `insert into bank.set_aside_transactions
       (customer_id, processor_id, kind, amount_cents, posted_at, posted_on, details)
     values ($1, 'made-up-' || $1::bigint, 'own_transfer', 100, now(), current_date, '')`,
    "1 movements of the mirror are not the processor's",
  ],
  [
    'another amount',
    'update bank.set_aside_transactions set amount_cents = 4100 where customer_id = $1',
    '1 movements have another amount',
  ],
])('the audit finds %s, and stops moves until it is in order', async (_what, change, finding) => {
  await ann.putIn('40.00')
  await bank.settle()
  await bank.database.query(change, [ann.id])
  expect(await findings()).toMatchObject([{ subject: `set_aside:${ann.id}`, finding, breaks: true }])
  expectRefusal(await ann.putIn('1.00'), 409, 'account.stopped')
  expectRefusal(await ann.takeOut('1.00'), 409, 'account.stopped')
  expectRefusal(await ann.close(), 409, 'account.stopped')
  await bank.database.query(
    `delete from bank.set_aside_transactions where customer_id = $1 and processor_id like 'made-up%'`,
    [ann.id],
  )
  await bank.database.query(
    'update bank.set_aside_transactions set amount_cents = 4000 where customer_id = $1',
    [ann.id],
  )
  expect(await findings()).toEqual([])
  expect((await ann.takeOut('1.00')).status).toBe(201)
})

// SETA-14
test('the audit finds a move that we know of and the processor does not, on both accounts', async () => {
  await bank.database.query(
    `insert into bank.set_aside_moves (customer_id, direction, kind, cause, amount_cents, state, wanted_at, ended_at)
     values ($1, 'in', 'by_hand', 'made up', 100, 'done', now(), now())`,
    [ann.id],
  )
  const finding = 'what was moved to or from the set-aside is not what was asked for'
  expect(await findings()).toMatchObject([
    { subject: expect.stringMatching(/^account:/), finding, ours: '1.00', theirs: '0.00' },
    { subject: `set_aside:${ann.id}`, finding },
  ])
  await bank.database.query(`delete from bank.set_aside_moves where cause = 'made up'`)
  expect(await findings()).toEqual([])
})
