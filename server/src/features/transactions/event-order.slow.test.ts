/** Lost, repeated, late or reordered events lead to the same lists as events in order. */
import type { ExpenseItem } from '@yoursuccess/contract/tracker/tracker-fields'
import type { Authorization, PostedTransaction } from '@yoursuccess/contract/transactions/transactions'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestBank, type TestBank, type TestCustomer } from '../../../tests/support/test-bank.ts'
import {
  assertBalanced,
  deleteEvents,
  deliver,
  recordedEvents,
  withholdEvents,
  type RecordedEvent,
} from '../../../tests/support/events.ts'
import { reconcile } from '../../../tests/support/reconciliation.ts'

let bank: TestBank
let customer: TestCustomer
let events: RecordedEvent[]
beforeAll(async () => {
  bank = await openTestBank()
})
afterAll(() => bank.close())
beforeEach(async () => {
  await bank.control('/faults', undefined, 'DELETE')
  await withholdEvents(bank)
  customer = await bank.createCustomer()
  await household(customer.prn)
  events = await recordedEvents(bank, customer.prn)
})
afterEach(() => assertBalanced(bank))

/**
 * Creates pay, and purchases that settle right away, later, for less or never, or are reversed or declined.
 */
const household = async (prn: string) => {
  const pay = (amount: string, kind = 'payroll') =>
    bank.control(`/accounts/${prn}/deposits`, { kind, amount, description: `${kind} ${amount}` })
  const buy = (merchant: string, amount: string) =>
    bank.control<{ id: number }>(`/cards/${prn}/authorizations`, { merchant, amount })
  const settle = ({ id }: { id: number }, amount?: string) =>
    bank.control(`/authorizations/${id}/settle`, amount ? { amount } : {})
  await pay('500.00')
  const grocer = await buy('GROCER', '40.10')
  const hotel = await buy('HOTEL', '120.00')
  await settle(grocer)
  const fuel = await buy('FUEL', '60.00')
  const mistake = await buy('MISTAKE', '9.99')
  await bank.control(`/authorizations/${mistake.id}/reverse`)
  await settle(fuel, '41.55')
  await buy('TOO MUCH', '5000.00')
  await pay('12.00', 'refund')
  await buy('STILL OPEN', '7.00')
  await settle(hotel, '130.00')
  await bank.control(`/authorizations/${grocer.id}/reverse`)
}

/** What the customer sees, without ids, which depend on the order of arrival. */
const lists = async () => {
  const posted = await customer.get<{ transactions: PostedTransaction[] }>('/api/transactions')
  const open = await customer.get<{ authorizations: Authorization[] }>('/api/authorizations')
  const items = await customer.get<{ expense_items: ExpenseItem[] }>('/api/expense_items')
  const sorted = (rows: string[]) => rows.sort()
  return {
    transactions: sorted(
      posted.body.transactions.map((row) => `${row.timestamp} ${row.amount} ${row.details}`),
    ),
    authorizations: sorted(
      open.body.authorizations.map((row) => `${row.timestamp} ${row.amount} ${row.merchant_name}`),
    ),
    items: sorted(
      items.body.expense_items.map(
        (row) => `${row.effective_date} ${row.amount} ${row.category} ${row.description}`,
      ),
    ),
  }
}
const forgetEverything = async () => {
  for (const table of ['expense_items', 'posted_transactions', 'authorizations'])
    await bank.database.query(`delete from bank.${table} where customer_id = $1`, [customer.id])
  await deleteEvents(bank)
}
const deliverAll = async (some: readonly RecordedEvent[]) => {
  for (const event of some) expect(await deliver(bank, event.body)).toBe(200)
  await bank.settle()
}
const listsInOrder = async () => {
  await deliverAll(events)
  const expected = await lists()
  await forgetEverything()
  return expected
}

test('lists every movement when events arrive in order', async () => {
  await deliverAll(events)
  const shown = await lists()
  expect(shown.transactions.map((row) => row.split(' ').slice(2).join(' ')).sort()).toEqual(
    [
      '-130.00 HOTEL',
      '-40.10 GROCER',
      '-41.55 FUEL',
      '12.00 refund 12.00',
      '40.10 GROCER',
      '500.00 payroll 500.00',
    ].sort(),
  )
  expect(shown.authorizations.map((row) => row.split(' ').slice(2).join(' '))).toEqual(['-7.00 STILL OPEN'])
  // The purchase from the grocer was reversed.
  expect(shown.items.map((row) => row.split(' ').slice(1).join(' ')).sort()).toEqual([
    '130.00 null HOTEL',
    '41.55 null FUEL',
  ])
})

