/** Codes to a phone on file: by text and by call, with limits in real time (APPLICATION-37 to APPLICATION-47). */
import type { ErrorReply } from '@yoursuccess/contract/core/error'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestBank, type TestBank, type TestCustomer } from '../../../tests/support/test-bank.ts'
import { applicationOf, freshNumber, readyApplicant, submit } from '../../../tests/support/applicant.ts'

let bank: TestBank
let applicant: TestCustomer
let phones: [string, string]
/** How far the bank's machine is ahead of the sandbox's: minutes pass at our side without waiting. */
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
const heard = (phone: string) =>
  bank.look<{ code: string; channel: string }[]>(`/phone?to=${encodeURIComponent(phone)}`)
const codeOf = async (phone: string) => (await heard(phone))[0]?.code ?? ''
const checksAtPartner = async () =>
  (await bank.look<{ call: string }[]>('/journal?partner=twilio')).filter(
    ({ call }) => call === 'VerificationCheck',
  )
const wrong = (code: string) => (code === '111111' ? '222222' : '111111')
/** A session that was idle for so long has ended: the applicant signs in again. */
const pass = async (seconds: number) => {
  aheadMs += seconds * 1000
  applicant = await bank.enter(applicant.id, applicant.email)
}
const refusedWith = (status: number, code: string) => ({ status, body: { code } })

// APPLICATION-42
test('a text brings a code, the code is the proof, and then the application can be submitted', async () => {
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
test('a call says a code to another phone on file', async () => {
  expect((await send('phone2', 'call')).status).toBe(200)
  expect((await heard(phones[1]))[0]).toMatchObject({ channel: 'call' })
  expect(await heard(phones[0])).toEqual([])
  expect((await verify(await codeOf(phones[1]))).status).toBe(200)
})

// APPLICATION-38
test('a number that the client sends is ignored; a phone that is not on file is refused', async () => {
  const stranger = freshPhone()
  await send('phone1', 'sms', { phone1: stranger, phone2: stranger, phone3: stranger })
  expect(await heard(stranger)).toEqual([])
  expect(await heard(phones[0])).toHaveLength(1)
  expect(await send('phone3')).toMatchObject(refusedWith(422, 'phone.unknown'))
})

describe('is not needed', () => {
  // APPLICATION-36
  test('where the partner does not demand it', async () => {
    applicant = await readyApplicant(bank)
    expect(await send()).toMatchObject(refusedWith(409, 'phone.not_required'))
    expect(await verify('111111')).toMatchObject(refusedWith(409, 'phone.not_required'))
  })

  test('once it is done', async () => {
    await send()
    await verify(await codeOf(phones[0]))
    expect(await send()).toMatchObject(refusedWith(409, 'phone.not_required'))
  })
})

describe('sending', () => {
  // APPLICATION-47
  test('again is possible after a minute, and only the newest code is right', async () => {
    await send()
    const older = await codeOf(phones[0])
    await pass(30)
    const early = await send()
    expect(early).toMatchObject(refusedWith(429, 'phone.sent_just_now'))
    expect(Number(early.headers.get('retry-after'))).toBeGreaterThan(25)
    expect(Number(early.headers.get('retry-after'))).toBeLessThanOrEqual(30)
    await pass(31)
    expect((await send()).status).toBe(200)
    const newer = await codeOf(phones[0])
    expect(await verify(older)).toMatchObject(refusedWith(422, 'phone.wrong_code'))
    expect((await verify(newer)).status).toBe(200)
  })

  // APPLICATION-44
  test('to another phone voids the code of the first one', async () => {
    await send('phone1')
    const first = await codeOf(phones[0])
    await pass(61)
    await send('phone2')
    const second = await codeOf(phones[1])
    expect(await verify(first)).toMatchObject(refusedWith(422, 'phone.wrong_code'))
    expect((await verify(second)).status).toBe(200)
  })

  // APPLICATION-47
  test('a fourth time within an hour is refused, and possible when the hour is over', async () => {
    for (let sent = 0; sent < 3; sent++) {
      expect((await send()).status).toBe(200)
      await pass(61)
    }
    const fourth = await send()
    expect(fourth).toMatchObject(refusedWith(429, 'phone.too_many_codes'))
    expect(Number(fourth.headers.get('retry-after'))).toBeGreaterThan(3300)
    await pass(3600)
    expect((await send()).status).toBe(200)
  })

  // APPLICATION-47
  test('to one number counts for all who have it on file', async () => {
    for (let sent = 0; sent < 3; sent++) {
      await send()
      await pass(61)
    }
    applicant = await readyApplicant(bank, { phones: [phones[0]], phone_verification: true })
    expect(await send()).toMatchObject(refusedWith(429, 'phone.too_many_codes'))
  })

  test('many times at once sends one code', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => send()))
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 429, 429, 429, 429])
    expect(await heard(phones[0])).toHaveLength(1)
  })

  test.each(['5005550009', '5005550004'])(
    'a text to %s, which takes none, is told; a call reaches it at once',
    async (phone) => {
      applicant = await readyApplicant(bank, { phones: [phone], phone_verification: true })
      expect(await send()).toMatchObject(refusedWith(422, 'phone.not_reached'))
      expect(await applicationOf(applicant)).toMatchObject({ sent_phone_verification: false })
      expect((await send('phone1', 'call')).status).toBe(200)
      expect((await verify(await codeOf(phone))).status).toBe(200)
    },
  )

  test.each(['5005550001', '5005550002', '5005550003'])('no code reaches %s at all', async (phone) => {
    applicant = await readyApplicant(bank, { phones: [phone], phone_verification: true })
    expect(await send()).toMatchObject(refusedWith(422, 'phone.not_reached'))
    expect(await send('phone1', 'call')).toMatchObject(refusedWith(422, 'phone.not_reached'))
  })

  test('while the partner is away is 503; a code that came all the same is right', async () => {
    await bank.control('/faults', {
      partner: 'twilio',
      call: 'Verifications',
      action: 'timeout_after',
      times: 1,
    })
    expect(await send()).toMatchObject(refusedWith(503, 'unavailable'))
    expect((await verify(await codeOf(phones[0]))).status).toBe(200)
  })
})

