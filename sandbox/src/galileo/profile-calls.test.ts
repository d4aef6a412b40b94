import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { findAccount } from '../ledger/customers.ts'
import { accounts } from '../ledger/tables.ts'
import { callGalileo, openCustomer } from '../testing/customer.ts'
import { openTestSandbox, type TestSandbox } from '../testing/sandbox.ts'

let sandbox: TestSandbox
let prn: string
beforeAll(async () => {
  sandbox = await openTestSandbox()
})
beforeEach(async () => {
  ;({ prn } = await openCustomer(sandbox, 'changed@example.com'))
})
afterAll(() => sandbox.close())

const update = (change: Record<string, string>) =>
  callGalileo(sandbox, 'updateAccount', { accountNo: prn, ...change })
const known = () => findAccount(sandbox.database.db, prn)
const SHIP_TO = {
  shipToAddress1: 'PO Box 9',
  shipToCity: 'Peoria',
  shipToState: 'IL',
  shipToPostalCode: '61602',
}

it('changes the given fields and keeps the rest', async () => {
  expect(await update({ lastName: 'Newman', address1: '2 Elm Street', address2: 'Apt 3' })).toMatchObject({
    status_code: 0,
  })
  expect(await known()).toMatchObject({
    firstName: 'Test',
    lastName: 'Newman',
    phone: '5555550100',
    address: { address_1: '2 Elm Street', address_2: 'Apt 3', city: 'Springfield' },
  })
})

it('clears fields given as "null"', async () => {
  await update({ address2: 'Apt 3', ...SHIP_TO })
  await update({ address2: 'null', shipToAddress1: 'null' })
  const account = await known()
  expect(account?.address).not.toHaveProperty('address_2')
  expect(account?.shipTo).toEqual({})
})

it('replaces the shipping address for cards as a whole', async () => {
  await update({ ...SHIP_TO, shipToAddress2: 'Back door' })
  await update(SHIP_TO)
  expect((await known())?.shipTo).toEqual({
    address_1: 'PO Box 9',
    city: 'Peoria',
    state: 'IL',
    postal_code: '61602',
  })
  const { shipToState: _, ...incomplete } = SHIP_TO
  expect(await update(incomplete)).toMatchObject({ status_code: 2 })
})

it('refuses an inactive or unknown account', async () => {
  await sandbox.database.db.update(accounts).set({ status: 'C' }).where(eq(accounts.prn, prn))
  expect(await update({ lastName: 'Newman' })).toMatchObject({ status_code: '415-01' })
  prn = '279099999999'
  expect(await update({ lastName: 'Newman' })).toMatchObject({ status_code: 12 })
})
