import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openTestSandbox, type TestSandbox } from '../../../../sandbox/src/testing/sandbox.ts'
import type { PhoneVerification } from './port.ts'
import { createTwilioVerify } from './twilio.ts'

let sandbox: TestSandbox
let phones: PhoneVerification
const keys = {
  accountSid: 'sandbox-account-sid',
  authToken: 'sandbox-auth-token',
  serviceSid: 'sandbox-verify-service',
}
beforeAll(async () => {
  sandbox = await openTestSandbox()
  phones = createTwilioVerify({ baseUrl: `${sandbox.url}/twilio`, ...keys })
})
afterAll(() => sandbox.close())
afterEach(() => sandbox.control('DELETE', '/_sim/faults'))

let numbers = 0
const freshPhone = () => `555558${String(++numbers).padStart(4, '0')}`
const codeOf = async (phone: string) =>
  (await sandbox.look<{ code: string }[]>(`/_sim/phone?to=${phone}`))[0]?.code ?? ''
const sendTo = async (phone: string, channel: 'sms' | 'call' = 'sms') => {
  const sent = await phones.send({ phone, channel })
  if (sent.result !== 'sent') throw new Error(sent.result)
  return sent.verificationRef
}
const wrong = (code: string) => (code === '111111' ? '222222' : '111111')

it.each(['sms', 'call'] as const)('approves the right code sent by %s and no other', async (channel) => {
  const phone = freshPhone()
  const verificationRef = await sendTo(phone, channel)
  const code = await codeOf(phone)
  expect(await phones.check({ phone, verificationRef, code: wrong(code) })).toBe('wrong')
  expect(await phones.check({ phone, verificationRef, code })).toBe('approved')
})

it('the phone number finds the verification without its reference', async () => {
  const phone = freshPhone()
  await sendTo(phone)
  expect(await phones.check({ phone, verificationRef: null, code: await codeOf(phone) })).toBe('approved')
  expect(await phones.check({ phone, verificationRef: null, code: '111111' })).toBe('ended')
})

it('a cancelled verification ends, and the next code starts a new one', async () => {
  const phone = freshPhone()
  const verificationRef = await sendTo(phone)
  const code = await codeOf(phone)
  await phones.cancel(verificationRef)
  await phones.cancel(verificationRef)
  expect(await phones.check({ phone, verificationRef, code })).toBe('ended')
  expect(await sendTo(phone)).not.toBe(verificationRef)
})

it('the partner allows five checks and five codes', async () => {
  const phone = freshPhone()
  const verificationRef = await sendTo(phone)
  const code = wrong(await codeOf(phone))
  for (let tried = 0; tried < 5; tried++)
    expect(await phones.check({ phone, verificationRef, code })).toBe('wrong')
  expect(await phones.check({ phone, verificationRef, code })).toBe('too_many')
  const other = freshPhone()
  for (let sent = 0; sent < 5; sent++) await sendTo(other)
  expect(await phones.send({ phone: other, channel: 'sms' })).toEqual({ result: 'too_many' })
})

it.each(['5005550001', '5005550002', '5005550003', '5005550004', '5005550009'])(
  'an SMS does not reach %s',
  async (phone) => {
    expect(await phones.send({ phone, channel: 'sms' })).toEqual({ result: 'not_reached' })
  },
)

it('an approval whose reply was lost is returned when the code is checked again', async () => {
  const phone = freshPhone()
  const verificationRef = await sendTo(phone)
  const code = await codeOf(phone)
  await sandbox.command('/_sim/faults', {
    partner: 'twilio',
    call: 'VerificationCheck',
    action: 'timeout_after',
  })
  await expect(phones.check({ phone, verificationRef, code })).rejects.toMatchObject({ kind: 'timeout' })
  expect(await phones.check({ phone, verificationRef, code })).toBe('approved')
})

describe('errors', () => {
  it('wrong credentials are refused, and the error contains neither phone nor code', async () => {
    const stranger = createTwilioVerify({ baseUrl: `${sandbox.url}/twilio`, ...keys, authToken: 'wrong' })
    const failure = await stranger
      .check({ phone: '5555580999', verificationRef: 'VE123', code: '123456' })
      .catch((error: unknown) => error)
    expect(failure).toMatchObject({ partner: 'twilio', kind: 'refused', code: '20003' })
    expect(String(failure)).not.toMatch(/5555580999|VE123|123456/)
  })

  it.each([
    ['a server error', 500, '{}', { kind: 'timeout', code: 'http_500' }],
    ['a reply without JSON', 201, '<html>', { kind: 'malformed' }],
    ['a reply of another shape', 201, '{"id":1}', { kind: 'malformed' }],
    ['a refusal without a code', 403, 'no', { kind: 'refused', code: 'http_403' }],
    ['a redirect', 302, '', { kind: 'refused', code: 'http_302' }],
  ])('%s does not count as a sent code', async (_what, status, text, error) => {
    const server = createServer((_request, response) => response.writeHead(status).end(text))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    const odd = createTwilioVerify({ baseUrl: `http://127.0.0.1:${port}`, ...keys })
    await expect(odd.send({ phone: '5555580998', channel: 'sms' })).rejects.toMatchObject(error)
    server.closeAllConnections()
    server.close()
  })

  it('a partner that does not listen is unreachable', async () => {
    const server = createServer()
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    await new Promise((resolve) => server.close(resolve))
    const unreachable = createTwilioVerify({ baseUrl: `http://127.0.0.1:${port}`, ...keys })
    await expect(unreachable.send({ phone: '5555580997', channel: 'sms' })).rejects.toMatchObject({
      kind: 'unreachable',
    })
  })
})
