/** The possible results of a submission (APPLICATION-49 to APPLICATION-54), and what follows from each. */
import type { Account } from '@yoursuccess/contract/account/account'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestBank, type TestBank, type TestCustomer } from '../../../tests/support/test-bank.ts'
import {
  applicationOf,
  freshNumber,
  HOME,
  IN_FORCE,
  readyApplicant,
  save,
  signUp,
  submit,
} from '../../../tests/support/applicant.ts'
import { nextMail } from '../../../tests/support/mailbox.ts'
import { submittedApplication } from '../../../tests/support/submitted-application.ts'

let bank: TestBank
let applicant: TestCustomer
beforeAll(async () => {
  bank = await openTestBank()
})
afterAll(() => bank.close())
beforeEach(async () => {
  applicant = await readyApplicant(bank)
})

const { accountsAtProcessor, checksOf, stateOf, userOf } = submittedApplication(() => bank)

describe('approval', () => {
  // APPLICATION-49, APPLICATION-62
  test('an approved applicant gets an account, a card and a welcome email at once', async () => {
    await save(applicant, 'review', {
      shipping_address_different: true,
      shipping_address_attributes: { ...HOME, address_1: '99 Work Road' },
    })
    let answer: Awaited<ReturnType<typeof submit>> | undefined
    const mail = await nextMail(bank, applicant.email, async () => {
      answer = await submit(applicant, freshNumber())
    })
    expect(answer).toMatchObject({ status: 200, body: { status: 'approved', submitted_at: null } })
    expect(await userOf(applicant)).toMatchObject({
      has_approved_account_application: true,
      redirectPath: '/enrollment-funding',
    })
    const { body: account } = await applicant.get<Account>('/api/account')
    expect(account).toMatchObject({
      first_name: 'Alex',
      last_name: 'Applicant',
      email: applicant.email,
      primary_phone: '5555550123',
      address: { address_1: '12 Oak Street', postal_code: '62701-1234' },
      shipping_address: { address_1: '99 Work Road' },
      current_card: { frozen: false, pin_set_at: null },
    })
    expect(await accountsAtProcessor(applicant.email)).toMatchObject([
      { prn: account.galileo_payment_reference_number },
    ])
    expect((await applicant.get('/api/balance')).body).toMatchObject({ balance: '0.00', stale: false })
    expect(mail.subject).toBe('Welcome to YourSuccess')
    expect(mail.links[0]).toMatch(/\/login$/)
  })

  test('an approved applicant can receive money', async () => {
    await submit(applicant, freshNumber())
    const [account] = await accountsAtProcessor(applicant.email)
    const pay = { kind: 'payroll', amount: '12.50', description: 'PAY' }
    await bank.control(`/accounts/${account?.prn}/deposits`, pay)
    await bank.settle()
    const { body } = await applicant.get<{ transactions: unknown[] }>('/api/transactions')
    expect(body.transactions).toHaveLength(1)
  })

  // APPLICATION-56
  test('refuses changes and another submission after the approval', async () => {
    await submit(applicant, freshNumber())
    const before = await applicationOf(applicant)
    const refusal = { status: 409, body: { code: 'application.decided' } }
    expect(await save(applicant, 'review', { primary_phone: '5555550999' })).toMatchObject(refusal)
    expect(await submit(applicant, freshNumber())).toMatchObject(refusal)
    expect(await applicationOf(applicant)).toEqual(before)
    expect(await accountsAtProcessor(applicant.email)).toHaveLength(1)
  })
})

