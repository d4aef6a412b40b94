import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openSandbox } from '../app.ts'
import { openTestSandbox, type TestSandbox } from '../testing/sandbox.ts'
import { callTwilio } from '../testing/twilio.ts'
import type { listMessages } from './verifications.ts'

const MINUTE = 60_000

let sandbox: TestSandbox
/** Machine time in milliseconds, which the tests set. */
let now = Date.parse('2026-11-20T18:00:00Z')
beforeAll(async () => {
  sandbox = await openTestSandbox({}, () => new Date(now))
})
afterEach(async () => {
  await sandbox.control('DELETE', '/_sim/faults')
  await sandbox.command('/_sim/phone/test_code', { accepted: false })
})
afterAll(() => sandbox.close())

let phones = 0
/** A new phone number for each test. */
const newPhone = () => `+1555555${String(++phones).padStart(4, '0')}`

type Messages = Awaited<ReturnType<typeof listMessages>>
const messages = (to: string) => sandbox.look<Messages>(`/_sim/phone?to=${encodeURIComponent(to)}`)
const newest = async (to: string) => (await messages(to))[0]?.code ?? ''

const send = (To: string, Channel = 'sms') => callTwilio(sandbox, 'Verifications', { To, Channel })
const sent = async (to: string) => String((await send(to)).body['sid'])
const check = (VerificationSid: string, Code: string) =>
  callTwilio(sandbox, 'VerificationCheck', { VerificationSid, Code })
const look = (sid: string) => callTwilio(sandbox, `Verifications/${sid}`)
const wrong = (code: string) => (code === '999999' ? '999998' : '999999')

describe('sending codes', () => {
  // SANDBOX-46
  it('delivers a code to the phone by SMS', async () => {
    const phone = newPhone()
    const answer = await send(phone)
    expect(answer).toMatchObject({
      status: 201,
      body: {
        sid: expect.stringMatching(/^VE[0-9a-f]{32}$/) as string,
        service_sid: 'sandbox-verify-service',
        account_sid: 'sandbox-account-sid',
        to: phone,
        channel: 'sms',
        status: 'pending',
        valid: false,
        send_code_attempts: [{ channel: 'SMS', time: '2026-11-20T18:00:00.000Z' }],
        date_created: '2026-11-20T18:00:00Z',
      },
    })
    const code = await newest(phone)
    expect(code).toMatch(/^\d{6}$/)
    expect(await messages(phone.slice(2))).toMatchObject([{ to: phone, channel: 'sms' }])
    expect((await messages(phone))[0]?.text).toContain(code)
    expect(JSON.stringify(answer.body)).not.toContain(code)
  })

  it('speaks a code digit by digit in a call', async () => {
    const phone = newPhone()
    await send(phone, 'call')
    expect((await messages(phone))[0]?.text).toContain((await newest(phone)).split('').join(', '))
  })

  it('keeps one verification when a code is sent again, and accepts only the newest code', async () => {
    const phone = newPhone()
    const sid = await sent(phone)
    const first = await newest(phone)
    const again = await send(phone, 'call')
    expect(again.body).toMatchObject({
      sid,
      channel: 'call',
      send_code_attempts: [{ channel: 'SMS' }, { channel: 'CALL' }],
    })
    expect(await check(sid, first)).toMatchObject({ status: 200, body: { status: 'pending', valid: false } })
    expect(await check(sid, await newest(phone))).toMatchObject({ body: { status: 'approved', valid: true } })
  })

  it('sends five codes, then none until the ten minutes are over', async () => {
    const phone = newPhone()
    for (let count = 1; count <= 5; count += 1) expect((await send(phone)).status).toBe(201)
    expect(await send(phone)).toMatchObject({ status: 429, body: { code: 60203, status: 429 } })
    expect(await messages(phone)).toHaveLength(5)
    now += 10 * MINUTE
    expect((await send(phone)).status).toBe(201)
  })

  it.each([
    ['+15005550001', 'sms', 21211],
    ['+15005550001', 'call', 21211],
    ['+15005550002', 'sms', 21612],
    ['+15005550003', 'sms', 21408],
    ['+15005550004', 'sms', 21610],
    ['+15005550009', 'sms', 21614],
    ['5555550100', 'sms', 60200],
    ['+15555550100', 'email', 60200],
  ])('refuses to send a code to %s by %s with %s', async (phone, channel, code) => {
    expect(await send(phone, channel)).toMatchObject({ status: 400, body: { code } })
  })

  it('calls a phone that cannot receive SMS', async () => {
    const { body } = await send('+15005550009', 'call')
    expect(await check(String(body['sid']), await newest('+15005550009'))).toMatchObject({
      body: { status: 'approved' },
    })
  })

  it('delivers a code to a slow phone after 90 seconds', async () => {
    await send('+15005550090')
    now += 89_000
    expect(await messages('+15005550090')).toEqual([])
    now += 1000
    expect(await messages('+15005550090')).toHaveLength(1)
  })

  it('starts one verification when five codes are sent at once', async () => {
    const phone = newPhone()
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(phone)))
    expect(new Set(answers.map(({ body }) => body['sid'])).size).toBe(1)
    expect(await messages(phone)).toHaveLength(5)
  })
})

