import type { PaymentTracking } from '@yoursuccess/contract/tracker'
import type { ExpenseItem } from '@yoursuccess/contract/tracker-fields'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { AUGUST, expectRefusal, JULY } from '../../testing/planner.ts'
import { openTestBank, type TestBank, type TestCustomer } from '../../testing.ts'

let bank: TestBank
let customer: TestCustomer
beforeAll(async () => {
  bank = await openTestBank({ today: '2026-08-22' })
})
afterAll(() => bank.close())
beforeEach(async () => {
  customer = await bank.createCustomer()
})

interface Items {
  expense_items: ExpenseItem[]
}
const external = (amount: string, effective_date: string, more: object = {}) => ({
  amount,
  category: 'housing',
  external: true,
  effective_date,
  ...more,
})
const own = (amount: string, more: object = {}) => ({ amount, category: 'housing', external: false, ...more })
const create = (item: object, month?: string | null) =>
  customer.post<Items>('/api/expense_items', { month, expense_item: item })
const change = (id: number | undefined, item: object, month?: string) =>
  customer.put<Items>(`/api/expense_items/${id}`, { month, expense_item: item })
const list = async (query = '') =>
  (await customer.get<Items>(`/api/expense_items${query}`)).body.expense_items
const split = (id: number | undefined, parts: object[], who = customer) =>
  who.post<Items>('/api/expense_items/create_childen', {
    month: null,
    expense_items: parts.map((part) => ({ category: 'taxes', expense_item_id: id, ...part })),
  })
const short = (items: readonly ExpenseItem[]) =>
  items.map(({ effective_date, category, amount }) => `${effective_date} ${category} ${amount}`)
const createOne = async (item: object): Promise<ExpenseItem> => {
  const [created] = (await create(item)).body.expense_items
  if (!created) throw new Error('no item was created')
  return created
}
/** A purchase of 10.00 with the card, on the day that the sandbox has. */
const buy = async (amount = '10.00', merchant = 'GROCER'): Promise<ExpenseItem> => {
  await bank.control(`/accounts/${customer.prn}/deposits`, {
    kind: 'payroll',
    amount: '500',
    description: 'PAYROLL',
  })
  const { id } = await bank.control<{ id: string }>(`/cards/${customer.prn}/authorizations`, {
    merchant,
    amount,
  })
  await bank.control(`/authorizations/${id}/settle`)
  await bank.settle()
  // A job may hold the event at this moment, so that settling passes it over.
  return vi.waitFor(async () => {
    const [item] = await list('?uncategorized=true')
    if (!item) throw new Error('the purchase made no item')
    return item
  })
}