describe('refusal by the partner', () => {
  // APPLICATION-51, APPLICATION-52, APPLICATION-62
  test.each([
    ['4002', 'rejected', 'denied', 'application.rejected', 'Your YourSuccess application'],
    ['4007', 'rejected', 'denied', 'application.rejected', 'Your YourSuccess application'],
    [
      '4001',
      'referred',
      'referred',
      'application.referred',
      'We need a few documents for your YourSuccess application',
    ],
    [
      '4006',
      'referred',
      'referred',
      'application.referred',
      'We need a few documents for your YourSuccess application',
    ],
  ])('an SSN ending in %s is %s for good, with an email', async (ending, status, state, code, subject) => {
    let answer: Awaited<ReturnType<typeof submit>> | undefined
    const mail = await nextMail(bank, applicant.email, async () => {
      answer = await submit(applicant, freshNumber(ending))
    })
    expect(answer).toMatchObject({ status: 422, body: { code } })
    expect(answer?.body.error).toBe(
      status === 'rejected'
        ? 'Account submission rejected. An account can not be created for this ID'
        : 'Account submission referred to partner to gather more information',
    )
    expect(mail.subject).toBe(subject)
    // An applicant must not learn that the name resembles one on a sanctions list.
    expect(mail.text).not.toMatch(/sanction|OFAC/i)
    expect(await stateOf(applicant)).toBe(state)
    expect(await applicationOf(applicant)).toMatchObject({ status, submitted_at: null })
    expect(await submit(applicant, freshNumber())).toMatchObject({ status: 409 })
    expect(await accountsAtProcessor(applicant.email)).toEqual([])
    expect(await userOf(applicant)).toMatchObject({ has_approved_account_application: false })
  })

  test.each([
    ['Review', 'application.referred'],
    ['Denied', 'application.rejected'],
  ])('answers the last name %s with %s', async (last_name, code) => {
    const person = await readyApplicant(bank, { last_name })
    expect((await submit(person, freshNumber())).body.code).toBe(code)
  })

  // APPLICATION-53, PROTECTION-40
  test('allows another try after a mismatch, and does not keep the wrong number', async () => {
    const answer = await submit(applicant, freshNumber('4003'))
    expect(answer).toMatchObject({
      status: 422,
      body: {
        code: 'application.mismatch',
        error: 'Identification does not match records. Please confirm your information and try again.',
      },
    })
    expect(await applicationOf(applicant)).toMatchObject({ status: 'pending', submitted_at: null })
    expect(await checksOf(applicant)).toEqual([{ outcome: 'mismatch', sealed: false, hashed: false }])
    expect((await save(applicant, 'review', { date_of_birth: '1985-01-01' })).status).toBe(200)
    expect(await submit(applicant, freshNumber())).toMatchObject({ status: 200 })
  })

  // APPLICATION-53
  test('refers the application after the third mismatch', async () => {
    const codes: string[] = []
    for (let tried = 0; tried < 3; tried++)
      codes.push((await submit(applicant, freshNumber('4003'))).body.code)
    expect(codes).toEqual(['application.mismatch', 'application.mismatch', 'application.referred'])
    expect(await stateOf(applicant)).toBe('referred')
  })

  // APPLICATION-50
  test('says what is wrong with an invalid parameter, and allows another try', async () => {
    const answer = await submit(applicant, freshNumber('4004'))
    expect(answer).toMatchObject({
      status: 422,
      body: { code: 'application.invalid_parameter', error: 'Invalid parameter' },
    })
    expect(answer.body.details).toEqual([
      'Date of birth could not be confirmed',
      'Street address could not be found',
    ])
    expect(await checksOf(applicant)).toEqual([{ outcome: 'invalid', sealed: false, hashed: false }])
    expect(await submit(applicant, freshNumber())).toMatchObject({ status: 200 })
  })
})

describe('a Social Security number in use', () => {
  // APPLICATION-55
  test("rejects another customer's Social Security number without calling the partner", async () => {
    const number = freshNumber()
    await submit(applicant, number)
    const second = await readyApplicant(bank)
    await bank.control('/faults', { partner: 'galileo', call: 'createAccount', action: 'status', times: 1 })
    expect(await submit(second, number)).toMatchObject({
      status: 422,
      body: { code: 'application.rejected' },
    })
    expect(await bank.look<unknown[]>('/faults')).toHaveLength(1)
    await bank.control('/faults', undefined, 'DELETE')
    expect(await stateOf(second)).toBe('denied')
  })

  // APPLICATION-55
  test('accepts a Social Security number whose first applicant was rejected', async () => {
    const number = freshNumber()
    await submit(await readyApplicant(bank, { last_name: 'Denied' }), number)
    expect(await submit(applicant, number)).toMatchObject({ status: 200 })
  })
})

