/** Refunds that name their purchase correct its expense item (docs/decisions/0031-corrected-items.md). */
import { cents } from '@yoursuccess/contract/core/money'
import type { ExpenseItem } from '@yoursuccess/contract/tracker/tracker-fields'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ProcessorTransaction } from '../../partners/card-processor/port.ts'
import { openTestBank, type TestBank, type TestCustomer } from '../../../tests/support/test-bank.ts'
import { recorderOf } from '../../../tests/support/reconciliation.ts'

let bank: TestBank
let customer: TestCustomer
let record: (...transactions: ProcessorTransaction[]) => Promise<void>
beforeAll(async () => {
  bank = await openTestBank({ today: '2026-08-22' })
})
afterAll(() => bank.close())
beforeEach(async () => {
  customer = await bank.createCustomer()
  record = recordFor(customer)
})

const recordFor =
  ({ id: customerId }: TestCustomer) =>
  (...transactions: ProcessorTransaction[]) =>
    recorderOf(bank)(transactions.map((transaction) => ({ customerId, transaction })))

let ids = 0
const transaction = (
  kind: ProcessorTransaction['kind'],
  amount: number,
  change: Partial<ProcessorTransaction> = {},
): ProcessorTransaction => ({
  id: `back-${++ids}`,
  kind,
  amountCents: cents(amount),
  postedAt: new Date('2026-08-10T16:00:00Z'),
  details: 'STORE',
  ...change,
})
const purchase = (amount = 10_000, change: Partial<ProcessorTransaction> = {}) =>
  transaction('purchase', -amount, change)
const refundOf = (
  of: ProcessorTransaction,
  amount: number,
  kind: 'refund' | 'purchase_reversal' = 'refund',
) => transaction(kind, amount, { reverses: of.id, postedAt: new Date('2026-08-20T16:00:00Z') })

const list = async (query = '') =>
  (await customer.get<{ expense_items: ExpenseItem[] }>(`/api/expense_items${query}`)).body.expense_items
/** Newest first, as in the list. */
const amounts = async () => (await list()).map(({ amount }) => amount)
const split = async (item: ExpenseItem | undefined, ...parts: string[]) => {
  const reply = await customer.post<{ expense_items: ExpenseItem[] }>('/api/expense_items/create_childen', {
    expense_items: parts.map((amount) => ({ amount, category: 'housing', expense_item_id: item?.id })),
  })
  return reply.status
}

describe('a purchase', () => {
  // TRACKER-143
  test('a fully refunded purchase leaves the lists and can no longer be changed or split', async () => {
    const bought = purchase()
    await record(bought)
    const [item] = await list()
    await record(refundOf(bought, 10_000, 'purchase_reversal'))
    expect(await list()).toEqual([])
    expect(await list('?uncategorized=true')).toEqual([])
    const change = { expense_item: { category: 'housing' } }
    expect((await customer.put(`/api/expense_items/${item?.id}`, change)).status).toBe(404)
    expect(await split(item, '100')).toBe(404)
  })

  // TRACKER-143
  test('a partly refunded purchase counts the rest, on its own day and in its category', async () => {
    const bought = purchase()
    await record(bought)
    const [item] = await list()
    await customer.put(`/api/expense_items/${item?.id}`, { expense_item: { category: 'housing' } })
    await record(refundOf(bought, 2_550))
    expect(await list()).toEqual([{ ...item, category: 'housing', amount: '74.50' }])
    await record(refundOf(bought, 50), refundOf(bought, 7_399))
    expect(await amounts()).toEqual(['0.01'])
  })

  // TRACKER-143
  test('a purchase that is refunded beyond its amount counts as nothing, never as less', async () => {
    const bought = purchase()
    await record(bought, refundOf(bought, 12_000))
    expect(await list()).toEqual([])
  })

  // TRACKER-145
  test('a purchase whose refund arrives first shows only the rest', async () => {
    const bought = purchase()
    await record(refundOf(bought, 2_000))
    expect(await list()).toEqual([])
    await record(bought)
    expect(await amounts()).toEqual(['80.00'])
  })

  // TRACKER-143
  test('a refund corrects a purchase of an earlier month in that month', async () => {
    const bought = purchase(10_000, { postedAt: new Date('2026-03-15T16:00:00Z') })
    await record(bought)
    await record(refundOf(bought, 4_000))
    expect(await list('?month=2026-03-01')).toMatchObject([{ amount: '60.00', effective_date: '2026-03-15' }])
    expect(await list()).toEqual([])
  })
})

