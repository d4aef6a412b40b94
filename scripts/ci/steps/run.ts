import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'

export const REPOSITORY = resolve(import.meta.dirname, '../../..')

/** A backstop, no aim: a hanging command must fail instead of holding up the run for ever. */
const LIMIT_MS = 40 * 60_000

let limitOfAll = Number.POSITIVE_INFINITY
let endOfAll = Number.POSITIVE_INFINITY

/** From now on all commands together have so long: what runs then is stopped, and nothing more is started. */
export const limitAll = (limitMs: number): void => {
  limitOfAll = limitMs
  endOfAll = performance.now() + limitMs
}

/** Throws when the commands took longer together than they have. */
export const assertInTime = (): void => {
  if (performance.now() < endOfAll) return
  throw new Stopped(
    `all steps together have ${limitOfAll / 60_000} minutes on any machine: make a step shorter`,
  )
}

/** A command did not come to its end, so it left no report to read. The message says what to do about it. */
export class Stopped extends Error {}

/**
 * Runs a command in the repository, its output straight to ours. Gives its exit code; throws `Stopped` when a signal
 * ended it, which ours does after `limitMs` or at the end of what all commands have.
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

/** Runs a program of an installed package, or a script of ours, with the Node that runs this. */
export const runWithNode = (
  program: string,
  args: readonly string[],
  environment?: Readonly<Record<string, string>>,
): Promise<number> => run(process.execPath, [program, ...args], environment)
