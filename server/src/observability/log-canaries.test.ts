/**
 * Sends secrets and personal numbers through the bank, in valid and invalid requests, and then searches all
 * log output for them, also after errors (OPERATIONS-68).
 */
import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLog } from './log.ts'
import { openTestBank, type TestBank, type TestCustomer } from '../../tests/support/test-bank.ts'
import { readyApplicant, submit } from '../../tests/support/applicant.ts'
import { handOver } from '../../tests/support/funding-seeds.ts'
import { resetTokenOf } from '../../tests/support/mailbox.ts'

const PASSWORD = 'Canary-Password-77'
const WRONG_PASSWORD = 'Canary-Wrong-88'
const PHONE = '5005550006'
const SSN = '987654321'
const CODE = '493817'
/** The birthday of the test applicants. */
const BORN = '1984-02-29'
const STREET = '77 Canary Lane'

let bank: TestBank
let customer: TestCustomer
let log = ''
const canaries: Record<string, string> = {
  PASSWORD,
  WRONG_PASSWORD,
  PHONE,
  SSN,
  CODE,
  BORN,
  STREET,
  'account number at another bank': '1111222233330000',
}

beforeAll(async () => {
  bank = await openTestBank({ log: createLog('debug', { write: (line) => void (log += line) }) })
  customer = await bank.createCustomer({
    password: PASSWORD,
    email: 'canary@example.com',
    primary_phone: PHONE,
    address: { address_1: STREET, city: 'Springfield', state: 'IL', postal_code: '62701' },
  })
  canaries['email address'] = 'canary@example.com'
  canaries['account number'] = customer.prn
  canaries['session token'] = customer.token.split('.').at(-1) ?? customer.token
  await bank.settle()
})
afterAll(() => bank.close())

const signIn = (body: object) => bank.send('POST', '/users/sign_in', { user: body })

const exerciseBank = async () => {
  const { email } = customer
  await signIn({ email, password: WRONG_PASSWORD })
  await signIn({ email, password: PASSWORD, one_time_passcode: CODE })
  await bank.send('POST', `/users/sign_in?password=${PASSWORD}&email=${email}`, { user: { email } })
  await bank.send('GET', `/api/account?token=${customer.token}&ssn=${SSN}`)
  await bank.send('POST', '/users/password', { user: { email } })
  await bank.settle()
  const token = await resetTokenOf(bank, email)
  canaries['token of a reset link'] = token
  await bank.send('PUT', '/users/password', {
    user: { reset_password_token: token, password: WRONG_PASSWORD, password_confirmation: 'x' },
  })
  await customer.get('/api/account')
  await customer.post('/api/step_up', { password: WRONG_PASSWORD })
  await customer.post('/api/step_up', { password: PASSWORD })
  await customer.post('/api/user/enable_mfa')
  await customer.post('/api/user/confirm_mfa', { one_time_passcode: CODE })
  await customer.post('/api/plaid/upsert_ach_account', await handOver({ bank, customer, mark: 'x' } as never))
  const applicant = await readyApplicant(bank)
  await submit(applicant, SSN)
  await bank.settle()
}

/** Makes everything fail that can fail, with the canaries in the input. */
const fail = async () => {
  for (const call of ['createAccount', 'getBalance', 'addAchAccount'])
    await bank.control('/faults', { partner: 'galileo', call, action: 'status', status: 500, times: 20 })
  await bank.operator('POST', '/customers', {
    email: 'canary2@example.com',
    password: PASSWORD,
    first_name: 'Canary',
    last_name: 'Two',
    primary_phone: PHONE,
    address: { address_1: STREET, city: 'Springfield', state: 'IL', postal_code: '62701' },
  })
  await customer.get('/api/balance')
  await bank.database.query('alter table bank.customers rename to customers_away')
  await signIn({ email: customer.email, password: PASSWORD })
  await customer.get('/api/user')
  await bank.database.query('alter table bank.customers_away rename to customers')
  await fetch(`${bank.url}/users/sign_in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: `{"user":{"email":"${customer.email}","password":"${PASSWORD}"`,
  })
  await fetch(`${bank.url}/%zz${PASSWORD}?ssn=${SSN}`, { headers: { 'x-canary': PASSWORD } })
}

// OPERATIONS-68
test('the log contains no secret or personal number, and every line is valid JSON', async () => {
  await exerciseBank()
  await fail()
  const lines = log.trimEnd().split('\n')
  expect(lines.length).toBeGreaterThan(40)
  const messages = lines.map((line) => (JSON.parse(line) as { msg: string }).msg)
  expect(messages).toEqual(expect.arrayContaining(['request', 'partner call', 'fault']))
  const found = Object.entries(canaries).filter(([, canary]) => log.includes(canary))
  expect(found.map(([name]) => name)).toEqual([])
})

test('control: a secret that is logged is found', () => {
  const secret = randomBytes(12).toString('hex')
  let written = ''
  createLog('info', { write: (line) => void (written += line) }).info(`signed in with ${secret}`)
  expect(written).toContain(secret)
})
