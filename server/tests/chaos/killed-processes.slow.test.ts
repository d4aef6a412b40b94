/**
 * Kills a server in the middle of its work, again and again (OPERATIONS-31): acknowledged work exists once,
 * and requested work is done within seconds of the next start. KILLS sets how often.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { recordFigures } from '../../../scripts/ci/long/figures.ts'
import { openMoneyClients } from '../support/money-clients.ts'
import { percentile } from '../support/percentile.ts'
import { openServerProcesses, type ServerProcesses } from '../support/server-process.ts'
import { judge } from '../support/verdict.ts'

const KILLS = Number(process.env['KILLS'] ?? 2)
const CLIENTS = 8
const LIFE_MS = { shortest: 200, longest: 1200 }
/** After few starts or on a busy machine, the recovery time proves nothing, so its limit is a minute. */
const SOON_MS = process.env['TEST_DATABASE_URL'] ? 2000 : 5000
const RECOVERY_LIMIT_MS = KILLS < 20 || process.env['BUSY_MACHINE'] ? 60_000 : SOON_MS
const DATABASE = process.env['TEST_DATABASE_URL'] ? 'PostgreSQL' : 'embedded'

vi.setConfig({ testTimeout: 400_000 + KILLS * 30_000, hookTimeout: 180_000 })

let processes: ServerProcesses
afterEach(() => processes.close())

// OPERATIONS-31
test(`${KILLS} kills under ${CLIENTS} active customers lose and repeat no money movement`, async () => {
  processes = await openServerProcesses(1)
  const clients = await openMoneyClients(processes, CLIENTS)
  let isOver = false
  const work = Promise.all(clients.map((client) => client.work(() => isOver)))
  const recoveries: number[] = []
  for (let kill = 0; kill < KILLS; kill++) {
    await pause(LIFE_MS.shortest + Math.random() * (LIFE_MS.longest - LIFE_MS.shortest))
    await processes.end(0, 'SIGKILL')
    recoveries.push(await processes.start(0))
  }
  isOver = true
  await work
  const { acknowledged, ...harm } = await judge(processes, clients)
  recordFigures({
    gate: `B1: the server killed under load, ${DATABASE}`,
    counted: {
      kills: KILLS,
      acknowledged,
      ...harm,
      'ms until ready (p95)': percentile(recoveries, 0.95),
      'ms until ready (longest)': Math.max(...recoveries),
    },
  })
  expect(harm).toEqual(NO_HARM)
  expect(acknowledged).toBeGreaterThan(CLIENTS)
  expect(percentile(recoveries, 0.95)).toBeLessThan(RECOVERY_LIMIT_MS)
})

const NO_HARM = { lost: 0, doubled: 0, changed: 0 }
