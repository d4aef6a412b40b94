/**
 * Under a constant load, the server's resource use does not grow (OPERATIONS-76). SOAK_MS sets the duration:
 * half a minute is too short to judge memory, half an hour is enough.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { freePort } from '../../../scripts/dev/free-port.ts'
import { recordFigures } from '../../../scripts/ci/long/figures.ts'
import { type MoneyClient, openMoneyClients } from '../support/money-clients.ts'
import { openServerProcesses, type ServerProcesses } from '../support/server-process.ts'
import { type Sample, sampleOf, steadinessOf } from '../support/steadiness.ts'
import { judge } from '../support/verdict.ts'

const SOAK_MS = Number(process.env['SOAK_MS'] ?? 5000)
const IS_LONG = SOAK_MS >= 10 * 60_000
const PER_SECOND = IS_LONG ? 50 : 20
const SAMPLES = 60
const CLIENTS = 4
/** One request in MONEY_EVERY moves money, and one in WRITE_EVERY writes. */
const MONEY_EVERY = 50
const WRITE_EVERY = 10
const LIMITS = IS_LONG
  ? { memory: 1.05, openFiles: 1.5, connections: 1.5, loopLagMs: process.env['BUSY_MACHINE'] ? 5000 : 100 }
  : { memory: 1.5, openFiles: 1.5, connections: 3, loopLagMs: 5000 }

vi.setConfig({ testTimeout: SOAK_MS + 300_000, hookTimeout: 180_000 })

let processes: ServerProcesses | undefined
afterEach(() => processes?.close())

const READS = [
  '/api/balance',
  '/api/account',
  '/api/payment_tracking',
  '/api/transactions',
  '/api/bill_payments',
  '/api/notifications',
]

/** Makes one request. Returns an error text if the reply is not a success. */
const sendOnce = async (client: MoneyClient, turn: number): Promise<string | undefined> => {
  if (turn % MONEY_EVERY === 0) {
    await client.pay(() => false)
    return undefined
  }
  const path = READS[turn % READS.length] ?? ''
  const item = { amount: '1.00', category: 'other', external: true, effective_date: '2026-08-01' }
  const { status, text } = await (turn % WRITE_EVERY === 0
    ? client.ask('POST', '/api/expense_items', { expense_item: item })
    : client.ask('GET', path))
  return status > 299 ? `${path}: ${status} ${text}` : undefined
}

/** Sends a fixed number of requests per second, whether or not earlier ones have replies. */
const keepSending = async (clients: readonly MoneyClient[], isOver: () => boolean) => {
  const faults: string[] = []
  const underWay = new Set<Promise<void>>()
  let turn = 0
  for (; !isOver(); turn++) {
    const client = clients[turn % clients.length] as MoneyClient
    const sent: Promise<void> = sendOnce(client, turn)
      .catch((error: unknown) => String(error))
      .then((fault) => {
        if (fault) faults.push(fault)
        underWay.delete(sent)
      })
    underWay.add(sent)
    await pause(1000 / PER_SECOND)
  }
  await Promise.all(underWay)
  return { requests: turn, faults }
}

const takeSamples = async (url: string, isOver: () => boolean): Promise<Sample[]> => {
  const samples: Sample[] = []
  while (!isOver()) {
    await pause(SOAK_MS / SAMPLES)
    samples.push(sampleOf(await (await fetch(url)).text()))
  }
  return samples
}

// OPERATIONS-76
test('a steady load grows no resource, fails no request, and loses no money', async () => {
  const port = await freePort()
  processes = await openServerProcesses(1, { METRICS_PORT: String(port) })
  const clients = await openMoneyClients(processes, CLIENTS)
  const endsAt = performance.now() + SOAK_MS
  const isOver = () => performance.now() > endsAt
  const [{ requests, faults }, samples] = await Promise.all([
    keepSending(clients, isOver),
    takeSamples(`http://127.0.0.1:${port}/metrics`, isOver),
  ])
  const { growth, loopLagMs } = steadinessOf(samples)
  const { acknowledged, ...harm } = await judge(processes, clients)
  const percent = (times: number) => (times - 1) * 100
  recordFigures({
    gate: `B11: a steady load of ${PER_SECOND} requests a second`,
    counted: {
      minutes: SOAK_MS / 60_000,
      requests,
      faults: faults.length,
      acknowledged,
      ...harm,
      '% more memory': percent(growth.memory),
      '% more files': percent(growth.openFiles),
      '% more connections': percent(growth.connections),
      'ms of the slowest turns (p99)': loopLagMs,
    },
  })
  expect(faults.slice(0, 5)).toEqual([])
  expect(harm).toEqual({ lost: 0, doubled: 0, changed: 0 })
  expect(growth.memory).toBeLessThan(LIMITS.memory)
  expect(growth.openFiles).toBeLessThan(LIMITS.openFiles)
  expect(growth.connections).toBeLessThan(LIMITS.connections)
  expect(loopLagMs).toBeLessThan(LIMITS.loopLagMs)
})
