/** The embedded database with two processes on one directory. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

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

/** A process that opens the database of the directory, reports the result, and keeps running. */
const otherProcess = async () => {
  const program = `
    import { openDatabase } from ${JSON.stringify(import.meta.resolve('./database.ts'))}
    try {
      const database = await openDatabase({ dataDir: process.argv[1] })
      await database.run('create table if not exists notes (text text)')
      await database.run("insert into notes values ('from ' || " + process.pid + ")")
      process.send('open')
      process.on('message', async () => {
        process.send((await database.query('select count(*) as count from notes')).rows[0].count)
      })
    } catch (error) {
      process.send(error.constructor.name + ': ' + error.message)
      process.disconnect()
    }`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program, directory], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  children.push(child)
  return { child, outcome: (await next(child)) as string }
}

const next = async (child: ChildProcess): Promise<unknown> => {
  const [message] = (await once(child, 'message')) as [unknown]
  return message
}

test('a second process stops with a clear message, and the first keeps working', async () => {
  const first = await otherProcess()
  expect(first.outcome).toBe('open')
  const second = await otherProcess()
  expect(second.outcome).toBe(
    `DirectoryInUse: The data directory ${directory} is in use by process ${first.child.pid}. ` +
      'Stop that process, or choose another DATA_DIR.',
  )
  first.child.send('count')
  expect(await next(first.child)).toBe(1)
})

// OPERATIONS-14
test('takes over the lock of a killed process and keeps everything it wrote', async () => {
  const first = await otherProcess()
  await kill(first.child)
  expect(existsSync(`${directory}.lock`)).toBe(true)
  const second = await otherProcess()
  expect(second.outcome).toBe('open')
  second.child.send('count')
  expect(await next(second.child)).toBe(2)
})
