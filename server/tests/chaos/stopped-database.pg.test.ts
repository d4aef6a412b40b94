/**
 * PostgreSQL stops under load and restarts, again and again (OPERATIONS-31). The server keeps running and
 * recovers on its own. STOPS sets how often.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type DurablePostgres, startDurablePostgres } from '../../../scripts/dev/postgres.ts'
import { recordFigures } from '../../../scripts/ci/long/figures.ts'
import { countAcknowledged, openMoneyClients } from '../support/money-clients.ts'
import { openServerProcesses, type ServerProcesses } from '../support/server-process.ts'
import { judge } from '../support/verdict.ts'

const STOPS = Number(process.env['STOPS'] ?? 1)
const CLIENTS = 8
const LIFE_MS = { shortest: 500, longest: 2000 }
const AWAY_MS = 300
const HEALED_WITHIN_MS = 15_000

vi.setConfig({ testTimeout: 400_000 + STOPS * 30_000, hookTimeout: 180_000 })

let postgres: DurablePostgres
let processes: ServerProcesses | undefined
beforeEach(async () => {
  processes = undefined
  postgres = await startDurablePostgres()
})
afterEach(async () => {
  await processes?.close()
  await postgres.stop()
})

// OPERATIONS-31
test(`${STOPS} database stops under ${CLIENTS} customers lose and repeat no money movement`, async () => {
  // The sandbox keeps its own database, because a real processor would not stop with the bank's.
  processes = await openServerProcesses(1, { DATABASE_URL: postgres.url() })
  const clients = await openMoneyClients(processes, CLIENTS)
  let isOver = false
  const work = Promise.all(clients.map((client) => client.work(() => isOver)))
  const recoveries: number[] = []
  for (let stop = 0; stop < STOPS; stop++) {
    await pause(LIFE_MS.shortest + Math.random() * (LIFE_MS.longest - LIFE_MS.shortest))
    await postgres.stopAtOnce()
    await pause(AWAY_MS)
    await postgres.startAgain()
    recoveries.push(await untilAcknowledged(() => countAcknowledged(clients)))
    expect(processes.isAlive(0)).toBe(true)
  }
  isOver = true
  await work
  const { acknowledged, ...harm } = await judge(processes, clients)
  recordFigures({
    gate: 'B2: PostgreSQL stopped at once under load',
    counted: {
      stops: STOPS,
      acknowledged,
      ...harm,
      'ms until money moved again (longest)': Math.max(...recoveries),
    },
  })
  expect(harm).toEqual({ lost: 0, doubled: 0, changed: 0 })
})

/** Returns the milliseconds until the next payment or transfer is acknowledged. */
const untilAcknowledged = async (count: () => number): Promise<number> => {
  const startedAt = performance.now()
  const before = count()
  while (count() === before) {
    if (performance.now() - startedAt > HEALED_WITHIN_MS) throw new Error('no money moved after the restart')
    await pause(20)
  }
  return performance.now() - startedAt
}
