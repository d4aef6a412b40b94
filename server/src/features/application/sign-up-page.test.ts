import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestBank, type TestBank } from '../../../tests/support/test-bank.ts'
import { fillIn as fillInSteps, freshNumber, signUp, submit } from '../../../tests/support/applicant.ts'

let bank: TestBank
beforeAll(async () => {
  bank = await openTestBank()
})
afterAll(() => bank.close())

const PERSON = {
  reference: 'page-1',
  first_name: 'Ada',
  middle_name: 'Marie',
  last_name: "O'Example",
  email: 'page@example.com',
  password: 'Quiet-River-42',
  phone1: '(555) 555-0100',
  phone_verification: 'yes',
}
const fillIn = (change: object = {}) =>
  fetch(`${bank.sandboxUrl}/sign-up`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ ...PERSON, ...change }),
  })

// APPLICATION-01
it('a person who submits the sign-up page can sign in and has a pending application', async () => {
  const answer = await fillIn()
  expect(answer.status).toBe(303)
  const session = await bank.send<unknown>('POST', '/users/sign_in', {
    user: { email: PERSON.email, password: PERSON.password },
  })
  expect(session.status).toBe(200)
  const token = await bank.signIn(PERSON.email, PERSON.password)
  const { body } = await bank.send('GET', '/api/account_application', undefined, {
    authorization: `Bearer ${token}`,
  })
  expect(body).toMatchObject({
    status: 'pending',
    furthest_enrollment_step: 'personal_information',
    has_phone_verification: true,
    first_name: 'Ada',
    middle_name: 'Marie',
    last_name: "O'Example",
    phone_verification_attributes: { phone1: '(•••) •••-0100', phone2: null },
  })
})

it('creates one login when the button is pressed twice', async () => {
  const twice = { reference: 'page-2', email: 'twice@example.com' }
  const answers = await Promise.all([fillIn(twice), fillIn(twice)])
  expect(answers.map(({ status }) => status)).toEqual([303, 303])
})

it('shows on the page that an email address is taken or a password is too common', async () => {
  await fillIn({ reference: 'page-3', email: 'taken@example.com' })
  const taken = await fillIn({ reference: 'page-4', email: 'taken@example.com' })
  expect(taken.status).toBe(422)
  expect(await taken.text()).toContain('already an account with this email address.')
  const common = await fillIn({ reference: 'page-5', email: 'common@example.com', password: 'Password1' })
  expect(await common.text()).toContain('This password is too easy to guess. Choose another one.')
})

it.each([
  ['first_name', 'R2D2', 'Invalid'],
  ['last_name', '', 'This field is required'],
  ['email', 'ada', 'Enter an email address, like name@example.com.'],
  ['password', 'Short1', 'Password Too Short'],
  ['phone1', '', 'This field is required'],
  ['phone3', '12', 'Please enter a complete phone number'],
])('shows the error for %s "%s" under the field', async (name, value, message) => {
  const answer = await fillIn({ reference: `wrong-${name}`, email: `${name}@example.com`, [name]: value })
  expect(answer.status).toBe(422)
  expect(await answer.text()).toContain(`id="${name}-fault">${message}<`)
})

it('opens an account for a name that is longer than the processor accepts', async () => {
  const longName = (count: number) => 'Maximilianus-Theodorakopoulos-Alexandros'.slice(0, count)
  const applicant = await signUp(bank, {
    first_name: longName(40),
    middle_name: longName(38),
    last_name: longName(40),
  })
  await fillInSteps(applicant)
  expect(await submit(applicant, freshNumber())).toMatchObject({
    status: 200,
    body: { status: 'approved', last_name: longName(40) },
  })
  const created = await bank.createCustomer({ first_name: longName(40), last_name: longName(40) })
  expect(created.prn).toMatch(/^\d{12}$/)
})
