/**
 * Runs banks with their sandboxes one after the other, as the tests' process asks: loading the code takes most of a start's
 * time, and it is loaded once here. `{start: environment}` starts a bank and answers `started`, `stop` stops it and answers
 * `stopped`.
 */
import { keepCompiled, startFast } from '../../server/src/boot/fast-start.ts'
import type { SandboxRun } from '../../scripts/dev/sandbox-run.ts'

export type BankRequest = { start: Record<string, string> } | 'stop'

startFast()
const { startSandboxRun } = await import('../../scripts/dev/sandbox-run.ts')
keepCompiled()

let run: SandboxRun | undefined

const take = async (request: BankRequest): Promise<string> => {
  if (request === 'stop') {
    await run?.stop()
    run = undefined
    return 'stopped'
  }
  run = await startSandboxRun(request.start)
  // The database is a copy that has the personas.
  run.markPrepared()
  return 'started'
}

process.on('message', (request: BankRequest) => {
  take(request).then(
    (answer) => process.send?.(answer),
    (error: unknown) => {
      console.error(error)
      process.exit(1)
    },
  )
})
process.on('disconnect', () => process.exit(0))
