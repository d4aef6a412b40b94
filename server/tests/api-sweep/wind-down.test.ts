/**
 * Which calls the program's calendar refuses, in each mode, on the days before, on, and after each last day.
 * The contract lists the calls, so a new one that moves money is included automatically.
 */
import { ENDINGS, type Ending } from '@yoursuccess/contract/core/access'
import type { User } from '@yoursuccess/contract/session/session'
import { addDays } from '@yoursuccess/contract/core/calendar-date'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openTestBank, type TestBank, type TestCustomer } from '../support/test-bank.ts'
import { requestOf } from '../support/calls.ts'
import { operationsOf, type Operation } from '../support/openapi.ts'
import { openWire, type Wire } from '../support/wire.ts'

/**
 * Stay open. Reporting a problem moves no money, and the law says how long it must be possible. Money set aside can
 * always be taken out; the call itself refuses to move more in.
 */
const STAYS = [
  'POST /api/disputes',
  'POST /api/set_aside/choice',
  'POST /api/set_aside/close',
  'POST /api/set_aside/moves',
]

let bank: TestBank
let wire: Wire
let ann: TestCustomer
let calls: Operation[]
beforeAll(async () => {
  bank = await openTestBank()
  wire = openWire(bank)
  ann = await bank.createCustomer()
  calls = operationsOf(bank.app).filter(({ access }) => access?.who === 'customer')
})
afterAll(async () => {
  wire.close()
  await bank.close()
})
afterEach(() => bank.program.set({ mode: 'off' }))

const endOf = ({ access }: Operation): Ending | undefined =>
  access?.who === 'customer' ? access.endsWith : undefined

/** Sets the last days, each as a number of days from today. */
const setCalendar = (mode: 'off' | 'notice' | 'enforced', fromToday: Record<Ending, number>) =>
  bank.program.set({
    mode,
    last_deposit_on: addDays(bank.today(), fromToday.deposits),
    last_spend_on: addDays(bank.today(), fromToday.spending),
  })

/** Returns the ending that refused the call before its body was read, or undefined for any other reply. */
const endingThatRefused = async (operation: Operation): Promise<Ending | undefined> => {
  const reply = await wire.send({
    ...requestOf(operation, {}),
    headers: { authorization: `Bearer ${ann.token}` },
    body: operation.method === 'GET' ? undefined : '{"rub":"bish"}',
  })
  const code = (reply.json as { code?: string } | undefined)?.code
  return ENDINGS.find((ending) => reply.status === 422 && code === `${ending}_ended`)
}

// PROGRAM-26
test('every call that moves money declares which last day ends it, or is listed as staying open', () => {
  const forgotten = calls.filter(
    (call) => call.idempotent === 'required' && !endOf(call) && !STAYS.includes(call.name),
  )
  expect(forgotten.map(({ name }) => name)).toEqual([])
  expect(calls.filter((call) => endOf(call) === 'deposits').map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'POST /api/account/reactivate',
      'POST /api/ach_accounts',
      'POST /api/ach_transactions',
      'POST /api/plaid/create_link_token',
      'POST /api/plaid/upsert_ach_account',
      'POST /api/recurring_transfers',
      'GET /api/account/direct_deposit_form',
    ]),
  )
  expect(calls.filter((call) => endOf(call) === 'spending').map(({ name }) => name)).toEqual(
    expect.arrayContaining(['POST /api/account/request_replacement_card', 'POST /api/bill_payments']),
  )
})

describe.each([
  ['before both last days', { deposits: 1, spending: 36 }, []],
  ['on the last day of deposits', { deposits: 0, spending: 35 }, []],
  ['the day after the last day of deposits', { deposits: -1, spending: 34 }, ['deposits']],
  ['on the last day of spending', { deposits: -35, spending: 0 }, ['deposits']],
  ['the day after the last day of spending', { deposits: -36, spending: -1 }, ['deposits', 'spending']],
] as [string, Record<Ending, number>, Ending[]][])('%s', (_when, days, over) => {
  // PROGRAM-27
  test('an enforced calendar refuses exactly the calls that have ended', async () => {
    await setCalendar('enforced', days)
    for (const call of calls) {
      await bank.database.query("update bank.customers set state = 'approved' where id = $1", [ann.id])
      const ending = endOf(call)
      const expected = ending && over.includes(ending) ? ending : undefined
      expect([call.name, await endingThatRefused(call)]).toEqual([call.name, expected])
    }
  })

  // PROGRAM-27
  test.each(['notice', 'off'] as const)('refuses no call in mode %s', async (mode) => {
    await setCalendar(mode, days)
    for (const call of calls.filter(endOf))
      expect([call.name, await endingThatRefused(call)]).toEqual([call.name, undefined])
  })

  // FUNDING-142, PROGRAM-28
  test('turns off links to funding once deposits have ended', async () => {
    await setCalendar('enforced', days)
    const { features } = (await ann.get<{ user: User }>('/api/user')).body.user
    expect(features.fundingShutoff).toBe(over.includes('deposits'))
  })
})
