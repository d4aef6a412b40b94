/**
 * Starts and stops programs: two on one DATA_DIR, one without a database, and one whose npm gets a signal.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve } from 'node:path'
import { expect, test, vi } from 'vitest'
import { freePort } from './free-port.ts'
import { ready, stop, useBankPrograms } from '../ci/testing/bank-programs.ts'

// Starts whole programs, each with a newly created database.
vi.setConfig({ testTimeout: 300_000 })
const { folder, environment, start } = useBankPrograms()

// OPERATIONS-14
test('stops a second bank on one data directory with one line, and the first keeps running', async () => {
  const first = start(await environment('bank'))
  await ready(first)
  const second = start(await environment('bank'))
  expect(await second.exited).toBe(1)
  expect(second.said()).toBe(
    `The data directory ${join(folder(), 'bank/database')} is in use by process ${first.child.pid}. ` +
      'Stop that process, or choose another DATA_DIR.\n',
  )
  expect((await fetch(`${first.url}/readyz`)).status).toBe(200)
})

// OPERATIONS-15
test('stops the start with one line when the database is unreachable', async () => {
  const port = await freePort()
  const bank = start(
    await environment('bank', { DATABASE_URL: `postgres://postgres@127.0.0.1:${port}/bank` }),
  )
  expect(await bank.exited).toBe(1)
  expect(bank.said()).toBe(`The database cannot be reached: connect ECONNREFUSED 127.0.0.1:${port}\n`)
})

// OPERATIONS-13
test('stops on request with exit code 0', async () => {
  const bank = start(await environment('bank'))
  await ready(bank)
  expect(await stop(bank)).toBe(0)
  expect(bank.said()).toBe('')
})

/** Code that holds the started program before it does anything, and prints its process id. */
const HOLD =
  'data:text/javascript,if (/\\b(start|dev)\\.ts$/.test(process.argv[1] ?? "")) {' +
  ' console.log(`held ${process.pid}`); await new Promise(() => setInterval(() => {}, 1e6)) }'

// OPERATIONS-01
test.each(['start', 'dev'])('npm run %s stops the program it started when it is stopped', async (script) => {
  const npm = spawn('npm', ['run', '--silent', script], {
    cwd: resolve(import.meta.dirname, '../..'),
    env: { ...process.env, NODE_OPTIONS: `--import ${JSON.stringify(HOLD)}` },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(npm, 'exit')
  let output = ''
  for await (const text of npm.stdout as AsyncIterable<Buffer>) {
    output += text.toString()
    if (/held \d+/.test(output)) break
  }
  const program = Number(/held (\d+)/.exec(output)?.[1])
  npm.kill('SIGTERM')
  await ended
  const isAlive = () => {
    try {
      return process.kill(program, 0)
    } catch {
      return false
    }
  }
  try {
    await vi.waitFor(() => expect(isAlive()).toBe(false), 5000)
  } finally {
    if (isAlive()) process.kill(program, 'SIGKILL')
  }
})