// TRACKER-145
test('a refund that names no purchase of the customer makes no item and corrects none', async () => {
  const bought = purchase()
  const other = await bank.createCustomer()
  await record(bought, transaction('refund', 500), transaction('refund', 500, { reverses: 'never-seen' }))
  await recordFor(other)(refundOf(bought, 700))
  expect(await amounts()).toEqual(['100.00'])
})

describe('the parts of a purchase', () => {
  // TRACKER-144
  test('the parts of a purchase share a refund, exactly to the cent', async () => {
    const bought = purchase()
    await record(bought)
    await split((await list())[0], '33.33', '33.33', '33.34')
    await record(refundOf(bought, 5_000))
    expect(await amounts()).toEqual(['16.67', '16.67', '16.66'])
    await record(refundOf(bought, 5_000, 'purchase_reversal'))
    expect(await list()).toEqual([])
  })

  // TRACKER-144
  test('parts made after a refund share only later refunds', async () => {
    const bought = purchase()
    await record(bought, refundOf(bought, 2_000))
    expect(await split((await list())[0], '60', '40')).toBe(422)
    expect(await split((await list())[0], '60', '20')).toBe(201)
    await record(refundOf(bought, 4_000))
    expect(await amounts()).toEqual(['10.00', '30.00'])
  })

  test('the parts of a part share a refund with the other parts', async () => {
    const bought = purchase()
    await record(bought)
    await split((await list())[0], '50', '50')
    await record(refundOf(bought, 1_000))
    await split((await list())[0], '15', '30')
    expect(await amounts()).toEqual(['30.00', '15.00', '45.00'])
    await record(refundOf(bought, 1_900))
    // 19.00 more over parts of 50, 15 and 30, of which the first already gave 5: 24.00 over 95.00.
    expect(await amounts()).toEqual(['22.42', '11.21', '37.37'])
  })
})

test('a purchase and its refunds add up to the rest, reported at once, in any order, or again', {
  timeout: 300_000,
}, async () => {
  const scenario = fc.record({
    refunds: fc.array(fc.integer({ min: 1, max: 4_000 }), { minLength: 1, maxLength: 4 }),
    order: fc.array(fc.nat({ max: 4 }), { minLength: 1, maxLength: 8 }),
    atOnce: fc.boolean(),
    splitAfter: fc.nat({ max: 8 }),
  })
  await fc.assert(
    fc.asyncProperty(scenario, async ({ refunds, order, atOnce, splitAfter }) => {
      customer = await bank.createCustomer()
      record = recordFor(customer)
      const bought = purchase()
      const movements = [bought, ...refunds.map((amount) => refundOf(bought, amount))]
      const arrivals = [...order.map((index) => movements[index % movements.length] ?? bought), ...movements]
      if (atOnce) await Promise.all(arrivals.map((each) => record(each)))
      for (const [position, each] of arrivals.entries()) {
        await record(each)
        if (position !== splitAfter) continue
        const [item] = await list()
        const whole = Number(item?.amount ?? 0)
        const statuses = whole > 1 ? [await split(item, '0.37', (whole - 0.37).toFixed(2))] : []
        expect(statuses).not.toContain(422)
      }
      const left = Math.max(0, 10_000 - refunds.reduce((total, each) => total + each, 0))
      const shown = (await amounts()).map((amount) => Math.round(Number(amount) * 100))
      expect(shown.reduce((total, each) => total + each, 0)).toBe(left)
      expect(shown.every((each) => each > 0)).toBe(true)
    }),
    { numRuns: 15 },
  )
})
