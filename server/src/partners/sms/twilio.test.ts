import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openTestSandbox, type TestSandbox } from '../../../../sandbox/src/testing/sandbox.ts'
import { createTwilioMessages } from './twilio.ts'

const keys = {
  accountSid: 'sandbox-account-sid',
  authToken: 'sandbox-auth-token',
  messagingServiceSid: 'sandbox-messaging-service',
}
let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await openTestSandbox()
})
afterEach(() => sandbox.control('DELETE', '/_sim/faults'))
afterAll(() => sandbox.close())

const messages = (change: Partial<typeof keys> = {}) =>
  createTwilioMessages({ baseUrl: `${sandbox.url}/twilio/`, ...keys, ...change })
const received = (phone: string) =>
  sandbox.look<{ text: string; channel: string }[]>(`/_sim/phone?to=${phone}`)

test('an SMS arrives on the phone unchanged', async () => {
  const text = 'Did you try to pay $12.34 at JOE’S & SONS? https://bank.example/fraud-alerts/1'
  expect(await messages().send({ phone: '5555590001', text })).toBe('sent')
  expect(await received('5555590001')).toMatchObject([{ text, channel: 'sms' }])
})

test.each(['5005550001', '5005550002', '5005550003', '5005550004', '5005550009'])(
  'the phone %s is not reached, which is no error',
  async (phone) => {
    expect(await messages().send({ phone, text: 'Hello' })).toBe('not_reached')
    expect(await received(phone)).toEqual([])
  },
)

test.each([
  ['wrong credentials', { authToken: 'guessed' }, '20003'],
  ['another account', { accountSid: 'AC-other' }, '20003'],
  ['an unknown service', { messagingServiceSid: 'MG-other' }, '21705'],
])('refuses an SMS with %s', async (_what, change, code) => {
  await expect(messages(change).send({ phone: '5555590002', text: 'Hello' })).rejects.toMatchObject({
    kind: 'refused',
    code,
  })
  expect(await received('5555590002')).toEqual([])
})

test('a lost reply is a timeout, because the SMS may have been sent', async () => {
  const fault = { partner: 'twilio', call: 'Messages' }
  await sandbox.command('/_sim/faults', { ...fault, action: 'timeout_after' })
  await expect(messages().send({ phone: '5555590003', text: 'Hello' })).rejects.toMatchObject({
    kind: 'timeout',
  })
  expect(await received('5555590003')).toHaveLength(1)
  await sandbox.command('/_sim/faults', { ...fault, action: 'status', status: 503 })
  await expect(messages().send({ phone: '5555590003', text: 'Hello' })).rejects.toMatchObject({
    kind: 'timeout',
    code: 'http_503',
  })
})
