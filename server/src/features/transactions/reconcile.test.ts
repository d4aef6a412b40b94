/** When an account is compared with the processor's records, and what a comparison writes. */
import { cents } from '@yoursuccess/contract/core/money'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { withholdEvents } from '../../../tests/support/events.ts'
import { retryDueRows } from '../../../tests/support/hurry.ts'
import { reconcile } from '../../../tests/support/reconciliation.ts'
import { openTestBank, type TestBank, type TestCustomer } from '../../../tests/support/test-bank.ts'

let bank: TestBank
let ann: TestCustomer
beforeAll(async () => {
  bank = await openTestBank()
})
afterAll(() => bank.close())
beforeEach(async () => {
  await bank.database.query('update bank.reconciliations set due_at = null')
  ann = await bank.createCustomer()
})
afterEach(() => bank.control('/faults', undefined, 'DELETE'))

const deposit = (amount: string, description = 'PAY', customer = ann) =>
  bank.control(`/accounts/${customer.prn}/deposits`, { kind: 'payroll', amount, description })
const runDue = () => bank.transactions.reconcileDue()
const listed = async (customer = ann) => {
  const { body } = await customer.get<{ transactions: { details: string }[] }>('/api/transactions')
  return body.transactions.map(({ details }) => details)
}
/** Minutes until the next comparison; null if none is planned. */
const minutesLeft = async (customer = ann): Promise<number | null> => {
  const { rows } = await bank.database.query<{ minutes: number | null }>(
    `select extract(epoch from due_at - now())::float8 / 60 as minutes from bank.reconciliations where customer_id = $1`,
    [customer.id],
  )
  return rows[0]?.minutes ?? null
}
/** As if the last movement was so long ago, and a comparison is due now. */
const lastMoved = (ago: string, customer = ann) =>
  bank.database.query(
    'update bank.reconciliations set moved_at = now() - $2::interval, due_at = now() where customer_id = $1',
    [customer.id, ago],
  )
const expectSoon = async (customer = ann) => {
  expect(await minutesLeft(customer)).toBeGreaterThan(0)
  expect(await minutesLeft(customer)).toBeLessThanOrEqual(8)
}

// OPERATIONS-110
test('an account is compared within ten minutes after it opened, and after each movement', async () => {
  await expectSoon()
  await lastMoved('2 days')
  await runDue()
  expect(await minutesLeft()).toBeGreaterThan(0)
  await lastMoved('2 days')
  await bank.database.query(`update bank.reconciliations set due_at = now() + interval '5 hours'`)
  await deposit('10.00')
  await bank.settle()
  await expectSoon()
  // A comparison follows the movement by as much time again, until the next night.
  await lastMoved('30 minutes')
  await runDue()
  const left = await minutesLeft()
  expect(left).toBeGreaterThan(0)
  expect(left).toBeLessThan(31)
})

// OPERATIONS-110
test('an account whose customer sees an unknown balance is compared within ten minutes', async () => {
  await withholdEvents(bank)
  await ann.get('/api/balance')
  await bank.database.query(
    `update bank.reconciliations set due_at = now() + interval '5 hours', moved_at = now() - interval '1 day'`,
  )
  await ann.get('/api/balance')
  expect(await minutesLeft()).toBeGreaterThan(60)
  await deposit('10.00')
  await ann.get('/api/balance')
  await expectSoon()
})

// OPERATIONS-111
test('a quiet account is compared in the next night, each at its own second', async () => {
  const bob = await bank.createCustomer()
  for (const each of [ann, bob]) await lastMoved('40 hours', each)
  await runDue()
  const { rows } = await bank.database.query<{ second: number; days: number }>(
    `select extract(epoch from (due_at at time zone 'America/New_York')::time)::int as second,
       extract(epoch from due_at - now())::float8 / 86400 as days
     from bank.reconciliations where customer_id in ($1, $2) order by customer_id`,
    [ann.id, bob.id],
  )
  expect(rows.map(({ second }) => second)).toEqual([3600 + ann.id, 3600 + bob.id])
  for (const { days } of rows) expect(days > 0 && days <= 1 + 1 / 24).toBe(true)
})

// OPERATIONS-111, TRANSACTIONS-35
test('a comparison that is due finds what a lost event did not report; others wait', async () => {
  const bob = await bank.createCustomer()
  await withholdEvents(bank)
  await deposit('10.00', 'LOST')
  await deposit('20.00', 'LOST TOO', bob)
  await lastMoved('1 day')
  await runDue()
  expect(await listed()).toEqual(['LOST'])
  expect(await listed(bob)).toEqual([])
  // What was found has just moved.
  await expectSoon()
  await reconcile(bank)
  expect(await listed(bob)).toEqual(['LOST TOO'])
})

// OPERATIONS-111
test('a failed comparison stays due and is repeated', async () => {
  await lastMoved('1 day')
  await bank.control('/faults', {
    partner: 'galileo',
    call: 'getTransHistory',
    action: 'status',
    status: 500,
    times: 1,
  })
  await expect(runDue()).rejects.toThrow('galileo')
  expect(await minutesLeft()).toBeLessThanOrEqual(0)
  await retryDueRows(bank)
  await runDue()
  expect(await minutesLeft()).toBeGreaterThan(0)
})

// OPERATIONS-111
test('a closed account is compared once more, and then only after something moved', async () => {
  await bank.operator('POST', '/customers/close', { email: ann.email })
  await lastMoved('1 hour')
  await runDue()
  expect(await minutesLeft()).toBeNull()
  await bank.database.transaction((tx) =>
    bank.transactions.recordAuthorizations(tx, [
      {
        customerId: ann.id,
        authorization: {
          id: 'late',
          amountCents: cents(-100),
          authorizedAt: new Date('2026-08-20T12:00:00Z'),
          merchantName: 'LATE',
          state: 'open',
        },
      },
    ]),
  )
  await expectSoon()
})

// OPERATIONS-111
test('a comparison that finds nothing new writes neither the account nor its authorizations', async () => {
  await deposit('100.00')
  await bank.control(`/cards/${ann.prn}/authorizations`, { merchant: 'GROCER', amount: '5.00' })
  await bank.settle()
  await reconcile(bank)
  const versions = async () => {
    const { rows } = await bank.database.query(
      `select xmin::text as version from bank.accounts where customer_id = $1
       union all select xmin::text from bank.authorizations where customer_id = $1`,
      [ann.id],
    )
    return rows
  }
  const before = await versions()
  expect(before).toHaveLength(2)
  await reconcile(bank)
  expect(await versions()).toEqual(before)
})