describe('submission refused without calling the partner', () => {
  // APPLICATION-48
  test('names the missing fields of an incomplete application', async () => {
    const person = await signUp(bank)
    const answer = await submit(person)
    expect(answer).toMatchObject({ status: 422, body: { code: 'application.incomplete' } })
    const required = ['This field is required']
    expect(answer.body.errors).toEqual({
      primary_phone: required,
      date_of_birth: required,
      income_source: required,
      occupation: required,
      address_attributes: required,
    })
    expect(await checksOf(person)).toEqual([])
  })

  test('checks the age of the applicant again', async () => {
    await save(applicant, 'review', { date_of_birth: '2008-08-22' })
    await bank.control('/clock/set', { to: '2026-08-21T12:00:00.000Z' })
    const answer = await submit(applicant, freshNumber())
    await bank.control('/clock/set', { to: '2026-08-22T12:00:00.000Z' })
    expect(answer.body.errors).toEqual({ date_of_birth: ['You must be at least 18 years old'] })
  })

  // APPLICATION-36
  test('refuses a submission before the phone is verified', async () => {
    const person = await readyApplicant(bank, { phone_verification: true })
    expect(await submit(person)).toMatchObject({
      status: 422,
      body: { code: 'application.phone_not_verified' },
    })
    expect(await checksOf(person)).toEqual([])
  })

  // APPLICATION-35
  test('refuses an agreement version that is not in force', async () => {
    const versions = {
      electronic_communications: '2026-11',
      // The version before the one in force.
      deposit_account: '2026-11',
      privacy_policy: '2026-12',
    }
    const answer = await submit(applicant, freshNumber(), { agreements: versions })
    expect(answer).toMatchObject({ status: 409, body: { code: 'application.agreements_changed' } })
    expect(await checksOf(applicant)).toEqual([])
  })

  // APPLICATION-35
  test('refuses a submission without the agreements', async () => {
    const answer = await submit(applicant, freshNumber(), { agreements: undefined })
    expect(answer).toMatchObject({
      status: 422,
      body: { errors: { agreements: ['This field is required'] } },
    })
    expect(await checksOf(applicant)).toEqual([])
  })

  // APPLICATION-28, APPLICATION-50
  test('refuses another type of identification', async () => {
    const answer = await applicant.post('/api/account_application/submit', {
      account_application: { id_type: 3, id_number: '987654320' },
      agreements: IN_FORCE,
    })
    expect(answer).toMatchObject({ status: 422, body: { error: 'Invalid parameter' } })
    expect(await checksOf(applicant)).toEqual([])
  })

  // APPLICATION-30
  test.each(['', '12345678', '1234567890', '987-65-4320', '98765432x'])(
    'refuses the Social Security number "%s"',
    async (number) => {
      const { body } = await submit(applicant, number)
      const message = number ? 'You must enter a valid social security number.' : 'This field is required'
      expect(body.errors).toHaveProperty(['account_application.id_number', 0], message)
    },
  )
})

// APPLICATION-35
test('records each accepted agreement with its version and time once, unchangeably', async () => {
  await submit(applicant, freshNumber('4003'))
  await bank.control('/clock/advance', { days: 1 })
  await submit(applicant, freshNumber())
  const { rows } = await bank.database.query<{ agreement: string; version: string; accepted_at: Date }>(
    'select agreement, version, accepted_at from bank.agreement_acceptances where customer_id = $1 order by id',
    [applicant.id],
  )
  expect(rows.map(({ agreement, version }) => `${agreement} ${version}`)).toEqual([
    'electronic_communications 2026-11',
    'deposit_account 2026-12',
    'privacy_policy 2026-12',
  ])
  const { accepted_at: acceptedAt } = rows[0] ?? {}
  expect(new Date(acceptedAt ?? 0).getTime()).toBeLessThan(bank.clock.now().getTime() - 80_000_000)
  for (const change of [
    'update bank.agreement_acceptances set version = $1',
    'delete from bank.agreement_acceptances where version <> $1',
  ])
    await expect(bank.database.query(change, ['x'])).rejects.toThrow('append-only')
})
