/** `npm start`: bank and sandbox in one go, from a fresh clone to an address that one can open. */
import { stopAtFault } from '../server/src/start-fault.ts'
import { buildIfStale } from './build-web.ts'
import { assertNodeVersion } from './node-version.ts'
import { clearUnfinishedSeeding, seedOnce } from './personas/first-run.ts'
import { PASSWORD, PERSONAS } from './personas/personas.ts'
import { startSandboxRun } from './sandbox-run.ts'

assertNodeVersion()
await buildIfStale()
clearUnfinishedSeeding()
const run = await stopAtFault(() => startSandboxRun())
stopOnSignal()
const backupCodes = await seedOnce(run)
run.markPrepared()
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
      `Outside world:         ${run.sandboxUrl}  (payday, purchases, the clock, the mail box)`,
      '',
      `Sign in as one of these, password ${PASSWORD}:`,
      ...rows,
      ...(backupCodes.length > 0 ? ['', `Backup codes of mfa@example.com: ${backupCodes.join(' ')}`] : []),
      '',
      `Data lies in ${run.dataDir}. Stop with Ctrl+C.`,
      '',
    ].join('\n'),
  )
}
