import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import type { Database, Session } from './db.ts'

/** The process that holds this lock may migrate. The number is arbitrary, but the same in every process. */
const MIGRATION_LOCK = 20_131_113

export interface Migrations {
  /** The schema that the files create. Its table `migrations` records the applied files. */
  schema: 'bank' | 'sandbox'
  /**
   * Folder of files `0001_name.sql`, applied in the order of their names, each in one transaction. If a
   * comment in an applied file is rewritten, `former-checksums.json` in the folder lists the file's earlier
   * checksum: { "0001_name.sql": "..." }.
   */
  folder: URL
}

interface Applied {
  name: string
  checksum: string
}

/**
 * Brings the schema up to date; several processes may call it at the same time. Throws when an applied file
 * has changed or is missing: the history of a database is never rewritten.
 */
export const migrate = (database: Database, { schema, folder }: Migrations): Promise<void> =>
  database.alone(MIGRATION_LOCK, async (session) => {
    // The servers' role is not allowed to run even "create ... if not exists".
    if (!(await hasHistory(session, schema)))
      await session.run(
        `create schema if not exists ${schema};
         create table if not exists ${schema}.migrations
           (name text primary key, checksum text not null, applied_at timestamptz not null default now());`,
      )
    const files = await readMigrations(folder)
    const { rows } = await session.query<Applied>(`select name, checksum from ${schema}.migrations`)
    const applied = new Map(rows.map((row) => [row.name, row.checksum]))
    assertSameHistory(files, applied)
    for (const file of files.filter(({ name }) => !applied.has(name))) {
      await session.transaction(async (tx) => {
        for (const statement of statements(file.text)) await tx.execute(sql.raw(statement))
        await tx.execute(
          sql`insert into ${sql.identifier(schema)}.migrations (name, checksum) values (${file.name}, ${file.checksum})`,
        )
      })
    }
  })

const hasHistory = async (session: Session, schema: string): Promise<boolean> => {
  const { rows } = await session.query<{ found: boolean }>('select to_regclass($1) is not null as found', [
    `${schema}.migrations`,
  ])
  return rows[0]?.found === true
}

/** True when every file of the folder is applied. */
export const isMigrated = async (database: Database, { schema, folder }: Migrations): Promise<boolean> => {
  const { rows } = await database.query<{ count: number }>(
    `select count(*) as count from ${schema}.migrations`,
  )
  return rows[0]?.count === (await listMigrations(folder)).length
}

const listMigrations = async (folder: URL) => {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  const numberOf = (name: string) => name.split('_')[0]
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
  applied: Map<string, string>,
) => {
  for (const [name, checksum] of applied) {
    const file = files.find((each) => each.name === name)
    if (!file)
      throw new Error(
        `Migration ${name} was applied, but its file is missing: this program is older than the database.`,
      )
    if (![file.checksum, file.formerChecksum].includes(checksum))
      throw new Error(`Migration ${name} was changed after it was applied.`)
  }
}

/** Splits at lines that end in a semicolon outside a `$$` body: both drivers take one statement at a time. */
const statements = (text: string): string[] => {
  const found: string[] = []
  let current = ''
  let inBody = false
  for (const line of text.split('\n')) {
    if (line.trimStart().startsWith('--') && !inBody) continue
    current += `${line}\n`
    if ((line.match(/\$\$/g) ?? []).length % 2 === 1) inBody = !inBody
    if (!inBody && line.trimEnd().endsWith(';')) {
      found.push(current)
      current = ''
    }
  }
  if (current.trim()) found.push(current)
  return found
}
