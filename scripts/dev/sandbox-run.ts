/** Runs bank and sandbox in one process, connected by HTTP, on one embedded or two PostgreSQL databases. */
import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { type Database, openDatabase } from '@yoursuccess/database/database'
import { migrate } from '@yoursuccess/database/migrate'
import { openSandbox } from '../../sandbox/src/app.ts'
import { readSandboxConfig } from '../../sandbox/src/config.ts'
import { buildBank } from '../../server/src/app.ts'
import { createClock } from '../../server/src/clock/clock.ts'
import { ConfigError, readConfig } from '../../server/src/boot/config.ts'
import { createLog } from '../../server/src/observability/log.ts'
import { connectPartners } from '../../server/src/partners/partners.ts'
import { bankMigrations } from '../../server/src/boot/schema.ts'
import { isOpenedByBrowsers } from './browser-port.ts'
import { webFolder } from './build-web.ts'
import { sandboxTrustees } from './sandbox-trustees.ts'
import { callJson } from '../seed/calls.ts'
import { PASSWORD, PERSONAS } from '../seed/personas.ts'

export interface SandboxRun {
  url: string
  /** Base URL of the operator's calls, without `/operator`. */
  operatorUrl: string
  sandboxUrl: string
  dataDir: string
  operatorKey: string
  /** The bank's credentials at the bank-linking partner. */
  linkKeys: { client_id: string; secret: string }
  /**
   * Runs the work as if the program had not ended, so that seeding can create customers who joined before.
   */
  beforeTheEnd<Result>(work: () => Promise<Result>): Promise<Result>
  /** Delivers all webhooks and waits until the bank has applied them. */
  settle(): Promise<void>
  /** Lets /readyz report ready. Called once the personas exist. */
  markPrepared(): void
  stop(): Promise<void>
}

/** Defaults of a sandbox run: higher limits, so that people can try things, and any free port for email. */
const DEFAULTS = {
  NODE_ENV: 'development',
  LOG_LEVEL: 'warn',
  LIMIT_SIGN_IN_PER_MINUTE: '200',
  LIMIT_PASSWORD_PER_MINUTE: '60',
  LIMIT_PHONE_CODES_PER_HOUR: '600',
  LIMIT_REQUESTS_PER_MINUTE: '6000',
  LIMIT_CUSTOMER_PER_MINUTE: '6000',
  LIMIT_MONEY_PER_MINUTE: '300',
  LIMIT_BILLER_SEARCH_PER_MINUTE: '600',
  LIMIT_PDF_PER_MINUTE: '120',
  // People expect a partner to work again as soon as a simulated outage ends.
  BREAKER_FAILURES: '20',
  SANDBOX_SMTP_PORT: '0',
}

