import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'

export const REPOSITORY = resolve(import.meta.dirname, '../..')

/** Nothing here takes this long; a hanging step must fail instead of holding up the run for ever. */
const LIMIT_MS = 20 * 60_000

/** Runs a command in the repository, its output straight to ours. Gives its exit code. */
export const run = async (
  command: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<number> => {
  const child = spawn(command, args, {
    cwd: REPOSITORY,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'inherit', 'inherit'],
    timeout: LIMIT_MS,
  })
  const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null]
  if (signal) console.log(`stopped by ${signal}`)
  return code ?? 1
}

/** Runs a program of an installed package, or a script of ours, with the Node that runs this. */
export const runWithNode = (
  program: string,
  args: readonly string[],
  environment?: Readonly<Record<string, string>>,
): Promise<number> => run(process.execPath, [program, ...args], environment)
