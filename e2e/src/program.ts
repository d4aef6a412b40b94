import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../scripts/dev/free-port.ts'
import type { BankRequest } from './bank-process.ts'
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

/**
 * Starts bank and sandbox on free ports, and waits until they are ready. The first start is that of `npm start`. The banks of
 * a worker run one after the other in one process of its own.
 */
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
  let output = ''
  const keep = (text: Buffer) => {
    output = (output + text.toString()).slice(-8000)
    if (where.logFile) appendFileSync(where.logFile, text)
  }
  // A build in another language is made by the start.
  const isAlone = where.isFirst || where.settings?.['WEB_LANGUAGE'] !== undefined
  const { child, stop } = isAlone ? startAlone(env, keep) : await startInProcess(env, keep)
  const first = `http://localhost:${port}`
  const limit = Date.now() + START_LIMIT_MS
  while (!(await isReady(first))) {
    if (hasExited(child) || Date.now() > limit) {
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

interface Started {
  child: ChildProcess
  stop: () => Promise<void>
}

/** Builds, starts and seeds, as `npm start` does. */
const startAlone = (env: Record<string, string>, keep: (text: Buffer) => void): Started => {
  const child = spawn(process.execPath, ['scripts/dev/start.ts'], {
    cwd: REPOSITORY,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  const exited = once(child, 'exit')
  const endWithUs = () => void child.kill('SIGKILL')
  process.once('exit', endWithUs)
  const stop = async () => {
    process.off('exit', endWithUs)
    if (hasExited(child)) return
    const late = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS)
    child.kill('SIGTERM')
    const [code, signal] = (await exited) as [number | null, string | null]
    clearTimeout(late)
    if (code !== 0) throw new Error(`the bank did not stop cleanly (${signal ?? code})`)
  }
  return { child, stop }
}

/** The process in which this worker's banks run, one after the other. */
let bankProcess: ChildProcess | undefined

const startInProcess = async (
  env: Record<string, string>,
  keep: (text: Buffer) => void,
): Promise<Started> => {
  if (!bankProcess || hasExited(bankProcess)) {
    bankProcess = fork(join(import.meta.dirname, 'bank-process.ts'), {
      cwd: REPOSITORY,
      execArgv: [],
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
  }
  const child = bankProcess
  child.stdout?.on('data', keep)
  child.stderr?.on('data', keep)
  await ask(child, { start: env })
  return {
    child,
    stop: async () => {
      if (hasExited(child)) throw new Error('the bank ended on its own')
      const late = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS)
      await ask(child, 'stop')
      clearTimeout(late)
      if (hasExited(child)) throw new Error('the bank did not stop cleanly')
      child.stdout?.off('data', keep)
      child.stderr?.off('data', keep)
    },
  }
}

/** Waits for the answer, or for the end of the process. */
const ask = async (child: ChildProcess, request: BankRequest): Promise<void> => {
  const answered = new AbortController()
  const { signal } = answered
  child.send(request)
  await Promise.race([once(child, 'message', { signal }), once(child, 'exit', { signal })])
  answered.abort()
}

const hasExited = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null

/** This process's environment with changes. Undefined removes a name. */
const environment = (changes: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ ...process.env, ...changes }).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    ),
  )
