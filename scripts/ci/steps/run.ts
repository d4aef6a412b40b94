import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'

export const REPOSITORY = resolve(import.meta.dirname, '../../..')

/** A safety limit, not a target: a hanging command must fail instead of blocking the run forever. */
const LIMIT_MS = 40 * 60_000

let limitOfAll = Number.POSITIVE_INFINITY
let endOfAll = Number.POSITIVE_INFINITY

/**
 * From now on all commands together have this long: a command running at the end is stopped, and no more are
 * started.
 */
export const limitAll = (limitMs: number): void => {
  limitOfAll = limitMs
  endOfAll = performance.now() + limitMs
}

/** Throws when the commands together took longer than the limit. */
export const assertInTime = (): void => {
  if (performance.now() < endOfAll) return
  throw new Stopped(
    `all steps together have ${limitOfAll / 60_000} minutes on any machine: make a step shorter`,
  )
}

/** A command did not finish, so it left no report. The message says what to do about it. */
export class Stopped extends Error {}

/**
 * Runs a command in the repository and passes its output through. Returns its exit code; throws `Stopped`
 * when a signal ended it, which we send after `limitMs` or at the end of the common limit.
 */
export const run = async (
  command: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
  limitMs = LIMIT_MS,
): Promise<number> => {
  assertInTime()
  const start = performance.now()
  const child = spawn(command, args, {
    cwd: REPOSITORY,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'inherit', 'inherit'],
    timeout: Math.ceil(Math.min(limitMs, endOfAll - start)),
  })
  const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null]
  if (signal) assertInTime()
  if (signal) throw new Stopped(reason(signal, performance.now() - start, limitMs))
  return code ?? 1
}

const reason = (signal: string, tookMs: number, limitMs: number) =>
  tookMs < limitMs
    ? `stopped by ${signal} from outside`
    : `stopped after ${limitMs / 60_000} minutes: make it shorter, or raise LIMIT_MS in scripts/ci/steps/run.ts`

/** Runs a program of an installed package, or one of our scripts, with the current Node. */
export const runWithNode = (
  program: string,
  args: readonly string[],
  environment?: Readonly<Record<string, string>>,
): Promise<number> => run(process.execPath, [program, ...args], environment)