describe('spending that the customer enters', () => {
  test('is external on its day; the reply has the items of the month, newest first', async () => {
    const first = await create(external('12.5', '2026-08-03', { description: 'Cash for rent' }))
    expect(first.status).toBe(201)
    const age = bank.clock.now().getTime() - Date.parse(first.body.expense_items[0]?.created_at ?? '')
    expect(age >= 0 && age < 60_000).toBe(true)
    expect(first.body.expense_items).toEqual([
      {
        id: expect.any(Number),
        amount: '12.50',
        category: 'housing',
        description: 'Cash for rent',
        effective_date: '2026-08-03',
        external: true,
        created_at: expect.any(String),
        expense_item_id: null,
        from_transaction: false,
      },
    ])
    await create(external('5', '2026-07-31'))
    const third = await create(external('600', '2026-08-10', { category: 'trustee_payment' }), AUGUST)
    expect(short(third.body.expense_items)).toEqual([
      '2026-08-10 trustee_payment 600.00',
      '2026-08-03 housing 12.50',
    ])
    expect(await list()).toEqual(third.body.expense_items)
  })

  test.each([
    { month: undefined, day: '2026-08-22' },
    { month: AUGUST, day: '2026-08-22' },
    { month: JULY, day: JULY },
    { month: '2025-04-01', day: '2025-04-01' },
  ])('without a day and with the month $month it is of $day', async ({ month, day }) => {
    expect((await create(own('1'), month)).body.expense_items).toMatchObject([
      { effective_date: day, external: false },
    ])
  })

  test('of a day outside the month is refused', async () => {
    expectRefusal(await create(external('1', '2026-07-31'), AUGUST), 422, 'tracker.date_outside_month')
    expect(await list(`?month=${JULY}`)).toEqual([])
  })

  test.each([
    { effective_date: '2019-08-21', code: 'tracker.month_closed' },
    { effective_date: '2026-08-23', code: 'tracker.day_ahead' },
    { effective_date: '2026-09-01', code: 'tracker.day_ahead' },
  ])('of $effective_date is refused in August 2026', async ({ effective_date, code }) => {
    expectRefusal(await create(external('1', effective_date)), 422, code)
    const item = await createOne(external('1', '2026-07-01'))
    expectRefusal(await change(item.id, { effective_date }), 422, code)
    expect(short(await list(`?month=${JULY}`))).toEqual(['2026-07-01 housing 1.00'])
  })

  test('is changed in part or as a whole, by either verb, and deleted', async () => {
    const item = await createOne(external('1', '2026-08-03', { description: 'One' }))
    expect((await change(item.id, { category: 'taxes' })).body.expense_items).toEqual([
      { ...item, category: 'taxes' },
    ])
    const moved = { ...item, amount: '2.00', effective_date: '2026-07-31', description: null }
    const patched = await customer.patch<Items>(`/api/expense_items/${item.id}`, { expense_item: moved })
    expect(patched).toMatchObject({ status: 200, body: { expense_items: [moved] } })
    expect(await list()).toEqual([])
    const deleted = await customer.delete<Items>(`/api/expense_items/${item.id}?month=${JULY}`)
    expect(deleted).toMatchObject({ status: 200, body: { expense_items: [] } })
    expectRefusal(await customer.delete(`/api/expense_items/${item.id}`), 404, 'not_found')
  })

  test('moves only within the month that is named', async () => {
    const item = await createOne(external('1', '2026-08-03'))
    expectRefusal(
      await change(item.id, { effective_date: '2026-07-03' }, AUGUST),
      422,
      'tracker.date_outside_month',
    )
    expect((await change(item.id, { effective_date: '2026-08-04' }, AUGUST)).status).toBe(200)
  })

  test('of an earlier year is added and changed when the taxes are due', async () => {
    const item = await createOne(external('10', '2025-03-05'))
    expect(
      (await change(item.id, { amount: '11', effective_date: '2025-03-06' })).body.expense_items,
    ).toEqual([{ ...item, amount: '11.00', effective_date: '2025-03-06' }])
    expect((await customer.delete(`/api/expense_items/${item.id}`)).status).toBe(200)
  })

  test('keeps its amount once seven years are over, and can still be sorted and split', async () => {
    const item = await createOne(external('10', '2026-07-31'))
    await bank.database.query(`update bank.expense_items set effective_on = '2019-07-31' where id = $1`, [
      item.id,
    ])
    expectRefusal(await change(item.id, { amount: '1' }), 422, 'tracker.month_closed')
    expectRefusal(await change(item.id, { effective_date: '2026-08-05' }), 422, 'tracker.month_closed')
    expectRefusal(await customer.delete(`/api/expense_items/${item.id}`), 422, 'tracker.month_closed')
    const sorted = await change(item.id, { category: 'charity', description: 'Gift' })
    expect(sorted.body.expense_items).toMatchObject([{ category: 'charity', description: 'Gift' }])
    expect(short((await split(item.id, [{ amount: '4' }, { amount: '6' }])).body.expense_items)).toEqual([
      '2019-07-31 taxes 6.00',
      '2019-07-31 taxes 4.00',
    ])
  })
})

