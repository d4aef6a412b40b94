import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../scripts/free-port.ts'

export interface Program {
  url: string
  sandboxUrl: string
  stop: () => Promise<void>
}

const START_LIMIT_MS = 90_000
const STOP_LIMIT_MS = 15_000

/** Starts bank and sandbox as `npm start` does, on free ports, and waits until they are ready. */
export const startProgram = async (where: {
  dataFolder: string
  startDay: string | undefined
  logFile?: string
}): Promise<Program> => {
  const [port, sandboxPort] = [await freePort(), await freePort()]
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    cwd: resolve(import.meta.dirname, '../..'),
    env: environment({
      PORT: String(port),
      SANDBOX_PORT: String(sandboxPort),
      DATA_DIR: where.dataFolder,
      SANDBOX_START_DAY: where.startDay,
      // The stories run on the embedded database, whatever the shell says.
      DATABASE_URL: undefined,
      SANDBOX_DATABASE_URL: undefined,
    }),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const keep = (text: Buffer) => {
    output = (output + text.toString()).slice(-8000)
    if (where.logFile) appendFileSync(where.logFile, text)
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)

  const gone = once(child, 'exit')
  const endWithUs = () => void child.kill('SIGKILL')
  process.once('exit', endWithUs)
  const stop = async () => {
    process.off('exit', endWithUs)
    if (child.exitCode !== null || child.signalCode !== null) return
    const late = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS)
    child.kill('SIGTERM')
    const [code, signal] = (await gone) as [number | null, string | null]
    clearTimeout(late)
    if (code !== 0) throw new Error(`the bank did not stop cleanly (${signal ?? code}):\n${output}`)
  }

  const url = `http://localhost:${port}`
  const limit = Date.now() + START_LIMIT_MS
  while (!(await isReady(url))) {
    if (child.exitCode !== null || child.signalCode !== null || Date.now() > limit) {
      child.kill('SIGKILL')
      throw new Error(`the bank did not start:\n${output}`)
    }
    await wait(100)
  }
  return { url, sandboxUrl: `http://localhost:${sandboxPort}`, stop }
}

const isReady = async (url: string) => {
  try {
    const reply = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(5000) })
    return reply.status === 200
  } catch {
    return false
  }
}

/** This process's environment with changes; undefined takes a name away. */
const environment = (changes: Record<string, string | undefined>) =>
  Object.fromEntries(
    Object.entries({ ...process.env, ...changes }).filter(([, value]) => value !== undefined),
  )
