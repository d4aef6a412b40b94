/** What posted transactions count as in the tracker, in the list and in the search, through HTTP. */
import type { ReplyOf } from '@yoursuccess/contract/core/endpoint'
import type { searchTransactions } from '@yoursuccess/contract/transactions/search'
import type { listTransactions, PostedTransaction } from '@yoursuccess/contract/transactions/transactions'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { spending } from '../../../tests/support/spending.ts'
import { openTestBank, type TestBank, type TestCustomer } from '../../../tests/support/test-bank.ts'

let bank: TestBank
let customer: TestCustomer
beforeAll(async () => {
  bank = await openTestBank({ today: '2027-03-20' })
})
afterAll(() => bank.close())
beforeEach(async () => {
  customer = await bank.createCustomer()
})

const { buy, change, list, split } = spending(
  () => bank,
  () => customer,
)
const posted = async (holder = customer) =>
  (await holder.get<ReplyOf<typeof listTransactions>>('/api/transactions')).body.transactions
const purchaseOf = async (details: string): Promise<PostedTransaction> => {
  const found = (await posted()).find((row) => row.details === details)
  if (!found) throw new Error(`${details} is not posted`)
  return found
}
const found = async (query: Record<string, string>, holder = customer) =>
  (
    await holder.get<ReplyOf<typeof searchTransactions>>(
      `/api/transactions/search?${new URLSearchParams(query).toString()}`,
    )
  ).body.transactions.map(({ details }) => details)

describe('a posted transaction', () => {
  // TXS-10
  test('has its kind, and a purchase its item, with the category and the note that the customer gave it', async () => {
    const item = await buy('10.00', 'GROCER')
    const [first, second] = await posted()
    expect([first, second].map((row) => row?.kind)).toEqual(['purchase', 'deposit'])
    expect(first?.items).toEqual([{ amount: '10.00', category: null, note: null }])
    expect(second?.items).toEqual([])
    await change(item.id, { category: 'entertainment', description: 'For the party' })
    expect((await purchaseOf('GROCER')).items).toEqual([
      { amount: '10.00', category: 'entertainment', note: 'For the party' },
    ])
  })

  // TXS-10
  test('has the parts of a split item, also of a part that was split again', async () => {
    const item = await buy('10.00', 'STORE')
    await split(item.id, [
      { amount: '6.00', category: 'transportation' },
      { amount: '4.00', category: 'taxes', description: 'The other thing' },
    ])
    const part = (await list()).find(({ category }) => category === 'transportation')
    await split(part?.id, [
      { amount: '5.00', category: 'insurance' },
      { amount: '1.00', category: 'charity' },
    ])
    expect((await purchaseOf('STORE')).items).toEqual([
      { amount: '4.00', category: 'taxes', note: 'The other thing' },
      { amount: '5.00', category: 'insurance', note: null },
      { amount: '1.00', category: 'charity', note: null },
    ])
  })

  // TXS-10
  test('has its own items, not those of the one before it', async () => {
    await buy('10.00', 'GROCER')
    const [grocer] = await list('?uncategorized=true')
    await change(grocer?.id, { category: 'taxes' })
    await buy('20.00', 'CINEMA')
    expect((await posted()).map(({ items }) => items.map(({ amount }) => amount))).toEqual([
      ['20.00'],
      [],
      ['10.00'],
      [],
    ])
  })
})

describe('a search of a category', () => {
  // TXS-11
  test('finds the purchases that have it, whole or in a part, however often they were split', async () => {
    const item = await buy('10.00', 'STORE')
    expect(await found({ category: 'taxes' })).toEqual([])
    await change(item.id, { category: 'taxes' })
    expect(await found({ category: 'taxes' })).toEqual(['STORE'])
    await split(item.id, [
      { amount: '6.00', category: 'transportation' },
      { amount: '4.00', category: 'charity' },
    ])
    const part = (await list()).find(({ category }) => category === 'transportation')
    await split(part?.id, [
      { amount: '5.00', category: 'insurance' },
      { amount: '1.00', category: 'utilities' },
    ])
    // The item's own category, and that of a part with parts, no longer count.
    expect(await found({ category: 'taxes' })).toEqual([])
    expect(await found({ category: 'transportation' })).toEqual([])
    for (const category of ['charity', 'insurance', 'utilities'])
      expect(await found({ category })).toEqual(['STORE'])
    expect(await found({ category: 'charity', text: 'nobody' })).toEqual([])
    expect(await found({ category: 'charity', direction: 'in' })).toEqual([])
  })

  // TRANSACTIONS-31
  test('finds the purchases of nobody else', async () => {
    const item = await buy('10.00', 'STORE')
    await change(item.id, { category: 'taxes' })
    expect(await found({ category: 'taxes' }, await bank.createCustomer())).toEqual([])
  })
})