describe('checking codes', () => {
  it('approves the right code and ends the verification', async () => {
    const phone = newPhone()
    const sid = await sent(phone)
    const code = await newest(phone)
    expect(await check(sid, code)).toMatchObject({
      status: 200,
      body: { status: 'approved', valid: true, to: phone },
    })
    expect(await check(sid, code)).toMatchObject({ status: 404, body: { code: 20404 } })
    expect(await look(sid)).toMatchObject({ status: 200, body: { status: 'approved', valid: true } })
    expect(await sent(phone)).not.toBe(sid)
  })

  it('checks a code by phone number as well as by id', async () => {
    const phone = newPhone()
    await send(phone)
    const given = { To: phone, Code: await newest(phone) }
    expect(await callTwilio(sandbox, 'VerificationCheck', given)).toMatchObject({
      body: { status: 'approved' },
    })
    expect(await callTwilio(sandbox, 'VerificationCheck', given)).toMatchObject({ status: 404 })
    expect(await callTwilio(sandbox, 'VerificationCheck', { Code: '123456' })).toMatchObject({
      status: 400,
      body: { code: 60200 },
    })
  })

  // SANDBOX-37
  it('allows five wrong codes, then no check and no new code until it is cancelled', async () => {
    const phone = newPhone()
    const sid = await sent(phone)
    const code = await newest(phone)
    for (let count = 1; count <= 5; count += 1)
      expect(await check(sid, wrong(code))).toMatchObject({ status: 200, body: { valid: false } })
    expect(await check(sid, code)).toMatchObject({ status: 429, body: { code: 60202 } })
    expect(await send(phone)).toMatchObject({ status: 429, body: { code: 60202 } })
    expect(await look(sid)).toMatchObject({ body: { status: 'max_attempts_reached', valid: false } })

    const canceled = await callTwilio(sandbox, `Verifications/${sid}`, { Status: 'canceled' })
    expect(canceled).toMatchObject({ status: 200, body: { status: 'canceled' } })
    expect(await check(sid, code)).toMatchObject({ status: 404 })
    const next = await sent(phone)
    expect(await check(next, await newest(phone))).toMatchObject({ body: { status: 'approved' } })
  })

  // SANDBOX-37
  it('expires a code after exactly ten minutes of real time', async () => {
    const phone = newPhone()
    const sid = await sent(phone)
    const code = await newest(phone)
    now += 10 * MINUTE - 1
    expect(await check(sid, wrong(code))).toMatchObject({ status: 200 })
    now += 1
    expect(await check(sid, code)).toMatchObject({ status: 404, body: { code: 20404 } })
    expect(await look(sid)).toMatchObject({ body: { status: 'expired' } })
  })

  it('does not expire a code by the business clock', async () => {
    const phone = newPhone()
    const sid = await sent(phone)
    await sandbox.control('POST', '/_sim/clock/advance', { days: 30 })
    expect(await check(sid, await newest(phone))).toMatchObject({ body: { status: 'approved' } })
  })

  it('never accepts 000000, and accepts 123456 only while the test code is on', async () => {
    const sid = await sent(newPhone())
    expect(await check(sid, '000000')).toMatchObject({ body: { valid: false } })
    expect(await check(sid, '123456')).toMatchObject({ body: { valid: false } })
    await sandbox.command('/_sim/phone/test_code', { accepted: true })
    expect(await check(sid, '000000')).toMatchObject({ body: { valid: false } })
    expect(await check(sid, '123456')).toMatchObject({ body: { valid: true } })
  })

  it('answers 404 for an unknown verification or service', async () => {
    expect(await check('VEunknown', '123456')).toMatchObject({ status: 404, body: { code: 20404 } })
    expect(await look('VEunknown')).toMatchObject({ status: 404 })
    const elsewhere = await callTwilio(
      {
        ...sandbox,
        config: { ...sandbox.config, twilio: { ...sandbox.config.twilio, serviceSid: 'other' } },
      },
      'Verifications',
      { To: newPhone(), Channel: 'sms' },
    )
    expect(elsewhere).toMatchObject({ status: 404, body: { code: 20404 } })
  })

  it('refuses wrong credentials', async () => {
    const stranger = { ...sandbox.config, twilio: { ...sandbox.config.twilio, authToken: 'guessed' } }
    expect(
      await callTwilio({ ...sandbox, config: stranger }, 'Verifications', { To: newPhone(), Channel: 'sms' }),
    ).toMatchObject({ status: 401, body: { code: 20003 } })
  })
})

