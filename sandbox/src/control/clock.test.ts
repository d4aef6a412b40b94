import { afterEach, beforeEach, expect, it } from 'vitest'
import { openTestBank } from '../testing/bank.ts'
import { openCustomer } from '../testing/customer.ts'
import { openTestSandbox, type TestSandbox } from '../testing/sandbox.ts'
import { openSandbox } from '../app.ts'

let sandbox: TestSandbox
let bank: Awaited<ReturnType<typeof openTestBank>>
let bankStatus = 200
beforeEach(async () => {
  bankStatus = 200
  bank = await openTestBank(({ path }) => (path === '/internal/clock' ? bankStatus : 200))
  sandbox = await openTestSandbox({ bankUrl: bank.url })
})
afterEach(async () => {
  await sandbox.close()
  await bank.close()
})

interface ClockState {
  now: string
  today: string
  offset_ms: number
}
const clock = () => sandbox.look<ClockState>('/_sim/clock')

// SANDBOX-15
it('starts a new sandbox on the configured day and time', async () => {
  const { today, now } = await clock()
  expect(today).toBe('2026-11-20')
  expect(now.slice(0, 15)).toBe('2026-11-20T17:0')
})

// SANDBOX-15
it('starts at the real time of day when no start time is configured', async () => {
  await sandbox.close()
  sandbox = await openTestSandbox({ bankUrl: bank.url, startTime: undefined })
  const { today, now } = await clock()
  expect(today).toBe('2026-11-20')
  const minutes = (text: string) => new Date(text).getUTCMinutes()
  expect(Math.abs(minutes(now) - minutes(new Date().toISOString())) % 59).toBeLessThanOrEqual(1)
})

// SANDBOX-15
it('keeps its offset across a restart, even if the configured start day changed', async () => {
  await sandbox.command('/_sim/clock/advance', { days: 3 })
  const again = await openSandbox({
    database: sandbox.database,
    config: { ...sandbox.config, startDay: undefined },
  })
  expect(again.clock.today()).toBe('2026-11-23')
  await again.close()
})

// SANDBOX-17
it('advances one day at a time and sends each step to the bank with the secret', async () => {
  const before = (await clock()).offset_ms
  const state = await sandbox.command<ClockState>('/_sim/clock/advance', { days: 3, hours: 2 })
  expect(state.today >= '2026-11-23').toBe(true)
  const offsets = bank
    .clockCalls()
    .map(({ body }) => Math.round(((body.offset_ms ?? 0) - before) / 3_600_000))
  expect(offsets).toEqual([24, 48, 72, 74])
  expect(bank.clockCalls()[0]?.authorization).toBe(`Bearer ${sandbox.config.clockSecret}`)
})

// SANDBOX-16
it('advances to a day or an instant but not backward, which only set does', async () => {
  expect(await sandbox.command('/_sim/clock/advance', { to: '2026-12-01' })).toMatchObject({
    today: '2026-12-01',
  })
  const instant = await sandbox.command<ClockState>('/_sim/clock/advance', { to: '2026-12-02T05:00:00Z' })
  expect(instant.now.slice(0, 18)).toBe('2026-12-02T05:00:0')
  expect(instant.today).toBe('2026-12-02')
  expect(await sandbox.control('POST', '/_sim/clock/advance', { to: '2026-11-30' })).toMatchObject({
    status: 422,
  })
  expect(await sandbox.command('/_sim/clock/set', { to: '2026-01-31' })).toMatchObject({
    today: '2026-01-31',
  })
  expect(bank.clockCalls().at(-1)?.body.offset_ms).toBe((await clock()).offset_ms)
})

// SANDBOX-19
it.each([
  [{}],
  [{ days: -1 }],
  [{ days: 1, to: '2026-12-01' }],
  [{ to: 'tomorrow' }],
  [{ to: '2026-02-31' }],
  [{ days: 100_000 }],
])('does not move the clock for %j', async (body) => {
  expect(await sandbox.control('POST', '/_sim/clock/advance', body)).toMatchObject({ status: 422 })
  expect((await clock()).today).toBe('2026-11-20')
})

// SANDBOX-17
it('expires an authorization on its eighth day and sends its event before the call returns', async () => {
  const { prn } = await openCustomer(sandbox, 'expiry@example.com')
  await sandbox.command(`/_sim/accounts/${prn}/deposits`, { kind: 'payroll', amount: 50, description: 'PAY' })
  const { id } = await sandbox.command<{ id: number }>(`/_sim/cards/${prn}/authorizations`, {
    merchant: 'HOTEL',
    amount: 20,
  })
  await sandbox.command('/_sim/clock/advance', { days: 6 })
  expect(bank.events().map(({ type }) => type)).toEqual(['pmt', 'auth'])
  await sandbox.command('/_sim/clock/advance', { days: 24 })
  expect(bank.events().map(({ type }) => type)).toEqual(['pmt', 'auth', 'auth_exp'])
  expect(bank.events().at(-1)).toMatchObject({
    auth_id: String(id),
    timestamp: expect.stringContaining('2026-11-2') as string,
  })
  expect(await sandbox.control('POST', `/_sim/authorizations/${id}/settle`)).toMatchObject({ status: 409 })
  expect(await sandbox.look('/_sim/audit')).toMatchObject({ balanced: true })
})

// SANDBOX-18
it('answers 502 when the bank does not follow, but still moves the clock', async () => {
  bankStatus = 500
  const failed = await sandbox.control('POST', '/_sim/clock/advance', { days: 2 })
  expect(failed).toMatchObject({
    status: 502,
    body: { error: expect.stringContaining('answered 500') as string },
  })
  expect((await clock()).today).toBe('2026-11-22')
  await bank.close()
  const alone = await sandbox.control('POST', '/_sim/clock/advance', { days: 1 })
  expect(alone).toMatchObject({
    status: 502,
    body: { error: expect.stringContaining('could not be reached') as string },
  })
  expect((await clock()).today).toBe('2026-11-23')
})

// SANDBOX-19
it('runs concurrent clock commands one after the other', async () => {
  await Promise.all([1, 2, 3].map(() => sandbox.command('/_sim/clock/advance', { days: 1 })))
  expect((await clock()).today).toBe('2026-11-23')
})

// SANDBOX-19
it.each(['2027-02-30', '2027-02-29', '2026-11-31', '2027-02-30T12:00:00Z', '2027-13-01'])(
  'refuses %s, which is not a date',
  async (to) => {
    for (const how of ['set', 'advance'])
      expect(await sandbox.control('POST', `/_sim/clock/${how}`, { to })).toMatchObject({ status: 422 })
  },
)
