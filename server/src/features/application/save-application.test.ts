/** The application's steps and what each saves (docs/requirements/application.md). */
import { OCCUPATION_WORDS } from '@yoursuccess/contract/application/occupation-words'
import type { User } from '@yoursuccess/contract/session/session'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestBank, type TestBank, type TestCustomer } from '../../../tests/support/test-bank.ts'
import { applicationOf, fillIn, HOME, save, signUp, submit } from '../../../tests/support/applicant.ts'
import { isOccupation, OCCUPATIONS } from './occupations.ts'

/** The bank's date is August 22, 2026. */
let bank: TestBank
let applicant: TestCustomer
beforeAll(async () => {
  bank = await openTestBank()
})
afterAll(() => bank.close())
beforeEach(async () => {
  applicant = await signUp(bank)
})

const errorsOf = async (fields: object) => {
  const { status, body } = await save(applicant, 'personal_information', fields)
  return status === 422 ? (body.errors as Record<string, string[]>) : status
}

// APPLICATION-07, APPLICATION-08
test('saves the fields that a step sends, and keeps the others', async () => {
  await save(applicant, 'address', {
    primary_phone: '(555) 555-0123',
    date_of_birth: '1984-02-29',
    income_source: 3,
    occupation: '53-0000',
  })
  const { body } = await save(applicant, 'identification', {
    address_attributes: HOME,
    shipping_address_different: true,
    shipping_address_attributes: { ...HOME, address_1: '99 Work Road', address_2: null },
  })
  expect(body).toMatchObject({
    furthest_enrollment_step: 'identification',
    primary_phone: '5555550123',
    date_of_birth: '1984-02-29',
    income_source: 3,
    occupation: '53-0000',
    address_attributes: HOME,
    shipping_address_different: true,
    shipping_address_attributes: { address_1: '99 Work Road', address_2: null, city: 'Springfield' },
  })
  expect(await applicationOf(applicant)).toEqual(body)
})

describe('reaching a step', () => {
  // APPLICATION-09
  test('refuses the review step until the steps before it are complete', async () => {
    const { status, body } = await save(applicant, 'review')
    expect(status).toBe(422)
    expect(Object.keys(body.errors as object)).toEqual([
      'account_application.primary_phone',
      'account_application.date_of_birth',
      'account_application.income_source',
      'account_application.occupation',
      'account_application.address_attributes',
    ])
    expect((await applicationOf(applicant)).furthest_enrollment_step).toBe('personal_information')
  })

  // APPLICATION-09
  test('reaches a step when the request includes the missing fields', async () => {
    const person = { primary_phone: '5555550123', date_of_birth: '1984-02-29', income_source: 3 }
    expect((await save(applicant, 'address', person)).status).toBe(422)
    expect((await save(applicant, 'address', { ...person, occupation: '53-0000' })).status).toBe(200)
    expect((await save(applicant, 'identification')).status).toBe(422)
    const home = { address_attributes: HOME, shipping_address_different: false }
    expect((await save(applicant, 'identification', home)).status).toBe(200)
    expect((await save(applicant, 'review')).status).toBe(200)
  })
})

// APPLICATION-05, APPLICATION-09
test('remembers the furthest step across sign-ins, and never moves it back', async () => {
  await fillIn(applicant)
  await save(applicant, 'personal_information', { primary_phone: '5555550199' })
  const elsewhere = await bank.enter(applicant.id, applicant.email)
  expect(await applicationOf(elsewhere)).toMatchObject({
    furthest_enrollment_step: 'review',
    primary_phone: '5555550199',
  })
})

// APPLICATION-27
test('clears the shipping address when it is turned off', async () => {
  await fillIn(applicant)
  const other = { ...HOME, address_1: '99 Work Road' }
  await save(applicant, 'identification', {
    address_attributes: HOME,
    shipping_address_different: true,
    shipping_address_attributes: other,
  })
  const { body } = await save(applicant, 'identification', { shipping_address_different: false })
  expect(body).toMatchObject({ shipping_address_different: false, shipping_address_attributes: null })
  expect(await errorsOf({ shipping_address_different: true })).toEqual({
    'account_application.shipping_address_attributes': ['This field is required'],
  })
})

// APPLICATION-10
test('ignores names and other fields that only the server sets', async () => {
  const { body } = await save(applicant, 'personal_information', {
    first_name: 'Mallory',
    status: 'approved',
    has_phone_verification: true,
    phone_verification_attributes: { phone1: '5555559999' },
    id_type: 7,
  })
  expect(body).toMatchObject({ first_name: 'Alex', status: 'pending', has_phone_verification: false })
  const { body: user } = await applicant.get<{ user: User }>('/api/user')
  expect(user.user.has_approved_account_application).toBe(false)
})

