/**
 * Runs bank and sandbox: builds the web app, starts both, seeds them on the first run, and stops on a signal.
 */
import { keepCompiled } from '../../server/src/boot/fast-start.ts'
import { stopAtStartError } from '../../server/src/boot/start-error.ts'
import { buildIfStale } from './build-web.ts'
import { clearUnfinishedSeeding, seedOnce } from '../seed/first-run.ts'
import { PASSWORD, PERSONAS } from '../seed/personas.ts'
import { startSandboxRun } from './sandbox-run.ts'

await buildIfStale()
clearUnfinishedSeeding()
const run = await stopAtStartError(() => startSandboxRun())
stopOnSignal()
const backupCodes = await seedOnce(run)
run.markPrepared()
keepCompiled()
print()

function stopOnSignal() {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      void run.stop().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error)
          process.exit(1)
        },
      )
    })
  }
}

function print() {
  const rows = PERSONAS.map(({ email, state }) => `  ${email.padEnd(24)} ${state}`)
  console.log(
    [
      '',
      `YourSuccess is ready:  ${run.url}`,
      `Outside world:         ${run.sandboxUrl}  (payday, purchases, the clock, the mailbox)`,
      '',
      `Sign in as one of these, password ${PASSWORD}:`,
      ...rows,
      ...(backupCodes.length > 0 ? ['', `Backup codes of mfa@example.com: ${backupCodes.join(' ')}`] : []),
      '',
      `Data is in ${run.dataDir}. Stop with Ctrl+C.`,
      '',
    ].join('\n'),
  )
}
