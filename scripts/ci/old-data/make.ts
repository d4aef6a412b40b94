/**
 * Makes the old data that the tests in `server/tests/old-data` open with the current build. Starts the bank
 * and the sandbox of a checkout, leaves five pieces of work half done (a bill payment and a transfer whose
 * replies are lost, a refund check and an address change that the processor never receives, an email in
 * delivery), and kills both programs. Saves their embedded databases as the kill left them, and SQL dumps of
 * the same work on PostgreSQL.
 *
 *   node scripts/ci/old-data/make.ts CHECKOUT NAME
 *
 * CHECKOUT is a copy of this repository at the commit of the old build, with its packages installed. NAME
 * becomes a folder in `server/tests/old-data`: the day and the commit, such as 2026-11-23-28c6320. Takes a
 * minute on an idle machine. If it prints "try again", run it again: on a busy machine the email may be
 * delivered after all.
 *
 * Before you change tables, job names, job payloads or references, add a folder from the commit before the
 * change. Keep old folders as long as a database may be that old.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { zstdCompressSync } from 'node:zlib'
import { type Database, openDatabase } from '@yoursuccess/database/database'
import { startPostgres } from '../../dev/postgres.ts'
import { startUnfinishedWork, LEAVER, PASSWORD, PAYER, UNDER_WAY } from './start-unfinished-work.ts'
import { packFolder } from './folder-archive.ts'
import { type DataPlace, startPrograms } from './programs.ts'
import { dumpSql } from './sql-dump.ts'

const [checkoutGiven, name] = process.argv.slice(2)
if (!checkoutGiven || !name) throw new Error('Usage: node scripts/ci/old-data/make.ts CHECKOUT NAME')
const checkout = resolve(checkoutGiven)
const target = resolve(import.meta.dirname, '../../../server/tests/old-data', name)
const folder = mkdtempSync(join(tmpdir(), 'old-data-'))

/** The schemas of each database. */
const SCHEMAS = { bank: ['bank', 'jobs'], sandbox: ['sandbox'] }
/** Jobs that must be unfinished, so that the test can finish them. */
const WANTED = [
  'account.bring-holder',
  'bills.send-payment',
  'emails.send-safety',
  'funding.send-transfer',
  'refunds.order',
]

/** Sorts the lines, because the rows of a table have no fixed order. */
const linesOf = (dump: string) => dump.split('\n').toSorted().join('\n')

/** Returns the time at which the programs were killed. */
const runAndKill = async (place: DataPlace): Promise<Date> => {
  const bank = await startPrograms(checkout, place)
  try {
    await startUnfinishedWork(bank)
  } finally {
    await bank.kill()
  }
  return new Date()
}

const assertUnderWay = async (bank: Database, sandbox: Database): Promise<void> => {
  const { rows } = await bank.query<{ name: string; state: string }>(
    "select name, state from jobs.job where state in ('created', 'retry', 'active') and name not like '\\_\\_%' order by name",
  )
  const mails = await sandbox.query('select 1 from sandbox.mails where subject = $1', [UNDER_WAY.mail])
  console.log(rows.map((row) => `${row.name} is ${row.state}`).join('\n'))
  const missing = WANTED.filter((each) => !rows.some((row) => row.name === each))
  if (missing.length > 0) throw new Error(`these jobs are not in progress, try again: ${missing.join()}`)
  if (mails.rows.length > 0) throw new Error('the email was already delivered, try again')
}

const keep = (file: string, content: Buffer | string) => {
  writeFileSync(join(target, file), content)
  console.log(`${file}: ${Math.ceil(Buffer.byteLength(content) / 1024)} KB`)
}

const makeEmbedded = async (): Promise<Date> => {
  const place = join(folder, 'embedded')
  mkdirSync(place)
  const stoppedAt = await runAndKill({ folder: place })
  // Packs the folder before the databases are opened, because opening repairs them.
  const left = packFolder(place, (path) => path.endsWith('.lock') || path === 'keys.json')
  const bank = await openDatabase({ dataDir: join(place, 'database') })
  const sandbox = await openDatabase({ dataDir: join(place, 'sandbox') })
  await assertUnderWay(bank, sandbox)
  await bank.close()
  await sandbox.close()
  keep('embedded.zst', left)
  return stoppedAt
}

const makePostgres = async (): Promise<Date> => {
  const { url, stop } = await startPostgres()
  const admin = await openDatabase({ url: url() })
  for (const database of ['bank', 'sandbox', 'bank_copy', 'sandbox_copy'])
    await admin.query(`create database ${database}`)
  const place = join(folder, 'postgres')
  mkdirSync(place)
  const stoppedAt = await runAndKill({
    folder: place,
    postgres: { bankUrl: url('bank'), sandboxUrl: url('sandbox') },
  })
  const bank = await openDatabase({ url: url('bank') })
  const sandbox = await openDatabase({ url: url('sandbox') })
  await assertUnderWay(bank, sandbox)
  for (const [part, database] of Object.entries({ bank, sandbox })) {
    const schemas = SCHEMAS[part as keyof typeof SCHEMAS]
    const dump = await dumpSql(database, schemas)
    const copy = await openDatabase({ url: url(`${part}_copy`) })
    await copy.run(dump)
    if (linesOf(await dumpSql(copy, schemas)) !== linesOf(dump))
      throw new Error(`the dump of ${part} is incomplete`)
    await copy.close()
    keep(`${part}.sql.zst`, zstdCompressSync(dump))
  }
  for (const database of [bank, sandbox, admin]) await database.close()
  await stop()
  return stoppedAt
}

try {
  mkdirSync(target, { recursive: true })
  const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: checkout, encoding: 'utf8' }).trim()
  const stoppedAt = { embedded: await makeEmbedded(), postgres: await makePostgres() }
  keep(
    'made.json',
    `${JSON.stringify({ commit, stoppedAt, password: PASSWORD, payer: PAYER, leaver: LEAVER, underWay: UNDER_WAY }, null, 2)}\n`,
  )
} finally {
  rmSync(folder, { recursive: true, force: true })
}
