/** The bank on a copy of a generated database, with stubs as partners. Each size gets one copy. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openDatabase, type Database } from '@yoursuccess/database/database'
import pg from 'pg'
import { freePort } from '../../../scripts/dev/free-port.ts'
import { createQueue } from '../../../server/src/jobs/queue.ts'
import { createLog } from '../../../server/src/observability/log.ts'
import { CONNECTIONS, NO_LIMITS, type Server, SESSION_KEY, startProcess, WEBHOOK_SECRET } from '../bank.ts'
import { BASE, type Base } from './generate/base.ts'
import type { History } from './history.ts'
import { BANK_ROLE, createMeter, type Meter } from './meter.ts'
import { openStub, type Stub } from './stub.ts'
import type { Size } from './sizes.ts'

const RUN = 'run'
const CLOCK_SECRET = 'a clock secret of this benchmark, and of nothing else'
const OPERATOR_KEY = "an operator's key of this benchmark, and of nothing else"
/** A limit that throws webhooks away must show, so requests by address have their default. */
const LIMITS = Object.fromEntries(
  Object.entries(NO_LIMITS).filter(([name]) => name !== 'LIMIT_REQUESTS_PER_MINUTE'),
)
/** The servers read the clock's offset every second. */
const CLOCK_READ_MS = 1500
const NO_LIMIT_MS = 3_600_000

export interface BankServer extends Server {
  metricsUrl: string
  operatorUrl: string
}

/** As the call of the sandbox takes it (docs/decisions/0127). */
interface ProgramEnd {
  mode: 'off' | 'enforced'
  last_deposit_on?: string
  last_spend_on?: string
}

/** A job that the bank runs in real time. */
export interface Schedule {
  name: string
  cron: string
}

/** How many rounds a figure gets: none begins after the time, so a slow figure or a slow build gets fewer. */
export interface RoundLimits {
  most: number
  longestMs: number
}

export interface CustomerBank {
  size: Size
  /** How often each figure is measured, at most. */
  roundLimits: RoundLimits
  history: History
  /** For preparing and reading data. */
  database: Database
  /** For reads that count as the servers' own. */
  asServer: Database
  stub: Stub
  meter: Meter
  servers: readonly BankServer[]
  /** Costs of each piece of recurring work for one customer, by its name. */
  costs: Map<string, { cpuMs: number; blocks: number }>
  /** The jobs with a schedule, which does not run here. */
  scheduled: readonly Schedule[]
  /** Starts another server. It runs until the end, or until it is stopped with `stopServer`. */
  startServer(): Promise<BankServer>
  stopServer(server: BankServer): Promise<void>
  /** Sets the business clock to noon of the day that is `days` after the generated one. */
  setDay(days: number): Promise<void>
  /** Runs all work that is due on every server, and returns when they say that it is done. */
  runDue(): Promise<void>
  /**
   * Stops the servers' processes, so that the work of each minute does not begin what is being prepared. Returns what
   * lets them go on.
   */
  hold(): Promise<() => void>
  /** Announces the end of the program, or takes it back, and does what is then due. */
  setProgram(calendar: ProgramEnd): Promise<void>
  /** Begins an audit of all accounts. */
  beginAudit(): Promise<void>
  /** Enqueues jobs as the bank does. */
  send(name: string, payloads: readonly object[], single?: boolean): Promise<void>
  /** Waits until no job is waiting or running. */
  idle(): Promise<void>
  /** Forgets all jobs that are waiting. */
  dropJobs(): Promise<void>
  close(): Promise<void>
}