export const startSandboxRun = async (environment: NodeJS.ProcessEnv = process.env): Promise<SandboxRun> => {
  const env: NodeJS.ProcessEnv = { ...DEFAULTS, ...environment }
  const sandboxConfig = readSandboxConfig(env)
  const port = Number(env['PORT'] || 3000)
  for (const [name, value] of Object.entries({ PORT: port, SANDBOX_PORT: sandboxConfig.port })) {
    if (value > 0 && !(await isOpenedByBrowsers(value)))
      throw new ConfigError(`${name}: browsers block port ${value}, which belongs to another protocol`)
  }
  const dataDir = resolve(env['DATA_DIR'] ?? '.data')
  mkdirSync(dataDir, { recursive: true })
  const databases = await openDatabases(env, dataDir)

  const sandbox = await openSandbox({
    database: databases.sandbox,
    config: { ...sandboxConfig, bankUrl: `http://127.0.0.1:${port}` },
  })
  const listening = await sandbox.listen()
  const config = readConfig(bankEnvironment(env, { dataDir, port, sandbox: listening }))
  sandbox.meetBank({ publicUrl: config.publicUrl.origin, partnerKey: config.partnerKey })
  await migrate(databases.bank, bankMigrations)
  const clock = createClock()
  const log = createLog(config.LOG_LEVEL)
  const bank = await buildBank({
    config,
    database: databases.bank,
    clock,
    partners: connectPartners(config, clock),
    log,
    prepared: false,
    webFolder: webFolder(env),
  })
  // The queue starts before the server listens, because calls create jobs.
  await bank.startWork()
  sandbox.meetBank({ internalUrl: bank.operatorUrl() })
  await bank.app.listen({ host: config.HOST, port: config.PORT })
  await followClock(listening.url, sandbox.clock.now())
  const trustees = { file: sandboxTrustees(clock.today()) }
  await callJson(`${bank.operatorUrl()}/operator/trustees/import`, 'POST', trustees, config.operatorKey)

  return {
    url: config.publicUrl.origin,
    operatorUrl: bank.operatorUrl(),
    sandboxUrl: listening.url.replace('127.0.0.1', 'localhost'),
    dataDir,
    operatorKey: config.operatorKey,
    linkKeys: { client_id: config.PLAID_CLIENT_ID, secret: config.PLAID_SECRET },
    beforeTheEnd: async (work) => {
      if (bank.program.getCalendar().mode !== 'enforced') return work()
      // After a change of the calendar, setting the clock runs the work that is now due.
      const setMode = async (mode: 'off' | 'enforced') => {
        await bank.program.set({ mode })
        await followClock(listening.url, sandbox.clock.now())
      }
      await setMode('off')
      const done = await work()
      await setMode('enforced')
      return done
    },
    settle: async () => {
      await sandbox.flushWebhooks()
      await bank.settle()
    },
    markPrepared: bank.markPrepared,
    stop: async () => {
      await sandbox.close()
      await bank.close()
      for (const database of new Set(Object.values(databases))) await database.close()
    },
  }
}

/** The bank's environment, with the sandbox in place of all partners. */
export const bankEnvironment = (
  env: NodeJS.ProcessEnv,
  where: { dataDir: string; port: number; sandbox: { url: string; smtpUrl: string } },
): NodeJS.ProcessEnv => ({
  ...DEFAULTS,
  ...env,
  DATA_DIR: where.dataDir,
  PORT: String(where.port),
  GALILEO_URL: `${where.sandbox.url}/galileo`,
  TWILIO_VERIFY_URL: `${where.sandbox.url}/twilio`,
  TWILIO_MESSAGES_URL: `${where.sandbox.url}/twilio`,
  PLAID_URL: `${where.sandbox.url}/plaid`,
  PLAID_LINK_URL: where.sandbox.url,
  SMTP_URL: where.sandbox.smtpUrl,
  REWARDS_URL: `${where.sandbox.url}/rewards/api`,
  BUSINESS_CLOCK_URL: where.sandbox.url,
  EXTERNAL_SIGNUP_URL: `${where.sandbox.url}/sign-up`,
  SANDBOX_PERSONAS: JSON.stringify(
    PERSONAS.map(({ email, state }) => ({ email, state, password: PASSWORD })),
  ),
})

const openDatabases = async (
  env: NodeJS.ProcessEnv,
  dataDir: string,
): Promise<{ bank: Database; sandbox: Database }> => {
  if (env['DATABASE_URL'] && env['SANDBOX_DATABASE_URL']) {
    return {
      bank: await openDatabase({ url: env['DATABASE_URL'] }),
      sandbox: await openDatabase({ url: env['SANDBOX_DATABASE_URL'] }),
    }
  }
  const database = await openDatabase({ dataDir: resolve(dataDir, 'database') })
  return { bank: database, sandbox: database }
}

/** Sends the sandbox's time to the bank. An earlier run or SANDBOX_START_DAY may have moved it. */
const followClock = async (sandboxUrl: string, now: Date) => {
  const reply = await fetch(`${sandboxUrl}/_sim/clock/set`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ to: now.toISOString() }),
  })
  if (!reply.ok) throw new Error(`the bank does not follow the sandbox's clock: ${await reply.text()}`)
}
