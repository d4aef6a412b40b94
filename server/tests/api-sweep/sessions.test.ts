/**
 * When a customer changes how they sign in, their older sessions lose access. Tested for every operation of
 * the OpenAPI document.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestBank, TEST_PASSWORD, type TestBank, type TestCustomer } from '../support/test-bank.ts'
import { requestOf } from '../support/calls.ts'
import { resetTokenOf } from '../support/mailbox.ts'
import { type Operation, operationsOf } from '../support/openapi.ts'
import { addPasskeyOf } from '../support/passkey-seeds.ts'
import { authenticatorOf, personalInfoOf } from '../support/settings-seeds.ts'
import { openWire, type Wire } from '../support/wire.ts'

let bank: TestBank
let wire: Wire
let operations: Operation[]
beforeAll(async () => {
  bank = await openTestBank()
  wire = openWire(bank)
  operations = operationsOf(bank.app).filter(({ access }) => access?.who === 'customer')
})
afterAll(async () => {
  wire.close()
  await bank.close()
})

/** Turns on multi-factor sign-in in this session, which stays valid. */
const proveAuthenticator = async (customer: TestCustomer) => {
  const { post } = customer
  await bank.stepUp(customer)
  const { otp_url } = (await post<{ otp_url: string }>('/api/user/enable_mfa')).body
  const one_time_passcode = authenticatorOf(otp_url).generate({ timestamp: bank.clock.realNow().getTime() })
  return post('/api/user/confirm_mfa', { one_time_passcode })
}

/** Steps up with a backup code from the operator, which does not depend on the time, and makes the call. */
const withBackupCode = async (customer: TestCustomer, path: string) => {
  const { codes } = (
    await bank.operator<{ codes: string[] }>('PUT', '/customers/authenticator', {
      email: customer.email,
      secret: 'JBSWY3DPEHPK3PXP',
    })
  ).body
  await customer.post('/api/step_up', { otp_attempt: codes[0] })
  return customer.post(path)
}

/** What the customer does in one session, or by email, while an older session is open. */
const CHANGES: Record<string, (customer: TestCustomer, older: string) => Promise<{ status: number }>> = {
  'its own sign-out': (_customer, older) =>
    bank.send('DELETE', '/users/sign_out', undefined, { authorization: `Bearer ${older}` }),
  'a password reset by email': async ({ email }) =>
    bank.send('PUT', '/users/password', {
      user: {
        reset_password_token: await resetTokenOf(bank, email),
        password: TEST_PASSWORD,
        password_confirmation: TEST_PASSWORD,
      },
    }),
  'the first code of an authenticator': proveAuthenticator,
  'turning off multi-factor': (customer) => withBackupCode(customer, '/api/user/disable_mfa'),
  'new backup codes': (customer) => withBackupCode(customer, '/api/user/generate_backup_codes'),
  'a new passkey': async (customer) => {
    await addPasskeyOf({ bank, customer })
    return { status: 201 }
  },
  'signing out elsewhere': (customer) => customer.delete('/api/sessions'),
  'a change of email address': async (customer) => {
    await bank.stepUp(customer)
    return customer.post('/api/account/update_personal_info', {
      ...personalInfoOf(customer),
      email: `moved.${customer.email}`,
    })
  },
}

// PROTECTION-17
test.each(Object.keys(CHANGES))('after %s, an older session can make no call', async (change) => {
  const customer = await bank.createCustomer()
  const older = await bank.signIn(customer.email)
  expect((await CHANGES[change]?.(customer, older))?.status).toBeLessThan(300)
  const opened: string[] = []
  const credentials = [
    { authorization: `Bearer ${older}` },
    { cookie: `Authorization=${older}`, 'sec-fetch-site': 'same-origin' },
  ]
  for (const operation of operations) {
    for (const headers of credentials) {
      const request = requestOf(operation, operation.method === 'GET' ? {} : { body: {} }, headers)
      const { status } = await wire.send(request)
      if (status !== 401) opened.push(`${operation.name}: ${status}`)
    }
  }
  expect(operations.length).toBeGreaterThan(60)
  expect(opened).toEqual([])
})
