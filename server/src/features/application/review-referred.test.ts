/** The operator reviews and decides referred applications, and the applicant gets an email. */
import type { ReferredApplication } from '@yoursuccess/contract/application/application-review'
import type { ErrorReply } from '@yoursuccess/contract/core/error'
import type { User } from '@yoursuccess/contract/session/session'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { bankingDayOf } from '../../clock/clock.ts'
import { openTestBank, type TestBank, type TestCustomer } from '../../../tests/support/test-bank.ts'
import { applicationOf, freshNumber, readyApplicant, submit } from '../../../tests/support/applicant.ts'
import { nextMail } from '../../../tests/support/mailbox.ts'

let bank: TestBank
beforeAll(async () => {
  bank = await openTestBank()
})
afterAll(() => bank.close())
afterEach(() => bank.control('/faults', undefined, 'DELETE'))

const referred = async (ending = '4001'): Promise<TestCustomer> => {
  const applicant = await readyApplicant(bank)
  await nextMail(bank, applicant.email, () => submit(applicant, freshNumber(ending)))
  return applicant
}
const list = async () =>
  (await bank.operator<{ applications: ReferredApplication[] }>('GET', '/applications', undefined)).body
    .applications
type Decision = { status: string; galileo_payment_reference_number: string | null } & ErrorReply
const decide = (email: string, decision: string) =>
  bank.operator<Decision>('POST', '/applications/decision', { email, decision })
const auditOf = async ({ id }: TestCustomer) => {
  const { rows } = await bank.database.query<{ entry: string }>(
    `select actor || ' ' || action || coalesce(' ' || subject, '') as entry
     from bank.audit_entries where customer_id = $1 and action like 'application.%' order by id`,
    [id],
  )
  return rows.map(({ entry }) => entry)
}

// APPLICATION-62, APPLICATION-63
test('lists who is waiting and why, oldest first, without Social Security numbers', async () => {
  const withDocuments = await referred('4001')
  const sanctionsMatch = await referred('4006')
  const threeMismatches = await readyApplicant(bank)
  for (let tried = 0; tried < 3; tried++) await submit(threeMismatches, freshNumber('4003'))
  await submit(await readyApplicant(bank), freshNumber('4002'))
  expect((await list()).map(({ email, reason }) => [email, reason])).toEqual([
    [withDocuments.email, 'documents'],
    [sanctionsMatch.email, 'sanctions'],
    [threeMismatches.email, 'mismatches'],
  ])
  expect((await list())[0]).toEqual({
    email: withDocuments.email,
    first_name: 'Alex',
    last_name: 'Applicant',
    reason: 'documents',
    referred_at: expect.any(String),
    processor_review: 'pending',
  })
  expect(bankingDayOf(new Date((await list())[0]?.referred_at ?? ''))).toBe('2026-08-22')
  expect((await list()).at(-1)?.processor_review).toBeNull()
})

test("shows the processor's review if available, but leaves the decision to the operator", async () => {
  const applicant = await referred()
  const [review] = await bank.look<{ id: number; email: string }[]>('/reviews')
  expect(review?.email).toBe(applicant.email)
  await bank.control(`/reviews/${review?.id}`, { to: 'accepted' })
  const ofApplicant = async () => (await list()).find(({ email }) => email === applicant.email)
  expect((await ofApplicant())?.processor_review).toBe('accepted')
  expect(await applicationOf(applicant)).toMatchObject({ status: 'referred' })
  const fault = { partner: 'galileo', call: 'getEnrollmentInfo', action: 'timeout_before', times: 20 }
  await bank.control('/faults', fault)
  expect(await ofApplicant()).toMatchObject({ reason: 'documents', processor_review: null })
})

// APPLICATION-63
test('an approved applicant gets an account, a card and a welcome email, and starts funding', async () => {
  const applicant = await referred()
  let decision: Awaited<ReturnType<typeof decide>> | undefined
  const mail = await nextMail(bank, applicant.email, async () => {
    decision = await decide(applicant.email.toUpperCase(), 'approve')
  })
  expect(decision).toMatchObject({ status: 200, body: { status: 'approved' } })
  expect(decision?.body.galileo_payment_reference_number).toMatch(/^\d{12}$/)
  expect(mail.subject).toBe('Welcome to YourSuccess')
  const { body } = await applicant.get<{ user: User }>('/api/user')
  expect(body.user).toMatchObject({
    has_approved_account_application: true,
    redirectPath: '/enrollment-funding',
  })
  expect((await applicant.get('/api/account')).body).toMatchObject({
    galileo_payment_reference_number: decision?.body.galileo_payment_reference_number,
    current_card: { frozen: false },
  })
  expect((await list()).map(({ email }) => email)).not.toContain(applicant.email)
  expect(await auditOf(applicant)).toEqual([
    'sign_up_partner application.signed_up',
    'customer application.submitted',
    'processor application.referred documents',
    'operator application.approved',
  ])
})

test('emails a rejected applicant and opens no account', async () => {
  const applicant = await referred()
  const mail = await nextMail(bank, applicant.email, () => decide(applicant.email, 'reject'))
  expect(mail.subject).toBe('Your YourSuccess application')
  expect(await applicationOf(applicant)).toMatchObject({ status: 'rejected' })
  expect((await applicant.get('/api/account')).status).toBe(403)
})

// APPLICATION-63
test('approves while the processor is down, and opens one account later', async () => {
  const applicant = await referred()
  await bank.control('/faults', {
    partner: 'galileo',
    call: 'createAccount',
    action: 'timeout_after',
    times: 2,
  })
  expect((await decide(applicant.email, 'approve')).body).toEqual({
    status: 'approved',
    galileo_payment_reference_number: null,
  })
  let status = 0
  for (let waited = 0; status !== 200 && waited < 15_000; waited += 100) {
    await new Promise((resolve) => setTimeout(resolve, 100))
    ;({ status } = await applicant.get('/api/account'))
  }
  expect(status).toBe(200)
  const accounts = await bank.look<{ email: string }[]>('/customers')
  expect(accounts.filter(({ email }) => email === applicant.email)).toHaveLength(1)
})

// APPLICATION-63
test('accepts only one of several decisions made at once', async () => {
  const applicant = await referred()
  const answers = await Promise.all([
    decide(applicant.email, 'approve'),
    decide(applicant.email, 'reject'),
    decide(applicant.email, 'approve'),
  ])
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409, 409])
})

test.each([
  ['of an unknown email address', async () => 'nobody@example.com', 404, 'application_review.unknown'],
  [
    'of a customer who never applied',
    async () => (await bank.createCustomer()).email,
    404,
    'application_review.unknown',
  ],
  [
    'that was not submitted',
    async () => (await readyApplicant(bank)).email,
    409,
    'application_review.not_referred',
  ],
])('refuses a decision about an application %s', async (_what, emailOf, status, code) => {
  expect(await decide(await emailOf(), 'approve')).toMatchObject({ status, body: { code } })
})