describe('lists', () => {
  test('both dates stand over the month, one alone does not', async () => {
    for (const day of ['2026-07-30', '2026-07-31', '2026-08-01', '2026-08-20'])
      await create(external('1', day))
    const days = async (query: string) => (await list(query)).map(({ effective_date }) => effective_date)
    expect(await days(`?month=${JULY}`)).toEqual(['2026-07-31', '2026-07-30'])
    expect(await days('?start_date=2026-07-31&end_date=2026-08-01&month=2026-09-01')).toEqual([
      '2026-08-01',
      '2026-07-31',
    ])
    expect(await days('?start_date=2026-07-31')).toEqual(['2026-08-20', '2026-08-01'])
    expect(await days('?start_date=2026-08-02&end_date=2026-08-01')).toEqual([])
  })

  test('two dates reach back seven years and no further', async () => {
    await create(external('1', '2026-08-01'))
    await bank.database.query(
      `insert into bank.expense_items (customer_id, effective_on, amount_cents, category, description, external, created_at)
       select customer_id, day::date, 100, category, '', true, created_at
       from bank.expense_items, unnest(array['2019-08-21', '2019-08-22']) as day where customer_id = $1`,
      [customer.id],
    )
    const found = await list('?start_date=2000-01-01&end_date=2026-08-01')
    expect(found.map(({ effective_date }) => effective_date)).toEqual(['2026-08-01', '2019-08-22'])
  })

  test('what has no category leaves its list once it has one', async () => {
    const item = await buy()
    await create(external('1', '2026-08-01'))
    expect(await list(`?uncategorized=true&month=${JULY}`)).toEqual([])
    expect(await list(`?uncategorized=true&month=${AUGUST}`)).toEqual([item])
    expect((await change(item.id, { category: 'utilities' })).status).toBe(200)
    expect(await list('?uncategorized=true')).toEqual([])
    expect(await list('?uncategorized=false')).toHaveLength(2)
  })
})

describe('an item made from a transaction', () => {
  test('is the purchase, without a category, once', async () => {
    const item = await buy('23.45', 'CORNER STORE')
    expect(item).toMatchObject({
      amount: '23.45',
      category: null,
      description: expect.stringContaining('CORNER STORE'),
      effective_date: '2026-08-22',
      external: false,
      expense_item_id: null,
      from_transaction: true,
    })
    await bank.control('/webhooks/replay', { last: 5 })
    await bank.settle()
    expect(await list()).toEqual([item])
  })

  test('keeps amount and day, is not deleted, and takes a category and a description', async () => {
    const item = await buy()
    const fixed = 'tracker.item_from_transaction'
    expectRefusal(await change(item.id, { amount: '9.99' }), 422, fixed)
    expectRefusal(await change(item.id, { effective_date: '2026-08-21' }), 422, fixed)
    expectRefusal(await customer.delete(`/api/expense_items/${item.id}`), 422, fixed)
    const whole = { ...item, category: 'food_and_housekeeping_supplies', description: 'Groceries' }
    expect((await change(item.id, whole)).body.expense_items).toEqual([whole])
  })

  test('has parts that are fixed as well: their sum is the purchase', async () => {
    const item = await buy()
    const [part] = (await split(item.id, [{ amount: '4' }, { amount: '6' }])).body.expense_items
    expect(part?.from_transaction).toBe(true)
    expectRefusal(await change(part?.id, { amount: '7' }), 422, 'tracker.item_from_transaction')
    expectRefusal(
      await customer.delete(`/api/expense_items/${part?.id}`),
      422,
      'tracker.item_from_transaction',
    )
    expect((await split(part?.id, [{ amount: '1' }, { amount: '5' }])).status).toBe(201)
  })
})

describe('a split', () => {
  test('shows the parts in place of the item, with its day and its kind', async () => {
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

  test.each([
    ['a cent less', ['60', '40.00']],
    ['a cent more', ['60', '40.02']],
  ])('of %s is refused and nothing is written', async (_name, amounts) => {
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

  test('happens once, and the item can no longer be changed', async () => {
    const item = await createOne(external('10', '2026-08-15'))
    const parts = (await split(item.id, [{ amount: '10' }])).body.expense_items
    expectRefusal(await split(item.id, [{ amount: '10' }]), 409, 'tracker.already_split')
    expectRefusal(await change(item.id, { category: 'taxes' }), 409, 'tracker.already_split')
    expectRefusal(await customer.delete(`/api/expense_items/${item.id}`), 409, 'tracker.already_split')
    expect(await list()).toEqual(parts)
  })

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

  test('and a change of the amount at once never leave parts that do not add up', async () => {
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

test('another customer finds none of these items and changes none', async () => {
  const item = await createOne(external('10', '2026-08-15'))
  const stranger = await bank.createCustomer()
  const path = `/api/expense_items/${item.id}`
  const attempts = [
    await stranger.put(path, { expense_item: { category: 'taxes' } }),
    await stranger.patch(path, { expense_item: { category: 'taxes' } }),
    await stranger.delete(path),
    await split(item.id, [{ amount: '10' }], stranger),
  ]
  for (const answer of attempts) expectRefusal(answer, 404, 'not_found')
  expect((await stranger.get<Items>('/api/expense_items')).body.expense_items).toEqual([])
  expect(await list()).toEqual([item])
})
