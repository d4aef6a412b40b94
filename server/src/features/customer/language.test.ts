/** The language of pages, refusals and messages, as a browser and its customer choose it. */
import type { ErrorReply } from '@yoursuccess/contract/core/error'
import { commonRefusals } from '@yoursuccess/contract/core/error'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  openTestBank,
  TEST_PASSWORD,
  type TestBank,
  type TestCustomer,
} from '../../../tests/support/test-bank.ts'

let bank: TestBank
let customer: TestCustomer
beforeAll(async () => {
  bank = await openTestBank()
})
afterAll(() => bank.close())
beforeEach(async () => {
  customer = await bank.createCustomer()
})

const SPANISH = { 'accept-language': 'es-US,es;q=0.9' }

/** Signs in and returns the language cookie of the reply. */
const signIn = async (headers: Record<string, string>) => {
  const user = { email: customer.email, password: TEST_PASSWORD }
  const { headers: sent } = await bank.send('POST', '/users/sign_in', { user }, headers)
  return sent
    .getSetCookie()
    .find((line) => line.startsWith('Language='))
    ?.split(';')[0]
}
const kept = async () => {
  const { rows } = await bank.database.query('select language from bank.customers where id = $1', [
    customer.id,
  ])
  return (rows[0] as { language: string | null }).language
}
const forget = () =>
  bank.database.query('update bank.customers set language = null where id = $1', [customer.id])

// LANGUAGE-04
test('who never chose has the language of the first sign-in, also in a browser that prefers another', async () => {
  await forget()
  expect(await signIn(SPANISH)).toBeUndefined()
  expect(await kept()).toBe('es')
  expect(await signIn({})).toBe('Language=es')
})

// LANGUAGE-04
test('a choice in the browser before the sign-in replaces the one that was kept', async () => {
  await customer.put('/api/language', { language: 'es' })
  expect(await signIn({ cookie: 'Language=en' })).toBe('Language=es')
  expect(await signIn({ cookie: 'Language=en.new' })).toBe('Language=en')
  expect(await kept()).toBe('en')
})

// LANGUAGE-04
test('the customer chooses the language', async () => {
  const { status, body, headers } = await customer.put('/api/language', { language: 'es' })
  expect([status, body]).toEqual([200, { language: 'es' }])
  expect(headers.getSetCookie()).toEqual([
    expect.stringMatching(/^Language=es; Max-Age=\d+; Path=\/; SameSite=Lax$/),
  ])
  expect(await kept()).toBe('es')
  expect((await customer.put('/api/language', { language: 'fr' })).status).toBe(422)
})

// LANGUAGE-06
test('a refusal has the language of the request', async () => {
  const refusal = async (headers: Record<string, string>) => {
    const { body } = await bank.send<ErrorReply>('GET', '/api/user', undefined, headers)
    return [body.code, body.error]
  }
  expect(await refusal({})).toEqual(['signed_out', commonRefusals.signed_out.error])
  expect(await refusal(SPANISH)).toEqual(['signed_out', 'Inicie sesión.'])
  expect(await refusal({ ...SPANISH, cookie: 'Language=en' })).toEqual(['signed_out', 'Please sign in.'])
})

// LANGUAGE-06
test('a list of errors has the language of the request, too', async () => {
  const user = { email: customer.email, password: 'Wrong-River-42' }
  const { body } = await bank.send<ErrorReply>('POST', '/users/sign_in', { user }, SPANISH)
  expect(body.errors).toEqual(['El correo electrónico o la contraseña no son correctos.'])
})
