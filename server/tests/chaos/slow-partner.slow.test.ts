/** A slow or silent processor slows only the calls that need it. Uses production limits. */
import type { Account } from '@yoursuccess/contract/account/account'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readConfig } from '../../src/boot/config.ts'
import { hurry } from '../support/hurry.ts'
import { openTestBank, TEST_PASSWORD, type TestBank, type TestCustomer } from '../support/test-bank.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 180_000 })

const OPEN_SECONDS = 2
const production = readConfig({ NODE_ENV: 'test' })
const LIMITS = [
  'LIMIT_REQUESTS_AT_ONCE',
  'LIMIT_CUSTOMER_AT_ONCE',
  'LIMIT_PARTNER_AT_ONCE',
  'LIMIT_PARTNER_CUSTOMER_AT_ONCE',
  'BREAKER_FAILURES',
  'BREAKER_SLOW_MS',
] as const
const PROCESSOR_ANSWERS_AFTER_MS = 4000

let bank: TestBank
beforeEach(async () => {
  const limits = Object.fromEntries(LIMITS.map((name) => [name, String(production[name])]))
  bank = await openTestBank({ env: { ...limits, BREAKER_OPEN_SECONDS: String(OPEN_SECONDS) } })
})
afterEach(() => bank.close())

interface Balance {
  balance: string
  as_of: string
  stale: boolean
}
const lookAtBalance = (customer: TestCustomer) => customer.get<Balance>('/api/balance')
const slowProcessor = () =>
  bank.control('/faults', {
    partner: 'galileo',
    call: '*',
    action: 'slow',
    ms: PROCESSOR_ANSWERS_AFTER_MS,
    times: 1000,
  })
const failProcessor = (times = 1000) =>
  bank.control('/faults', { partner: 'galileo', call: '*', action: 'timeout_before', times })
const restoreProcessor = () => bank.control('/faults', undefined, 'DELETE')
const breaker = async () =>
  (await bank.metrics.text()).match(/^bank_partner_breaker\{partner="processor"\} (\d)$/m)?.[1]
/** Causes enough failures in a row to open the breaker. */
const openBreaker = async (customer: TestCustomer) => {
  await failProcessor()
  for (let failure = 0; failure < production.BREAKER_FAILURES; failure++) await lookAtBalance(customer)
}
const timed = async <T>(work: () => Promise<T>): Promise<{ answer: T; ms: number }> => {
  const startedAt = performance.now()
  return { answer: await work(), ms: performance.now() - startedAt }
}

/** slow-partner.long.test.ts measures the time. */
// OPERATIONS-26
test('others can sign in and freeze a card while four customers wait for a slow processor', async () => {
  const waiting: TestCustomer[] = []
  for (let number = 0; number < 4; number++) waiting.push(await bank.createCustomer())
  const other = await bank.createCustomer()
  await Promise.all(waiting.map(lookAtBalance))
  await bank.settle()
  await slowProcessor()

  const balances = waiting.flatMap((customer) => Array.from({ length: 30 }, () => lookAtBalance(customer)))
  await pause(300)
  const freeze = other.post<Account>('/api/account/freeze_card')
  const signIns: number[] = []
  for (let number = 0; number < 10; number++) {
    const user = { email: other.email, password: TEST_PASSWORD }
    signIns.push((await bank.send('POST', '/users/sign_in', { user })).status)
  }
  const answered = await Promise.all(balances)
  expect(signIns).toEqual(signIns.map(() => 200))
  expect([200, 202]).toContain((await freeze).status)
  // Each reply is a balance, or a refusal because one customer makes too many calls at once.
  expect(answered.filter(({ status }) => status !== 200 && status !== 429)).toEqual([])
  // Most did not wait for the processor and got the last known balance.
  expect(answered.filter(({ status, body }) => status === 200 && body.stale).length).toBeGreaterThan(40)
})

// OPERATIONS-28
test('an open breaker returns the last known balance with its time, and a probe closes it', async () => {
  const customer = await bank.createCustomer()
  const known = (await lookAtBalance(customer)).body
  await bank.settle()
  expect(await breaker()).toBe('0')
  await openBreaker(customer)
  expect(await breaker()).toBe('2')

  const journal = async () => (await bank.look<unknown[]>('/journal')).length
  const before = await journal()
  await restoreProcessor()
  await slowProcessor()
  const { answer, ms } = await timed(() => lookAtBalance(customer))
  expect(answer).toMatchObject({ status: 200, body: { balance: known.balance, stale: true } })
  expect(new Date(answer.body.as_of).getTime()).toBeLessThanOrEqual(new Date(known.as_of).getTime())
  expect(ms).toBeLessThan(PROCESSOR_ANSWERS_AFTER_MS / 2)
  expect(await journal()).toBe(before)

  await pause(OPEN_SECONDS * 1000)
  const probe = lookAtBalance(customer)
  await vi.waitUntil(async () => (await breaker()) === '1')
  // Only one call tests the processor; the others get a reply meanwhile.
  const beside = await timed(() => lookAtBalance(customer))
  expect(beside.answer.body.stale).toBe(true)
  expect(beside.ms).toBeLessThan(PROCESSOR_ANSWERS_AFTER_MS / 2)
  expect((await probe).body.stale).toBe(false)
  // The processor replied, but slowly, so the breaker opens again.
  expect(await breaker()).toBe('2')

  await restoreProcessor()
  await pause(OPEN_SECONDS * 1000)
  expect((await lookAtBalance(customer)).body.stale).toBe(false)
  expect(await breaker()).toBe('0')
})

// OPERATIONS-28
test('records a card freeze while the breaker is open, and freezes the card later', async () => {
  const customer = await bank.createCustomer()
  await lookAtBalance(customer)
  await bank.settle()
  await openBreaker(customer)
  const reply = await customer.post<Account>('/api/account/freeze_card')
  expect(reply).toMatchObject({ status: 202, body: { current_card: { pending_action: 'freeze' } } })
  await restoreProcessor()
  await pause(OPEN_SECONDS * 1000)
  await hurry(bank)
  expect((await customer.get<Account>('/api/account')).body.current_card).toMatchObject({
    frozen: true,
    pending_action: null,
  })
  expect(await breaker()).toBe('0')
})
