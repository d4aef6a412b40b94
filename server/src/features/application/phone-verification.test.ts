/** Codes sent to a phone on file by SMS or call, limited in real time (APPLICATION-37 to APPLICATION-47). */
import type { ErrorReply } from '@yoursuccess/contract/core/error'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestBank, type TestBank, type TestCustomer } from '../../../tests/support/test-bank.ts'
import { applicationOf, freshNumber, readyApplicant, submit } from '../../../tests/support/applicant.ts'

let bank: TestBank
let applicant: TestCustomer
let phones: [string, string]
/** How far the bank's real-time clock is ahead of the sandbox's, so that minutes pass without waiting. */
let aheadMs = 0
let lastPhone = 0
const freshPhone = () => `555556${String(++lastPhone).padStart(4, '0')}`

beforeAll(async () => {
  bank = await openTestBank({ machineNow: () => new Date(Date.now() + aheadMs) })
})
afterAll(() => bank.close())
beforeEach(async () => {
  phones = [freshPhone(), freshPhone()]
  applicant = await readyApplicant(bank, { phones, phone_verification: true })
})
afterEach(() => bank.control('/faults', undefined, 'DELETE'))

type Sent = { message: string; resend_at: string } & ErrorReply
const send = (selected_phone = 'phone1', verification_type = 'sms', more: object = {}) =>
  applicant.post<Sent>('/api/phone_verifications/send_verification', {
    selected_phone,
    verification_type,
    ...more,
  })
const verify = (verification_code: string) =>
  applicant.post<{ message: string } & ErrorReply>('/api/phone_verifications/verify', { verification_code })
const codesSentTo = (phone: string) =>
  bank.look<{ code: string; channel: string }[]>(`/phone?to=${encodeURIComponent(phone)}`)
const codeOf = async (phone: string) => (await codesSentTo(phone))[0]?.code ?? ''
const checksAtPartner = async () =>
  (await bank.look<{ call: string }[]>('/journal?partner=twilio')).filter(
    ({ call }) => call === 'VerificationCheck',
  )
const wrong = (code: string) => (code === '111111' ? '222222' : '111111')
/** Advances the bank's clock, then signs in again because the idle session may have ended. */
const passSeconds = async (seconds: number) => {
  aheadMs += seconds * 1000
  applicant = await bank.enter(applicant.id, applicant.email)
}
const refusedWith = (status: number, code: string) => ({ status, body: { code } })

// APPLICATION-42
test('allows a submission after the applicant enters a code sent by SMS', async () => {
  expect(await applicationOf(applicant)).toMatchObject({
    has_phone_verification: true,
    sent_phone_verification: false,
  })
  const sent = await send()
  expect(sent).toMatchObject({
    status: 200,
    body: { message: 'We have sent a verification code to your phone' },
  })
  const waitMs = new Date(sent.body.resend_at).getTime() - (Date.now() + aheadMs)
  expect(waitMs).toBeGreaterThan(55_000)
  expect(waitMs).toBeLessThanOrEqual(60_000)
  expect(await applicationOf(applicant)).toMatchObject({ sent_phone_verification: true })
  const code = await codeOf(phones[0])
  expect(code).toMatch(/^\d{6}$/)
  expect(await verify(` ${code.slice(0, 3)}-${code.slice(3)} `)).toMatchObject({
    status: 200,
    body: { message: 'Phone number successfully verified!' },
  })
  expect(await applicationOf(applicant)).toMatchObject({
    has_phone_verification: false,
    sent_phone_verification: false,
  })
  expect(await submit(applicant, freshNumber())).toMatchObject({ status: 200 })
})

// APPLICATION-38
test('calls another phone on file with a code', async () => {
  expect((await send('phone2', 'call')).status).toBe(200)
  expect((await codesSentTo(phones[1]))[0]).toMatchObject({ channel: 'call' })
  expect(await codesSentTo(phones[0])).toEqual([])
  expect((await verify(await codeOf(phones[1]))).status).toBe(200)
})

// APPLICATION-38
test('ignores phone numbers in the request, and refuses a phone that is not on file', async () => {
  const stranger = freshPhone()
  await send('phone1', 'sms', { phone1: stranger, phone2: stranger, phone3: stranger })
  expect(await codesSentTo(stranger)).toEqual([])
  expect(await codesSentTo(phones[0])).toHaveLength(1)
  expect(await send('phone3')).toMatchObject(refusedWith(422, 'phone.unknown'))
})

