import { setTimeout as pause } from 'node:timers/promises'
import { beforeEach, expect, test, vi } from 'vitest'
import { run } from './run.ts'
import { runSteps } from './step.ts'

const printed: string[] = []

beforeEach(() => {
  printed.length = 0
  vi.spyOn(console, 'log').mockImplementation((line: unknown) => void printed.push(String(line)))
  return () => {
    vi.restoreAllMocks()
    process.exitCode = undefined
  }
})

const step = (name: string, work: () => Promise<number>) => ({
  name,
  run: async () => ({ passed: await work(), failed: 0 }),
})
const HANGS = ['--eval', 'setInterval(() => {}, 1000)']

const LIMIT_MS = 1000
const CATCHES = ['--eval', 'process.on("SIGTERM", () => process.exit(1)); setInterval(() => {}, 1000)']

// OPERATIONS-02
test.each([
  ['hangs', HANGS],
  ['catches the signal', CATCHES],
])('fails a step that exceeds its time limit and %s, and runs the next one', async (_does, command) => {
  await runSteps(
    [
      step('slow', () => run(process.execPath, command, {}, LIMIT_MS)),
      step('next', () => run(process.execPath, ['--eval', 'process.exit(3)'])),
    ],
    [],
  )
  expect(printed).toContain(
    `- slow: stopped after ${LIMIT_MS / 60_000} minutes: make it shorter, or raise LIMIT_MS in scripts/ci/steps/run.ts`,
  )
  expect(printed.at(-1)).toBe('3 passed, 1 failed')
  expect(process.exitCode).toBe(1)
})

test('stops the running step and skips the rest when all steps exceed their shared limit', async () => {
  await runSteps(
    [
      step('quick', () => Promise.resolve(1)),
      step('hangs', () => run(process.execPath, HANGS)),
      step('next', () => run(process.execPath, ['--eval', ''])),
    ],
    [],
    300,
  )
  const reason = 'all steps together have 0.005 minutes on any machine: make a step shorter'
  expect(printed).toContain(`- hangs: ${reason}`)
  expect(printed).toContain(`- next: ${reason}`)
  expect(printed.at(-1)).toBe('1 passed, 2 failed')
  expect(process.exitCode).toBe(1)
})

test('fails a step in this process that exceeds the shared limit', async () => {
  await runSteps([step('slow', async () => Number(await pause(30, '1')))], [], 10)
  expect(printed.at(-1)).toBe('0 passed, 1 failed')
})

// OPERATIONS-02
test('prints the reason of a step that throws', async () => {
  await runSteps([step('broken', () => Promise.reject(new Error('no report was written')))], [])
  expect(printed).toContain('- broken: no report was written')
  expect(printed.at(-1)).toBe('0 passed, 1 failed')
})

// OPERATIONS-02
test('fails on an unknown step, even if another step passes', async () => {
  await runSteps([step('types', () => Promise.resolve(1))], ['types', 'tipes'])
  expect(printed.at(-1)).toBe('1 passed, 1 failed')
  expect(process.exitCode).toBe(1)
})
