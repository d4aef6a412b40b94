/**
 * Databases for tests: a fresh copy of a prepared one, embedded or, with TEST_DATABASE_URL, on a real
 * PostgreSQL server.
 */
import { createHash, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { openDatabase, type Database } from './database.ts'

const CACHE = resolve(import.meta.dirname, '../../.cache/database')

/**
 * Opens a database that no other test uses, in the state that `prepare` creates. `key` identifies that state:
 * it must change whenever `prepare` changes (its migrations, its queue), or an outdated image is used.
 */
export const openTestDatabase = async (
  key: string,
  prepare: (database: Database) => Promise<void>,
): Promise<Database> => {
  const url = process.env['TEST_DATABASE_URL']
  return url ? openPostgresCopy(url, key, prepare) : openDatabase({ image: await imageOf(key, prepare) })
}

/** Returns the URL of a database that openTestDatabase opened on PostgreSQL. */
export const urlOfTestDatabase = async (database: Database): Promise<string> => {
  const { rows } = await database.query<{ name: string }>('select current_database() as name')
  return urlOf(process.env['TEST_DATABASE_URL'] ?? '', rows[0]?.name ?? '')
}

const hashOf = (key: string) => createHash('sha256').update(key).digest('hex').slice(0, 20)

const images = new Map<string, Promise<Blob>>()

const imageOf = (key: string, prepare: (database: Database) => Promise<void>): Promise<Blob> => {
  const known = images.get(key) ?? makeImage(key, prepare)
  images.set(key, known)
  return known
}

/** The format of an image, as part of its file name. Change it with the format. */
const FORM = 'small'

/**
 * The numbers of PostgreSQL's unused template databases. Emptied, because they would be a third of the files.
 */
const TEMPLATES = [1, 4]

const emptyFolder = (folder: string) => {
  for (const name of readdirSync(folder)) rmSync(`${folder}/${name}`)
}

const makeImage = async (key: string, prepare: (database: Database) => Promise<void>): Promise<Blob> => {
  const file = `${CACHE}/${hashOf(`${FORM} ${key}`)}.tar`
  if (existsSync(file)) return new Blob([readFileSync(file)])
  // A fresh clone has no cache folder, and the database creates only its own folder.
  mkdirSync(CACHE, { recursive: true })
  const directory = `${CACHE}/making-${randomUUID()}`
  // With 16 MB segments, the write-ahead log would be most of the image.
  const empty = await PGlite.create({ dataDir: directory, initDbStartParams: ['--wal-segsize=1'] })
  await empty.close()
  const database = await openDatabase({ dataDir: directory })
  await prepare(database)
  await database.close()
  for (const template of TEMPLATES) emptyFolder(`${directory}/base/${template}`)
  const pglite = await PGlite.create({ dataDir: directory })
  const image = await pglite.dumpDataDir('none')
  await pglite.close()
  rmSync(directory, { recursive: true, force: true })
  const unfinished = `${file}.${randomUUID()}`
  writeFileSync(unfinished, Buffer.from(await image.arrayBuffer()))
  renameSync(unfinished, file)
  return image
}

const openPostgresCopy = async (
  url: string,
  key: string,
  prepare: (database: Database) => Promise<void>,
): Promise<Database> => {
  const template = `template_${hashOf(key)}`
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await withAdmin(url, async (admin) => {
    await admin.query('select pg_advisory_lock(4711)')
    const { rows } = await admin.query('select 1 from pg_database where datname = $1', [template])
    if (rows.length === 0) {
      const making = `making_${randomUUID().replaceAll('-', '')}`
      await admin.query(`create database ${making}`)
      const database = await openDatabase({ url: urlOf(url, making) })
      await prepare(database)
      await database.close()
      await admin.query(`alter database ${making} rename to ${template}`)
    }
    await admin.query(`create database ${name} template ${template}`)
  })
  const database = await openDatabase({ url: urlOf(url, name), connections: 12 })
  return {
    ...database,
    close: async () => {
      await database.close()
      await withAdmin(url, (admin) => admin.query(`drop database if exists ${name} with (force)`))
    },
  }
}

const urlOf = (url: string, database: string) => {
  const other = new URL(url)
  other.pathname = `/${database}`
  return other.href
}

const withAdmin = async (url: string, work: (admin: pg.Client) => Promise<unknown>) => {
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  try {
    await work(admin)
  } finally {
    await admin.end()
  }
}
