/** The external sign-up site reports a person (APPLICATION-01). */
import type { User } from '@yoursuccess/contract/session/session'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signatureOf } from '../../../../sandbox/src/webhooks/sign.ts'
import { openTestBank, type TestBank } from '../../../tests/support/test-bank.ts'
import { applicationOf, save, signUp, signUpBody, sendSignUp } from '../../../tests/support/applicant.ts'

let bank: TestBank
beforeAll(async () => {
  bank = await openTestBank()
})
afterAll(() => bank.close())

const countCustomers = async () => {
  const { rows } = await bank.database.query<{ count: number }>(
    'select count(*) as count from bank.customers',
  )
  return rows[0]?.count
}

// APPLICATION-01, APPLICATION-07
test('somebody who signed up signs in, and finds an application at its first step', async () => {
  const person = signUpBody({ email: 'New.Person@Example.com', middle_name: 'Maria', last_name: "O'Neil" })
  const { status, body } = await sendSignUp(bank, person)
  expect(status).toBe(201)
  const applicant = await bank.enter(body.customer_id, 'new.person@example.com')
  const { body: user } = await applicant.get<{ user: User }>('/api/user')
  expect(user.user).toMatchObject({
    has_approved_account_application: false,
    has_closed_account: false,
    redirectPath: null,
    features: { plaid: true, fundingShutoff: false },
  })
  expect(await applicationOf(applicant)).toEqual({
    status: 'pending',
    furthest_enrollment_step: 'personal_information',
    has_phone_verification: false,
    sent_phone_verification: false,
    submitted_at: null,
    first_name: 'Alex',
    middle_name: 'Maria',
    last_name: "O'Neil",
    primary_phone: '5005550006',
    date_of_birth: null,
    income_source: null,
    occupation: null,
    address_attributes: null,
    shipping_address_attributes: null,
    shipping_address_different: false,
    id_type: 2,
    phone_verification_attributes: { phone1: '(•••) •••-0006', phone2: null, phone3: null },
  })
})

test('the form begins with the phone of the sign-up, and keeps another one that is typed', async () => {
  const applicant = await signUp(bank, { phones: ['5555550101', '5555550102'] })
  expect((await applicationOf(applicant)).primary_phone).toBe('5555550101')
  await save(applicant, 'personal_information', { primary_phone: '5555550199' })
  expect((await applicationOf(applicant)).primary_phone).toBe('5555550199')
})

// APPLICATION-37
test('of each phone on file only the last four digits are told', async () => {
  const applicant = await signUp(bank, { phones: ['5555550101', '5555550102', '5555550103'] })
  const { phone_verification_attributes: phones } = await applicationOf(applicant)
  expect(Object.values(phones)).toEqual(['(•••) •••-0101', '(•••) •••-0102', '(•••) •••-0103'])
})

describe('once', () => {
  // APPLICATION-02
  test('the same sign-up told again is the same customer, and changes nothing', async () => {
    const person = signUpBody()
    const first = await sendSignUp(bank, person)
    const customers = await countCustomers()
    const again = await sendSignUp(bank, { ...person, last_name: 'Changed' })
    expect(again).toMatchObject({ status: 201, body: first.body })
    expect(await countCustomers()).toBe(customers)
    const applicant = await bank.enter(first.body.customer_id, person.email)
    expect((await applicationOf(applicant)).last_name).toBe('Applicant')
  })

  // APPLICATION-02
  test('the same sign-up told many times at once makes one customer', async () => {
    const person = signUpBody()
    const customers = (await countCustomers()) ?? 0
    const answers = await Promise.all(Array.from({ length: 6 }, () => sendSignUp(bank, person)))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 201))
    expect(new Set(answers.map(({ body }) => body.customer_id)).size).toBe(1)
    expect(await countCustomers()).toBe(customers + 1)
  })
})

describe('is refused', () => {
  // APPLICATION-03
  test('with an e-mail address that somebody has, under its field', async () => {
    const person = signUpBody()
    await sendSignUp(bank, person)
    const customers = await countCustomers()
    const other = await sendSignUp(bank, signUpBody({ email: person.email.toUpperCase() }))
    expect(other).toMatchObject({
      status: 409,
      body: { code: 'sign_up.email_taken', errors: { email: [expect.any(String)] } },
    })
    expect(await countCustomers()).toBe(customers)
  })

  // APPLICATION-03
  test('with a password that is tried first, under its field', async () => {
    const answer = await sendSignUp(bank, signUpBody({ password: 'Chapter13' }))
    expect(answer).toMatchObject({
      status: 422,
      body: { code: 'sign_up.common_password', errors: { password: [expect.any(String)] } },
    })
  })

  test.each([
    ['no password rule', { password: 'lowercase1' }, 'password'],
    ['no address', { email: 'nobody' }, 'email'],
    ['no name', { first_name: ' ' }, 'first_name'],
    ['no phone', { phones: [] }, 'phones'],
    ['half a phone', { phones: ['555'] }, 'phones.0'],
    ['more than was agreed', { state: 'approved' }, 'request'],
  ])('with %s, and says where', async (_what, change, field) => {
    const answer = await sendSignUp(bank, { ...signUpBody(), ...change })
    expect(answer).toMatchObject({ status: 422, body: { code: 'invalid_input' } })
    expect(Object.keys(answer.body.errors ?? {})).toEqual([field])
  })

  test.each([
    ['without a signature', () => ''],
    ['signed by somebody else', (body: string, now: Date) => signatureOf('x'.repeat(43), body, now)],
    ['signed over other words', (_body: string, now: Date) => signatureOf(bank.config.partnerKey, '{}', now)],
    [
      'signed six minutes ago',
      (body: string, now: Date) =>
        signatureOf(bank.config.partnerKey, body, new Date(now.getTime() - 360_000)),
    ],
  ])('%s, and nobody is created', async (_what, sign) => {
    const person = signUpBody()
    const customers = await countCustomers()
    const answer = await sendSignUp(bank, person, sign(JSON.stringify(person), bank.clock.realNow()))
    expect(answer).toMatchObject({ status: 401, body: { code: 'signed_out' } })
    expect(await countCustomers()).toBe(customers)
  })
})
