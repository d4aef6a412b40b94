/** Valid requests for the application's calls. Most replace the caller with a new applicant. */
import { randomUUID } from 'node:crypto'
import type { TestBank, TestCustomer } from './test-bank.ts'
import { freshNumber, HOME, IN_FORCE, readyApplicant, signUp, signUpBody, submit } from './applicant.ts'

interface Applying {
  bank: TestBank
  customer: TestCustomer
}
type Seed = (world: Applying) => Promise<{ body?: unknown }>

const applying =
  (make: (bank: TestBank) => Promise<TestCustomer>, bodyOf: () => object | undefined): Seed =>
  async (world) => {
    world.customer = await make(world.bank)
    const body = bodyOf()
    return body ? { body } : {}
  }

/** Each applicant has a different phone, because a number gets only a few codes an hour. */
let newPhones = 0
const phoneNumber = (number: number) => `555557${String(number).padStart(4, '0')}`
const toBeVerified = (bank: TestBank) =>
  readyApplicant(bank, { phones: [phoneNumber(++newPhones)], phone_verification: true })
const sendTo = (verification_type: 'sms' | 'call') => ({ selected_phone: 'phone1', verification_type })

export const APPLICATION_SEEDS: Readonly<Record<string, Seed>> = {
  'GET /api/account_application': applying(signUp, () => undefined),
  'PUT /api/account_application': applying(signUp, () => ({
    account_application: {
      furthest_enrollment_step: 'address',
      primary_phone: '(555) 555-0123',
      date_of_birth: '1984-02-29',
      income_source: 2,
      occupation: '43-4000',
      address_attributes: HOME,
      shipping_address_different: true,
      shipping_address_attributes: HOME,
    },
  })),
  'POST /api/account_application/submit': applying(readyApplicant, () => ({
    account_application: { id_type: 2, id_number: freshNumber() },
    agreements: IN_FORCE,
  })),
  'POST /api/phone_verifications/send_verification': applying(toBeVerified, () => sendTo('call')),
  'POST /api/phone_verifications/verify': async (world) => {
    world.customer = await toBeVerified(world.bank)
    const sent = await world.customer.post('/api/phone_verifications/send_verification', sendTo('sms'))
    if (sent.status !== 200) throw new Error(`no code was sent: ${JSON.stringify(sent.body)}`)
    const [heard] = await world.bank.look<{ code: string }[]>(`/phone?to=${phoneNumber(newPhones)}`)
    return { body: { verification_code: heard?.code } }
  },
  // The access test changes the word `something_new` to check that the signature covers it.
  'POST /partner/customers': async () => ({
    body: signUpBody({ reference: `something_new-${randomUUID()}`, middle_name: 'Maria' }),
  }),
  'POST /operator/applications/decision': async ({ bank }) => {
    const person = await readyApplicant(bank)
    await submit(person, freshNumber('4001'))
    return { body: { email: person.email, decision: 'approve' } }
  },
}
