import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { day } from '@yoursuccess/contract/core/calendar-date'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { openTestSandbox, type TestSandbox } from '../../../../sandbox/src/testing/sandbox.ts'
import { createGalileoClient } from '../galileo/client.ts'
import { createGalileoIdentityCheck } from './galileo.ts'
import type { IdentityCheck, IdentityRequest } from './port.ts'

let sandbox: TestSandbox
let identity: IdentityCheck
beforeAll(async () => {
  sandbox = await openTestSandbox()
  const { galileo } = sandbox.config
  const client = createGalileoClient({ baseUrl: `${sandbox.url}/galileo`, ...galileo })
  identity = createGalileoIdentityCheck({ client, productId: galileo.productId })
})
afterAll(() => sandbox.close())
afterEach(() => sandbox.control('DELETE', '/_sim/faults'))

let people = 0
const person = (change: Partial<IdentityRequest> = {}): IdentityRequest => {
  const number = ++people
  return {
    reference: `identity-${number}`,
    firstName: 'Zoë',
    middleName: 'Anastasia-Wilhelmina-Constantina-Maria',
    lastName: 'Nguyễn',
    email: `identity${number}@example.com`,
    phone: '5555550123',
    dateOfBirth: day('1980-02-29'),
    ssn: `${90_000 + number}1111`,
    address: {
      address1: '1 Main Street',
      address2: 'Apt 2',
      city: 'Springfield',
      state: 'IL',
      postalCode: '62701-1234',
    },
    shippingAddress: {
      address1: '9 Work Road',
      address2: null,
      city: 'Peoria',
      state: 'IL',
      postalCode: '61601',
    },
    ...change,
  }
}
const ending = (digits: string) => person({ ssn: `${90_000 + people + 1}${digits}` })
const accounts = async () => (await sandbox.look<unknown[]>('/_sim/customers')).length

it('a person who passes gets an account, and the same reference finds it again', async () => {
  const request = person()
  const before = await accounts()
  const passed = await identity.check(request)
  expect(passed).toMatchObject({ result: 'passed', prn: expect.stringMatching(/^\d{12}$/) })
  expect(await identity.check(request)).toEqual(passed)
  expect(await accounts()).toBe(before + 1)
})

it.each([
  ['4001', { result: 'referred', reason: 'documents' }],
  ['4002', { result: 'rejected' }],
  ['4003', { result: 'mismatch' }],
  [
    '4004',
    {
      result: 'invalid',
      details: ['Date of birth could not be confirmed', 'Street address could not be found'],
    },
  ],
  ['4006', { result: 'referred', reason: 'sanctions' }],
  ['4007', { result: 'rejected' }],
])('the result for an SSN that ends in %s is translated and opens no account', async (digits, outcome) => {
  const before = await accounts()
  expect(await identity.check(ending(digits))).toEqual(outcome)
  expect(await accounts()).toBe(before)
})

it('a referred check has a review result, and no other check does', async () => {
  const referred = ending('4001')
  await identity.check(referred)
  expect(await identity.findReview(referred.reference)).toBe('pending')
  const [review] = await sandbox.look<{ id: number }[]>('/_sim/reviews')
  await sandbox.command(`/_sim/reviews/${review?.id}`, { to: 'more_wanted' })
  expect(await identity.findReview(referred.reference)).toBe('more_wanted')
  const passed = person()
  await identity.check(passed)
  expect(await identity.findReview(passed.reference)).toBeUndefined()
  expect(await identity.findReview('never-asked')).toBeUndefined()
})

it.each(['timeout_before', 'timeout_after'])(
  '%s is a timeout, and a retry leaves one account',
  async (action) => {
    const request = person()
    const before = await accounts()
    await sandbox.command('/_sim/faults', { partner: 'galileo', call: 'createAccount', action })
    await expect(identity.check(request)).rejects.toMatchObject({ kind: 'timeout' })
    expect(await identity.check(request)).toMatchObject({ result: 'passed' })
    expect(await accounts()).toBe(before + 1)
  },
)

it('a person with other details under the same reference gets the first result', async () => {
  const request = person()
  const passed = await identity.check(request)
  expect(await identity.check({ ...request, lastName: 'Denied' })).toEqual(passed)
})

it('a call inside a database transaction is a programming error', async () => {
  await expect(sandbox.database.transaction(() => identity.check(person()))).rejects.toThrow(
    /inside a transaction/,
  )
})

it.each([
  ['a reply without a decision', { new_account: [] }],
  ['a pass without an account', { new_account: [], cip: { decision: 'P', reason: null } }],
  ['an unknown decision', { new_account: [], cip: { decision: 'X', reason: null } }],
  ['an unknown reason', { new_account: [], cip: { decision: 'F', reason: 'MOON' } }],
])('treats %s as malformed, which rejects no one', async (_what, response_data) => {
  const server = createServer((_request, response) =>
    response.end(JSON.stringify({ status_code: 0, response_data })),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const client = createGalileoClient({ baseUrl: `http://127.0.0.1:${port}`, ...sandbox.config.galileo })
  const odd = createGalileoIdentityCheck({ client, productId: '1' })
  await expect(odd.check(person())).rejects.toMatchObject({ kind: 'malformed' })
  server.closeAllConnections()
  server.close()
})
