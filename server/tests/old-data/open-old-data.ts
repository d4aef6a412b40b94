/**
 * Opens data that earlier builds left behind, as if they had just stopped. `scripts/ci/old-data/make.ts`
 * creates this data.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { zstdDecompressSync } from 'node:zlib'
import { type Database, openDatabase } from '@yoursuccess/database/database'
import { openTestDatabase, urlOfTestDatabase } from '@yoursuccess/database/testing'
import pg from 'pg'
import { unpackFolder } from '../../../scripts/ci/old-data/folder-archive.ts'
import { type DataPlace, type Programs, startPrograms } from '../../../scripts/ci/old-data/programs.ts'

const REPOSITORY = resolve(import.meta.dirname, '../../..')

/** The folders with data, one for each build. */
export const OLD_DATA: readonly string[] = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

/** What the script that made the data recorded about it. */
export interface Made {
  stoppedAt: { embedded: string; postgres: string }
  password: string
  payer: string
  leaver: string
  underWay: { payment: string; transfer: string; refund: string; mail: string; street: string }
}

export interface OldBank {
  bank: Programs
  made: Made
  /** Kills the programs and deletes the copy. */
  close: () => Promise<void>
}

const read = (name: string, file: string) => readFileSync(join(import.meta.dirname, name, file))
const readMade = (name: string) => JSON.parse(read(name, 'made.json').toString()) as Made

/** Opens the folder of the embedded databases, as the kill left it. */
export const openEmbedded = async (name: string): Promise<OldBank> => {
  const made = readMade(name)
  const folder = makeFolder()
  unpackFolder(read(name, 'embedded.zst'), folder)
  const bank = await openDatabase({ dataDir: join(folder, 'database') })
  await moveBank(bank, made.stoppedAt.embedded)
  await bank.close()
  const sandbox = await openDatabase({ dataDir: join(folder, 'sandbox') })
  await moveSandbox(sandbox, made.stoppedAt.embedded)
  await sandbox.close()
  return start({ folder }, made, async () => {})
}

/** Loads the dumps into two databases of the tests' PostgreSQL. */
export const openPostgres = async (name: string): Promise<OldBank> => {
  const made = readMade(name)
  const load = async (part: string) => {
    const database = await openTestDatabase('empty', async () => {})
    // On a connection of its own: on a busy machine a dump takes longer than the bank allows a statement.
    const client = new pg.Client(await urlOfTestDatabase(database))
    await client.connect()
    await client.query(zstdDecompressSync(read(name, `${part}.sql.zst`)).toString())
    await client.end()
    return database
  }
  const bank = await load('bank')
  const sandbox = await load('sandbox')
  await moveBank(bank, made.stoppedAt.postgres)
  await moveSandbox(sandbox, made.stoppedAt.postgres)
  const postgres = { bankUrl: await urlOfTestDatabase(bank), sandboxUrl: await urlOfTestDatabase(sandbox) }
  return start({ folder: makeFolder(), postgres }, made, async () => {
    await bank.close()
    await sandbox.close()
  })
}

const makeFolder = () => mkdtempSync(join(tmpdir(), 'old-data-'))

const start = async (place: DataPlace, made: Made, closeDatabases: () => Promise<void>): Promise<OldBank> => {
  const remove = async () => {
    await closeDatabases()
    rmSync(place.folder, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    const bank = await startPrograms(REPOSITORY, place)
    const close = async () => {
      await bank.kill()
      await remove()
    }
    return { bank, made, close }
  } catch (error) {
    await remove()
    throw error
  }
}

/** How long the build seems to have been stopped: every job is due by now, and none has expired. */
const STOPPED_FOR = '15 minutes'

/** Moves the business clock and the jobs, as if only this time had passed since the kill. */
const moveBank = async (database: Database, stoppedAt: string): Promise<void> => {
  await database.query(
    `update bank.business_clock
     set offset_ms = offset_ms - extract(epoch from now() - $2::interval - $1::timestamptz) * 1000`,
    [stoppedAt, STOPPED_FOR],
  )
  await database.query(
    `update jobs.job set
       created_on = created_on + past, start_after = start_after + past, started_on = started_on + past,
       heartbeat_on = heartbeat_on + past, completed_on = completed_on + past, keep_until = keep_until + past
     from (select now() - $2::interval - $1::timestamptz as past) as stopped`,
    [stoppedAt, STOPPED_FOR],
  )
}

const moveSandbox = async (database: Database, stoppedAt: string): Promise<void> => {
  await database.query(
    `update sandbox.clock
     set offset_ms = offset_ms - extract(epoch from now() - $2::interval - $1::timestamptz) * 1000`,
    [stoppedAt, STOPPED_FOR],
  )
}
