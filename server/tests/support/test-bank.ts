/**
 * A separate bank for each test: the whole app on a real database, the real sandbox over HTTP, and a clock
 * that the test sets.
 */
import { tmpdir } from 'node:os'
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type CalendarDate, day } from '@yoursuccess/contract/core/calendar-date'
import { type Database, openDatabase } from '@yoursuccess/database/database'
import { migrate, readMigrations } from '@yoursuccess/database/migrate'
import { openTestDatabase, urlOfTestDatabase } from '@yoursuccess/database/testing'
import { migrateSandbox, openSandbox } from '../../../sandbox/src/app.ts'
import { readSandboxConfig } from '../../../sandbox/src/config.ts'
import { freePort } from '../../../scripts/dev/free-port.ts'
import { buildBank } from '../../src/app.ts'
import { createClock } from '../../src/clock/clock.ts'
import { readConfig } from '../../src/boot/config.ts'
import { prepareQueue } from '../../src/jobs/queue.ts'
import { createLog, type Log } from '../../src/observability/log.ts'
import { connectPartners } from '../../src/partners/partners.ts'
import { bankMigrations } from '../../src/boot/schema.ts'
import {
  type Browser,
  type NewCustomer,
  newCustomer,
  send,
  signedIn,
  signInForToken,
  TEST_PASSWORD,
  type TestCustomer,
} from './customers.ts'
import { testEnvironment } from './environment.ts'
import type { Mortality } from './mortality.ts'

export { type Answer, send, TEST_PASSWORD, type TestCustomer } from './customers.ts'

export interface TestOptions {
  /** First business day. */
  today?: string
  /** Environment variables that differ from the defaults of tests. */
  env?: Record<string, string>
  /** Starts as in production, where the environment cannot name a sandbox. */
  isProduction?: boolean
  /** Replaces the machine's clock, which sessions and one-time codes use. */
  machineNow?: () => Date
  /**
   * Opens the bank's connection to the database, for tests of outages. The sandbox has its own connection.
   */
  reach?: (url: string) => Promise<Database>
  /** Kills or stops the bank between its steps. */
  mortality?: Pick<Mortality, 'ofDatabase' | 'ofPartners'>
  /** Receives the bank's log lines, which are otherwise dropped. */
  log?: Log
  /** Fills the fresh database before anything starts on it. */
  fill?: (database: Database) => Promise<void>
  /** Folder of the built web app; without it there is no web app. */
  webFolder?: string
  /** A folder for an embedded database on disk. Otherwise, the database is in memory or on PostgreSQL. */
  databaseDir?: string
}

const SILENT = createLog('silent')
/**
 * The time of day at which the sandbox starts. No day ends during a test, and code that counts days in UTC
 * fails, because in UTC it is already tomorrow.
 */
const EVENING = '20:30'

