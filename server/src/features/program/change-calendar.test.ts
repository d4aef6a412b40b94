/** The operator announces, changes and withdraws the end of the program while the bank runs. */
import { day } from '@yoursuccess/contract/core/calendar-date'
import type { Program } from '@yoursuccess/contract/program/program'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openOtherServer } from '../../../tests/support/other-server.ts'
import { openTestBank, send, type TestBank, type TestCustomer } from '../../../tests/support/test-bank.ts'

let bank: TestBank
let ann: TestCustomer
beforeAll(async () => {
  bank = await openTestBank({ today: '2026-08-24' })
  ann = await bank.createCustomer()
})
afterAll(() => bank.close())

type WindDown = Program['wind_down']
const windDown = <Body = { wind_down: WindDown; code?: string }>(method: string, body?: unknown) =>
  bank.operator<Body>(method, '/wind-down', body)
const programAt = async (url = bank.url) => (await (await fetch(`${url}/api/program`)).json()) as Program
const replacement = () => ann.post('/api/account/request_replacement_card', { reason: 'lost' })
const goTo = (date: string) => bank.control('/clock/set', { to: `${date}T16:00:00.000Z` })
const DAYS = { last_deposit_on: '2026-09-30', last_spend_on: '2026-11-04' }

// PROGRAM-17
test('announces no end of the program unless the environment sets one', async () => {
  expect((await programAt()).wind_down.mode).toBe('off')
  expect((await programAt()).signup_url).toBe(bank.config.EXTERNAL_SIGNUP_URL)
})

describe.each(['PATCH', 'DELETE'])('%s before anything is announced', (method) => {
  // PROGRAM-20
  test('refuses the call while no end is announced', async () => {
    expect(await windDown(method, method === 'PATCH' ? { mode: 'enforced' } : undefined)).toMatchObject({
      status: 409,
      body: { code: 'program.not_announced' },
    })
  })
})

// PROGRAM-21
test.each([
  ['spending that ends before deposits do', { ...DAYS, last_spend_on: '2026-09-29' }, 'program.order'],
  ['a last day that is over', { ...DAYS, last_deposit_on: '2026-08-23' }, 'program.past'],
  ['a year with a typo', { ...DAYS, last_spend_on: '2106-11-04' }, 'program.far'],
  ['a day that does not exist', { ...DAYS, last_deposit_on: '2026-09-31' }, 'invalid_input'],
])('refuses to announce %s', async (_what, body, code) => {
  expect(await windDown('POST', body)).toMatchObject({ status: 422, body: { code } })
  expect((await programAt()).wind_down.mode).toBe('off')
})

// PROGRAM-16, PROGRAM-19
test('announcing, changing, enforcing and withdrawing the end apply at once and are audited', async () => {
  const announced = await windDown('POST', DAYS)
  expect(announced).toMatchObject({ status: 200, body: { wind_down: { mode: 'notice', ...DAYS } } })
  expect((await programAt()).wind_down).toMatchObject({ mode: 'notice', ...DAYS })
  expect(await windDown('POST', DAYS)).toMatchObject({ status: 409, body: { code: 'program.announced' } })

  const changed = await windDown('PATCH', { last_deposit_on: '2026-08-24', last_spend_on: '2026-08-25' })
  expect(changed.body.wind_down).toMatchObject({ mode: 'notice', last_spend_on: '2026-08-25' })
  await goTo('2026-08-26')
  // The end is only announced: spending still works, but sign-up is no longer offered.
  expect((await replacement()).body).not.toMatchObject({ code: 'spending_ended' })
  expect((await programAt()).signup_url).toBeNull()

  await windDown('PATCH', { mode: 'enforced' })
  expect(await replacement()).toMatchObject({ status: 422, body: { code: 'spending_ended' } })
  await windDown('DELETE')
  expect((await replacement()).body).not.toMatchObject({ code: 'spending_ended' })
  expect((await programAt()).signup_url).toBe(bank.config.EXTERNAL_SIGNUP_URL)

  const { rows } = await bank.database.query<{ action: string; subject: string }>(
    `select action, subject from bank.audit_entries where action like 'program.%' and actor = 'operator' order by id`,
  )
  expect(rows.map(({ action }) => action)).toEqual([
    'program.end_announced',
    'program.end_changed',
    'program.end_changed',
    'program.end_cancelled',
  ])
  expect(rows[0]?.subject).toBe('program:notice:2026-09-30:2026-11-04')
})

