import type { PaymentTracking } from '@yoursuccess/contract/tracker/tracker'
import type { ExpenseItem } from '@yoursuccess/contract/tracker/tracker-fields'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { expectRefusal, JULY } from '../../../tests/support/planner.ts'
import { external, shortItems as short, spending } from '../../../tests/support/spending.ts'
import { openTestBank, type TestBank, type TestCustomer } from '../../../tests/support/test-bank.ts'

let bank: TestBank
let customer: TestCustomer
beforeAll(async () => {
  bank = await openTestBank({ today: '2026-08-22' })
})
afterAll(() => bank.close())
beforeEach(async () => {
  customer = await bank.createCustomer()
})

const { change, createOne, list, split } = spending(
  () => bank,
  () => customer,
)

describe('a split', () => {
  // TRACKER-138, TRACKER-163
  test('a split replaces an item with its parts, which keep its day and its kind', async () => {
    const item = await createOne(external('100.01', '2026-07-15', { description: 'Store' }))
    const { status, body } = await split(item.id, [
      {
        amount: '60',
        category: 'clothing_laundry_and_dry_cleaning',
        external: false,
        effective_date: '1999-01-01',
      },
      { amount: '40.01', description: 'School books' },
    ])
    expect(status).toBe(201)
    expect(body.expense_items).toEqual([
      expect.objectContaining({ amount: '40.01', category: 'taxes', description: 'School books' }),
      expect.objectContaining({ amount: '60.00', description: 'Store' }),
    ])
    for (const part of body.expense_items) {
      expect(part).toMatchObject({ expense_item_id: item.id, external: true, effective_date: '2026-07-15' })
    }
    const tracking = await customer.get<PaymentTracking>(`/api/payment_tracking?month=${JULY}`)
    expect(tracking.body.expense_items).toEqual(body.expense_items)
  })

  // TRACKER-139
  test.each([
    ['a cent less than the item', ['60', '40.00']],
    ['a cent more than the item', ['60', '40.02']],
  ])('refuses a split that adds up to %s and writes nothing', async (_name, amounts) => {
    const item = await createOne(external('100.01', '2026-08-15'))
    expectRefusal(
      await split(
        item.id,
        amounts.map((amount) => ({ amount })),
      ),
      422,
      'tracker.split_sum',
    )
    expect(await list()).toEqual([item])
  })

  // TRACKER-139
  test('refuses to split an item twice, or to change it after a split', async () => {
    const item = await createOne(external('10', '2026-08-15'))
    const parts = (await split(item.id, [{ amount: '10' }])).body.expense_items
    expectRefusal(await split(item.id, [{ amount: '10' }]), 409, 'tracker.already_split')
    expectRefusal(await change(item.id, { category: 'taxes' }), 409, 'tracker.already_split')
    expectRefusal(await customer.delete(`/api/expense_items/${item.id}`), 409, 'tracker.already_split')
    expect(await list()).toEqual(parts)
  })

  // TRACKER-139
  test('two browsers that split the same item at once leave one split', async () => {
    const items: ExpenseItem[] = []
    for (let round = 0; round < 6; round += 1) items.push(await createOne(external('10', '2026-08-15')))
    const rounds = await Promise.all(
      items.map(({ id }) =>
        Promise.all(
          ['1', '2', '3'].map((amount) => split(id, [{ amount }, { amount: 10 - Number(amount) }])),
        ),
      ),
    )
    for (const answers of rounds) {
      expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, 409, 409])
    }
    expect(await list()).toHaveLength(2 * items.length)
  })

  // TRACKER-169
  test('a split and a change of the amount at once never leave parts that do not add up', async () => {
    const item = await createOne(external('10', '2026-08-15'))
    const [halves, changed] = await Promise.all([
      split(item.id, [{ amount: '5' }, { amount: '5' }]),
      change(item.id, { amount: '11' }),
    ])
    expect([halves.status, changed.status].filter((status) => status < 300)).toHaveLength(1)
    expect(short(await list())).toEqual(
      halves.status === 201
        ? ['2026-08-15 taxes 5.00', '2026-08-15 taxes 5.00']
        : ['2026-08-15 housing 11.00'],
    )
  })
})
