import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../scripts/dev/free-port.ts'
import { databaseEnvironment } from './postgres.ts'
import { hasTwoServers, startSecondServer } from './two-servers.ts'

export interface Program {
  url: string
  /** The address for the operator's calls. */
  operatorUrl: string
  sandboxUrl: string
  stop: () => Promise<void>
}

/** Ends a start that hangs. A start may build the app and seed the personas, on a machine that is busy. */
const START_LIMIT_MS = 400_000
const STOP_LIMIT_MS = 15_000

const REPOSITORY = resolve(import.meta.dirname, '../..')

/** Starts bank and sandbox on free ports, as `npm start` does, and waits until they are ready. */
export const startProgram = async (where: {
  /**
   * The name of its databases on the tests' PostgreSQL server. Without it they are embedded in the folder.
   */
  onPostgres?: string | undefined
  dataFolder: string
  startDay: string | undefined
  /** The data folder is empty, so the start must create everything. */
  isFirst?: boolean
  /** Bank settings that differ from the default. */
  settings?: Record<string, string>
  logFile?: string
}): Promise<Program> => {
  const [port, operatorPort, sandboxPort] = [await freePort(), await freePort(), await freePort()]
  const databases = where.onPostgres === undefined ? undefined : databaseEnvironment(where.onPostgres)
  // Only one server does the first start, which creates everything. A server that runs alone has no build in
  // another language.
  const two =
    databases && !where.isFirst && hasTwoServers() && !where.settings?.['WEB_LANGUAGE']
      ? { frontPort: await freePort(), smtpPort: await freePort() }
      : undefined
  const url = `http://localhost:${two?.frontPort ?? port}`
  const env = environment({
    PORT: String(port),
    OPERATOR_PORT: String(operatorPort),
    SANDBOX_PORT: String(sandboxPort),
    DATA_DIR: where.dataFolder,
    SANDBOX_START_DAY: where.startDay,
    // No day ends in the middle of a test, at whatever time the tests run.
    SANDBOX_START_TIME: '20:30',
    ...where.settings,
    // The tests select their own database and ignore the shell's setting.
    DATABASE_URL: undefined,
    SANDBOX_DATABASE_URL: undefined,
    ...databases,
    ...(two && {
      PUBLIC_URL: url,
      SANDBOX_SMTP_PORT: String(two.smtpPort),
    }),
  })
  const child = spawn(process.execPath, ['scripts/dev/start.ts'], {
    cwd: REPOSITORY,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const keep = (text: Buffer) => {
    output = (output + text.toString()).slice(-8000)
    if (where.logFile) appendFileSync(where.logFile, text)
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)

  const exited = once(child, 'exit')
  const endWithUs = () => void child.kill('SIGKILL')
  process.once('exit', endWithUs)
  const stop = async () => {
    process.off('exit', endWithUs)
    if (child.exitCode !== null || child.signalCode !== null) return
    const late = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS)
    child.kill('SIGTERM')
    const [code, signal] = (await exited) as [number | null, string | null]
    clearTimeout(late)
    if (code !== 0) throw new Error(`the bank did not stop cleanly (${signal ?? code}):\n${output}`)
  }

  const first = `http://localhost:${port}`
  const limit = Date.now() + START_LIMIT_MS
  while (!(await isReady(first))) {
    if (child.exitCode !== null || child.signalCode !== null || Date.now() > limit) {
      child.kill('SIGKILL')
      throw new Error(`the bank did not start:\n${output}`)
    }
    await wait(100)
  }
  const sandboxUrl = `http://localhost:${sandboxPort}`
  const operatorUrl = `http://127.0.0.1:${operatorPort}`
  if (!two) return { url, operatorUrl, sandboxUrl, stop }
  const second = await startSecondServer({ environment: env, port, sandboxPort, ...two, keep })
  return {
    url,
    operatorUrl,
    sandboxUrl,
    stop: async () => {
      await second.stop()
      await stop()
    },
  }
}

const isReady = async (url: string) => {
  try {
    const reply = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(5000) })
    return reply.status === 200
  } catch {
    return false
  }
}

/** This process's environment with changes. Undefined removes a name. */
const environment = (changes: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ ...process.env, ...changes }).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    ),
  )
