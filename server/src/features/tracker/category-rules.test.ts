/** Rules that give expense items their category, through HTTP. */
import { cents } from '@yoursuccess/contract/core/money'
import { type CategoryRule, MAX_RULES } from '@yoursuccess/contract/tracker/category-rules'
import type { ExpenseItem } from '@yoursuccess/contract/tracker/tracker-fields'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { expectRefusal } from '../../../tests/support/planner.ts'
import { recorderOf } from '../../../tests/support/reconciliation.ts'
import { openTestBank, type TestBank, type TestCustomer } from '../../../tests/support/test-bank.ts'
import type { ProcessorTransaction } from '../../partners/card-processor/port.ts'
import { lockUncategorized } from './items.queries.ts'

interface Rules {
  category_rules: CategoryRule[]
}

let bank: TestBank
let customer: TestCustomer
beforeAll(async () => {
  bank = await openTestBank({ today: '2026-08-22' })
})
afterAll(() => bank.close())
beforeEach(async () => {
  customer = await bank.createCustomer()
})

const PATH = '/api/category_rules'
const create = (payee: string, category: string, parts: object[] = [], who = customer) =>
  who.post<Rules>(PATH, { category_rule: { payee, category, parts } })
const added = async (payee: string, category: string, parts: object[] = []) => {
  const { body } = await create(payee, category, parts)
  return body.category_rules.find((rule) => rule.payee === payee)?.id ?? 0
}
const change = (id: number, rule: object) => customer.put<Rules>(`${PATH}/${id}`, { category_rule: rule })
const apply = (id: number, preview: boolean, who = customer) =>
  who.post<{ count: number }>(`${PATH}/${id}/apply`, { preview })
const payees = async () =>
  (await customer.get<Rules>(PATH)).body.category_rules.map(({ payee, category }) => `${payee}: ${category}`)

let posted = 0
/** Records posted transactions as the processor's events do. */
const record = (...transactions: ProcessorTransaction[]) =>
  recorderOf(bank)(transactions.map((transaction) => ({ customerId: customer.id, transaction })))
const purchase = (details: string, amount = 1000): ProcessorTransaction => ({
  id: `rule-${++posted}`,
  kind: 'purchase',
  amountCents: cents(-amount),
  postedAt: new Date('2026-08-10T16:00:00Z'),
  details,
})
const items = async () => {
  const { body } = await customer.get<{ expense_items: ExpenseItem[] }>('/api/expense_items')
  return body.expense_items.map(({ description, category, amount }) => `${description} ${category} ${amount}`)
}

describe('a new purchase', () => {
  // RULE-01
  test('takes the category of the first rule that fits', async () => {
    await create('corner', 'food_and_housekeeping_supplies')
    await create('shop', 'entertainment')
    await record(purchase('CORNER SHOP'), purchase('BOOKSHOP'), purchase('BAKERY'))
    expect((await items()).toSorted()).toEqual([
      'BAKERY null 10.00',
      'BOOKSHOP entertainment 10.00',
      'CORNER SHOP food_and_housekeeping_supplies 10.00',
    ])
  })

  // RULE-01
  test('is split as the rule says, to the cent', async () => {
    await create('market', 'other', [
      { category: 'charity', amount: '1.00' },
      { category: 'taxes', percent: 33 },
    ])
    await record(purchase('MARKET', 999))
    expect((await items()).toSorted()).toEqual([
      'MARKET charity 1.00',
      'MARKET other 5.70',
      'MARKET taxes 3.29',
    ])
  })

  // RULE-01
  test('that is too small for its parts has the category of the rule', async () => {
    await create('market', 'other', [{ category: 'charity', amount: '1.00' }])
    await record(purchase('MARKET', 100))
    expect(await items()).toEqual(['MARKET other 1.00'])
  })

  // RULE-01
  test('is split once, however often it is reported, and a refund takes from all its parts', async () => {
    await create('market', 'other', [{ category: 'charity', percent: 50 }])
    const bought = purchase('MARKET')
    await record(bought)
    await record(bought)
    await record({
      ...bought,
      id: `${bought.id}-back`,
      kind: 'refund',
      amountCents: cents(400),
      reverses: bought.id,
    })
    expect((await items()).toSorted()).toEqual(['MARKET charity 3.00', 'MARKET other 3.00'])
  })

  // RULE-01
  test('that is reported again keeps the category that the customer chose', async () => {
    await create('market', 'other')
    const bought = purchase('MARKET')
    await record(bought)
    const [item] = (await customer.get<{ expense_items: ExpenseItem[] }>('/api/expense_items')).body
      .expense_items
    await customer.put(`/api/expense_items/${item?.id}`, { expense_item: { category: 'taxes' } })
    await record(bought)
    expect(await items()).toEqual(['MARKET taxes 10.00'])
  })

  // RULE-01
  test('takes no rule of another customer', async () => {
    await create('shop', 'entertainment', [], await bank.createCustomer())
    await record(purchase('BOOKSHOP'))
    expect(await items()).toEqual(['BOOKSHOP null 10.00'])
  })
})

