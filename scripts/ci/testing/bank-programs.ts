/** Runs banks as separate processes, for tests of starting and stopping. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach } from 'vitest'
import { freePort } from '../../dev/free-port.ts'

export interface BankProgram {
  child: ChildProcess
  port: number
  url: string
  /** Resolves to the exit code when the process has ended. */
  exited: Promise<number | null>
  /** What the process has written to stderr. */
  said: () => string
}

/** Gives each test its own folder, and kills its processes afterwards. */
export const useBankPrograms = () => {
  let folder: string
  const programs: BankProgram[] = []
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'bank-programs-'))
  })
  afterEach(async () => {
    for (const { child, exited } of programs.splice(0)) {
      child.kill('SIGKILL')
      await exited
    }
    rmSync(folder, { recursive: true, force: true })
  })

  /** The environment of one bank, with free ports and the data directory `name` in the folder. */
  const environment = async (name: string, more: Record<string, string> = {}) => ({
    PATH: process.env['PATH'] ?? '',
    LOG_LEVEL: 'error',
    DATA_DIR: join(folder, name),
    PORT: String(await freePort()),
    OPERATOR_PORT: String(await freePort()),
    ...more,
  })

  return {
    folder: () => folder,
    environment,
    start: (env: Awaited<ReturnType<typeof environment>>): BankProgram => {
      const child = spawn(process.execPath, [resolve(import.meta.dirname, '../../../server/src/main.ts')], {
        env,
        stdio: ['ignore', 'ignore', 'pipe'],
      })
      let said = ''
      child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text))
      const port = Number(env.PORT)
      const program = {
        child,
        port,
        url: `http://127.0.0.1:${port}`,
        exited: once(child, 'exit').then(([code]) => code as number | null),
        said: () => said,
      }
      programs.push(program)
      return program
    },
  }
}

/** Waits until the bank is ready or has ended. */
export const ready = async ({ child, url }: BankProgram): Promise<void> => {
  while (child.exitCode === null) {
    const reply = await fetch(`${url}/readyz`).catch(() => undefined)
    if (reply?.ok) return
    await new Promise((resume) => setTimeout(resume, 100))
  }
}

/** Stops the bank with SIGTERM. Returns its exit code. */
export const stop = ({ child, exited }: BankProgram): Promise<number | null> => {
  child.kill('SIGTERM')
  return exited
}
