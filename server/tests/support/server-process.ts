/** Servers as separate processes, which can be killed while the sandbox keeps running. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openTestDatabase, urlOfTestDatabase } from '@yoursuccess/database/testing'
import { freePort } from '../../../scripts/dev/free-port.ts'
import { migrateSandbox, openSandbox } from '../../../sandbox/src/app.ts'
import { readSandboxConfig } from '../../../sandbox/src/config.ts'
import { openBalancer } from './balancer.ts'
import { testEnvironment } from './environment.ts'

const OPERATOR_KEY = 'operator key of a test and of nothing else'
const START_WITHIN_MS = process.env['BUSY_MACHINE'] ? 240_000 : 60_000
/** How many characters of a server's output are shown when it does not start. */
const LAST_WORDS = 4000

/**
 * A sandbox in this process and servers in separate ones: `count` servers on PostgreSQL behind a load
 * balancer, or one on an embedded database on disk.
 */
export const openServerProcesses = async (count: number, env: Record<string, string> = {}) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'bank-process-'))
  const isPostgres = process.env['TEST_DATABASE_URL'] !== undefined
  const bankDatabase =
    isPostgres && !env['DATABASE_URL'] ? await openTestDatabase('nothing', async () => {}) : undefined
  const sandboxDatabase = await openTestDatabase('sandbox alone', migrateSandbox)
  const port = await freePort()
  const sandbox = await openSandbox({
    database: sandboxDatabase,
    config: {
      ...readSandboxConfig({
        NODE_ENV: 'test',
        SANDBOX_START_DAY: '2026-08-24',
        SANDBOX_START_TIME: '12:00',
        SANDBOX_PORT: '0',
        SANDBOX_SMTP_PORT: '0',
        SANDBOX_ACH_LIMITS: 'off',
      }),
      bankUrl: `http://127.0.0.1:${port}`,
    },
  })
  const listening = await sandbox.listen()
  const operatorPort = await freePort()
  const freePorts = () => Promise.all(Array.from({ length: count }, freePort))
  const ports = count === 1 ? [port] : await freePorts()
  const operatorPorts = count === 1 ? [operatorPort] : await freePorts()
  const environment = {
    PATH: process.env['PATH'] ?? '',
    ...testEnvironment({ port, dataDir, sandbox: listening }),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    LOG_LEVEL: 'error',
    // Customers who only pay never report activity, and must stay signed in.
    SESSION_IDLE_SECONDS: '3600',
    OPERATOR_KEY,
    TRANSFERS_PER_DAY: '100000',
    TRANSFER_DOLLARS_PER_DAY: '10000000',
    ...(bankDatabase && { DATABASE_URL: await urlOfTestDatabase(bankDatabase) }),
    ...env,
  }
  const servers: ChildProcess[] = []
  const start = async (number: number): Promise<number> => {
    const startedAt = performance.now()
    const child = spawn(process.execPath, [resolve(import.meta.dirname, '../../src/main.ts')], {
      env: { ...environment, PORT: String(ports[number]), OPERATOR_PORT: String(operatorPorts[number]) },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    servers[number] = child
    let said = ''
    child.stdout.on('data', (text: Buffer) => {
      said = (said + text.toString()).slice(-LAST_WORDS)
    })
    while (!(await isReady(`http://127.0.0.1:${ports[number]}`))) {
      if (child.exitCode !== null || performance.now() - startedAt > START_WITHIN_MS)
        throw new Error(`a server did not start (exit code ${child.exitCode}): ${said}`)
      await pause(25)
    }
    return performance.now() - startedAt
  }
  const end = async (number: number, signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> => {
    const child = servers[number]
    if (!child || child.exitCode !== null || child.signalCode !== null) return null
    const gone = once(child, 'exit')
    child.kill(signal)
    const [code] = (await gone) as [number | null]
    return code
  }
  const endWithUs = () => {
    for (const child of servers) child.kill('SIGKILL')
  }
  process.once('exit', endWithUs)

  for (let number = 0; number < count; number++) await start(number)
  const balancers =
    count === 1 ? [] : [await openBalancer(port, ports), await openBalancer(operatorPort, operatorPorts)]
  const operatorUrl = `http://127.0.0.1:${operatorPort}`
  sandbox.meetBank({ internalUrl: operatorUrl })
  const control = async <Answer>(path: string, body?: unknown): Promise<Answer> => {
    const reply = await fetch(`${listening.url}/_sim${path}`, {
      ...(body !== undefined && {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    })
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`)
    return (await reply.json()) as Answer
  }
  await control('/clock/set', { to: sandbox.clock.now().toISOString() })

  return {
    url: `http://127.0.0.1:${port}`,
    operatorUrl,
    sandboxUrl: listening.url,
    operatorKey: OPERATOR_KEY,
    sandboxDatabase,
    /** The servers' own database, if it is a PostgreSQL database of the tests. */
    bankDatabase,
    linkKeys: { client_id: 'sandbox-plaid-client', secret: 'sandbox-plaid-secret' },
    control,
    /** Starts the server. Returns the milliseconds until it was ready. */
    start,
    /** Ends the server. Returns its exit code, or null if a signal ended it or it was not running. */
    end,
    isAlive: (number: number): boolean =>
      servers[number]?.exitCode === null && servers[number].signalCode === null,
    close: async () => {
      process.off('exit', endWithUs)
      for (const balancer of balancers) await balancer.close()
      for (let number = 0; number < count; number++) await end(number, 'SIGKILL')
      await sandbox.close()
      await sandboxDatabase.close()
      await bankDatabase?.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
export type ServerProcesses = Awaited<ReturnType<typeof openServerProcesses>>

const isReady = async (url: string) => {
  try {
    return (await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2000) })).status === 200
  } catch {
    return false
  }
}
