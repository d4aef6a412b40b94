import type { Biller, BillerSearchResult } from '@yoursuccess/contract/bills/billers'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addPaperBiller, receiveMoney } from '../../../tests/support/bill-seeds.ts'
import { hurry } from '../../../tests/support/hurry.ts'
import { openTestBank, type TestBank, type TestCustomer } from '../../../tests/support/test-bank.ts'

let bank: TestBank
let ann: TestCustomer
beforeAll(async () => {
  bank = await openTestBank({ today: '2026-11-20' })
})
afterAll(() => bank.close())
beforeEach(async () => {
  ann = await bank.createCustomer()
})

const LIGHT = { rpps_biller_id: '0000001005', biller_category: 'Utilities' }
const add = (biller: object, who = ann) =>
  who.post<{ biller: Biller; code?: string }>('/api/billers/add_rpps', { biller })
const list = async (query = '', who = ann) =>
  (await who.get<{ billers: Biller[]; count: number }>(`/api/billers${query}`)).body
const search = async (search_text: string, state = 'CA') =>
  (
    await ann.post<{ response_data: { table: { billers: BillerSearchResult[] } } }>('/api/search_billers', {
      search_params: { state, search_text },
    })
  ).body.response_data.table.billers

describe('merchant search', () => {
  // BILLS-21
  test('finds a merchant by part of its name, with city and account number formats', async () => {
    expect(await search('saltgrass')).toEqual([
      {
        biller_name: 'Saltgrass Power and Light',
        biller_address1: 'PO Box 1005',
        biller_city: 'Sacramento',
        rpps_biller_id: '0000001005',
        biller_account_no_patterns: ['##########', '##-########'],
        is_trustee: false,
      },
    ])
  })

  // BILLS-27
  test("marks trustees, and converts the processor's account number formats to ours", async () => {
    expect(await search('fairwick')).toMatchObject([
      { is_trustee: true, biller_account_no_patterns: ['##-#####'] },
    ])
    expect(await search('prairie lantern', 'IL')).toMatchObject([
      { biller_account_no_patterns: ['@@-######'] },
    ])
    expect(await search('marigold')).toMatchObject([{ biller_account_no_patterns: [] }])
  })

  // BILLS-24
  test('returns one row that says so when no merchant matches', async () => {
    expect(await search('nobody is called like this')).toMatchObject([
      { biller_name: 'No results found', rpps_biller_id: '' },
    ])
  })

  // BILLS-21
  test.each([{ state: 'CA', search_text: '' }, { state: 'XX', search_text: 'light' }, { state: 'CA' }])(
    'refuses a merchant search without a term or a state: %j',
    async (search_params) => {
      expect((await ann.post('/api/search_billers', { search_params })).status).toBe(422)
    },
  )
})

