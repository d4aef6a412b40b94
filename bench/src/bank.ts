/** Runs the bank as in production: in its own process, on a PostgreSQL server that only this run uses. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { openDatabase, type Database } from '@yoursuccess/database/database'
import pg from 'pg'
import { freePort } from '../../scripts/dev/free-port.ts'
import { startPostgres } from '../../scripts/dev/postgres.ts'
import { createTokens } from '../../server/src/features/session/token.ts'

export const SESSION_KEY = 'a key of this benchmark, and of nothing else'
export const WEBHOOK_SECRET = 'a secret of this benchmark, and of nothing else'
/** Database connections of the bank, and of the bare server: the bank's default. */
export const CONNECTIONS = 10

const REPOSITORY = resolve(import.meta.dirname, '../..')

/** The Node options of the production image. Without them, Node would use more memory on a larger machine. */
const nodeOptions = (): string => {
  const file = readFileSync(join(REPOSITORY, 'Containerfile'), 'utf8')
  const [, options] = /^ENV NODE_OPTIONS="(.+)"$/m.exec(file) ?? []
  if (options === undefined) throw new Error('the Containerfile does not set NODE_OPTIONS')
  return options
}

export interface BenchBank {
  url: string
  pid: number
  databaseUrl: string
  /** Starts another server on the same database, with more settings. The caller stops it. */
  startServer(settings?: Record<string, string>): Promise<Server>
  /** For preparing and reading data. Its query timeout is too long to matter. */
  database: Database
  createCustomer(): Promise<BenchCustomer>
  close(): Promise<void>
}

export interface BenchCustomer {
  id: number
  prn: string
  token: string
}

export const startBank = async (): Promise<BenchBank> => {
  const postgres = await startPostgres()
  const databaseUrl = await createDatabase(postgres.url())
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'))
  const startServer = (settings: Record<string, string> = {}) =>
    startProcess('server/src/main.ts', {
      DATABASE_URL: databaseUrl,
      DATABASE_CONNECTIONS: String(CONNECTIONS),
      DATA_DIR: dataDir,
      SESSION_KEY,
      GALILEO_WEBHOOK_SECRET: WEBHOOK_SECRET,
      OPERATOR_PORT: '0',
      ...NO_LIMITS,
      ...settings,
    })
  const bank = await startServer()
  const database = await openDatabase({ url: databaseUrl, connections: CONNECTIONS, queryTimeoutMs: 600_000 })
  let customers = 0
  return {
    url: bank.url,
    pid: bank.pid,
    databaseUrl,
    database,
    startServer,
    createCustomer: () => createCustomer(database, ++customers),
    close: async () => {
      await database.close()
      await bank.stop()
      await postgres.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Settings of a server whose clients are all this machine. */
export const NO_LIMITS = {
  ...Object.fromEntries(
    ['SIGN_IN', 'PASSWORD', 'REQUESTS', 'CUSTOMER', 'PDF'].map((what) => [
      `LIMIT_${what}_PER_MINUTE`,
      '100000000',
    ]),
  ),
  // The clients of a benchmark are all one customer.
  LIMIT_CUSTOMER_AT_ONCE: '100',
}

export const createDatabase = async (adminUrl: string): Promise<string> => {
  const admin = new pg.Client({ connectionString: adminUrl })
  await admin.connect()
  await admin.query('create database bench')
  await admin.end()
  const url = new URL(adminUrl)
  url.pathname = '/bench'
  return url.href
}

export interface Server {
  url: string
  pid: number
  stop(): Promise<void>
}

/** Starts a server program on a free port and waits until it answers at `firstPath`. */
export const startProcess = async (
  program: string,
  env: Record<string, string>,
  firstPath = '/healthz',
): Promise<Server> => {
  const port = await freePort()
  const child = spawn(process.execPath, [join(REPOSITORY, program)], {
    env: { PATH: process.env['PATH'] ?? '', NODE_OPTIONS: nodeOptions(), PORT: String(port), ...env },
    // The server writes logs as in production, but nobody reads them.
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://127.0.0.1:${port}`
  await answering(child, url + firstPath)
  return { url, pid: child.pid ?? 0, stop: () => stop(child) }
}

const answering = async (child: ChildProcess, url: string) => {
  while (child.exitCode === null) {
    const reply = await fetch(url).catch(() => undefined)
    if (reply?.ok) return
    await new Promise((resume) => setTimeout(resume, 10))
  }
  throw new Error('a server of the benchmark did not start')
}

const stop = async (child: ChildProcess) => {
  if (child.exitCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  await gone
}

/** Creates an approved customer with an account and a session. Its token expires in an hour. */
const createCustomer = async (database: Database, number: number): Promise<BenchCustomer> => {
  const prn = String(100_000_000_000 + number)
  const { rows } = await database.query<{ customer_id: number; session_id: number }>(
    `with customer as (
       insert into bank.customers (email, password_hash, state, features, created_at)
       values ('customer' || $1::text || '@example.com', 'none', 'approved',
         '{plaid,recurring_transfers,billPay,paymentTracker,billerReminder,trackedBills,planTools}', now())
       returning id
     ), account as (
       insert into bank.accounts (customer_id, prn, opening_reference, opened_at, created_at)
       select id, $2, $2, now(), now() from customer
     ), session as (
       insert into bank.sessions (customer_id, rotated_at, started_at, last_active_at)
       select id, now(), now(), now() from customer
       returning id
     )
     select customer.id as customer_id, session.id as session_id from customer, session`,
    [number, prn],
  )
  const { customer_id: id, session_id: sessionId } = rows[0] as { customer_id: number; session_id: number }
  const tokens = createTokens(Buffer.from(SESSION_KEY), () => new Date())
  const inAnHour = Math.floor(Date.now() / 1000) + 3600
  return { id, prn, token: await tokens.sign({ sessionId, generation: 1 }, inAnHour) }
}
