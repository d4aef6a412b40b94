import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ConfigError, readSandboxConfig } from './config.ts'
import { callGalileo, openCustomer } from './testing/customer.ts'
import { openTestSandbox, type TestSandbox } from './testing/sandbox.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await openTestSandbox()
})
afterAll(() => sandbox.close())

describe('the sandbox', () => {
  // SANDBOX-13
  it('never runs in production', () => {
    expect(() => readSandboxConfig({ NODE_ENV: 'production' })).toThrow(ConfigError)
  })

  // SANDBOX-14
  it.each([
    { SANDBOX_START_DAY: '2026-02-31' },
    { SANDBOX_PORT: 'x' },
    { DATABASE_URL: 'postgres://localhost/one' },
  ])('does not start with %j', (environment) => {
    expect(() => readSandboxConfig(environment)).toThrow(ConfigError)
  })
})

// SANDBOX-12
describe('control calls', () => {
  const post = (headers: Record<string, string>) =>
    sandbox.app.inject({ method: 'POST', url: '/_sim/clock/set', payload: { to: '2020-01-01' }, headers })

  it.each([
    [{ host: 'evil.example' }],
    [{ host: 'localhost.evil.example:3001' }],
    [{ host: 'localhost:3001', origin: 'http://evil.example' }],
    [{ host: 'localhost:3001', origin: 'http://localhost:3000' }],
    [{ host: 'localhost:3001', origin: 'null' }],
    [{ host: 'localhost:3001', 'sec-fetch-site': 'cross-site' }],
  ])('refuses a control call with the headers %j', async (headers) => {
    expect((await post(headers)).statusCode).toBe(403)
    expect(sandbox.clock.today()).toBe('2026-11-20')
  })

  // SANDBOX-12
  it('refuses reads under another host name', async () => {
    expect(
      (await sandbox.app.inject({ url: '/_sim/customers', headers: { host: 'evil.example' } })).statusCode,
    ).toBe(403)
    expect((await sandbox.app.inject({ url: '/', headers: { host: 'evil.example' } })).statusCode).toBe(403)
  })

  // SANDBOX-12
  it('refuses a control call whose body is not JSON', async () => {
    const answer = await sandbox.app.inject({
      method: 'POST',
      url: '/_sim/clock/set',
      payload: '{"to":"2020-01-01"}',
      headers: { 'content-type': 'text/plain' },
    })
    expect(answer.statusCode).toBe(415)
  })
})

describe('the mailbox', () => {
  const smtp = (lines: string[]) =>
    new Promise<string>((resolve, reject) => {
      let received = ''
      const socket = connect(Number(new URL(sandbox.smtpUrl).port), '127.0.0.1')
      socket.on('data', (chunk) => {
        received += String(chunk)
        const next = lines.shift()
        if (next === undefined) socket.end()
        else socket.write(`${next}\r\n`)
      })
      socket.on('close', () => resolve(received))
      socket.on('error', reject)
    })

  it('rejects mail to the bounce address', async () => {
    const received = await smtp([
      'HELO me',
      'MAIL FROM:<a@example.com>',
      'RCPT TO:<bounce@example.com>',
      'QUIT',
    ])
    expect(received).toMatch(/550/)
  })

  // SANDBOX-46
  it('has no mail for an address that nothing was sent to', async () => {
    expect(await sandbox.look('/_sim/mail?to=stranger@example.com')).toEqual([])
  })
})

describe('processor calls', () => {
  it('answers missing, invalid and unknown parameters with their own status codes', async () => {
    const code = async (endpoint: string, parameters: Record<string, string>) =>
      (await callGalileo(sandbox, endpoint, parameters)).status_code
    expect(await code('getBalance', { transactionId: '' })).toBe(1)
    expect(await code('getBalance', { accountNo: 'x' })).toBe(2)
    expect(await code('getBalance', { accountNo: '1' })).toBe(12)
    const { prn } = await openCustomer(sandbox, 'codes@example.com')
    expect(
      await code('getTransHistory', { accountNo: prn, startDate: '2026-01-01', endDate: '2025-01-01' }),
    ).toBe(23)
    expect(
      await code('getTransHistory', { accountNo: prn, startDate: '2020-01-01', endDate: '2026-01-01' }),
    ).toBe(23)
    expect(await code('modifyStatus', { accountNo: prn, type: '99' })).toBe('413-04')
    expect(await code('modifyStatus', { accountNo: prn, type: '18' })).toBe('413-10')
  })

  it('lets a failed call reuse its id, and repeats the first result of a successful one', async () => {
    const { prn } = await openCustomer(sandbox, 'again@example.com')
    const once = { accountNo: prn, transactionId: 'freeze-1' }
    expect((await callGalileo(sandbox, 'modifyStatus', { ...once, type: '18' })).status_code).toBe('413-10')
    expect((await callGalileo(sandbox, 'modifyStatus', { ...once, type: '17' })).status_code).toBe(0)
    expect((await callGalileo(sandbox, 'modifyStatus', { ...once, type: '17' })).status_code).toBe(0)
    expect((await callGalileo(sandbox, 'modifyStatus', { ...once, type: '18' })).status_code).toBe(24)
  })

  it('opens one account when one id is sent ten times at once', async () => {
    const before = (await sandbox.look<unknown[]>('/_sim/customers')).length
    const parameters = {
      prodId: sandbox.config.galileo.productId,
      transactionId: 'ten',
      firstName: 'Ten',
      lastName: 'Times',
      email: 'ten@example.com',
      primaryPhone: '5555550100',
      address1: '1 Main Street',
      city: 'Springfield',
      state: 'IL',
      postalCode: '62701',
    }
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => callGalileo(sandbox, 'createAccount', parameters)),
    )
    for (const answer of answers) expect(answer.response_data).toEqual(answers[0]?.response_data)
    expect(await sandbox.look<unknown[]>('/_sim/customers')).toHaveLength(before + 1)
  })
})