describe('a code', () => {
  // APPLICATION-46
  test('has five tries; then the right one is refused too, until a new code is sent', async () => {
    await send()
    const code = await codeOf(phones[0])
    for (let tried = 0; tried < 5; tried++)
      expect(await verify(wrong(code))).toMatchObject(refusedWith(422, 'phone.wrong_code'))
    expect(await verify(code)).toMatchObject(refusedWith(429, 'phone.too_many_tries'))
    expect(await applicationOf(applicant)).toMatchObject({ sent_phone_verification: false })
    await pass(61)
    expect((await send()).status).toBe(200)
    expect((await verify(await codeOf(phones[0]))).status).toBe(200)
  })

  test('many guesses at once are five', async () => {
    await send()
    const code = await codeOf(phones[0])
    const requested = (await checksAtPartner()).length
    const answers = await Promise.all(Array.from({ length: 12 }, () => verify(wrong(code))))
    expect((await checksAtPartner()).length - requested).toBe(5)
    const codes = answers.map(({ body }) => body.code)
    expect(codes.filter((each) => each === 'phone.wrong_code')).toHaveLength(5)
    expect(codes.filter((each) => each === 'phone.too_many_tries')).toHaveLength(7)
  })

  // APPLICATION-46
  test('expires after ten minutes of real time, whatever the business clock shows', async () => {
    await send()
    const code = await codeOf(phones[0])
    await bank.control('/clock/advance', { hours: 1 })
    expect(await applicationOf(applicant)).toMatchObject({ sent_phone_verification: true })
    await pass(600)
    expect(await applicationOf(applicant)).toMatchObject({ sent_phone_verification: false })
    expect(await verify(code)).toMatchObject(refusedWith(422, 'phone.code_expired'))
  })

  test('that expired at the partner is told as expired', async () => {
    await send()
    const code = await codeOf(phones[0])
    await bank.control('/phone/expire', { to: phones[0] })
    expect(await verify(code)).toMatchObject(refusedWith(422, 'phone.code_expired'))
  })

  test('was never sent: a code is asked for first', async () => {
    expect(await verify('111111')).toMatchObject(refusedWith(409, 'phone.no_code'))
  })

  // APPLICATION-46
  test.each(['12345', '1234567', 'abcdef', '000000'])('"%s" is wrong', async (entered) => {
    await send()
    expect(await verify(entered)).toMatchObject(refusedWith(422, 'phone.wrong_code'))
  })

  // APPLICATION-41
  test('is required', async () => {
    expect((await verify('')).body.errors).toEqual({ verification_code: ['This field is required'] })
  })

  test('that was right, with the answer lost, is right when it is entered again', async () => {
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
  test('is nowhere in the database of the bank', async () => {
    await send()
    const code = await codeOf(phones[0])
    const { rows } = await bank.database.query<{ content: string }>(
      'select c::text as content from bank.phone_codes c',
    )
    expect(rows.filter(({ content }) => content.includes(code))).toEqual([])
  })
})
