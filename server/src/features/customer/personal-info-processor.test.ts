/** Sends changes to personal information to the processor. */
import type { Account } from '@yoursuccess/contract/account/account'
import type { ErrorReply } from '@yoursuccess/contract/core/error'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestBank, type TestBank, type TestCustomer } from '../../../tests/support/test-bank.ts'
import { hurry } from '../../../tests/support/hurry.ts'
import { emailTokenOf, personalInfoOf } from '../../../tests/support/settings-seeds.ts'

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
const PO_BOX = {
  address_1: 'P.O. Box 12',
  address_2: 'c-o Ana',
  city: 'St. Louis',
  state: 'MO',
  postal_code: '63101-1234',
}
const address = personalInfoOf({ email: '' }).address_attributes

interface AtProcessor {
  prn: string
  email: string
  name: string
  phone: string
  cards_go_to: Record<string, string>
}
const atProcessor = async () =>
  (await bank.look<AtProcessor[]>('/customers')).find(({ prn }) => prn === customer.prn)

// ACCOUNT-49
test('sends the name, phone and card address to the processor', async () => {
  await save({
    first_name: 'Zoë',
    primary_phone: '3125550199',
    shipping_address_different: true,
    shipping_address_attributes: PO_BOX,
  })
  expect(await atProcessor()).toMatchObject({ name: 'Zoë Tester', phone: '3125550199', cards_go_to: PO_BOX })
  const home = { ...address, address_2: '' }
  await save({ address_attributes: home })
  expect((await atProcessor())?.cards_go_to).toEqual({
    address_1: home.address_1,
    city: home.city,
    state: home.state,
    postal_code: home.postal_code,
  })
})

// ACCOUNT-49
test('updates the processor later, with the latest values, if it does not answer', async () => {
  const isDown = { partner: 'galileo', call: 'updateAccount', action: 'timeout_before', times: 1 }
  await bank.control('/faults', isDown)
  expect((await save({ primary_phone: '3125550198' })).status).toBe(200)
  expect((await atProcessor())?.phone).not.toBe('3125550198')
  await hurry(bank)
  await bank.settle()
  expect((await atProcessor())?.phone).toBe('3125550198')
  // The job of an earlier change must not overwrite a later one.
  await bank.control('/faults', isDown)
  await save({ primary_phone: '3125550197' })
  await save({ primary_phone: '3125550196' })
  await hurry(bank)
  await bank.settle()
  expect((await atProcessor())?.phone).toBe('3125550196')
})

const countUpdates = async () =>
  (await bank.look<{ call: string; request: Record<string, string> }[]>('/journal')).filter(
    ({ call, request }) => call === 'updateAccount' && request['accountNo'] === customer.prn,
  ).length
const countAuditEntries = async () => {
  const { rows } = await bank.database.query(
    "select 1 from bank.audit_entries where customer_id = $1 and action = 'account.holder_brought'",
    [customer.id],
  )
  return rows.length
}

test('does not send a change again that the processor accepted at once', async () => {
  await hurry(bank)
  const before = [await countUpdates(), await countAuditEntries()] as const
  await save({ primary_phone: '3125550195' })
  await hurry(bank)
  expect([await countUpdates(), await countAuditEntries()]).toEqual([before[0] + 1, before[1] + 1])
})

test('sends a confirmed email address to the processor, but not an unchanged form', async () => {
  await save({})
  const before = await countUpdates()
  await save({})
  expect(await countUpdates()).toBe(before)
  const fresh = `fresh-${customer.email}`
  const token = await emailTokenOf({ bank, customer }, fresh)
  expect((await atProcessor())?.email).toBe(customer.email)
  expect((await bank.send('POST', '/users/email/confirm', { token })).status).toBe(200)
  await hurry(bank)
  await bank.settle()
  expect((await atProcessor())?.email).toBe(fresh)
})
