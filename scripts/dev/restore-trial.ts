/**
 * `node scripts/dev/restore-trial.ts`: goes through "Restore to a moment" of docs/operations.md and ends with 1 if a
 * check fails. A bank and its sandbox run on a PostgreSQL that archives with the command of compose.yaml. It is backed
 * up while deposits arrive, damaged, and restored to the moment before. Then the bank's own audit must agree with the
 * processor. Uses the PostgreSQL in the PATH, or the one in the folder POSTGRES_BIN.
 */
import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  appendFileSync,
  chmodSync,
  chownSync,
  closeSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { openDatabase } from '@yoursuccess/database/database'
import { migrateSandbox, openSandbox } from '../../sandbox/src/app.ts'
import { readSandboxConfig } from '../../sandbox/src/config.ts'
import { callJson } from '../seed/calls.ts'
import { freePort } from './free-port.ts'
import { bankEnvironment } from './sandbox-run.ts'
import { check, createCustomer, finish, nobody, OPERATOR_KEY, until } from './trial.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const run = promisify(execFile)
const folder = mkdtempSync(join(tmpdir(), 'restore-trial-'))
const make = (name: string) => {
  const made = join(folder, name)
  mkdirSync(made, { mode: 0o700 })
  if (nobody) chownSync(made, nobody.uid, nobody.gid)
  return made
}
chmodSync(folder, 0o755)
const archive = make('archive')
const children = new Set<ChildProcess>()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
process.once('exit', () => {
  for (const child of children) child.kill('SIGQUIT')
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
})

// --- PostgreSQL ---
const binaries =
  process.env['POSTGRES_BIN'] ??
  dirname(realpathSync(execFileSync('sh', ['-c', 'command -v postgres']).toString().trim()))
const program = (name: string, args: string[]) => run(join(binaries, name), args, { cwd: folder, ...nobody })
/** As compose.yaml has them, with this folder's archive. */
const archiveOptions = [
  ...readFileSync(join(ROOT, 'compose.yaml'), 'utf8').matchAll(
    /-c ((?:wal_level|archive_\w+)=(?:'[^']*'|\S+))/g,
  ),
].flatMap(([, option = '']) => ['-c', option.replaceAll("'", '').replaceAll('/archive', archive)])
const start = async (name: string, args: string[], options: object) => {
  const log = openSync(join(folder, `${name}.log`), 'a')
  const child = spawn(args[0] ?? '', args.slice(1), { cwd: folder, stdio: ['ignore', log, log], ...options })
  closeSync(log)
  children.add(child)
  return async (signal: NodeJS.Signals) => {
    const gone = once(child, 'exit')
    child.kill(signal)
    await gone
    children.delete(child)
  }
}
const startPostgres = async (data: string, options: string[]) => {
  const port = await freePort()
  const own = ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=']
  const args = [join(binaries, 'postgres'), '-D', data, '-p', String(port), ...own, ...options]
  const stop = await start('postgres', args, { ...nobody })
  const url = `postgres://postgres@127.0.0.1:${port}`
  const isReady = () => program('psql', [`${url}/postgres`, '-c', 'select 1']).then(() => true)
  await until('PostgreSQL answers', isReady)
  return { port, url, stop: () => stop('SIGINT') }
}
const open = async (url: string) => {
  const database = await openDatabase({ url })
  const ask = async <Value>(query: string) => (await database.query<{ value: Value }>(query)).rows[0]?.value
  return { ...database, ask }
}
type Opened = Awaited<ReturnType<typeof open>>

console.log((await program('postgres', ['--version'])).stdout.trim())
const old = make('old')
await program('initdb', [
  `--pgdata=${old}`,
  '--username=postgres',
  '--auth=trust',
  '--locale=C',
  '--encoding=UTF8',
])
const first = await startPostgres(old, archiveOptions)
execFileSync(join(binaries, 'psql'), [`${first.url}/postgres`, '-qc', 'create database bank'])

// --- the processor, which is not restored, and the bank ---
const sandboxDatabase = await openDatabase({ dataDir: join(folder, 'sandbox') })
await migrateSandbox(sandboxDatabase)
const [port, operatorPort] = [await freePort(), await freePort()]
const sandbox = await openSandbox({
  database: sandboxDatabase,
  config: {
    ...readSandboxConfig({ NODE_ENV: 'test', SANDBOX_PORT: '0', SANDBOX_SMTP_PORT: '0' }),
    bankUrl: `http://127.0.0.1:${port}`,
  },
})
const listening = await sandbox.listen()
sandbox.meetBank({ internalUrl: `http://127.0.0.1:${operatorPort}`, partnerKey: 'partner key' })
const environment = (database: string) => ({
  ...bankEnvironment(process.env, { dataDir: join(folder, 'data'), port, sandbox: listening }),
  DATABASE_URL: database,
  OPERATOR_PORT: String(operatorPort),
  OPERATOR_KEY,
})
const startBank = async (database: string) => {
  const args = [process.execPath, join(ROOT, 'server/src/main.ts')]
  const stop = await start('bank', args, { env: environment(database) })
  await until('the bank is ready', async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).ok)
  return () => stop('SIGTERM')
}
const stopFirstBank = await startBank(`${first.url}/bank`)
const database = await open(`${first.url}/bank`)
for (const number of [1, 2, 3]) await createCustomer(`http://127.0.0.1:${operatorPort}`, number)
const customers = await callJson<{ prn: string }[]>(`${listening.url}/_sim/customers`, 'GET')
let deposits = 0
const deposit = async () => {
  for (const { prn } of customers) {
    const body = { kind: 'payroll', amount: '12.34', description: 'EXAMPLE EMPLOYER PAYROLL' }
    await callJson(`${listening.url}/_sim/accounts/${prn}/deposits`, 'POST', body)
    deposits++
  }
}
const countPosted = (at: Opened) =>
  at.ask<number>('select count(*)::int as value from bank.posted_transactions')
