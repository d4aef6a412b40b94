import type { Biller } from '@yoursuccess/contract/bills/billers'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestBank, type TestBank, type TestCustomer } from '../../../tests/support/test-bank.ts'

let bank: TestBank
let ann: TestCustomer
beforeAll(async () => {
  bank = await openTestBank()
})
afterAll(() => bank.close())
beforeEach(async () => {
  ann = await bank.createCustomer()
  await bank.stepUp(ann)
})

const refOf = async () => {
  const { rows } = await bank.database.query<{ processor_ref: string | null }>(
    'select processor_ref from bank.billers where customer_id = $1',
    [ann.id],
  )
  return rows[0]?.processor_ref
}

describe('billers paid by check', () => {
  const paperBiller = {
    biller_name: "O'Brien-Smith Rentals",
    biller_account_number: 'Unit 4 B',
    biller_city: 'St. Louis',
    biller_state: 'MO',
    biller_zip: '63101-1234',
  }
  const addPaper = (change: object = {}) =>
    ann.post<{ biller: Biller; errors?: Record<string, string[]> }>('/api/billers/add_paper', {
      biller: { ...paperBiller, ...change },
    })

  // BILLS-42, BILLS-94
  test('adds a biller paid by check without address or phone, even as the trustee', async () => {
    expect(await addPaper({ biller_phone: '', biller_address_1: '', is_trustee: true })).toMatchObject({
      status: 201,
      body: {
        biller: {
          biller_name: "O'Brien-Smith Rentals",
          biller_address_1: null,
          biller_phone: null,
          description: 'Check by mail',
          is_paper: true,
          is_trustee: true,
        },
      },
    })
    expect(await refOf()).not.toBeNull()
  })

  // BILLS-44, BILLS-45, BILLS-46, BILLS-47, BILLS-48, BILLS-49, BILLS-50
  test.each([
    ['biller_name', '', 'Required'],
    ['biller_name', 'x'.repeat(51), 'Too long'],
    ['biller_name', 'AT&T', 'Invalid'],
    ['biller_name', 'Number 9', 'Invalid'],
    ['biller_account_number', '', 'Required'],
    ['biller_address_1', 'abc', 'Needs more characters'],
    ['biller_address_1', 'x'.repeat(81), 'Too long'],
    ['biller_address_1', '12 Main St; apt 4', 'Invalid'],
    ['biller_address_2', 'x'.repeat(31), 'Too long'],
    ['biller_account_number', '4'.repeat(33), 'Too long'],
    ['biller_city', '', 'Required'],
    ['biller_city', 'x'.repeat(31), 'Too long'],
    ['biller_city', 'City 17', 'Invalid'],
    ['biller_state', '', 'Required'],
    ['biller_state', 'XX', 'Invalid'],
    ['biller_zip', '', 'Required'],
    ['biller_zip', '1234', 'Invalid'],
    ['biller_phone', '555', 'Please enter a complete phone number'],
  ])('refuses a biller with %s %j: %s', async (field, value, message) => {
    const { status, body } = await addPaper({ [field]: value })
    expect([status, Object.values(body.errors ?? {}).flat()]).toEqual([422, [message]])
  })

  // BILLS-52
  test('requires a recent step-up to add a biller paid by check', async () => {
    const other = await bank.createCustomer()
    expect(await other.post('/api/billers/add_paper', { biller: paperBiller })).toMatchObject({
      status: 403,
      body: { code: 'step_up.required' },
    })
  })

  // BILLS-06
  test('refuses a biller paid by check without the feature paperBillPay', async () => {
    await bank.database.query(
      `update bank.customers set features = array_remove(features, 'paperBillPay') where id = $1`,
      [ann.id],
    )
    expect((await addPaper()).status).toBe(403)
  })
})