describe('no verification required', () => {
  // APPLICATION-36
  test('sends no code when the partner requires no verification', async () => {
    applicant = await readyApplicant(bank)
    expect(await send()).toMatchObject(refusedWith(409, 'phone.not_required'))
    expect(await verify('111111')).toMatchObject(refusedWith(409, 'phone.not_required'))
  })

  test('sends no code after the phone is verified', async () => {
    await send()
    await verify(await codeOf(phones[0]))
    expect(await send()).toMatchObject(refusedWith(409, 'phone.not_required'))
  })
})

describe('sending a code', () => {
  // APPLICATION-47
  test('sends a new code after a minute, and accepts only the newest', async () => {
    await send()
    const older = await codeOf(phones[0])
    await passSeconds(30)
    const early = await send()
    expect(early).toMatchObject(refusedWith(429, 'phone.sent_just_now'))
    expect(Number(early.headers.get('retry-after'))).toBeGreaterThan(25)
    expect(Number(early.headers.get('retry-after'))).toBeLessThanOrEqual(30)
    await passSeconds(31)
    expect((await send()).status).toBe(200)
    const newer = await codeOf(phones[0])
    expect(await verify(older)).toMatchObject(refusedWith(422, 'phone.wrong_code'))
    expect((await verify(newer)).status).toBe(200)
  })

  // APPLICATION-44
  test('a code sent to another phone voids the first one', async () => {
    await send('phone1')
    const first = await codeOf(phones[0])
    await passSeconds(61)
    await send('phone2')
    const second = await codeOf(phones[1])
    expect(await verify(first)).toMatchObject(refusedWith(422, 'phone.wrong_code'))
    expect((await verify(second)).status).toBe(200)
  })

  // APPLICATION-47
  test('refuses to send a fourth code within an hour', async () => {
    for (let sent = 0; sent < 3; sent++) {
      expect((await send()).status).toBe(200)
      await passSeconds(61)
    }
    const fourth = await send()
    expect(fourth).toMatchObject(refusedWith(429, 'phone.too_many_codes'))
    expect(Number(fourth.headers.get('retry-after'))).toBeGreaterThan(3300)
    await passSeconds(3600)
    expect((await send()).status).toBe(200)
  })

  // APPLICATION-47
  test('counts codes to one number together for all applicants who share it', async () => {
    for (let sent = 0; sent < 3; sent++) {
      await send()
      await passSeconds(61)
    }
    applicant = await readyApplicant(bank, { phones: [phones[0]], phone_verification: true })
    expect(await send()).toMatchObject(refusedWith(429, 'phone.too_many_codes'))
  })

  test('sends one code for many requests at once', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => send()))
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 429, 429, 429, 429])
    expect(await codesSentTo(phones[0])).toHaveLength(1)
  })

  test.each(['5005550009', '5005550004'])(
    'says that %s cannot receive SMS, and allows a call at once',
    async (phone) => {
      applicant = await readyApplicant(bank, { phones: [phone], phone_verification: true })
      expect(await send()).toMatchObject(refusedWith(422, 'phone.not_reached'))
      expect(await applicationOf(applicant)).toMatchObject({ sent_phone_verification: false })
      expect((await send('phone1', 'call')).status).toBe(200)
      expect((await verify(await codeOf(phone))).status).toBe(200)
    },
  )

  test.each(['5005550001', '5005550002', '5005550003'])(
    'says that neither SMS nor a call reaches %s',
    async (phone) => {
      applicant = await readyApplicant(bank, { phones: [phone], phone_verification: true })
      expect(await send()).toMatchObject(refusedWith(422, 'phone.not_reached'))
      expect(await send('phone1', 'call')).toMatchObject(refusedWith(422, 'phone.not_reached'))
    },
  )

  test('answers 503 when the partner times out, but accepts a code that was delivered', async () => {
    await bank.control('/faults', {
      partner: 'twilio',
      call: 'Verifications',
      action: 'timeout_after',
      times: 1,
    })
    expect(await send()).toMatchObject(refusedWith(503, 'unavailable'))
    expect((await verify(await codeOf(phones[0]))).status).toBe(200)
  })

  test('after a lost reply, the next code has its own tries, and the lost one no longer works', async () => {
    await bank.control('/faults', {
      partner: 'twilio',
      call: 'Verifications',
      action: 'timeout_after',
      times: 1,
    })
    expect(await send()).toMatchObject(refusedWith(503, 'unavailable'))
    const lost = await codeOf(phones[0])
    for (let tried = 0; tried < 4; tried++)
      expect(await verify(wrong(lost))).toMatchObject(refusedWith(422, 'phone.wrong_code'))
    await passSeconds(61)
    expect((await send()).status).toBe(200)
    const newest = await codeOf(phones[0])
    expect(await verify(lost)).toMatchObject(refusedWith(422, 'phone.wrong_code'))
    for (let tried = 0; tried < 3; tried++)
      expect(await verify(wrong(newest))).toMatchObject(refusedWith(422, 'phone.wrong_code'))
    expect((await verify(newest)).status).toBe(200)
  })
})