const allApplied = (at: Opened) =>
  until('all deposits are applied', async () => (await countPosted(at)) === deposits)

// --- a backup while deposits arrive ---
const base = make('base')
let isBackedUp = false
const writing = (async () => {
  while (!isBackedUp) await deposit()
})()
await until('deposits arrive', async () => deposits > 3)
const before = deposits
const address = ['-h', '127.0.0.1', '-p', String(first.port), '-U', 'postgres', '-D', base]
await program('pg_basebackup', [
  ...address,
  '--checkpoint=fast',
  '--wal-method=stream',
  '--format=tar',
  '--gzip',
])
isBackedUp = true
await writing
check('deposits arrived during the backup', deposits > before, deposits - before)
await deposit()
await allApplied(database)

// --- a moment, and then a mistake ---
const TABLES = ['customers', 'posted_transactions', 'notifications', 'partner_event_ids']
const contentOf = async (at: Opened) => {
  const sums: Record<string, unknown> = {}
  for (const table of TABLES)
    sums[table] = await at.ask(
      `select md5(string_agg(t::text, ' ' order by t::text)) as value from bank.${table} t`,
    )
  return JSON.stringify(sums)
}
const content = await contentOf(database)
const atMoment = deposits
const moment = (await database.ask<string>('select clock_timestamp()::text as value')) ?? ''
await pause(1000)
await deposit()
await allApplied(database)
await database.run('delete from bank.notifications')
await database.run(`update bank.customers set email = 'wrong' || id`)
check('the mistake changed rows', (await contentOf(database)) !== content, TABLES)
const last = await database.ask<string>('select pg_walfile_name(pg_switch_wal()) as value')
const isArchived = 'select coalesce(last_archived_wal >= $1, false) as value from pg_stat_archiver'
await until('the log is archived', async () => {
  const { rows } = await database.query<{ value: boolean }>(isArchived, [last])
  return rows[0]?.value ?? false
})
await database.close()
await stopFirstBank()
await first.stop()

// --- the restore, by the steps of the guide ---
const restored = make('new')
await run('tar', ['xzf', join(base, 'base.tar.gz'), '-C', restored], { ...nobody })
await run('tar', ['xzf', join(base, 'pg_wal.tar.gz'), '-C', join(restored, 'pg_wal')], { ...nobody })
copyFileSync(join(base, 'backup_manifest'), join(restored, 'backup_manifest'))
chmodSync(join(restored, 'backup_manifest'), 0o644)
const verified = await program('pg_verifybackup', ['--no-parse-wal', restored]).then(() => true, String)
check('pg_verifybackup accepts the backup', verified === true, verified)
rmSync(join(restored, 'backup_manifest'))
appendFileSync(
  join(restored, 'postgresql.conf'),
  `archive_mode = off\nrestore_command = 'cp ${archive}/%f %p'\nrecovery_target_time = '${moment}'\nrecovery_target_action = 'pause'\n`,
)
writeFileSync(join(restored, 'recovery.signal'), '')
const startedAt = performance.now()
const second = await startPostgres(restored, [])
const again = await open(`${second.url}/bank`)
const pauseState = () => again.ask<string>('select pg_get_wal_replay_pause_state() as value')
await until('the replay pauses', async () => (await pauseState()) === 'paused')
check('the replay ended at the moment, in seconds', true, Math.round((performance.now() - startedAt) / 1000))
check('all rows are as they were at the moment', (await contentOf(again)) === content, TABLES)
check('deposits of the moment', (await countPosted(again)) === atMoment, atMoment)
await again.ask('select pg_wal_replay_resume()::text as value')
await until(
  'the recovery ends',
  async () => (await again.ask('select pg_is_in_recovery() as value')) === false,
)
const timeline = await again.ask<string>('select left(pg_walfile_name(pg_current_wal_lsn()), 8) as value')
check('a new timeline', timeline === '00000002', timeline)

// --- the bank on what was restored ---
const stopSecondBank = await startBank(`${second.url}/bank`)
const command = async (...args: string[]) => {
  const options = { env: environment(`${second.url}/bank`), cwd: folder }
  const script = [join(ROOT, 'scripts/ops/bank.ts'), ...args]
  return run(process.execPath, script, options).then(
    ({ stdout }) => ({ code: 0, stdout }),
    (error: { code: number; stdout: string; stderr: string }) => ({
      ...error,
      stdout: error.stdout + error.stderr,
    }),
  )
}
const replayed = await command('replay-events', new Date(moment).toISOString())
check('replay-events', replayed.code === 0, replayed.code === 0 ? 'exit 0' : replayed.stdout)
const audit = await command('audit')
check('the audit finds no break', audit.code === 0, audit.code === 0 ? 'exit 0' : audit.stdout.slice(-2000))
check('the deposits after the moment are back', (await countPosted(again)) === deposits, deposits)
const quiet = await command('audit')
check(
  'a second audit finds nothing',
  quiet.code === 0 && /"findings": \[\]/.test(quiet.stdout),
  quiet.stdout.slice(-300),
)

await again.close()
await stopSecondBank()
await second.stop()
await sandbox.close()
await sandboxDatabase.close()
finish()
