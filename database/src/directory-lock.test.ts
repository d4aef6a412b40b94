import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockDirectory } from './directory-lock.ts'
import { DirectoryInUse } from './sql-error.ts'

let folder: string
let directory: string
const children: ChildProcess[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-test-'))
  directory = join(folder, 'database')
})
afterEach(async () => {
  for (const child of children.splice(0)) await kill(child)
  rmSync(folder, { recursive: true, force: true })
})

const kill = async (child: ChildProcess) => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}

/** A process that takes the lock, reports the result, and keeps running. */
const otherProcess = async (): Promise<string> => {
  const program = `
    import { lockDirectory } from ${JSON.stringify(import.meta.resolve('./directory-lock.ts'))}
    try {
      lockDirectory(process.argv[1])
      process.send('taken')
      process.on('message', () => {})
    } catch (error) {
      process.send(error.constructor.name)
      process.disconnect()
    }`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program, directory], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  children.push(child)
  const [outcome] = (await once(child, 'message')) as [string]
  return outcome
}

test('the same process cannot open a directory twice', () => {
  const unlock = lockDirectory(directory)
  expect(() => lockDirectory(directory)).toThrow(DirectoryInUse)
  unlock()
  lockDirectory(directory)()
})

test('releasing a lock leaves no file behind', () => {
  lockDirectory(directory)()
  expect(readdirSync(folder)).toEqual([])
})

test('takes over the lock of a dead process that had the number of this one', () => {
  // A container often gives the next process the same number.
  writeFileSync(`${directory}.lock`, `${process.pid} 1`)
  expect(lockDirectory(directory)).toBeTypeOf('function')
})

test('respects a lock without a start time while a process has its number', () => {
  writeFileSync(`${directory}.lock`, String(process.ppid))
  expect(() => lockDirectory(directory)).toThrow(`in use by process ${process.ppid}`)
})

// OPERATIONS-14
test('exactly one of many processes takes an abandoned lock', async () => {
  writeFileSync(`${directory}.lock`, '999999999 1')
  const outcome = await Promise.all(Array.from({ length: 4 }, otherProcess))
  expect(outcome.sort()).toEqual(['DirectoryInUse', 'DirectoryInUse', 'DirectoryInUse', 'taken'])
})
