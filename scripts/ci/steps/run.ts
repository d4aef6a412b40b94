import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'

export const REPOSITORY = resolve(import.meta.dirname, '../../..')

/** Time limit of one command, so that a hanging command fails instead of blocking the run forever. */
const LIMIT_MS = 50 * 60_000

let limitOfAll = Number.POSITIVE_INFINITY
let endOfAll = Number.POSITIVE_INFINITY

/**
 * Limits the time of all commands from now on. At the end, it stops the running command and starts no more.
 */
export const limitAll = (limitMs: number): void => {
  limitOfAll = limitMs
  endOfAll = performance.now() + limitMs
}

/** Throws `Stopped` if the time of `limitAll` is over. */
export const assertInTime = (): void => {
  if (performance.now() < endOfAll) return
  throw new Stopped(
    `all steps together have ${limitOfAll / 60_000} minutes on any machine: make a step shorter`,
  )
}

/** A command was stopped before it finished, so it left no report. The message says what to do. */
export class Stopped extends Error {}

/**
 * Runs a command in the repository and shows its output. Returns the exit code. Throws `Stopped` if a signal
 * ended the command: we send one after `limitMs` and at the end of the time of `limitAll`.
 */
export const run = async (
  command: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
  limitMs = LIMIT_MS,
): Promise<number> => {
  assertInTime()
  const start = performance.now()
  const timeout = Math.ceil(Math.min(limitMs, endOfAll - start))
  const child = spawn(command, args, {
    cwd: REPOSITORY,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'inherit', 'inherit'],
    timeout,
  })
  const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null]
  const tookMs = performance.now() - start
  // A command may catch the signal, and exit with a code.
  const wasStopped = signal !== null || tookMs >= timeout
  if (wasStopped) assertInTime()
  if (wasStopped) throw new Stopped(reason(signal ?? 'SIGTERM', tookMs, limitMs))
  return code ?? 1
}

const reason = (signal: string, tookMs: number, limitMs: number) =>
  tookMs < limitMs
    ? `stopped by ${signal} from outside`
    : `stopped after ${limitMs / 60_000} minutes: make it shorter, or raise LIMIT_MS in scripts/ci/steps/run.ts`

/** Runs a script, or a program of an installed package, with the current Node. */
export const runWithNode = (
  program: string,
  args: readonly string[],
  environment?: Readonly<Record<string, string>>,
): Promise<number> => run(process.execPath, [program, ...args], environment)
