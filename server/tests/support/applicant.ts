/** An applicant who signs up at the partner's site, fills in the application's steps and submits it. */
import { randomUUID } from 'node:crypto'
import { type AccountApplication, AGREEMENTS } from '@yoursuccess/contract/application/application'
import type { ErrorReply } from '@yoursuccess/contract/core/error'
import { signatureOf } from '../../../sandbox/src/webhooks/sign.ts'
import { type Answer, TEST_PASSWORD, type TestBank, type TestCustomer } from './test-bank.ts'

let numbers = 0
/**
 * An unused Social Security number. Its last four digits decide the result of the identity check
 * (docs/partners/identity-check.md).
 */
export const freshNumber = (ending = '1111'): string => `${90_000 + numbers++}${ending}`

let people = 0

export interface SignUpBody {
  reference: string
  email: string
  password: string
  first_name: string
  middle_name?: string
  last_name: string
  phones: string[]
  phone_verification: boolean
}

export const signUpBody = (change: Partial<SignUpBody> = {}): SignUpBody => ({
  reference: `sign-up-${randomUUID()}`,
  email: `applicant${++people}@example.com`,
  password: TEST_PASSWORD,
  first_name: 'Alex',
  last_name: 'Applicant',
  phones: ['5005550006'],
  phone_verification: false,
  ...change,
})

/** Sends the sign-up site's call, signed now unless the test passes a signature. */
export const sendSignUp = (bank: TestBank, person: unknown, signature?: string) => {
  const body = JSON.stringify(person)
  const header = signature ?? signatureOf(bank.config.partnerKey, body, bank.clock.realNow())
  return bank.send<{ customer_id: number } & ErrorReply>('POST', '/partner/customers', person, {
    'x-partner-signature': header,
  })
}

export const signUp = async (bank: TestBank, change: Partial<SignUpBody> = {}): Promise<TestCustomer> => {
  const person = signUpBody(change)
  const reply = await sendSignUp(bank, person)
  if (reply.status !== 201) throw new Error(`sign-up failed: ${JSON.stringify(reply)}`)
  return bank.enter(reply.body.customer_id, person.email)
}

export const HOME = {
  address_1: '12 Oak Street',
  address_2: 'Apt 4',
  city: 'Springfield',
  state: 'IL',
  postal_code: '62701-1234',
}
const PERSON = {
  primary_phone: '(555) 555-0123',
  date_of_birth: '1984-02-29',
  income_source: 2,
  occupation: '43-4000',
}

export const save = (applicant: TestCustomer, furthest_enrollment_step: string, fields: object = {}) =>
  applicant.put<AccountApplication & ErrorReply>('/api/account_application', {
    account_application: { furthest_enrollment_step, ...fields },
  })

/** Saves all steps up to the review. */
export const fillIn = async (applicant: TestCustomer, change: object = {}): Promise<void> => {
  for (const answer of [
    await save(applicant, 'address', { ...PERSON, ...change }),
    await save(applicant, 'identification', { address_attributes: HOME, shipping_address_different: false }),
    await save(applicant, 'review'),
  ])
    if (answer.status !== 200) throw new Error(`saving failed: ${JSON.stringify(answer)}`)
}

/** The agreements, each with its current version. */
export const IN_FORCE = Object.fromEntries(AGREEMENTS.map(({ name, version }) => [name, version]))

export const submit = (applicant: TestCustomer, idNumber = freshNumber(), more: object = {}) =>
  applicant.post<AccountApplication & ErrorReply>('/api/account_application/submit', {
    account_application: { id_type: 2, id_number: idNumber },
    agreements: IN_FORCE,
    ...more,
  })

/** An applicant who has only the submission left. */
export const readyApplicant = async (
  bank: TestBank,
  change: Partial<SignUpBody> = {},
): Promise<TestCustomer> => {
  const applicant = await signUp(bank, change)
  await fillIn(applicant)
  return applicant
}

export const applicationOf = async (applicant: TestCustomer): Promise<AccountApplication> => {
  const answer: Answer<AccountApplication> = await applicant.get('/api/account_application')
  if (answer.status !== 200) throw new Error(`reading the application failed: ${JSON.stringify(answer)}`)
  return answer.body
}

/** Waits until the application meets the condition. Throws after 15 seconds. */
export const untilApplication = async (
  applicant: TestCustomer,
  condition: (application: AccountApplication) => boolean,
): Promise<AccountApplication> => {
  for (let waited = 0; waited < 15_000; waited += 50) {
    const application = await applicationOf(applicant)
    if (condition(application)) return application
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`the application stayed ${JSON.stringify(await applicationOf(applicant))}`)
}
