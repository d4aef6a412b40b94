import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import UnhandledErrors from './unhandled-errors.ts'

// OPERATIONS-02
test('keeps the name and the message of an error that belongs to no test', () => {
  const folder = mkdtempSync(join(tmpdir(), 'unhandled-errors-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'errors.json')
  vi.stubEnv('UNHANDLED_ERRORS_FILE', file)
  onTestFinished(() => void vi.unstubAllEnvs())
  void new UnhandledErrors().onTestRunEnd([], [{ name: 'TypeError', message: 'no one waits' }], 'failed')
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(['TypeError: no one waits'])
})
