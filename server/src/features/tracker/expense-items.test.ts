import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { AUGUST, expectRefusal, JULY } from '../../../tests/support/planner.ts'
import { external, type Items, own, shortItems as short, spending } from '../../../tests/support/spending.ts'
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

const { buy, change, create, createOne, list, split } = spending(
  () => bank,
  () => customer,
)

describe('spending that the customer enters', () => {
  // TRACKER-126, TRACKER-159, TRACKER-160
  test('adds spending as external on its day and returns the items of the month, newest first', async () => {
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

  // TRACKER-13, TRACKER-113
  test.each([
    { month: undefined, day: '2026-08-22' },
    { month: AUGUST, day: '2026-08-22' },
    { month: JULY, day: JULY },
    { month: '2025-04-01', day: '2025-04-01' },
  ])('dates spending without a day, in a request for the month $month, on $day', async ({ month, day }) => {
    expect((await create(own('1'), month)).body.expense_items).toMatchObject([
      { effective_date: day, external: false },
    ])
  })

  // TRACKER-132
  test('refuses spending dated outside the month', async () => {
    expectRefusal(await create(external('1', '2026-07-31'), AUGUST), 422, 'tracker.date_outside_month')
    expect(await list(`?month=${JULY}`)).toEqual([])
  })

  // TRACKER-18
  test.each([
    { effective_date: '2019-08-21', code: 'tracker.month_closed' },
    { effective_date: '2026-08-23', code: 'tracker.day_ahead' },
    { effective_date: '2026-09-01', code: 'tracker.day_ahead' },
  ])('refuses spending dated $effective_date in August 2026', async ({ effective_date, code }) => {
    expectRefusal(await create(external('1', effective_date)), 422, code)
    const item = await createOne(external('1', '2026-07-01'))
    expectRefusal(await change(item.id, { effective_date }), 422, code)
    expect(short(await list(`?month=${JULY}`))).toEqual(['2026-07-01 housing 1.00'])
  })

  // TRACKER-161, TRACKER-162
  test('changes spending in part or as a whole, with PUT or PATCH, and deletes it', async () => {
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

  // TRACKER-132
  test('moves spending only within the month of the request', async () => {
    const item = await createOne(external('1', '2026-08-03'))
    expectRefusal(
      await change(item.id, { effective_date: '2026-07-03' }, AUGUST),
      422,
      'tracker.date_outside_month',
    )
    expect((await change(item.id, { effective_date: '2026-08-04' }, AUGUST)).status).toBe(200)
  })

  // TRACKER-18
  test('adds, changes and deletes spending of an earlier year', async () => {
    const item = await createOne(external('10', '2025-03-05'))
    expect(
      (await change(item.id, { amount: '11', effective_date: '2025-03-06' })).body.expense_items,
    ).toEqual([{ ...item, amount: '11.00', effective_date: '2025-03-06' }])
    expect((await customer.delete(`/api/expense_items/${item.id}`)).status).toBe(200)
  })

  // TRACKER-19
  test('spending over seven years old keeps its amount but can be categorized and split', async () => {
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

describe('lists of spending', () => {
  // TRACKER-157
  test('a start and an end date together override the month; one alone does not', async () => {
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

  // TRACKER-157
  test('a date range reaches back seven years and no further', async () => {
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

  // TRACKER-158
  test('an item leaves the uncategorized list once it has a category', async () => {
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
  // TRACKER-140, TRACKER-158
  test('makes one uncategorized item of a purchase', async () => {
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

  // TRACKER-142
  test('only the category and description of an item from a transaction can change', async () => {
    const item = await buy()
    const fixed = 'tracker.item_from_transaction'
    expectRefusal(await change(item.id, { amount: '9.99' }), 422, fixed)
    expectRefusal(await change(item.id, { effective_date: '2026-08-21' }), 422, fixed)
    expectRefusal(await customer.delete(`/api/expense_items/${item.id}`), 422, fixed)
    const whole = { ...item, category: 'food_and_housekeeping_supplies', description: 'Groceries' }
    expect((await change(item.id, whole)).body.expense_items).toEqual([whole])
  })

  // TRACKER-142
  test('the parts of an item from a transaction are fixed too: they add up to the purchase', async () => {
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

// TRACKER-167
test('hides expense items from another customer and refuses every change', async () => {
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
