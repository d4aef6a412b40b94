import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'compiled-'))
afterEach(() => rmSync(folder, { recursive: true }))

test('keeps the compiled code of a start even if the program is killed', async () => {
  const program = `
    const { startFast, keepCompiled } = await import(${JSON.stringify(resolve(import.meta.dirname, 'fast-start.ts'))})
    startFast()
    await import(${JSON.stringify(resolve(import.meta.dirname, '../clock/clock.ts'))})
    keepCompiled()
    process.kill(process.pid, 'SIGKILL')`
  const run = promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program], {
    env: { ...process.env, NODE_COMPILE_CACHE: folder },
  })
  await expect(run).rejects.toMatchObject({ signal: 'SIGKILL' })
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  expect(files.length).toBeGreaterThan(1)
})
