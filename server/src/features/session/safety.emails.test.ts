/** Changes of how to sign in are shown in the panel as well, each once (PROTECTION-44). */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  openTestBank,
  TEST_PASSWORD,
  type TestBank,
  type TestCustomer,
} from '../../../tests/support/test-bank.ts'
import { emailTokenOf } from '../../../tests/support/settings-seeds.ts'
import { mailsTo, resetTokenOf } from '../../../tests/support/mailbox.ts'

let bank: TestBank
let customer: TestCustomer
beforeAll(async () => {
  bank = await openTestBank()
})
afterAll(() => bank.close())
beforeEach(async () => {
  customer = await bank.createCustomer()
})

const titles = async (token: string) => {
  await bank.settle()
  const headers = { authorization: `Bearer ${token}` }
  const { body } = await bank.send<{ notifications: { title: string }[] }>(
    'GET',
    '/api/notifications',
    undefined,
    headers,
  )
  return body.notifications.map(({ title }) => title)
}
const choose = (reset_password_token: string, password = TEST_PASSWORD) =>
  bank.send('PUT', '/users/password', {
    user: { reset_password_token, password, password_confirmation: password },
  })

// PROTECTION-44
test('a new password is told by letter and in the panel, also when its link is used twice at once', async () => {
  const token = await resetTokenOf(bank, customer.email)
  await Promise.all([choose(token), choose(token)])
  expect(await titles(await bank.signIn(customer.email))).toEqual(['Your password was changed.'])
  const subjects = (await mailsTo(bank, customer.email)).map(({ subject }) => subject)
  expect(subjects).toEqual(['Your password was changed', 'Choose a new password'])
})

test('a password that is refused is told nowhere', async () => {
  const token = await resetTokenOf(bank, customer.email)
  expect((await choose(token, 'Password123!')).status).toBe(422)
  expect(await titles(customer.token)).toEqual([])
})

// PROTECTION-44
test('a change of the e-mail address is told when it is asked for and when it is confirmed', async () => {
  const fresh = `fresh-${customer.email}`
  const token = await emailTokenOf({ bank, customer }, fresh)
  expect((await bank.send('POST', '/users/email/confirm', { token })).status).toBe(200)
  expect(await titles(await bank.signIn(fresh))).toEqual([
    'Your e-mail address was changed.',
    'Your e-mail address is about to change.',
  ])
})