describe('checking a code', () => {
  // APPLICATION-46
  test('refuses even the right code after five wrong tries, until a new one is sent', async () => {
    await send()
    const code = await codeOf(phones[0])
    for (let tried = 0; tried < 5; tried++)
      expect(await verify(wrong(code))).toMatchObject(refusedWith(422, 'phone.wrong_code'))
    expect(await verify(code)).toMatchObject(refusedWith(429, 'phone.too_many_tries'))
    expect(await applicationOf(applicant)).toMatchObject({ sent_phone_verification: false })
    await passSeconds(61)
    expect((await send()).status).toBe(200)
    expect((await verify(await codeOf(phones[0]))).status).toBe(200)
  })

  test('checks only five of many guesses made at once', async () => {
    await send()
    const code = await codeOf(phones[0])
    const checksBefore = (await checksAtPartner()).length
    const answers = await Promise.all(Array.from({ length: 12 }, () => verify(wrong(code))))
    expect((await checksAtPartner()).length - checksBefore).toBe(5)
    const codes = answers.map(({ body }) => body.code)
    expect(codes.filter((each) => each === 'phone.wrong_code')).toHaveLength(5)
    expect(codes.filter((each) => each === 'phone.too_many_tries')).toHaveLength(7)
  })

  // APPLICATION-46
  test('a code expires after ten minutes of real time, whatever the business clock shows', async () => {
    await send()
    const code = await codeOf(phones[0])
    await bank.control('/clock/advance', { hours: 1 })
    expect(await applicationOf(applicant)).toMatchObject({ sent_phone_verification: true })
    await passSeconds(600)
    expect(await applicationOf(applicant)).toMatchObject({ sent_phone_verification: false })
    expect(await verify(code)).toMatchObject(refusedWith(422, 'phone.code_expired'))
  })

  test('says that a code has expired when it expired at the partner', async () => {
    await send()
    const code = await codeOf(phones[0])
    await bank.control('/phone/expire', { to: phones[0] })
    expect(await verify(code)).toMatchObject(refusedWith(422, 'phone.code_expired'))
  })

  test('refuses a code when none was sent', async () => {
    expect(await verify('111111')).toMatchObject(refusedWith(409, 'phone.no_code'))
  })

  // APPLICATION-46
  test.each(['12345', '1234567', 'abcdef', '000000'])('refuses the wrong code "%s"', async (entered) => {
    await send()
    expect(await verify(entered)).toMatchObject(refusedWith(422, 'phone.wrong_code'))
  })

  // APPLICATION-41
  test('requires a code', async () => {
    expect((await verify('')).body.errors).toEqual({ verification_code: ['This field is required'] })
  })

  test("accepts the right code again after the partner's answer was lost", async () => {
    await send()
    const code = await codeOf(phones[0])
    await bank.control('/faults', {
      partner: 'twilio',
      call: 'VerificationCheck',
      action: 'timeout_after',
      times: 1,
    })
    expect(await verify(code)).toMatchObject(refusedWith(503, 'unavailable'))
    expect(await applicationOf(applicant)).toMatchObject({ has_phone_verification: true })
    expect((await verify(code)).status).toBe(200)
  })

  // PROTECTION-42
  test('stores no code in the database', async () => {
    await send()
    const code = await codeOf(phones[0])
    const { rows } = await bank.database.query<{ content: string }>(
      'select c::text as content from bank.phone_codes c',
    )
    expect(rows.filter(({ content }) => content.includes(code))).toEqual([])
  })
})
