/**
 * How one migration is applied while servers of the build before keep serving (docs/decisions/0154). Comments
 * at the beginning of a line tell what is special about a file:
 *
 * - `-- no transaction`: its statements run one by one, so that they may build or drop indexes `concurrently`.
 *   A program that is killed between them starts the file again, so each must be harmless when repeated.
 * - `-- contract 0050`: it removes something that builds without migration 0050 use. Without this line, a
 *   migration only adds, and every build before it keeps working.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Database, Session } from './db.ts'
import { sqlState } from './sql-error.ts'

export interface LockWaits {
  /** Milliseconds that a statement waits for a lock. Whoever needs the table meanwhile waits as well. */
  lockMs: number
  /** Milliseconds of the first pause before the next try; it doubles up to `mostPauseMs`. */
  pauseMs: number
  mostPauseMs: number
  tries: number
}

/** About ten minutes in all. Well below the three seconds after which a server's statement fails. */
export const LOCK_WAITS: LockWaits = { lockMs: 1000, pauseMs: 250, mostPauseMs: 10_000, tries: 60 }

/** The column of the history with the number from `-- contract`. */
export const NEEDS_COLUMN = 'needs_migration'

const LOCK_NOT_AVAILABLE = '55P03'

export interface MigrationFile {
  name: string
  text: string
  checksum: string
}

/** `session` holds the lock of migrations, and has no time limit for statements. */
export const migrationSteps = (
  session: Session,
  { kind, schema, locks }: { kind: Database['kind']; schema: string; locks: LockWaits },
) => {
  /** The embedded database has one connection, so nobody else holds a lock. */
  const limitLocks = async (ms: number) => {
    if (kind === 'postgres') await session.query(`set lock_timeout = ${ms}`)
  }

  /**
   * A statement that waits for a lock makes everyone wait who comes after it. So it gives up soon, lets the
   * others pass, and tries again. Throws when a transaction holds its lock for all of the tries.
   */
  const withoutBlocking = async (what: string, work: () => Promise<unknown>) => {
    await limitLocks(locks.lockMs)
    for (let tries = 1; ; tries++) {
      try {
        await work()
        return
      } catch (error) {
        if (sqlState(error) !== LOCK_NOT_AVAILABLE) throw error
        if (tries >= locks.tries)
          throw new Error(
            `${what} could not lock its tables: a transaction has used them for minutes. Start again when it has ended.`,
            { cause: error },
          )
        await pause(Math.min(locks.mostPauseMs, locks.pauseMs * 2 ** (tries - 1)))
      }
    }
  }

  const record = ({ name, checksum, text }: MigrationFile) =>
    sql`insert into ${sql.identifier(schema)}.migrations (name, checksum, ${sql.identifier(NEEDS_COLUMN)})
      values (${name}, ${checksum}, ${neededBy(text)})`

  const applyWhole = (file: MigrationFile) =>
    withoutBlocking(`Migration ${file.name}`, () =>
      session.transaction(async (tx) => {
        for (const statement of statementsOf(file.text)) await tx.execute(sql.raw(statement))
        await tx.execute(record(file))
      }),
    )

  /** Builds and drops of indexes wait for old transactions, but let everyone else read and write. */
  const applyInSteps = async (file: MigrationFile) => {
    const steps = statementsOf(file.text).map((text) => ({ text, index: indexOf(file.name, text) }))
    await limitLocks(0)
    for (const { text, index } of steps) {
      if (kind === 'embedded') await session.query(text.replace(/ concurrently /, ' '))
      else {
        if (await isHalfBuilt(index))
          await session.query(`drop index concurrently if exists ${schema}.${index}`)
        await session.query(text)
      }
    }
    await session.transaction((tx) => tx.execute(record(file)))
  }

  /** A build that was interrupted leaves an index that costs writes and serves no reads. */
  const isHalfBuilt = async (index: string) => {
    const { rows } = await session.query(
      'select from pg_index where indexrelid = to_regclass($1) and not indisvalid',
      [`${schema}.${index}`],
    )
    return rows.length > 0
  }

  return {
    /** Creates the table of applied files. The servers' role may not run even "create ... if not exists". */
    prepareHistory: async (): Promise<void> => {
      const { rows } = await session.query<{ columns: number }>(
        'select count(*)::int as columns from pg_attribute where attrelid = to_regclass($1) and attname in ($2, $3)',
        [`${schema}.migrations`, 'name', NEEDS_COLUMN],
      )
      if (rows[0]?.columns === 2) return
      await withoutBlocking('The list of migrations', () =>
        session.run(
          `create schema if not exists ${schema};
           create table if not exists ${schema}.migrations
             (name text primary key, checksum text not null, applied_at timestamptz not null default now());
           alter table ${schema}.migrations add column if not exists ${NEEDS_COLUMN} text;`,
        ),
      )
    },
    apply: (file: MigrationFile): Promise<void> =>
      /^-- no transaction$/m.test(file.text) ? applyInSteps(file) : applyWhole(file),
  }
}

const neededBy = (text: string): string | null => /^-- contract (\d{4})$/m.exec(text)?.[1] ?? null

const BUILD = /^\s*create (?:unique )?index concurrently if not exists (\w+)\s/
const DROP = /^\s*drop index concurrently if exists \w+\.(\w+)\s*;/

/** Throws for a statement that may not run outside a transaction, because a repeat would not be harmless. */
const indexOf = (name: string, statement: string): string => {
  const index = (BUILD.exec(statement) ?? DROP.exec(statement))?.[1]
  if (index === undefined)
    throw new Error(
      `Migration ${name} may only say "create index concurrently if not exists NAME" or "drop index concurrently if exists SCHEMA.NAME" outside a transaction.`,
    )
  return index
}

/** Splits at lines that end in a semicolon outside a `$$` body: both drivers take one statement at a time. */
const statementsOf = (text: string): string[] => {
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
