/**
 * Backs up all rows of some schemas to one file, as of one moment, even while others write, and restores
 * them. The file format is the same for the embedded database and for PostgreSQL. Migrations create the
 * tables, so a backup contains only rows. See docs/decisions/0116-backup-and-restore.md.
 */
import { chmodSync, createReadStream, createWriteStream, renameSync, rmSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { once } from 'node:events'
import { createGunzip, createGzip } from 'node:zlib'
import { sql } from 'drizzle-orm'
import type { Database, Db } from './db.ts'
import { enableTriggers, fixSequences, listTables, type Table, triggersOff } from './backup-tables.ts'

const FORMAT = 1
const ROWS_AT_ONCE = 500

export interface BackupHead {
  format: typeof FORMAT
  madeAt: string
  schemas: string[]
  /** Names and checksums of the migrations that created the tables, by schema. */
  migrations: Record<string, { name: string; checksum: string }[]>
}

export class BackupError extends Error {}

/** Writes a file that only its owner can read. It gets its name once complete. Returns the number of rows. */
export const writeBackup = async (
  database: Pick<Database, 'transaction'>,
  { schemas, file, madeAt }: { schemas: readonly string[]; file: string; madeAt: Date },
): Promise<number> => {
  const unfinished = `${file}.unfinished`
  const zipped = createGzip()
  const written = zipped.pipe(createWriteStream(unfinished, { mode: 0o600, flush: true }))
  const write = async (line: string) => {
    if (!zipped.write(`${line}\n`)) await once(zipped, 'drain')
  }
  try {
    let rows = 0
    await database.transaction(async (tx) => {
      await tx.execute(sql.raw('set transaction isolation level repeatable read, read only'))
      const tables = await listTables(tx, schemas)
      await write(JSON.stringify(await headOf(tx, schemas, tables, madeAt)))
      for (const table of tables) rows += await writeTable(tx, table, write)
      await write(JSON.stringify({ end: rows }))
    })
    zipped.end()
    await once(written, 'close')
    chmodSync(unfinished, 0o600)
    renameSync(unfinished, file)
    return rows
  } catch (error) {
    zipped.destroy()
    rmSync(unfinished, { force: true })
    throw error
  }
}

const headOf = async (
  tx: Db,
  schemas: readonly string[],
  tables: readonly Table[],
  madeAt: Date,
): Promise<BackupHead> => {
  const present = [...new Set(tables.map(({ schema }) => schema))].filter((schema) =>
    schemas.includes(schema),
  )
  const migrations: BackupHead['migrations'] = {}
  for (const schema of present) migrations[schema] = await migrationsOf(tx, schema)
  return { format: FORMAT, madeAt: madeAt.toISOString(), schemas: present, migrations }
}

const migrationsOf = async (tx: Db, schema: string): Promise<{ name: string; checksum: string }[]> => {
  const known = await rowsOf<{ known: boolean }>(
    tx,
    `select to_regclass('${schema}.migrations') is not null as known`,
  )
  if (!known[0]?.known) return []
  return rowsOf(tx, `select name, checksum from ${schema}.migrations order by name`)
}

const writeTable = async (tx: Db, table: Table, write: (line: string) => Promise<void>): Promise<number> => {
  await write(JSON.stringify({ table: table.name, columns: table.columns }))
  await tx.execute(
    sql.raw(
      `declare backup cursor for select to_jsonb(t)::text as row from ${table.name} as t ${table.order}`,
    ),
  )
  for (let count = 0; ; ) {
    const rows = await rowsOf<{ row: string }>(tx, `fetch ${ROWS_AT_ONCE} from backup`)
    for (const { row } of rows) await write(row)
    count += rows.length
    if (rows.length < ROWS_AT_ONCE) {
      await tx.execute(sql.raw('close backup'))
      return count
    }
  }
}

/** Reads the file's header. Throws BackupError when the file is not a backup. */
export const readHead = async (file: string): Promise<BackupHead> => {
  for await (const line of linesOf(file)) return parseHead(line)
  throw new BackupError('The file is no backup.')
}

const parseHead = (line: string): BackupHead => {
  const head = JSON.parse(line) as Partial<BackupHead>
  if (head.format !== FORMAT) throw new BackupError('The file is no backup, or one of another version.')
  return head as BackupHead
}

/**
 * Restores a backup into a database whose tables contain only what the migrations inserted. Restores the
 * whole file or, on any error, nothing. `emptyTable` must be empty, as proof that no records are overwritten.
 * Returns the number of rows. Throws BackupError.
 */
export const restoreBackup = async (
  database: Pick<Database, 'transaction'>,
  { file, emptyTable }: { file: string; emptyTable: string },
): Promise<number> =>
  database.transaction(async (tx) => {
    const taken = await rowsOf(tx, `select 1 from ${emptyTable} limit 1`)
    if (taken.length > 0) throw new BackupError(`The database is not empty: ${emptyTable} has rows.`)
    const head = await readHead(file)
    const tables = await listTables(tx, head.schemas)
    for (const [schema, expected] of Object.entries(head.migrations))
      if (JSON.stringify(await migrationsOf(tx, schema)) !== JSON.stringify(expected))
        throw new BackupError(
          `The backup was made by another version of the program (migrations of ${schema} differ). Restore it with that version, then start this one.`,
        )
    await triggersOff(tx, tables)
    for (const { name } of tables.toReversed()) await tx.execute(sql.raw(`delete from ${name}`))
    const rows = await insertAll(tx, file, new Map(tables.map((table) => [table.name, table])))
    await fixSequences(tx, tables)
    await enableTriggers(tx, tables)
    return rows
  })

const insertAll = async (tx: Db, file: string, tables: ReadonlyMap<string, Table>): Promise<number> => {
  let table: Table | undefined
  let waiting: string[] = []
  let count = 0
  let isWhole = false
  const flush = async () => {
    if (!table || waiting.length === 0) return
    const columns = table.columns.map((column) => `"${column}"`).join(', ')
    await tx.execute(
      sql`insert into ${sql.raw(table.name)} (${sql.raw(columns)}) overriding system value
          select ${sql.raw(columns)} from jsonb_populate_recordset(null::${sql.raw(table.name)}, ${`[${waiting.join(',')}]`}::jsonb)`,
    )
    count += waiting.length
    waiting = []
  }
  let isHead = true
  for await (const line of linesOf(file)) {
    if (isHead) {
      isHead = false
      continue
    }
    // A row never looks like this: the database writes a space after each colon.
    if (line.startsWith('{"table":')) {
      await flush()
      const reported = JSON.parse(line) as { table: string; columns: string[] }
      table = tables.get(reported.table)
      if (table?.columns.join() !== reported.columns.join())
        throw new BackupError(`The table ${reported.table} is another one here than in the backup.`)
    } else if (line.startsWith('{"end":')) {
      await flush()
      isWhole = (JSON.parse(line) as { end: number }).end === count
    } else {
      waiting.push(line)
      if (waiting.length >= ROWS_AT_ONCE) await flush()
    }
  }
  if (!isWhole) throw new BackupError('The backup is not whole.')
  return count
}

async function* linesOf(file: string): AsyncGenerator<string> {
  const unzipped = createReadStream(file).pipe(createGunzip())
  try {
    for await (const line of createInterface({ input: unzipped, crlfDelay: Number.POSITIVE_INFINITY }))
      if (line !== '') yield line
  } finally {
    unzipped.destroy()
  }
}

const rowsOf = async <Row>(tx: Db, text: string): Promise<Row[]> =>
  ((await tx.execute(sql.raw(text))) as unknown as { rows: Row[] }).rows