export const openTestBank = async ({
  today = '2026-08-22',
  env = {},
  isProduction = false,
  machineNow,
  reach,
  mortality,
  log = SILENT,
  databaseDir,
  webFolder,
  fill,
}: TestOptions = {}) => {
  const database = databaseDir
    ? await openPrepared(databaseDir)
    : await openTestDatabase(await imageKey(), prepare)
  await fill?.(database)
  const bankDatabase = reach ? await reach(await urlOfTestDatabase(database)) : database
  const dataDir = mkdtempSync(join(tmpdir(), 'bank-test-'))
  const port = await freePort()
  const sandboxConfig = readSandboxConfig({
    NODE_ENV: 'test',
    SANDBOX_START_DAY: today,
    SANDBOX_START_TIME: EVENING,
    SANDBOX_PORT: '0',
    SANDBOX_SMTP_PORT: '0',
  })
  const sandbox = await openSandbox({
    database,
    config: { ...sandboxConfig, bankUrl: `http://127.0.0.1:${port}` },
  })
  const listening = await sandbox.listen()
  const config = {
    ...readConfig({ ...testEnvironment({ port, dataDir, sandbox: listening }), ...env }),
    isProduction,
  }
  sandbox.meetBank({ publicUrl: config.publicUrl.origin, partnerKey: config.partnerKey })
  const clock = createClock(machineNow)
  const partners = connectPartners(config, clock)
  const bank = await buildBank({
    config,
    database: mortality?.ofDatabase(bankDatabase) ?? bankDatabase,
    clock,
    partners: mortality?.ofPartners(partners) ?? partners,
    log,
    webFolder: webFolder ?? join(dataDir, 'no-web'),
    // Scheduled jobs would change a test that runs at a full hour; tests run them themselves (hurry.ts).
    followsClock: false,
  })
  // The queue starts first, because requests that create a job need it.
  await bank.startWork()
  const operatorUrl = bank.operatorUrl()
  sandbox.meetBank({ internalUrl: operatorUrl })
  await bank.app.listen({ host: '127.0.0.1', port })

  const control = async <Answer = unknown>(
    path: string,
    body: unknown = {},
    method = 'POST',
  ): Promise<Answer> => {
    const reply = await fetch(`${listening.url}/_sim${path}`, {
      method,
      ...(method !== 'GET' && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    })
    const text = await reply.text()
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${text}`)
    return (text ? JSON.parse(text) : undefined) as Answer
  }
  await control('/clock/set', { to: sandbox.clock.now().toISOString() })

  const url = `http://127.0.0.1:${port}`
  const operator = <Body>(method: string, path: string, body: unknown) =>
    send<Body>(operatorUrl, method, `/operator${path}`, body, {
      authorization: `Bearer ${config.operatorKey}`,
    })
  let customers = 0
  // All sign-ins of a test share one browser, so none of them is on a new device.
  const browser: Browser = { device: undefined }

  return {
    url,
    operatorUrl,
    sandboxUrl: listening.url,
    app: bank.app,
    metrics: bank.metrics,
    transactions: bank.transactions,
    program: bank.program,
    records: bank.records,
    /** The work that is due by business time. Tests can run it without moving the clock. */
    dueWork: bank.dueWork,
    countFigures: bank.countFigures,
    oldRows: bank.oldRows,
    database,
    clock,
    config,
    sandbox,
    operator,
    /** A command to the sandbox's control interface, below /_sim. */
    control,
    look: <Answer>(path: string) => control<Answer>(path, undefined, 'GET'),
    /** Delivers all webhooks and applies them. */
    settle: async () => {
      await sandbox.flushWebhooks()
      await bank.settle()
    },
    /** Creates an approved customer with an account, and signs them in. */
    createCustomer: async (change: Partial<NewCustomer> = {}): Promise<TestCustomer> => {
      const details = { ...newCustomer(++customers), ...change }
      const created = await operator('POST', '/customers', details)
      if (created.status !== 201) throw new Error(`creating a customer failed: ${JSON.stringify(created)}`)
      const { customer_id: id, galileo_payment_reference_number: prn } = created.body as {
        customer_id: number
        galileo_payment_reference_number: string
      }
      return signedIn(url, {
        id,
        prn,
        email: details.email,
        token: await signInForToken(url, details.email, details.password, browser),
      })
    },
    /** Signs in a person who has a login but no account. */
    enter: async (id: number, email: string): Promise<TestCustomer> =>
      signedIn(url, { id, prn: '', email, token: await signInForToken(url, email, TEST_PASSWORD, browser) }),
    /**
     * Marks the customer's open sessions as stepped up, as `POST /api/step_up` does. Valid for five minutes
     * of machine time.
     */
    stepUp: async ({ id }: Pick<TestCustomer, 'id'>): Promise<void> => {
      await database.query(
        'update bank.sessions set stepped_up_at = $2 where customer_id = $1 and ended_at is null',
        [id, clock.realNow()],
      )
    },
    signIn: (email: string, password = TEST_PASSWORD) => signInForToken(url, email, password, browser),
    send: <Body>(method: string, path: string, body?: unknown, headers?: Record<string, string>) =>
      send<Body>(url, method, path, body, headers),
    today: (): CalendarDate => day(clock.today()),
    close: async () => {
      await sandbox.close()
      await bank.close()
      if (reach) await bankDatabase.close()
      await database.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
export type TestBank = Awaited<ReturnType<typeof openTestBank>>

const prepare = async (database: Database) => {
  await migrate(database, bankMigrations)
  await migrateSandbox(database)
  await prepareQueue(database, SILENT)
}

const openPrepared = async (dataDir: string) => {
  const database = await openDatabase({ dataDir })
  await prepare(database)
  return database
}

/** Names the state that `prepare` creates. The name changes with every migration. */
const imageKey = async () => {
  const folders = [bankMigrations.folder, new URL('../../../sandbox/migrations/', import.meta.url)]
  const files = await Promise.all(folders.map(readMigrations))
  return ['bank 2', ...files.flat().map((file) => file.checksum)].join(' ')
}
