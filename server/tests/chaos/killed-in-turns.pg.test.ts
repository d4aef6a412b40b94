/** Kills one of two servers on one PostgreSQL, again and again (OPERATIONS-31). KILLS sets how often. */
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { recordFigures } from '../../../scripts/ci/long/figures.ts'
import { countAcknowledged, openMoneyClients } from '../support/money-clients.ts'
import { openServerProcesses, type ServerProcesses } from '../support/server-process.ts'
import { judge } from '../support/verdict.ts'

const KILLS = Number(process.env['KILLS'] ?? 2)
const CLIENTS = 8
/** The time before each kill, and again before the killed server restarts. */
const LIFE_MS = 1200

vi.setConfig({ testTimeout: 400_000 + KILLS * 30_000, hookTimeout: 180_000 })

let processes: ServerProcesses
afterEach(() => processes.close())

// OPERATIONS-31, OPERATIONS-75
test('customers keep moving money while one of two servers is killed and restarted', async () => {
  processes = await openServerProcesses(2)
  const clients = await openMoneyClients(processes, CLIENTS)
  let isOver = false
  const work = Promise.all(clients.map((client) => client.work(() => isOver)))
  for (let kill = 0; kill < KILLS; kill++) {
    await pause(LIFE_MS)
    await processes.end(kill % 2, 'SIGKILL')
    const before = countAcknowledged(clients)
    await pause(LIFE_MS)
    expect(countAcknowledged(clients)).toBeGreaterThan(before)
    await processes.start(kill % 2)
  }
  isOver = true
  await work
  const { acknowledged, ...harm } = await judge(processes, clients)
  recordFigures({
    gate: 'B1: one of two servers killed in turns, PostgreSQL',
    counted: { kills: KILLS, acknowledged, ...harm },
  })
  expect(harm).toEqual({ lost: 0, doubled: 0, changed: 0 })
})
