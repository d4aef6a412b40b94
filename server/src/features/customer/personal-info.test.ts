/** Personal information in the settings, over HTTP. */
import type { Account } from '@yoursuccess/contract/account/account'
import type { ErrorReply } from '@yoursuccess/contract/core/error'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestBank, type TestBank, type TestCustomer } from '../../../tests/support/test-bank.ts'
import { mailsTo } from '../../../tests/support/mailbox.ts'
import { personalInfoOf } from '../../../tests/support/settings-seeds.ts'

let bank: TestBank
let customer: TestCustomer
beforeAll(async () => {
  bank = await openTestBank()
})
afterAll(() => bank.close())
beforeEach(async () => {
  customer = await bank.createCustomer()
  await bank.stepUp(customer)
})

const save = (change: object) =>
  customer.post<{ account: Account } & ErrorReply>('/api/account/update_personal_info', {
    ...personalInfoOf(customer),
    ...change,
  })
const account = async () => (await customer.get<Account>('/api/account')).body
const PO_BOX = {
  address_1: 'P.O. Box 12',
  address_2: 'c-o Ana',
  city: 'St. Louis',
  state: 'MO',
  postal_code: '63101-1234',
}

// ACCOUNT-02, ACCOUNT-26, ACCOUNT-28
test('saves names, phone and addresses, and returns the updated account', async () => {
  const { status, body } = await save({
    first_name: ' Zoë ',
    last_name: "O'Neil-Ruiz",
    primary_phone: '(312) 555-0199',
    shipping_address_different: true,
    shipping_address_attributes: PO_BOX,
  })
  expect(status).toBe(200)
  expect(body.account).toEqual(await account())
  expect(body.account).toMatchObject({
    first_name: 'Zoë',
    last_name: "O'Neil-Ruiz",
    primary_phone: '3125550199',
    city: 'Springfield',
    address: { address_1: '12 Oak St.', address_2: null },
    shipping_address: PO_BOX,
  })
})

// ACCOUNT-37
test('deletes the shipping address when it no longer differs, even if one is sent', async () => {
  await save({ shipping_address_different: true, shipping_address_attributes: PO_BOX })
  await save({ shipping_address_different: false, shipping_address_attributes: PO_BOX })
  expect((await account()).shipping_address).toBeNull()
  const { rows } = await bank.database.query<{ fields: string }>(
    `select concat(shipping_address_1, shipping_address_2, shipping_city, shipping_state, shipping_postal_code) as fields
     from bank.personal_infos where customer_id = $1`,
    [customer.id],
  )
  expect(rows).toEqual([{ fields: '' }])
})

// ACCOUNT-47
test('keeps the verified legal name when the customer changes the name', async () => {
  await save({ first_name: 'Other', last_name: 'Person' })
  const { rows } = await bank.database.query<{ legal_name: string }>(
    'select legal_name from bank.personal_infos where customer_id = $1',
    [customer.id],
  )
  expect(rows).toEqual([{ legal_name: 'Jordan Tester' }])
})

