/** A sign-in in a browser that was not known is told to the owner, once. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { mailsTo } from '../../../tests/support/mailbox.ts'
import {
  openTestBank,
  TEST_PASSWORD,
  type TestBank,
  type TestCustomer,
} from '../../../tests/support/test-bank.ts'

const TOLD = 'Your account was signed in to on a new device'

let bank: TestBank
let ann: TestCustomer
beforeAll(async () => {
  bank = await openTestBank()
})
afterAll(() => bank.close())
beforeEach(async () => {
  ann = await bank.createCustomer()
})

/** Signs in with the cookie of a browser; answers the one that it has then. */
const signIn = async (cookie = '', { email } = ann, password = TEST_PASSWORD): Promise<string> => {
  const reply = await bank.send('POST', '/users/sign_in', { user: { email, password } }, { cookie })
  const line = reply.headers.getSetCookie().find((each) => each.startsWith('Device='))
  return line?.split(';')[0] ?? cookie
}
const reported = async ({ email, get } = ann) => {
  await bank.settle()
  const { body } = await get<{ notifications: { title: string }[] }>('/api/notifications')
  const mails = await mailsTo(bank, email)
  return {
    notices: body.notifications.filter(({ title }) => title === `${TOLD}.`).length,
    emails: mails.filter(({ subject }) => subject === TOLD).length,
  }
}

// PROTECTION-07
test('the first browser is told to nobody, another one is, and each of them only once', async () => {
  expect(await reported()).toEqual({ notices: 0, emails: 0 })
  const cookie = await signIn()
  expect(await reported()).toEqual({ notices: 1, emails: 1 })
  expect(await signIn(cookie)).toBe(cookie)
  expect(await reported()).toEqual({ notices: 1, emails: 1 })
})

test('two who share a browser are told once each, whoever signs in after whom', async () => {
  const bob = await bank.createCustomer()
  const both = await signIn(await signIn(), bob)
  for (const who of [ann, bob, ann]) expect(await signIn(both, who)).toBe(both)
  expect(await reported(ann)).toEqual({ notices: 1, emails: 1 })
  expect(await reported(bob)).toEqual({ notices: 1, emails: 1 })
})

test('a mark that was made up is as good as none, and a wrong password tells nothing', async () => {
  expect(await signIn('', ann, 'Wrong-River-42')).toBe('')
  expect(await reported()).toEqual({ notices: 0, emails: 0 })
  await signIn(`Device=${'x'.repeat(43)}`)
  expect(await reported()).toEqual({ notices: 1, emails: 1 })
})
