import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openSandbox } from '../app.ts'
import { openTestSandbox, type TestSandbox } from '../testing/sandbox.ts'
import { callTwilio } from '../testing/twilio.ts'
import type { listMessages } from './verifications.ts'

const MINUTE = 60_000

let sandbox: TestSandbox
/** The test sets the machine's clock. */
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
/** A separate phone for each test. */
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

describe('sending a code', () => {
  // SANDBOX-46
  it('by text brings it to the phone', async () => {
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

  it('by call says it digit by digit', async () => {
    const phone = newPhone()
    await send(phone, 'call')
    expect((await messages(phone))[0]?.text).toContain((await newest(phone)).split('').join(', '))
  })

  it('again is the same verification, and only the newest code works', async () => {
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

  it('works five times, then not until the ten minutes are over', async () => {
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
  ])('to %s by %s is refused with %s', async (phone, channel, code) => {
    expect(await send(phone, channel)).toMatchObject({ status: 400, body: { code } })
  })

  it('to a phone that takes no texts works by call', async () => {
    const { body } = await send('+15005550009', 'call')
    expect(await check(String(body['sid']), await newest('+15005550009'))).toMatchObject({
      body: { status: 'approved' },
    })
  })

  it('to a slow phone arrives 90 seconds later', async () => {
    await send('+15005550090')
    now += 89_000
    expect(await messages('+15005550090')).toEqual([])
    now += 1000
    expect(await messages('+15005550090')).toHaveLength(1)
  })

  it('five times at once begins one verification', async () => {
    const phone = newPhone()
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(phone)))
    expect(new Set(answers.map(({ body }) => body['sid'])).size).toBe(1)
    expect(await messages(phone)).toHaveLength(5)
  })
})

describe('checking a code', () => {
  it('that is right ends the verification', async () => {
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

  it('by the phone is the same as by the id', async () => {
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
  it('works five times; after that neither checking nor sending does, until it is cancelled', async () => {
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
  it('is too late after ten minutes of real time, and not earlier', async () => {
    const phone = newPhone()
    const sid = await sent(phone)
    const code = await newest(phone)
    now += 10 * MINUTE - 1
    expect(await check(sid, wrong(code))).toMatchObject({ status: 200 })
    now += 1
    expect(await check(sid, code)).toMatchObject({ status: 404, body: { code: 20404 } })
    expect(await look(sid)).toMatchObject({ body: { status: 'expired' } })
  })

  it('does not grow late by the business clock', async () => {
    const phone = newPhone()
    const sid = await sent(phone)
    await sandbox.control('POST', '/_sim/clock/advance', { days: 30 })
    expect(await check(sid, await newest(phone))).toMatchObject({ body: { status: 'approved' } })
  })

  it('000000 never is right, 123456 only while the test code is on', async () => {
    const sid = await sent(newPhone())
    expect(await check(sid, '000000')).toMatchObject({ body: { valid: false } })
    expect(await check(sid, '123456')).toMatchObject({ body: { valid: false } })
    await sandbox.command('/_sim/phone/test_code', { accepted: true })
    expect(await check(sid, '000000')).toMatchObject({ body: { valid: false } })
    expect(await check(sid, '123456')).toMatchObject({ body: { valid: true } })
  })

  it('of an unknown verification or service finds nothing', async () => {
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

  it('is for the holder of the credentials only', async () => {
    const stranger = { ...sandbox.config, twilio: { ...sandbox.config.twilio, authToken: 'guessed' } }
    expect(
      await callTwilio({ ...sandbox, config: stranger }, 'Verifications', { To: newPhone(), Channel: 'sms' }),
    ).toMatchObject({ status: 401, body: { code: 20003 } })
  })
})

describe('what a person and a test can do', () => {
  it('a verification can be made to expire', async () => {
    const phone = newPhone()
    const sid = await sent(phone)
    expect(await sandbox.command('/_sim/phone/expire', { to: phone.slice(2) })).toEqual({
      sid,
      status: 'expired',
    })
    expect(await check(sid, await newest(phone))).toMatchObject({ status: 404 })
    expect(await sandbox.control('POST', '/_sim/phone/expire', { to: phone })).toMatchObject({ status: 409 })
  })

  it('faults break the calls: the code was sent, or it was not', async () => {
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

  it('the approval of a check whose answer was lost can be looked up', async () => {
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

  it('the journal tells the calls without codes', async () => {
    const phone = newPhone()
    const sid = await sent(phone)
    const code = await newest(phone)
    await check(sid, code)
    const journal = JSON.stringify(await sandbox.look(`/_sim/journal?partner=twilio&about=${sid}`))
    expect(journal).toContain('"call":"VerificationCheck"')
    expect(journal).not.toContain(code)
  })

  it('a pending code survives a restart', async () => {
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