const address = personalInfoOf({ email: '' }).address_attributes
const long = (length: number) => 'a'.repeat(length)
// ACCOUNT-28, ACCOUNT-29, ACCOUNT-31, ACCOUNT-32, ACCOUNT-33, ACCOUNT-34, ACCOUNT-35, ACCOUNT-36
test.each<[string, object, string, string]>([
  ['no first name', { first_name: ' ' }, 'first_name', 'Required'],
  ['a first name of 41 letters', { first_name: long(41) }, 'first_name', 'Too long'],
  ['no last name', { last_name: '' }, 'last_name', 'Required'],
  ['a last name with a digit', { last_name: 'R2' }, 'last_name', 'Invalid'],
  [
    'a phone of nine digits',
    { primary_phone: '312555019' },
    'primary_phone',
    'Please enter a complete phone number',
  ],
  ['no phone', { primary_phone: '' }, 'primary_phone', 'Required'],
  ['no email address', { email: '' }, 'email', 'Required'],
  ['an email address without @', { email: 'jordan' }, 'email', 'is not an email address'],
  ...(['address_1', 'city', 'state', 'postal_code'] as const).map(
    (field): [string, object, string, string] => [
      `no ${field}`,
      { address_attributes: { ...address, [field]: '' } },
      `address_attributes.${field}`,
      'Required',
    ],
  ),
  [
    'a street of three letters',
    { address_attributes: { ...address, address_1: 'Oak' } },
    'address_attributes.address_1',
    'Needs more characters',
  ],
  [
    'a street of 41 letters',
    { address_attributes: { ...address, address_1: long(41) } },
    'address_attributes.address_1',
    'Too long',
  ],
  [
    'a street with an angle bracket',
    { address_attributes: { ...address, address_1: '12 <Oak>' } },
    'address_attributes.address_1',
    'Invalid',
  ],
  [
    'a second address line of 31 letters',
    { address_attributes: { ...address, address_2: long(31) } },
    'address_attributes.address_2',
    'Too long',
  ],
  [
    'a city with a digit',
    { address_attributes: { ...address, city: 'Area 51' } },
    'address_attributes.city',
    'Invalid',
  ],
  [
    'a city of 31 letters',
    { address_attributes: { ...address, city: long(31) } },
    'address_attributes.city',
    'Too long',
  ],
  [
    'an unknown state',
    { address_attributes: { ...address, state: 'XX' } },
    'address_attributes.state',
    'Invalid',
  ],
  [
    'a nine-digit postal code without a hyphen',
    { address_attributes: { ...address, postal_code: '627011234' } },
    'address_attributes.postal_code',
    'Invalid',
  ],
  [
    'a different shipping address without a city',
    { shipping_address_different: true, shipping_address_attributes: { ...address, city: '' } },
    'shipping_address_attributes.city',
    'Required',
  ],
])('refuses %s with an error at the field, and saves nothing', async (_what, change, field, message) => {
  const before = await account()
  const { status, body } = await save(change)
  expect(status).toBe(422)
  expect((body.errors as Record<string, string[]>)[field]).toContain(message)
  expect(await account()).toEqual(before)
})

// ACCOUNT-31
test.each(["12 O'Hare Av. #4", '12½ Oak St., rear', '12 1/2 Oak St.'])(
  'accepts the street %s, as an application does',
  async (address_1) => {
    const newAddress = { ...address, address_1, city: "Coeur d'Alene", state: 'ID', postal_code: '83814' }
    expect((await save({ address_attributes: newAddress })).status).toBe(200)
    expect((await account()).address).toEqual(newAddress)
  },
)

/** Stores addresses that the current rules refuse. */
const storeInvalidAddresses = () =>
  bank.database.query(
    `update bank.personal_infos set address_1 = '12 <Oak>', city = 'Area 51', shipping_address_1 = 'Oak',
       shipping_city = 'Area 52', shipping_state = 'NV', shipping_postal_code = '89001' where customer_id = $1`,
    [customer.id],
  )
const invalidAddress = { ...address, address_1: '12 <Oak>', city: 'Area 51' }
const invalidShipping = {
  address_1: 'Oak',
  address_2: null,
  city: 'Area 52',
  state: 'NV',
  postal_code: '89001',
}

// ACCOUNT-40
test('saves a new phone even if the stored addresses break the current rules', async () => {
  await storeInvalidAddresses()
  const { status } = await save({
    primary_phone: '3125550188',
    address_attributes: invalidAddress,
    shipping_address_different: true,
    shipping_address_attributes: invalidShipping,
  })
  expect(status).toBe(200)
  expect(await account()).toMatchObject({
    primary_phone: '3125550188',
    address: invalidAddress,
    shipping_address: invalidShipping,
  })
})

// ACCOUNT-40
test('validates the changed field of an address that was stored under other rules', async () => {
  await storeInvalidAddresses()
  const { status, body } = await save({ address_attributes: { ...invalidAddress, city: 'Area 53' } })
  expect([status, body.errors]).toEqual([422, { 'address_attributes.city': ['Invalid'] }])
})

// ACCOUNT-48, PROTECTION-44
test('emails the customer which information changed, but not the new values', async () => {
  await save({})
  await bank.settle()
  const known = (await mailsTo(bank, customer.email)).length
  await save({})
  await save({ primary_phone: '3125550199', last_name: 'Ruiz' })
  await bank.settle()
  const mails = await mailsTo(bank, customer.email)
  expect(mails).toHaveLength(known + 1)
  expect(mails[0]?.subject).toBe('Your personal information was changed')
  expect(mails[0]?.text).toContain('your name, your phone number.')
  expect(mails[0]?.text).not.toMatch(/3125550199|Ruiz/)
})