describe('adding a merchant', () => {
  // BILLS-13, BILLS-28
  test('adds a merchant with its name and address from the directory', async () => {
    const added = await add({ ...LIGHT, biller_account_number: '0123456789' })
    expect(added.status).toBe(201)
    const biller = {
      biller_name: 'Saltgrass Power and Light',
      biller_account_number: '0123456789',
      description: 'Utilities',
      biller_category: 'Utilities',
      biller_address_1: 'PO Box 1005',
      biller_city: 'Sacramento',
      biller_state: 'CA',
      biller_zip: '95814',
      biller_phone: '9165550105',
      is_paper: false,
      is_trustee: false,
      reminder: null,
    }
    expect(added.body.biller).toMatchObject(biller)
    expect(await list()).toMatchObject({ count: 1, billers: [biller] })
  })

  // BILLS-33
  test('refuses an account number in a wrong format, and names the right formats', async () => {
    expect(await add({ ...LIGHT, biller_account_number: '12-345' })).toMatchObject({
      status: 422,
      body: { code: 'biller.account_number_format', details: ['##########', '##-########'] },
    })
    expect((await list()).count).toBe(0)
  })

  // BILLS-35
  test('accepts any account number up to 32 characters if the merchant has no format', async () => {
    const water = { rpps_biller_id: '0000001033', biller_category: 'Utilities' }
    expect((await add({ ...water, biller_account_number: 'A-'.repeat(16) })).status).toBe(201)
    expect(await add({ ...water, biller_account_number: `${'A-'.repeat(16)}1` })).toMatchObject({
      status: 422,
      body: { code: 'invalid_input', errors: { 'biller.biller_account_number': ['Too long'] } },
    })
  })

  // BILLS-33
  test('refuses an account number with a check digit that the processor finds wrong', async () => {
    const gas = { rpps_biller_id: '0000001044', biller_category: 'Utilities' }
    const replies = []
    for (let last = 0; last < 10; last++)
      replies.push(await add({ ...gas, biller_account_number: `12345678901${last}` }))
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(replies.filter(({ body }) => body.code === 'biller.account_number_format')).toHaveLength(9)
    expect((await list('?with_removed=true')).count).toBe(1)
  })

  // BILLS-37
  test('adds a merchant once per account number', async () => {
    await add({ ...LIGHT, biller_account_number: '0123456789' })
    expect(await add({ ...LIGHT, biller_account_number: '0123456789' })).toMatchObject({
      status: 409,
      body: { code: 'biller.added_already' },
    })
    expect((await add({ ...LIGHT, biller_account_number: '0123456780' })).status).toBe(201)
  })

  // BILLS-24, BILLS-38
  test.each([
    ['is not in the directory', '0000009999'],
    ['is the row for no search results', 'none'],
    ['accepts no payments now', '0000002011'],
    ['is paid by check only', '0000009003'],
  ])('refuses a merchant that %s', async (_what, rpps_biller_id) => {
    expect(await add({ ...LIGHT, rpps_biller_id, biller_account_number: '1234567890' })).toMatchObject({
      status: 422,
      body: { code: 'biller.not_payable' },
    })
    expect((await list('?with_removed=true')).count).toBe(0)
  })

  // BILLS-30, BILLS-31
  test('accepts a custom category, but refuses a missing one', async () => {
    const own = { ...LIGHT, biller_account_number: '0123456789', biller_category: 'Piano lessons' }
    expect(await add(own)).toMatchObject({ status: 201, body: { biller: { description: 'Piano lessons' } } })
    for (const biller_category of ['', '   ', 'x'.repeat(51), null])
      expect((await add({ ...own, biller_category })).status).toBe(422)
  })

  // BILLS-40
  test('adds a merchant while the processor is down, and registers it there later', async () => {
    await bank.control('/faults', {
      partner: 'galileo',
      call: 'addRppsBiller',
      action: 'status',
      status: 500,
    })
    expect((await add({ ...LIGHT, biller_account_number: '0123456789' })).status).toBe(201)
    expect(await refOf()).toBeNull()
    await hurry(bank)
    expect(await refOf()).not.toBeNull()
  })

  // BILLS-41
  test('removes a merchant that the processor refuses later, and notifies the customer', async () => {
    await bank.control('/faults', {
      partner: 'galileo',
      call: 'addRppsBiller',
      action: 'status',
      status: 500,
    })
    const gas = { rpps_biller_id: '0000001044', biller_category: 'Utilities' }
    // The check digit of this number is wrong.
    expect((await add({ ...gas, biller_account_number: '123456789016' })).status).toBe(201)
    await hurry(bank)
    expect((await list()).count).toBe(0)
    const { body } = await ann.get<{ notifications: { title: string; url: string }[] }>('/api/notifications')
    expect(body.notifications.filter(({ url }) => url === '/dashboard/paybills/add-biller')).toHaveLength(1)
  })

  // BILLS-39
  test('adds no merchant while the directory is unavailable', async () => {
    await bank.control('/faults', {
      partner: 'galileo',
      call: 'searchBillerDirectory',
      action: 'status',
      status: 500,
    })
    expect((await add({ ...LIGHT, biller_account_number: '0123456789' })).status).toBe(503)
    expect((await list()).count).toBe(0)
  })
})

// BILLS-16
test('a customer has at most a hundred billers', async () => {
  await bank.database.query(
    `insert into bank.billers (customer_id, name, account_number, is_trustee, directory_ref, created_at)
     select $1, 'Biller ' || number, number::text, false, '1', now() from generate_series(1, 99) as number`,
    [ann.id],
  )
  expect((await add({ ...LIGHT, biller_account_number: '0123456789' })).status).toBe(201)
  expect(await add({ ...LIGHT, biller_account_number: '0123456780' })).toMatchObject({
    status: 422,
    body: { code: 'biller.too_many' },
  })
})

