/**
 * Checks that a program that is killed during a migration leaves nothing half applied, and that the next
 * start continues from there (gate B10). Each start is killed nineteen files after the previous one, or one
 * file after it with EVERY_MIGRATION=1.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '@yoursuccess/database/database'
import { migrate, type Migrations, readMigrations } from '@yoursuccess/database/migrate'
import { openTestDatabase, urlOfTestDatabase } from '@yoursuccess/database/testing'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { bankMigrations } from '../../server/src/boot/schema.ts'
import { recordFigures } from '../ci/long/figures.ts'
import { likenessOf } from '../ci/testing/likeness.ts'

const STRIDE = process.env['EVERY_MIGRATION'] ? 1 : 19
const sandboxMigrations = {
  schema: 'sandbox',
  folder: new URL('../../sandbox/migrations/', import.meta.url),
} as const

let folder: string
let onPostgres: Database | undefined
let whole: Database
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'killed-migrations-'))
  const isPostgres = process.env['TEST_DATABASE_URL'] !== undefined
  onPostgres = isPostgres ? await openTestDatabase('empty', async () => {}) : undefined
})
afterEach(async () => {
  await onPostgres?.close()
  await whole.close()
  rmSync(folder, { recursive: true, force: true })
})

const start = async (migrations: Migrations, dieIn: number, where: 'middle' | 'end') => {
  const database = onPostgres
    ? { DATABASE_URL: await urlOfTestDatabase(onPostgres) }
    : { DATABASE_DIR: join(folder, 'database') }
  const program = join(import.meta.dirname, '../ci/testing/dying-migration.ts')
  const args = [program, migrations.schema, migrations.folder.href, String(dieIn), where]
  const { stdout, stderr, signal, status } = spawnSync(process.execPath, args, {
    env: { PATH: process.env['PATH'], ...database },
    encoding: 'utf8',
  })
  return { likenesses: stdout.trim().split('\n'), ended: signal ?? status, stderr }
}

// OPERATIONS-17
test.each([bankMigrations, sandboxMigrations])(
  'applies each migration of the $schema completely or not at all when the program is killed',
  { timeout: 600_000 },
  async (migrations) => {
    const count = (await readMigrations(migrations.folder)).length
    whole = await openTestDatabase(`alone ${migrations.schema} ${count}`, async () => {})
    await migrate(whole, migrations)

    let kills = 0
    let left: string | undefined
    // Each start begins with the file in which the previous start was killed, and is killed in a later one.
    for (let dyingFile = 1; ; dyingFile += STRIDE) {
      const isLast = dyingFile > count
      const dieIn = isLast ? 0 : kills === 0 ? 1 : 1 + STRIDE
      const { likenesses, ended, stderr } = await start(migrations, dieIn, kills % 2 ? 'end' : 'middle')
      expect([stderr, ended]).toEqual(['', isLast ? 0 : 'SIGKILL'])
      // The killed file left nothing behind: the next start finds the state from before that file.
      expect(likenesses[0]).toBe(left ?? likenesses[0])
      left = likenesses.at(-1)
      if (isLast) break
      kills += 1
    }
    expect(left).toBe(await likenessOf(whole, migrations.schema))
    recordFigures({
      gate: `migrations of the ${migrations.schema} killed`,
      counted: { kills, 'half applied': 0 },
    })
  },
)