// APPLICATION-18
describe('date of birth', () => {
  test.each([
    ['someone who turns 18 today', '2008-08-22', 200],
    ['someone who turns 18 tomorrow', '2008-08-23', 'You must be at least 18 years old'],
    ['someone who turns 125 today', '1901-08-22', 'You must be younger than 125'],
    ['someone who turns 125 tomorrow', '1901-08-23', 200],
    ['a date that does not exist', '1990-02-30', 'must be a day, yyyy-MM-dd'],
    ['a date in another format', '02/28/1990', 'must be a day, yyyy-MM-dd'],
    ['an empty date', '', 'This field is required'],
  ])('validates the date of birth: %s', async (_what, date_of_birth, expected) => {
    const found = await errorsOf({ date_of_birth })
    expect(found).toEqual(
      typeof expected === 'number' ? expected : { 'account_application.date_of_birth': [expected] },
    )
  })

  // APPLICATION-18
  test("determines the age by the bank's date, not the machine's", async () => {
    await bank.control('/clock/set', { to: '2026-08-23T12:00:00.000Z' })
    expect(await errorsOf({ date_of_birth: '2008-08-23' })).toBe(200)
    await bank.control('/clock/set', { to: '2026-08-22T12:00:00.000Z' })
    expect(await errorsOf({ date_of_birth: '2008-08-23' })).not.toBe(200)
  })
})

describe('occupation', () => {
  // APPLICATION-21
  test('accepts the 23 major and 98 minor occupation groups, and two for everyone else', async () => {
    const { body } = await applicant.get<{ occupations: { code: string; definition: string }[] }>(
      '/api/occupation_list',
    )
    expect(body.occupations).toEqual(OCCUPATIONS)
    const codes = body.occupations.map(({ code }) => code)
    expect(new Set(codes).size).toBe(123)
    expect(codes.filter((code) => code.endsWith('-0000') && !code.startsWith('99'))).toHaveLength(23)
    expect(codes).toEqual(codes.toSorted())
    for (const code of codes) expect(code).toMatch(/^\d{2}-\d{4}$/)
    expect(await errorsOf({ occupation: '15-1200' })).toBe(200)
    expect(await errorsOf({ occupation: '99-0000' })).toBe(200)
  })

  test('has everyday words only for occupations on the list', () => {
    expect(Object.keys(OCCUPATION_WORDS).filter((code) => !isOccupation(code))).toEqual([])
  })

  // APPLICATION-21
  test.each(['15-9999', '', 'none', '15-1200 ', '__proto__'])(
    'refuses the unknown occupation "%s"',
    async (occupation) => {
      expect(await errorsOf({ occupation })).toHaveProperty(['account_application.occupation'])
    },
  )
})

describe('error messages', () => {
  // APPLICATION-15, APPLICATION-17, APPLICATION-20
  test.each([
    ['primary_phone', '555-012', 'Please enter a complete phone number'],
    ['primary_phone', '', 'This field is required'],
    ['income_source', 5, 'This field is required'],
    ['income_source', '2', 'This field is required'],
  ])('refuses %s = %j with its error message', async (field, value, message) => {
    expect(await errorsOf({ [field]: value })).toEqual({ [`account_application.${field}`]: [message] })
  })

  // APPLICATION-24, APPLICATION-25, APPLICATION-26
  test.each([
    ['address_1', 'P.O. Box 12', 'Address PO Box is not allowed'],
    ['address_1', '', 'This field is required'],
    ['city', '', 'This field is required'],
    ['state', '', 'This field is required'],
    ['state', 'ZZ', 'Invalid'],
    ['postal_code', '', 'This field is required'],
    ['postal_code', '6270', 'Zip Code Invalid'],
    ['postal_code', '62701-12', 'Zip Code Invalid'],
  ])('refuses %s = %j in both addresses', async (field, value, message) => {
    const place = { ...HOME, [field]: value }
    for (const which of ['address_attributes', 'shipping_address_attributes']) {
      expect(await errorsOf({ [which]: place, shipping_address_different: true })).toMatchObject({
        [`account_application.${which}.${field}`]: [message],
      })
    }
  })
})

// APPLICATION-14
test('a customer created by the operator has no application', async () => {
  const customer = await bank.createCustomer()
  expect((await customer.get('/api/account_application')).status).toBe(404)
  expect((await save(customer, 'address')).status).toBe(404)
  expect((await submit(customer)).status).toBe(404)
})