describe('old purchases', () => {
  const put = (description: string, category: string | null) =>
    bank.database.query(
      `insert into bank.expense_items (customer_id, effective_on, amount_cents, category, description, external, created_at)
       values ($1, '2026-08-10', 1000, $2, $3, false, now())`,
      [customer.id, category, description],
    )

  // RULE-01, RULE-04
  test('are counted first, then get the category once, and never over the own choice', async () => {
    await put('Corner Shop', null)
    await put('BOOKSHOP', null)
    await put('Shop of mine', 'taxes')
    await put('Bakery', null)
    const id = await added('shop', 'entertainment')
    expect((await apply(id, true)).body).toEqual({ count: 2 })
    expect((await items()).filter((item) => item.includes('entertainment'))).toEqual([])
    expect((await apply(id, false)).body).toEqual({ count: 2 })
    expect((await apply(id, false)).body).toEqual({ count: 0 })
    expect((await items()).toSorted()).toEqual([
      'BOOKSHOP entertainment 10.00',
      'Bakery null 10.00',
      'Corner Shop entertainment 10.00',
      'Shop of mine taxes 10.00',
    ])
  })

  // RULE-01
  test('leaves an item to the customer who chose its category meanwhile', async () => {
    await put('Corner Shop', 'taxes')
    await put('BOOKSHOP', null)
    const { rows } = await bank.database.query<{ id: number }>(
      'select id from bank.expense_items where customer_id = $1 order by id',
      [customer.id],
    )
    const ids = rows.map(({ id }) => id)
    const locked = await bank.database.transaction((tx) => lockUncategorized(tx, customer.id, ids))
    expect(locked.map(({ description }) => description)).toEqual(['BOOKSHOP'])
  })

  // RULE-01
  test('that an earlier rule fits are left to it', async () => {
    await put('Corner Shop', null)
    await create('corner', 'taxes')
    const id = await added('shop', 'entertainment')
    expect((await apply(id, false)).body).toEqual({ count: 0 })
  })

  // RULE-01
  test('are split as the rule says', async () => {
    await put('Corner Shop', null)
    const id = await added('shop', 'entertainment', [{ category: 'charity', percent: 25 }])
    await apply(id, false)
    expect((await items()).toSorted()).toEqual(['Corner Shop charity 2.50', 'Corner Shop entertainment 7.50'])
  })

  // RULE-01
  test('of years are split at once, however many they are', async () => {
    await bank.database.query(
      `insert into bank.expense_items (customer_id, effective_on, amount_cents, description, external, created_at)
       select $1::bigint, '2026-08-10', 1000, 'Shop ' || n, false, now() from generate_series(1, 2000) as n`,
      [customer.id],
    )
    const parts = Array.from({ length: 4 }, () => ({ category: 'charity', percent: 10 }))
    const id = await added('shop', 'entertainment', parts)
    expect((await apply(id, false)).body).toEqual({ count: 2000 })
    const { rows } = await bank.database.query(
      `select category, count(*)::int as count, sum(amount_cents)::int as cents from bank.expense_items
       where customer_id = $1 and split_at is null group by category order by category`,
      [customer.id],
    )
    expect(rows).toEqual([
      { category: 'charity', count: 8000, cents: 800_000 },
      { category: 'entertainment', count: 2000, cents: 1_200_000 },
    ])
  })
})

// RULE-04
test('rules keep the order that the customer gives them', async () => {
  await create('a', 'other')
  await create('b', 'other')
  const id = await added('c', 'other')
  await change(id, { payee: 'c', category: 'taxes', position: 1 })
  expect(await payees()).toEqual(['c: taxes', 'a: other', 'b: other'])
  await change(id, { payee: 'c', category: 'taxes', position: 99 })
  expect(await payees()).toEqual(['a: other', 'b: other', 'c: taxes'])
  await change(id, { payee: 'd', category: 'taxes' })
  expect(await payees()).toEqual(['a: other', 'b: other', 'd: taxes'])
  const first = (await customer.get<Rules>(PATH)).body.category_rules[0]?.id ?? 0
  await customer.delete(`${PATH}/${first}`)
  expect(await payees()).toEqual(['b: other', 'd: taxes'])
})

// RULE-04
test('a payee has one rule, however it is written', async () => {
  await create('Corner Shop', 'other')
  const id = await added('Bakery', 'other')
  await create('  CORNER   shop ', 'taxes')
  expect(await payees()).toEqual(['CORNER   shop: taxes', 'Bakery: other'])
  expectRefusal(await change(id, { payee: 'corner shop', category: 'other' }), 409, 'tracker.rule_exists')
})

// RULE-04
test('refuses more than a hundred rules, and changes those that are there', async () => {
  await bank.database.query(
    `insert into bank.category_rules (customer_id, position, payee, plain_payee, category, parts, created_at)
     select $1::bigint, n, 'payee ' || n, 'payee ' || n, 'other', '[]', now() from generate_series(1, $2::int) as n`,
    [customer.id, MAX_RULES],
  )
  expectRefusal(await create('one more', 'other'), 422, 'tracker.too_many_rules')
  expect((await create('Payee 7', 'taxes')).status).toBe(201)
})

// RULE-04
test.each([
  { payee: '' },
  { payee: 'x'.repeat(101) },
  { category: 'cushion' },
  { parts: [{ category: 'other' }] },
  { parts: [{ category: 'other', amount: '1.00', percent: 5 }] },
  { parts: [{ category: 'other', amount: '0' }] },
  { parts: [{ category: 'other', percent: 100 }] },
  { parts: [60, 40].map((percent) => ({ category: 'other', percent })) },
  { parts: Array.from({ length: 5 }, () => ({ category: 'other', percent: 1 })) },
])('a rule with %j is invalid', async (wrong) => {
  const rule = { payee: 'shop', category: 'other', ...wrong }
  expect((await customer.post(PATH, { category_rule: rule })).status).toBe(422)
})

// RULE-04
test("answers 404 for another customer's rule", async () => {
  const id = await added('shop', 'other')
  const stranger = await bank.createCustomer()
  expect((await apply(id, true, stranger)).status).toBe(404)
  expect((await stranger.delete(`${PATH}/${id}`)).status).toBe(404)
})
