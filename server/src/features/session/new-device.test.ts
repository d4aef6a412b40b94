/** The bank notifies the owner once of a sign-in in an unknown browser. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { mailsTo } from '../../../tests/support/mailbox.ts'
import {
  openTestBank,
  TEST_PASSWORD,
  type TestBank,
  type TestCustomer,
} from '../../../tests/support/test-bank.ts'

const TITLE = 'There was a sign-in to your account on a new device.'
const SUBJECT = 'New sign-in to your account'

let bank: TestBank
let ann: TestCustomer
beforeAll(async () => {
  bank = await openTestBank()
})
afterAll(() => bank.close())
beforeEach(async () => {
  ann = await bank.createCustomer()
})

/** Signs in with a browser's cookie and returns the cookie that the browser has afterward. */
const signIn = async (cookie = '', { email } = ann, password = TEST_PASSWORD): Promise<string> => {
  const reply = await bank.send('POST', '/users/sign_in', { user: { email, password } }, { cookie })
  const line = reply.headers.getSetCookie().find((each) => each.startsWith('Device='))
  return line?.split(';')[0] ?? cookie
}
const notified = async ({ email, get } = ann) => {
  await bank.settle()
  const { body } = await get<{ notifications: { title: string }[] }>('/api/notifications')
  const mails = await mailsTo(bank, email)
  return {
    panel: body.notifications.filter(({ title }) => title === TITLE).length,
    emails: mails.filter(({ subject }) => subject === SUBJECT).length,
  }
}

// PROTECTION-07
test('notifies the owner of a second browser but not of the first, and only once', async () => {
  expect(await notified()).toEqual({ panel: 0, emails: 0 })
  const cookie = await signIn()
  expect(await notified()).toEqual({ panel: 1, emails: 1 })
  expect(await signIn(cookie)).toBe(cookie)
  expect(await notified()).toEqual({ panel: 1, emails: 1 })
})

test('notifies each of two customers who share a browser once', async () => {
  const bob = await bank.createCustomer()
  const both = await signIn(await signIn(), bob)
  for (const who of [ann, bob, ann]) expect(await signIn(both, who)).toBe(both)
  expect(await notified(ann)).toEqual({ panel: 1, emails: 1 })
  expect(await notified(bob)).toEqual({ panel: 1, emails: 1 })
})

test('a forged device cookie counts as a new device, and a wrong password notifies no one', async () => {
  expect(await signIn('', ann, 'Wrong-River-42')).toBe('')
  expect(await notified()).toEqual({ panel: 0, emails: 0 })
  await signIn(`Device=${'x'.repeat(43)}`)
  expect(await notified()).toEqual({ panel: 1, emails: 1 })
})