const refOf = async () => {
  const { rows } = await bank.database.query<{ processor_ref: string | null }>(
    'select processor_ref from bank.billers where customer_id = $1',
    [ann.id],
  )
  return rows[0]?.processor_ref
}

describe('deleting a biller', () => {
  // BILLS-54, BILLS-56
  test('removes a deleted biller from the list, but shows a paid one among removed ones', async () => {
    const id = await addPaperBiller({ customer: ann })
    const neverPaid = await addPaperBiller({ customer: ann })
    await bank.database.query(
      `insert into bank.bill_payments (customer_id, biller_id, biller_name, description, is_trustee, amount_cents,
         fee_cents, status, created_at, updated_at, expected_on)
       values ($1, $2, 'Rentals', 'Bill', false, 1000, 100, 'cleared', now(), now(), '2026-08-24')`,
      [ann.id, id],
    )
    expect((await ann.delete(`/api/billers/${neverPaid}`)).status).toBe(204)
    expect((await ann.delete(`/api/billers/${id}`)).status).toBe(204)
    expect(await list()).toMatchObject({ count: 0, billers: [] })
    expect(await list('?with_removed=true')).toMatchObject({ count: 1, billers: [{ id, is_removed: true }] })
    expect((await ann.delete(`/api/billers/${id}`)).status).toBe(404)
  })

  // BILLS-56
  test('adds a deleted biller again', async () => {
    const biller = { ...LIGHT, biller_account_number: '0123456789' }
    const { body } = await add(biller)
    await ann.delete(`/api/billers/${body.biller.id}`)
    await bank.settle()
    expect((await add(biller)).status).toBe(201)
    expect((await list()).count).toBe(1)
  })

  // BILLS-55
  test('refuses to delete a biller while a payment to it is on its way', async () => {
    const id = await addPaperBiller({ customer: ann })
    await receiveMoney({ bank, customer: ann })
    await ann.post('/api/bill_payments', { bill_payment: { amount: 20, biller_id: id } })
    expect(await ann.delete(`/api/billers/${id}`)).toMatchObject({
      status: 409,
      body: { code: 'biller.payment_on_its_way' },
    })
  })
})

// BILLS-13, BILLS-14, BILLS-15, WIRE-45
test('lists billers by name or in the requested order, in pages', async () => {
  for (const [biller_name, biller_account_number] of [
    ['beta', '3'],
    ['Alpha', '1'],
    ['Gamma', '2'],
  ])
    await addPaperBiller({ customer: ann }, { biller_name, biller_account_number })
  const names = async (query: string) => (await list(query)).billers.map((each) => each.biller_name)
  expect(await names('')).toEqual(['Alpha', 'beta', 'Gamma'])
  expect(await names('?sort_by=biller_name&sort_dir=desc')).toEqual(['Gamma', 'beta', 'Alpha'])
  expect(await names('?sort_by=biller_account_number')).toEqual(['Alpha', 'Gamma', 'beta'])
  expect(await list('?per_page=5&page=2')).toMatchObject({ count: 3, billers: [] })
  // A range selects billers by the day they were added, which is today for all of them.
  expect(await list('?start_date=2026-11-19&end_date=2026-11-19')).toMatchObject({ count: 0, billers: [] })
  expect(await list('?start_date=2026-11-20&end_date=2026-11-20')).toMatchObject({ count: 3 })
  expect(await list('?start_date=2026-11-21')).toMatchObject({ count: 3 })
  expect(await ann.get('/api/billers?start_date=2026-11-20&end_date=2026-11-19')).toMatchObject({
    status: 422,
    body: { code: 'biller.invalid_range' },
  })
})

// BILLS-03
test('refuses every request for billers without the feature billPay', async () => {
  await bank.database.query(
    `update bank.customers set features = array_remove(features, 'billPay') where id = $1`,
    [ann.id],
  )
  expect((await ann.get('/api/billers')).status).toBe(403)
  expect((await add({ ...LIGHT, biller_account_number: '0123456789' })).status).toBe(403)
})
