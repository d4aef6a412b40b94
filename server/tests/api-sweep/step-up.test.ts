/**
 * Every call that the contract protects with a step-up is refused without one, whatever the request contains.
 */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestBank, TEST_PASSWORD, type TestBank, type TestCustomer } from '../support/test-bank.ts'
import { requestOf } from '../support/calls.ts'
import { contentOf } from '../support/content.ts'
import { operationsOf, type Operation } from '../support/openapi.ts'
import { personalInfoOf } from '../support/settings-seeds.ts'
import { openWire, type Wire, type WireReply } from '../support/wire.ts'

/** Written by hand, so that neither the contract nor the server can miss a call. */
const ALWAYS = [
  'POST /api/user/enable_mfa',
  'POST /api/user/confirm_mfa',
  'POST /api/user/disable_mfa',
  'POST /api/user/generate_backup_codes',
  // SESSION-56
  'POST /api/passkeys/options',
  'POST /api/passkeys',
  'DELETE /api/passkeys/{id}',
  // FUNDING-47
  'POST /api/plaid/create_link_token',
  'POST /api/plaid/upsert_ach_account',
  'POST /api/ach_accounts',
  'POST /api/billers/add_paper',
]
/** For each call, changes that need a step-up and a change that does not. */
const WHEN_CHANGED: Record<string, { changes: object[]; free: object }> = {
  // ACCOUNT-46
  'POST /api/account/update_personal_info': {
    changes: [{ email: 'thief@example.com' }, { primary_phone: '3125550199' }],
    free: { last_name: 'Ruiz' },
  },
}

let bank: TestBank
let wire: Wire
let at = Date.parse('2026-08-22T15:00:00Z')
let customer: TestCustomer
let operations: Operation[]
beforeAll(async () => {
  bank = await openTestBank({ machineNow: () => new Date(at) })
  wire = openWire(bank.url)
  operations = operationsOf(bank.app)
})
afterAll(async () => {
  wire.close()
  await bank.close()
})
beforeEach(async () => {
  customer = await bank.createCustomer()
})

const named = (name: string): Operation => {
  const found = operations.find((each) => each.name === name)
  if (!found) throw new Error(`no operation is called ${name}`)
  return found
}
const send = (name: string, token: string, body: object = {}): Promise<WireReply> =>
  wire.send({ ...requestOf(named(name), { body }), headers: { authorization: `Bearer ${token}` } })
const outcome = ({ status, json }: WireReply) => {
  const { code, details } = (json ?? {}) as { code?: string; details?: string[] }
  return code === 'step_up.required' ? [status, code, ...(details ?? [])] : ['let in']
}
const REFUSED = [403, 'step_up.required', 'password']
/** Returns the calls whose outcome was not the expected one. */
const findOpen = async (token: string, expected: unknown[] = REFUSED): Promise<unknown[]> => {
  const open: unknown[] = []
  const look = (name: string, reply: WireReply) => {
    if (outcome(reply).join() !== expected.join()) open.push([name, ...outcome(reply)])
  }
  for (const name of ALWAYS) look(name, await send(name, token))
  for (const [name, { changes }] of Object.entries(WHEN_CHANGED)) {
    for (const change of changes)
      look(name, await send(name, token, { ...personalInfoOf(customer), ...change }))
  }
  return open
}

// PROTECTION-24
test('the contract requires a step-up for exactly the listed calls', () => {
  const declared = (expected: true | 'when_changed') =>
    operations
      .filter(({ access }) => access?.who === 'customer' && access.stepUp === expected)
      .map(({ name }) => name)
      .toSorted()
  expect(declared(true)).toEqual(ALWAYS.toSorted())
  expect(declared('when_changed')).toEqual(Object.keys(WHEN_CHANGED))
})

// PROTECTION-24
test('refuses every protected call without a step-up, names its method, and changes nothing', async () => {
  const before = await contentOf(bank)
  expect(await findOpen(customer.token)).toEqual([])
  expect(await contentOf(bank)).toEqual(before)
})

// PROTECTION-24
test('saves unprotected changes without a step-up', async () => {
  for (const [name, { free }] of Object.entries(WHEN_CHANGED))
    expect((await send(name, customer.token, { ...personalInfoOf(customer), ...free })).status).toBe(200)
})

// PROTECTION-23
test('a step-up in one session does not unlock another session of the same customer', async () => {
  const other = await bank.signIn(customer.email)
  expect((await customer.post('/api/step_up', { password: TEST_PASSWORD })).status).toBe(200)
  expect(await findOpen(other)).toEqual([])
  expect(outcome(await send('POST /api/user/enable_mfa', customer.token))).toEqual(['let in'])
})

// PROTECTION-23
test('a step-up expires after five minutes, even if the token is refreshed', async () => {
  const { body } = await customer.post<{ expires_at: number }>('/api/step_up', { password: TEST_PASSWORD })
  expect(body.expires_at).toBe(Math.floor(at / 1000) + 300)
  at += 299_999
  for (const name of ALWAYS.filter((each) => !each.includes('_mfa')))
    expect([name, ...outcome(await send(name, customer.token))]).toEqual([name, 'let in'])
  const refreshed = await customer.post<{ token: string }>('/api/refresh_token', { last_active: at })
  at += 1
  expect(await findOpen(refreshed.body.token)).toEqual([])
})

// PROTECTION-23
test('a fresh sign-in does not count as a step-up', async () => {
  // Someone who steals the session right after sign-in must not get further.
  expect(await findOpen(await bank.signIn(customer.email))).toEqual([])
})

test('requires a code as the step-up when multi-factor is on', async () => {
  const secret = 'JBSWY3DPEHPK3PXP'
  await bank.operator('PUT', '/customers/authenticator', { email: customer.email, secret })
  expect(await findOpen(customer.token, [403, 'step_up.required', 'code'])).toEqual([])
})
