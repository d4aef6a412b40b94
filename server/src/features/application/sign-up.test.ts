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
test('a person who signed up can sign in and has an application at its first step', async () => {
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

test('prefills the phone from the sign-up, and keeps a different one that is entered', async () => {
  const applicant = await signUp(bank, { phones: ['5555550101', '5555550102'] })
  expect((await applicationOf(applicant)).primary_phone).toBe('5555550101')
  await save(applicant, 'personal_information', { primary_phone: '5555550199' })
  expect((await applicationOf(applicant)).primary_phone).toBe('5555550199')
})

// APPLICATION-37
test('shows only the last four digits of each phone on file', async () => {
  const applicant = await signUp(bank, { phones: ['5555550101', '5555550102', '5555550103'] })
  const { phone_verification_attributes: phones } = await applicationOf(applicant)
  expect(Object.values(phones)).toEqual(['(•••) •••-0101', '(•••) •••-0102', '(•••) •••-0103'])
})

describe('repeated sign-up', () => {
  // APPLICATION-02
  test('answers a repeated sign-up with the same customer, and changes nothing', async () => {
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
  test('creates one customer from identical sign-ups at once', async () => {
    const person = signUpBody()
    const customers = (await countCustomers()) ?? 0
    const answers = await Promise.all(Array.from({ length: 6 }, () => sendSignUp(bank, person)))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 201))
    expect(new Set(answers.map(({ body }) => body.customer_id)).size).toBe(1)
    expect(await countCustomers()).toBe(customers + 1)
  })
})

describe('refused sign-up', () => {
  // APPLICATION-03
  test('refuses an email address that is in use, with an error at the field', async () => {
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
  test('refuses a common password, with an error at the field', async () => {
    const answer = await sendSignUp(bank, signUpBody({ password: 'Chapter13' }))
    expect(answer).toMatchObject({
      status: 422,
      body: { code: 'sign_up.common_password', errors: { password: [expect.any(String)] } },
    })
  })

  test.each([
    ['a password without a capital letter', { password: 'lowercase1' }, 'password'],
    ['an invalid email address', { email: 'nobody' }, 'email'],
    ['no name', { first_name: ' ' }, 'first_name'],
    ['no phone', { phones: [] }, 'phones'],
    ['an incomplete phone number', { phones: ['555'] }, 'phones.0'],
    ['an unknown field', { state: 'approved' }, 'request'],
  ])('refuses a sign-up with %s, and names the field', async (_what, change, field) => {
    const answer = await sendSignUp(bank, { ...signUpBody(), ...change })
    expect(answer).toMatchObject({ status: 422, body: { code: 'invalid_input' } })
    expect(Object.keys(answer.body.errors ?? {})).toEqual([field])
  })

  test.each([
    ['without a signature', () => ''],
    ['signed with another key', (body: string, now: Date) => signatureOf('x'.repeat(43), body, now)],
    [
      'signed over another body',
      (_body: string, now: Date) => signatureOf(bank.config.partnerKey, '{}', now),
    ],
    [
      'signed six minutes ago',
      (body: string, now: Date) =>
        signatureOf(bank.config.partnerKey, body, new Date(now.getTime() - 360_000)),
    ],
  ])('refuses a sign-up %s, and creates no customer', async (_what, sign) => {
    const person = signUpBody()
    const customers = await countCustomers()
    const answer = await sendSignUp(bank, person, sign(JSON.stringify(person), bank.clock.realNow()))
    expect(answer).toMatchObject({ status: 401, body: { code: 'signed_out' } })
    expect(await countCustomers()).toBe(customers)
  })
})
