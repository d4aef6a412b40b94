import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import type { Database } from './db.ts'
import { LOCK_WAITS, type LockWaits, migrationSteps, NEEDS_COLUMN } from './migration-steps.ts'

/** The process that holds this lock may migrate. The number is arbitrary, but the same in every process. */
const MIGRATION_LOCK = 20_131_113

export interface Migrations {
  /** The schema that the files create. Its table `migrations` records the applied files. */
  schema: 'bank' | 'sandbox'
  /**
   * Folder of files `0001_name.sql`, applied in the order of their names, each in one transaction or, for
   * indexes of large tables, outside of one (`migration-steps.ts`). If a comment in an applied file is
   * rewritten, `former-checksums.json` in the folder lists the file's earlier checksum:
   * { "0001_name.sql": "..." }.
   */
  folder: URL
}

interface Applied {
  name: string
  checksum: string
}

/**
 * Brings the schema up to date; several processes may call it at the same time. Throws when an applied file
 * has changed or is missing: the history of a database is never rewritten. A newer file of a later build may be
 * missing, unless it removed what this build needs.
 */
export const migrate = (
  database: Database,
  { schema, folder }: Migrations,
  locks: LockWaits = LOCK_WAITS,
): Promise<void> =>
  database.alone(MIGRATION_LOCK, async (session) => {
    const steps = migrationSteps(session, { kind: database.kind, schema, locks })
    await steps.prepareHistory()
    const files = await readMigrations(folder)
    const { rows } = await session.query<Applied & Later>(historyOf(schema))
    assertSameHistory(files, rows)
    const applied = new Set(rows.map(({ name }) => name))
    for (const file of files.filter(({ name }) => !applied.has(name))) await steps.apply(file)
  })

/**
 * True when every file of the folder is applied, and no later build has removed what this build needs. Later
 * migrations that only add something change nothing here, so servers of two builds run side by side.
 */
export const isMigrated = async (database: Database, { schema, folder }: Migrations): Promise<boolean> => {
  const { rows } = await database.query<Applied & Later>(historyOf(schema))
  const files = await listMigrations(folder)
  const applied = new Set(rows.map(({ name }) => name))
  return files.every((name) => applied.has(name)) && rows.every((row) => suits(row, files))
}

/** What a row of the history says to a build that does not have its file. */
interface Later {
  name: string
  /** The number of the migration that a build must have to work after this one; null for any build. */
  needs: string | null
}

/** Read through JSON, because a history that an older build began lacks the column. */
const historyOf = (schema: string) =>
  `select name, checksum, to_jsonb(history) ->> '${NEEDS_COLUMN}' as needs from ${schema}.migrations as history`

/** Whether a build with these files works in a database with this migration. */
const suits = ({ name, needs }: Later, files: readonly string[]): boolean => {
  const newest = files.at(-1) ?? ''
  return files.includes(name) || (name > newest && (needs === null || needs <= numberOf(newest)))
}

const listMigrations = async (folder: URL) => {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  const second = names.find((name, at) => at > 0 && numberOf(name) === numberOf(names[at - 1] ?? ''))
  // Two branches used the same number. Their names must not decide the order.
  if (second) throw new Error(`Migration ${second} has the number of another one.`)
  return names
}

export const readMigrations = async (folder: URL) => {
  const former = await readFormerChecksums(folder)
  return Promise.all(
    (await listMigrations(folder)).map(async (name) => {
      const text = await readFile(new URL(name, folder), 'utf8')
      const checksum = createHash('sha256').update(text).digest('hex')
      return { name, text, checksum, formerChecksum: former[name] }
    }),
  )
}

const readFormerChecksums = async (folder: URL): Promise<Readonly<Record<string, string>>> => {
  const file = new URL('former-checksums.json', folder)
  return existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as Record<string, string>) : {}
}

const assertSameHistory = (
  files: { name: string; checksum: string; formerChecksum: string | undefined }[],
  applied: readonly (Applied & Later)[],
) => {
  const names = files.map(({ name }) => name)
  for (const row of applied) {
    const file = files.find((each) => each.name === row.name)
    if (!file && !suits(row, names))
      throw new Error(
        `Migration ${row.name} was applied, but its file is missing: this program is older than the database.`,
      )
    if (file && ![file.checksum, file.formerChecksum].includes(row.checksum))
      throw new Error(`Migration ${row.name} was changed after it was applied.`)
  }
}

const numberOf = (name: string): string => name.split('_')[0] ?? ''