// PROGRAM-23
test('drops a planned refund check when the end is withdrawn, and notifies the customer', async () => {
  await bank.control(`/accounts/${ann.prn}/deposits`, {
    kind: 'refund',
    amount: '80.00',
    description: 'ACME',
  })
  await bank.program.set({
    mode: 'enforced',
    last_deposit_on: day('2026-08-24'),
    last_spend_on: day('2026-08-25'),
  })
  await goTo('2026-08-26')
  const checks = async () =>
    (await ann.get<{ refund_checks: { state: string }[] }>('/api/refund_checks')).body.refund_checks
  expect(await checks()).toMatchObject([{ state: 'planned' }])
  await windDown('DELETE')
  await goTo('2026-08-27')
  expect(await checks()).toMatchObject([{ state: 'dropped' }])
  const { notifications } = (await ann.get<{ notifications: { title: string }[] }>('/api/notifications')).body
  expect(notifications.map(({ title }) => title)).toContain(
    "We won't send you a refund check. You can keep spending from your account.",
  )
  // Announcing the end again plans a new check for the account.
  await bank.program.set({ mode: 'enforced', last_spend_on: day('2026-08-26') })
  await goTo('2026-08-28')
  expect(await checks()).toMatchObject([{ state: 'planned' }, { state: 'dropped' }])
  await bank.program.set({ mode: 'off' })
})

// PROGRAM-22
test('another server applies the new days within a second', async () => {
  const other = await openOtherServer(bank)
  try {
    expect((await programAt(other.url)).wind_down.mode).toBe('off')
    await bank.program.set({
      mode: 'enforced',
      last_deposit_on: day('2026-08-24'),
      last_spend_on: day('2026-08-25'),
    })
    const headers = { authorization: `Bearer ${ann.token}`, 'content-type': 'application/json' }
    const refusal = async () => {
      const reply = await fetch(`${other.url}/api/account/request_replacement_card`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ reason: 'lost' }),
      })
      return ((await reply.json()) as { code?: string }).code
    }
    const startedAt = performance.now()
    let code = await refusal()
    while (code !== 'spending_ended' && performance.now() - startedAt < 5000) code = await refusal()
    expect(code).toBe('spending_ended')
    expect((await programAt(other.url)).signup_url).toBeNull()
  } finally {
    await bank.program.set({ mode: 'off' })
    await other.close()
  }
})

// PROGRAM-17
test('an announced end survives a restart, whatever the environment says', async () => {
  await windDown('POST', { ...DAYS, mode: 'enforced' })
  const config = { ...bank.config, PROGRAM_WIND_DOWN: 'notice' as const }
  const restarted = await openOtherServer({ ...bank, config })
  try {
    expect((await programAt(restarted.url)).wind_down).toMatchObject({ mode: 'enforced', ...DAYS })
  } finally {
    await restarted.close()
    await windDown('DELETE')
  }
})

// PROGRAM-24
test('only the sandbox may set days that have passed', async () => {
  const body = { mode: 'notice', last_deposit_on: '2025-07-30', last_spend_on: '2025-09-03' }
  const setDays = (headers: Record<string, string>) =>
    send<{ wind_down: WindDown }>(bank.operatorUrl, 'PUT', '/internal/program_calendar', body, headers)
  expect((await setDays({})).status).toBe(401)
  expect((await setDays({ authorization: `Bearer ${bank.config.operatorKey}` })).status).toBe(401)
  expect(await setDays({ authorization: `Bearer ${bank.config.CLOCK_SECRET}` })).toMatchObject({
    status: 200,
    body: { wind_down: body },
  })
  await bank.program.set({ mode: 'off' })
})