describe('controls and faults', () => {
  it('expires a verification on command', async () => {
    const phone = newPhone()
    const sid = await sent(phone)
    expect(await sandbox.command('/_sim/phone/expire', { to: phone.slice(2) })).toEqual({
      sid,
      status: 'expired',
    })
    expect(await check(sid, await newest(phone))).toMatchObject({ status: 404 })
    expect(await sandbox.control('POST', '/_sim/phone/expire', { to: phone })).toMatchObject({ status: 409 })
  })

  it('breaks a send call before or after the code is sent', async () => {
    const phone = newPhone()
    const fault = { partner: 'twilio', call: 'Verifications' }
    await sandbox.command('/_sim/faults', { ...fault, action: 'timeout_before' })
    await expect(send(phone)).rejects.toThrow(/fetch failed/)
    expect(await messages(phone)).toEqual([])
    await sandbox.command('/_sim/faults', { ...fault, action: 'timeout_after' })
    await expect(send(phone)).rejects.toThrow(/fetch failed/)
    expect(await messages(phone)).toHaveLength(1)
    await sandbox.command('/_sim/faults', { ...fault, action: 'status', status: 503 })
    expect(await send(phone)).toMatchObject({ status: 503 })
  })

  it('shows the approval of a check whose reply was lost', async () => {
    const phone = newPhone()
    const sid = await sent(phone)
    const code = await newest(phone)
    await sandbox.command('/_sim/faults', {
      partner: 'twilio',
      call: 'VerificationCheck',
      action: 'timeout_after',
    })
    await expect(check(sid, code)).rejects.toThrow(/fetch failed/)
    expect(await look(sid)).toMatchObject({ body: { status: 'approved' } })
  })

  it('lists calls in the journal without their codes', async () => {
    const phone = newPhone()
    const sid = await sent(phone)
    const code = await newest(phone)
    await check(sid, code)
    const journal = JSON.stringify(await sandbox.look(`/_sim/journal?partner=twilio&about=${sid}`))
    expect(journal).toContain('"call":"VerificationCheck"')
    expect(journal).not.toContain(code)
  })

  it('keeps a pending code across a restart', async () => {
    const phone = newPhone()
    const sid = await sent(phone)
    const again = await openSandbox({
      database: sandbox.database,
      config: sandbox.config,
      machineNow: () => new Date(now),
    })
    const { url } = await again.listen()
    const given = { VerificationSid: sid, Code: await newest(phone) }
    expect(await callTwilio({ ...sandbox, url }, 'VerificationCheck', given)).toMatchObject({
      body: { status: 'approved' },
    })
    await again.close()
  })
})
