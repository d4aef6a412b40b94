/** Two runs on one DATA_DIR: the second says why it stops. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { freePort } from './free-port.ts'

// Whole programs start here, each with a database that is made anew.
vi.setConfig({ testTimeout: 90_000 })

let dataDir: string
const children: ChildProcess[] = []
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'start-test-'))
})
afterEach(async () => {
  for (const child of children.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
  }
  rmSync(dataDir, { recursive: true, force: true })
})

const startBank = async (env: Record<string, string> = {}) => {
  const port = await freePort()
  const child = spawn(process.execPath, [resolve(import.meta.dirname, '../server/src/main.ts')], {
    env: {
      PATH: process.env['PATH'] ?? '',
      LOG_LEVEL: 'silent',
      DATA_DIR: dataDir,
      PORT: String(port),
      ...env,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  children.push(child)
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text))
  return { child, url: `http://127.0.0.1:${port}`, said: () => said }
}

const exitOf = async (child: ChildProcess) => ((await once(child, 'exit')) as [number | null])[0]

const ready = async (url: string) => {
  for (;;) {
    const reply = await fetch(`${url}/readyz`).catch(() => undefined)
    if (reply?.ok) return
    await new Promise((resume) => setTimeout(resume, 100))
  }
}

test('a second bank on the same directory stops with one line, and the first goes on', async () => {
  const first = await startBank()
  await ready(first.url)
  const second = await startBank()
  expect(await exitOf(second.child)).toBe(1)
  expect(second.said()).toBe(
    `The data directory ${join(dataDir, 'database')} is in use by process ${first.child.pid}. ` +
      'Stop that process, or choose another DATA_DIR.\n',
  )
  expect((await fetch(`${first.url}/readyz`)).status).toBe(200)
})

test('a database that is not there stops the start with one line', async () => {
  const port = await freePort()
  const bank = await startBank({ DATABASE_URL: `postgres://postgres@127.0.0.1:${port}/bank` })
  expect(await exitOf(bank.child)).toBe(1)
  expect(bank.said()).toBe(`The database cannot be reached: connect ECONNREFUSED 127.0.0.1:${port}\n`)
})

test('asked to stop, the bank finishes and ends well', async () => {
  const bank = await startBank()
  await ready(bank.url)
  const exit = exitOf(bank.child)
  bank.child.kill('SIGTERM')
  expect(await exit).toBe(0)
  expect(bank.said()).toBe('')
})
