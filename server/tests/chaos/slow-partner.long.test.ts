/**
 * The processor replies after four seconds, for half a minute, with production limits. Customers who do not
 * need the processor do not wait.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { recordFigures } from '../../../scripts/ci/long/figures.ts'
import { readConfig } from '../../src/boot/config.ts'
import { TEST_PASSWORD } from '../support/test-bank.ts'
import type { Answered } from '../support/busy-clients.ts'
import { openMoneyClients } from '../support/money-clients.ts'
import { percentile } from '../support/percentile.ts'
import { openServerProcesses, type ServerProcesses } from '../support/server-process.ts'
import { openWire } from '../support/wire.ts'

const PROCESSOR_ANSWERS_AFTER_MS = 4000
const WAITING = 4
const BALANCES_OF_EACH = 30
const FOR_MS = 30_000
/** An open page reads the balance again after this time. */
const BALANCE_EVERY_MS = 1000
const SIGN_IN_EVERY_MS = 100
const SIGN_IN_P95_MS = process.env['BUSY_MACHINE'] ? Infinity : 500

vi.setConfig({ testTimeout: 180_000, hookTimeout: 120_000 })

const production = readConfig({ NODE_ENV: 'test' })
const limits = {
  LIMIT_REQUESTS_AT_ONCE: String(production.LIMIT_REQUESTS_AT_ONCE),
  LIMIT_CUSTOMER_AT_ONCE: String(production.LIMIT_CUSTOMER_AT_ONCE),
  LIMIT_PARTNER_AT_ONCE: String(production.LIMIT_PARTNER_AT_ONCE),
  LIMIT_PARTNER_CUSTOMER_AT_ONCE: String(production.LIMIT_PARTNER_CUSTOMER_AT_ONCE),
  BREAKER_FAILURES: String(production.BREAKER_FAILURES),
  BREAKER_SLOW_MS: String(production.BREAKER_SLOW_MS),
  BREAKER_OPEN_SECONDS: String(production.BREAKER_OPEN_SECONDS),
}

// As in production, the server has a process to itself, without the clients or the processor.
let server: ServerProcesses
afterEach(() => server.close())

const p95Of = (answers: readonly Answered[]) =>
  percentile(
    answers.map(({ ms }) => ms),
    0.95,
  )
const statusesOf = (answers: readonly Answered[]) => [...new Set(answers.map(({ status }) => status))]

/** Repeats a call for `forMs`, with a pause after each. */
const repeat = async (call: () => Promise<number>, everyMs: number, forMs: number): Promise<Answered[]> => {
  const answers: Answered[] = []
  const endsAt = performance.now() + forMs
  while (performance.now() < endsAt) {
    const startedAt = performance.now()
    const status = await call()
    const at = performance.now()
    answers.push({ status, ms: at - startedAt, at })
    await pause(everyMs)
  }
  return answers
}

test('120 concurrent balance reads at a slow processor delay no sign-in or card freeze', async () => {
  server = await openServerProcesses(1, limits)
  const [other, ...waiting] = await openMoneyClients(server, WAITING + 1)
  if (!other) throw new Error('no client was opened')
  for (const { ask } of waiting) expect((await ask('GET', '/api/balance')).status).toBe(200)
  await server.control('/faults', {
    partner: 'galileo',
    call: '*',
    action: 'slow',
    ms: PROCESSOR_ANSWERS_AFTER_MS,
    times: 1000,
  })

  const wire = openWire(server.url, undefined, WAITING * BALANCES_OF_EACH + 1)
  const lookAtBalance = async (token: string) =>
    (
      await wire.send({
        method: 'GET',
        target: '/api/balance',
        headers: { authorization: `Bearer ${token}` },
      })
    ).status
  const balances = Promise.all(
    waiting.flatMap(({ token }) =>
      Array.from({ length: BALANCES_OF_EACH }, () =>
        repeat(() => lookAtBalance(token), BALANCE_EVERY_MS, FOR_MS),
      ),
    ),
  )
  await pause(1000)
  const frozenAt = performance.now()
  const freezing = other
    .ask('POST', '/api/account/freeze_card')
    .then(({ status }) => ({ status, ms: performance.now() - frozenAt }))
  const signIns = await repeat(
    async () => {
      const body = JSON.stringify({ user: { email: other.email, password: TEST_PASSWORD } })
      return (await wire.send({ method: 'POST', target: '/users/sign_in', body })).status
    },
    SIGN_IN_EVERY_MS,
    FOR_MS - 2000,
  )
  const frozen = await freezing
  const balanceReplies = (await balances).flat()
  wire.close()

  recordFigures({
    gate: `a processor that answers after ${PROCESSOR_ANSWERS_AFTER_MS / 1000} s, ${WAITING} customers with ${BALANCES_OF_EACH} balances each`,
    counted: {
      'sign-ins of others meanwhile': signIns.length,
      'ms of theirs (p95)': p95Of(signIns),
      'ms of a freeze': frozen.ms,
      'balances asked for': balanceReplies.length,
      'of them told that these are too many at once': balanceReplies.filter(({ status }) => status !== 200)
        .length,
    },
  })
  expect(statusesOf(signIns)).toEqual([200])
  expect(p95Of(signIns)).toBeLessThan(SIGN_IN_P95_MS)
  expect([200, 202]).toContain(frozen.status)
  // Each reply is a balance (the last known one or the processor's), or a refusal because 120 calls are too
  // many at once.
  expect(statusesOf(balanceReplies).filter((status) => ![200, 429, 503].includes(status))).toEqual([])
})
