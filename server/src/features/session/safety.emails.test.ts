/** Each change to how a customer signs in also appears once as a notification (PROTECTION-44). */
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
test('a new password sends one email and one notification, even if its link is used twice', async () => {
  const token = await resetTokenOf(bank, customer.email)
  await Promise.all([choose(token), choose(token)])
  expect(await titles(await bank.signIn(customer.email))).toEqual(['Your password was changed.'])
  const subjects = (await mailsTo(bank, customer.email)).map(({ subject }) => subject)
  expect(subjects).toEqual(['Your password was changed', 'Choose a new password'])
})

test('a refused password sends no notification', async () => {
  const token = await resetTokenOf(bank, customer.email)
  expect((await choose(token, 'Password123!')).status).toBe(422)
  expect(await titles(customer.token)).toEqual([])
})

// PROTECTION-44
test('an email change sends a notification at the request and at the confirmation', async () => {
  const fresh = `fresh-${customer.email}`
  const token = await emailTokenOf({ bank, customer }, fresh)
  expect((await bank.send('POST', '/users/email/confirm', { token })).status).toBe(200)
  expect(await titles(await bank.signIn(fresh))).toEqual([
    'Your email address was changed.',
    'Your email address is about to change.',
  ])
})