/** Copies the generated database and starts one server on the copy. */
export const openCustomerBank = async (
  { postgres, history }: Base,
  { size, roundLimits }: Pick<CustomerBank, 'size' | 'roundLimits'>,
): Promise<CustomerBank> => {
  const admin = new pg.Client({ connectionString: postgres.url() })
  await admin.connect()
  await copyBase(admin)
  const database = await openDatabase({
    url: postgres.url(RUN),
    connections: 4,
    queryTimeoutMs: NO_LIMIT_MS,
  })
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'))
  const stub = await openStub(history, size.customers)
  const servers: BankServer[] = []
  const url = new URL(postgres.url(RUN))
  url.username = BANK_ROLE
  const asServer = await openDatabase({ url: url.href, connections: 1 })

  const offsetOf = (days: number) => (history.anchor + days * 86_400) * 1000 - Date.now()
  let day = 0
  const setDay = async (days: number) => {
    day = days
    await database.query('update bank.business_clock set offset_ms = $1', [offsetOf(days)])
    if (servers.length > 0) await pause(CLOCK_READ_MS)
  }

  const startServer = async (): Promise<BankServer> => {
    const [operatorPort, metricsPort] = [await freePort(), await freePort()]
    const server = await startProcess('server/src/main.ts', {
      DATABASE_URL: url.href,
      DATABASE_CONNECTIONS: String(CONNECTIONS),
      DATA_DIR: dataDir,
      SESSION_KEY,
      GALILEO_WEBHOOK_SECRET: WEBHOOK_SECRET,
      CLOCK_SECRET,
      OPERATOR_KEY,
      BUSINESS_CLOCK_URL: stub.url,
      GALILEO_URL: `${stub.url}/galileo`,
      PLAID_URL: `${stub.url}/plaid`,
      REWARDS_URL: `${stub.url}/rewards`,
      SMTP_URL: stub.mailUrl,
      OPERATOR_PORT: String(operatorPort),
      METRICS_PORT: String(metricsPort),
      ...LIMITS,
    })
    const started = {
      ...server,
      operatorUrl: `http://127.0.0.1:${operatorPort}`,
      metricsUrl: `http://127.0.0.1:${metricsPort}/metrics`,
    }
    servers.push(started)
    for (const taken of await takeSchedules(database))
      if (!scheduled.some(({ name }) => name === taken.name)) scheduled.push(taken)
    return started
  }
  const stopServer = async (server: BankServer) => {
    servers.splice(servers.indexOf(server), 1)
    // If a figure failed while its servers were held, they would never end.
    process.kill(server.pid, 'SIGCONT')
    await server.stop()
  }

  const scheduled: Schedule[] = []
  // No account is compared before it is measured.
  await database.run(
    "update bank.reconciliations set due_at = now() + interval '1 day', moved_at = now() - interval '1 day'",
  )
  await setDay(0)
  await startServer()
  const bank: CustomerBank = {
    size,
    roundLimits,
    history,
    database,
    asServer,
    stub,
    meter: createMeter(admin, RUN, () => servers.map(({ pid }) => pid)),
    servers,
    costs: new Map(),
    scheduled,
    startServer,
    stopServer,
    setDay,
    runDue: async () => {
      const body = { offset_ms: offsetOf(day) }
      await Promise.all(servers.map((server) => call(server, 'POST /internal/clock', CLOCK_SECRET, body)))
    },
    hold: async () => {
      const signal = (name: 'SIGSTOP' | 'SIGCONT') => servers.forEach(({ pid }) => process.kill(pid, name))
      signal('SIGSTOP')
      // A stopped transaction would keep its locks.
      while (await isInTransaction(admin)) {
        signal('SIGCONT')
        await pause(IDLE_POLL_MS)
        signal('SIGSTOP')
      }
      return () => signal('SIGCONT')
    },
    setProgram: (calendar) => call(servers[0], 'PUT /internal/program_calendar', CLOCK_SECRET, calendar),
    beginAudit: () => call(servers[0], 'POST /operator/audits', OPERATOR_KEY, {}),
    send: (name, payloads, single = false) => sendJobs(database, { name, single }, payloads),
    idle: () => idle(database),
    dropJobs: async () =>
      void (await database.run("delete from jobs.job where state in ('created', 'retry')")),
    close: async () => {
      for (const server of servers.slice()) await stopServer(server)
      await stub.stop()
      await asServer.close()
      await database.close()
      await admin.query(`drop database ${RUN} with (force)`)
      await admin.end()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
  return bank
}

/** Calls the operator's port. A failed piece of work ends only its own figure, which then stands still. */
const call = async (
  server: BankServer | undefined,
  endpoint: string,
  key: string,
  body: object,
): Promise<void> => {
  const [method = '', path = ''] = endpoint.split(' ')
  const reply = await fetch(`${server?.operatorUrl}${path}`, {
    method,
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(NO_LIMIT_MS),
  })
  const text = await reply.text()
  if (!reply.ok) console.log(`${endpoint}: ${reply.status} ${text}`)
}

const copyBase = async (admin: pg.Client): Promise<void> => {
  await admin.query('create extension if not exists pg_stat_statements')
  await admin.query(`drop database if exists ${RUN} with (force)`)
  await admin.query(`create database ${RUN} template ${BASE} strategy file_copy`)
  const { rowCount } = await admin.query('select from pg_roles where rolname = $1', [BANK_ROLE])
  if (rowCount === 0) await admin.query(`create role ${BANK_ROLE} superuser login`)
}

/**
 * Takes the schedules of real time out of the queue, except what runs every minute, so that each piece of
 * work runs when it is measured, and only then.
 */
const takeSchedules = async (database: Database): Promise<Schedule[]> => {
  const { rows } = await database.query<Schedule>(
    `delete from jobs.schedule where cron <> '* * * * *' returning name, cron`,
  )
  return rows
}

const isInTransaction = async (admin: pg.Client): Promise<boolean> => {
  const { rowCount } = await admin.query(
    'select from pg_stat_activity where usename = $1 and xact_start is not null',
    [BANK_ROLE],
  )
  return rowCount !== 0
}

const sendJobs = async (
  database: Database,
  job: { name: string; single: boolean },
  payloads: readonly object[],
) => {
  const queue = createQueue(database, createLog('error'))
  await queue.start([])
  try {
    await database.transaction(async (tx) => {
      for (const payload of payloads) await queue.send(tx, job, payload)
    })
  } finally {
    await queue.stop()
  }
}

const IDLE_POLL_MS = 100

const idle = async (database: Database): Promise<void> => {
  const isBusy = async () => {
    const { rows } = await database.query<{ busy: boolean }>(
      `select exists (select from jobs.job where state in ('created', 'active') and start_after <= now()
         and name not like '\\_\\_pgboss%') as busy`,
    )
    return rows[0]?.busy
  }
  while (await isBusy()) await pause(IDLE_POLL_MS)
}
