import { setTimeout as pause } from 'node:timers/promises'
import { beforeEach, expect, test, vi } from 'vitest'
import { run } from './run.ts'
import { runSteps } from './step.ts'

const said: string[] = []

beforeEach(() => {
  said.length = 0
  vi.spyOn(console, 'log').mockImplementation((line: unknown) => void said.push(String(line)))
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

// OPERATIONS-02
test('a step that outlasts its limit fails with the limit as its reason, and the next one still runs', async () => {
  await runSteps(
    [
      step('slow', () => run(process.execPath, HANGS, {}, 300)),
      step('next', () => run(process.execPath, ['--eval', 'process.exit(3)'])),
    ],
    [],
  )
  expect(said).toContain(
    '- slow: stopped after 0.005 minutes: make it shorter, or raise LIMIT_MS in scripts/ci/steps/run.ts',
  )
  expect(said.at(-1)).toBe('3 passed, 1 failed')
  expect(process.exitCode).toBe(1)
})

test('all steps together have a limit: what runs then is stopped, and what follows is not started', async () => {
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
  expect(said).toContain(`- hangs: ${reason}`)
  expect(said).toContain(`- next: ${reason}`)
  expect(said.at(-1)).toBe('1 passed, 2 failed')
  expect(process.exitCode).toBe(1)
})

test('a step of our own that outlasts the limit of all fails, too', async () => {
  await runSteps([step('slow', async () => Number(await pause(30, '1')))], [], 10)
  expect(said.at(-1)).toBe('0 passed, 1 failed')
})

// OPERATIONS-02
test('a step that breaks down is named with its reason', async () => {
  await runSteps([step('broken', () => Promise.reject(new Error('no report was written')))], [])
  expect(said).toContain('- broken: no report was written')
  expect(said.at(-1)).toBe('0 passed, 1 failed')
})

// OPERATIONS-02
test('a step that nobody knows is a failure, even beside one that passes', async () => {
  await runSteps([step('types', () => Promise.resolve(1))], ['types', 'tipes'])
  expect(said.at(-1)).toBe('1 passed, 1 failed')
  expect(process.exitCode).toBe(1)
})
