/** Runs the crash handler in a separate process, because an uncaught error would end this one. */
import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

const error = `new Error(${JSON.stringify('of "Ada Lovelace"\nand her number 123456789')})`

const runWith = (failure: string) => {
  const program = `
    const { createLog } = await import('../observability/log.ts')
    const { installCrashHandler } = await import('./crash-handler.ts')
    installCrashHandler(createLog('info'), () => { console.log('{"finished":true}'); process.exit(1) })
    setTimeout(() => { ${failure} })
    setTimeout(() => process.exit(0), 5000)`
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
  })
  const lines = stdout.trim().split('\n')
  return { status, output: stdout + stderr, lines: lines.map((line) => JSON.parse(line) as object) }
}

// OPERATIONS-16
test.each([
  ['an uncaught error', `throw ${error}`],
  ['an unhandled rejection', `Promise.reject(${error})`],
])('logs %s in one line without its message, and exits with a failure', (_what, failure) => {
  const { status, output, lines } = runWith(failure)
  // Log and console write to the pipe independently, so their order may vary.
  expect(lines).toHaveLength(2)
  expect(lines).toContainEqual({ finished: true })
  expect(lines).toContainEqual(
    expect.objectContaining({
      level: 'error',
      msg: 'uncaught',
      err: expect.objectContaining({ name: 'Error' }),
    }),
  )
  expect(status).toBe(1)
  expect(output).not.toMatch(/Ada|123456789/)
})