// TRANSACTIONS-34
test('events in any order, doubled, and applied in any batches lead to the same lists', {
  timeout: 300_000,
}, async () => {
  const expected = await listsInOrder()
  const indexes = events.map((_event, index) => index)
  const arrival = fc
    .tuple(
      fc.shuffledSubarray(indexes, { minLength: indexes.length }),
      fc.array(fc.constantFrom(...indexes), { maxLength: 5 }),
      fc.array(fc.nat({ max: indexes.length }), { maxLength: 4 }),
    )
    .map(([order, doubled, pauses]) => ({ order: [...order, ...doubled], pauses }))
  await fc.assert(
    fc.asyncProperty(arrival, async ({ order, pauses }) => {
      for (const [position, index] of order.entries()) {
        await deliver(bank, (events[index] as RecordedEvent).body)
        if (pauses.includes(position)) await bank.settle()
      }
      await bank.settle()
      expect(await lists()).toEqual(expected)
      await forgetEverything()
    }),
    { numRuns: 20 },
  )
})

describe('reconciliation', () => {
  // TRANSACTIONS-35
  test('reconciliation recovers lost events, whichever they are', { timeout: 300_000 }, async () => {
    const expected = await listsInOrder()
    await fc.assert(
      fc.asyncProperty(fc.subarray(events), async (arrived) => {
        await deliverAll(arrived)
        await reconcile(bank)
        expect(await lists()).toEqual(expected)
        // Late events and a second reconciliation change nothing.
        await deliverAll(events)
        await reconcile(bank)
        expect(await lists()).toEqual(expected)
        await forgetEverything()
        await bank.database.query('update bank.accounts set reconciled_on = null')
      }),
      { numRuns: 8 },
    )
  })

  // TRANSACTIONS-35
  test('reconciles the other accounts when the processor does not know one of them', async () => {
    const expected = await listsInOrder()
    const first = await bank.createCustomer()
    await bank.database.query(`update bank.accounts set prn = '999999999999' where customer_id = $1`, [
      first.id,
    ])
    // This account is reconciled before the others, since accounts are sorted by customer.
    await bank.database.query('update bank.accounts set reconciled_on = null')
    const last = await bank.createCustomer()
    await bank.control(`/accounts/${last.prn}/deposits`, {
      kind: 'payroll',
      amount: '3.00',
      description: 'LATE',
    })
    await expect(reconcile(bank)).rejects.toThrow('refused')
    expect(await lists()).toEqual(expected)
    expect(
      (await last.get<{ transactions: unknown[] }>('/api/transactions')).body.transactions,
    ).toMatchObject([{ details: 'LATE' }])
    await bank.database.query('update bank.accounts set prn = null where customer_id = $1', [first.id])
  })

  // TRANSACTIONS-35
  test('loses nothing while the processor is down, and the next reconciliation catches up', async () => {
    const expected = await listsInOrder()
    await bank.control('/faults', undefined, 'DELETE')
    await bank.control('/faults', { partner: 'galileo', call: '*', action: 'timeout_before', times: 1 })
    await expect(reconcile(bank)).rejects.toThrow('galileo')
    await reconcile(bank)
    expect(await lists()).toEqual(expected)
  })
})

describe('an authorization', () => {
  const eventsOf = (...wanted: string[]) =>
    events.filter(({ body }) => wanted.includes(body['merchant_name'] ?? ''))
  const openNow = async () =>
    (await customer.get<{ authorizations: Authorization[] }>('/api/authorizations')).body.authorizations

  test('a settlement closes its authorization', async () => {
    const [authorized, settled] = eventsOf('HOTEL')
    await deliverAll([authorized as RecordedEvent])
    expect(await openNow()).toHaveLength(1)
    await deliverAll([settled as RecordedEvent])
    expect(await openNow()).toEqual([])
  })

  test('an authorization whose settlement arrives first never opens, in one batch or in two', async () => {
    const [authorized, settled] = eventsOf('HOTEL') as [RecordedEvent, RecordedEvent]
    await deliverAll([settled, authorized])
    expect(await openNow()).toEqual([])
    await forgetEverything()
    await deliverAll([settled])
    await deliverAll([authorized])
    expect(await openNow()).toEqual([])
  })

  test('an authorization whose reversal arrives first never opens', async () => {
    const [authorized, reversed] = eventsOf('MISTAKE') as [RecordedEvent, RecordedEvent]
    await deliverAll([reversed])
    await deliverAll([authorized])
    expect(await openNow()).toEqual([])
  })
})
