/** Reads the environment once. If variables are missing or invalid, the start fails and lists them all. */
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { type Cents, cents } from '@yoursuccess/contract/core/money'
import { SPANISH_TRUSTEES, type SpanishTrustee } from '@yoursuccess/contract/core/spanish-trustee'
import * as z from 'zod'
import { FEATURES, type Feature } from '@yoursuccess/contract/core/access'
import { calendarDate } from '@yoursuccess/contract/core/day-fields'
import { productionErrors } from './production-errors.ts'

const port = z.coerce.number().int().min(0).max(65_535)
const perMinute = z.coerce.number().int().min(1)
const personas = z
  .string()
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text)
    } catch {
      context.addIssue('must be JSON')
      return z.NEVER
    }
  })
  .pipe(z.array(z.strictObject({ email: z.string(), state: z.string(), password: z.string() })))

const featureSet = z
  .string()
  .transform((text) =>
    text
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean),
  )
  .pipe(z.array(z.enum(FEATURES)))

/** Exact host names: no port, no path, no wildcard. */
const hostList = z
  .string()
  .transform((text) =>
    text
      .split(',')
      .map((host) => host.trim().toLowerCase())
      .filter(Boolean),
  )
  .pipe(
    z.array(
      z
        .string()
        .regex(
          /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]*[a-z0-9])?$/,
          'must be names of hosts',
        ),
    ),
  )

export const environmentShape = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  /** What this server does: serve customers (web), run jobs and due work (worker), or both. */
  ROLE: z.enum(['all', 'web', 'worker']).default('all'),
  PORT: port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: z.url().optional(),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z.url().optional(),
  /** The same database without a connection pooler in between. Unset: DATABASE_URL. */
  DATABASE_DIRECT_URL: z.url().optional(),
  DATABASE_CONNECTIONS: z.coerce.number().int().min(2).max(100).default(10),
  /** Port for the operator's commands and the sandbox's clock, reachable only on this machine. */
  OPERATOR_PORT: port.default(3003),
  /** Port from which Prometheus reads metrics; unset: no metrics. */
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  /** Where to send trace spans (OTLP over HTTP). Unset: no traces. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url().optional(),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),

  SESSION_KEY: z.string().min(32).optional(),
  VAULT_KEYS: z.string().optional(),
  OPERATOR_KEY: z.string().min(32).optional(),
  PARTNER_KEY: z.string().min(32).optional(),
  IDENTITY_KEY: z.string().min(32).optional(),

  GALILEO_URL: z.url().default('http://127.0.0.1:3001/galileo'),
  /** Origin of the processor's pages that we show in frames. Defaults to the origin of GALILEO_URL. */
  GALILEO_FRAMES_URL: z.url().optional(),
  GALILEO_API_LOGIN: z.string().default('sandbox-login'),
  GALILEO_TRANS_KEY: z.string().default('sandbox-trans-key'),
  GALILEO_PROVIDER_ID: z.string().default('1501'),
  GALILEO_PRODUCT_ID: z.string().default('1936'),
  /** The product of set-aside accounts, which have no card. */
  GALILEO_SET_ASIDE_PRODUCT_ID: z.string().default('1937'),
  GALILEO_WEBHOOK_SECRET: z.string().default('sandbox-webhook-secret-of-galileo'),
  TWILIO_VERIFY_URL: z.url().default('http://127.0.0.1:3001/twilio'),
  TWILIO_ACCOUNT_SID: z.string().default('sandbox-account-sid'),
  TWILIO_AUTH_TOKEN: z.string().default('sandbox-auth-token'),
  TWILIO_VERIFY_SERVICE_SID: z.string().default('sandbox-verify-service'),
  TWILIO_MESSAGES_URL: z.url().default('http://127.0.0.1:3001/twilio'),
  TWILIO_MESSAGING_SERVICE_SID: z.string().default('sandbox-messaging-service'),
  PLAID_URL: z.url().default('http://127.0.0.1:3001/plaid'),
  /** The origin of this URL serves Plaid's script and linking window: https://cdn.plaid.com in production. */
  PLAID_LINK_URL: z.url().default('http://127.0.0.1:3001'),
  PLAID_CLIENT_ID: z.string().default('sandbox-plaid-client'),
  PLAID_SECRET: z.string().default('sandbox-plaid-secret'),
  SMTP_URL: z.url().default('smtp://127.0.0.1:3002'),
  MAIL_FROM: z.string().default('YourSuccess <no-reply@yoursuccess.example>'),
  REWARDS_URL: z.url().default('http://127.0.0.1:3001/rewards/api'),
  /** Origin of the links to the rewards site; defaults to the origin of REWARDS_URL. */
  REWARDS_SITE_URL: z.url().optional(),
  REWARDS_KEY: z.string().default('sandbox-rewards-key'),
  EXTERNAL_SIGNUP_URL: z.url().default('http://127.0.0.1:3001/sign-up'),

  BUSINESS_CLOCK_URL: z.url().optional(),
  CLOCK_SECRET: z.string().default('sandbox-clock-secret-shared-with-bank'),
  /** JSON list of sign-ins that the login page offers in a sandbox run. */
  SANDBOX_PERSONAS: personas.optional(),

  DEFAULT_FEATURES: featureSet.default([...FEATURES].filter((feature) => feature !== 'fundingShutoff')),
  LINK_HOSTS: hostList.default([]),
  SESSION_IDLE_SECONDS: z.coerce.number().int().min(61).max(3600).default(600),
  SESSION_LONGEST_SECONDS: z.coerce.number().int().min(600).default(43_200),
  RESET_TOKEN_MINUTES: z.coerce.number().int().min(1).default(30),

  TRANSFERS_PER_DAY: z.coerce.number().int().min(1).default(5),
  TRANSFER_DOLLARS_PER_DAY: z.coerce.number().int().min(1).default(10_000),

  UNFUNDED_CLOSE_DAYS: z.coerce.number().int().min(15).max(100_000).default(60),

  /**
   * Years after which a former customer's data is erased. 31 CFR 1010.430(d) requires five; we keep seven.
   */
  RETENTION_YEARS: z.coerce.number().int().min(1).max(100).default(7),
  /** Seven years. The database deletes no entry that is younger than five (31 CFR 1010.430(d)). */
  AUDIT_RETENTION_DAYS: z.coerce.number().int().min(1827).default(2557),
  /** After the longest time of a session. */
  SESSION_RETENTION_DAYS: z.coerce.number().int().min(1).default(30),
  /** Two years, as long as records of what customers were told must be kept (12 CFR 1005.13(b)). */
  NOTIFICATION_RETENTION_DAYS: z.coerce.number().int().min(1).default(731),
  /** After the processor ended it. Holds last at most a month. */
  AUTHORIZATION_RETENTION_DAYS: z.coerce.number().int().min(31).default(90),

  /** Days for which applied events of partners are kept. They are dropped a month at a time. */
  EVENT_RETENTION_DAYS: z.coerce.number().int().min(30).max(3650).default(35),

  CARD_REPLACEMENT_FEE_CENTS: z.coerce.number().int().min(0).max(10_000).default(500),

  LIMIT_SIGN_IN_PER_MINUTE: perMinute.default(20),
  LIMIT_PASSWORD_PER_MINUTE: perMinute.default(5),
  LIMIT_PHONE_CODES_PER_HOUR: z.coerce.number().int().min(1).default(20),
  LIMIT_REQUESTS_PER_MINUTE: perMinute.default(600),
  LIMIT_REQUESTS_AT_ONCE: z.coerce.number().int().min(1).default(100),
  /** Per customer, so one customer's slow calls cannot use all slots. */
  LIMIT_CUSTOMER_AT_ONCE: z.coerce.number().int().min(1).default(20),
  /** Concurrent calls to one partner from requests. Reads and orders are counted separately. */
  LIMIT_PARTNER_AT_ONCE: z.coerce.number().int().min(1).default(20),
  /** Concurrent calls to one partner from jobs and due work of this process. Further ones wait. */
  LIMIT_PARTNER_JOBS_AT_ONCE: z.coerce.number().int().min(1).default(50),
  LIMIT_PARTNER_CUSTOMER_AT_ONCE: z.coerce.number().int().min(1).default(4),
  /** After this many failed or slow calls in a row, we stop calling the partner for a while. */
  BREAKER_FAILURES: z.coerce.number().int().min(1).default(5),
  BREAKER_SLOW_MS: z.coerce.number().int().min(100).default(2000),
  BREAKER_OPEN_SECONDS: z.coerce.number().min(0.1).max(600).default(5),
  /** Jobs of one kind that run side by side in this process. Each customer's jobs run one at a time. */
  JOBS_AT_ONCE: z.coerce.number().int().min(1).max(100).default(25),
  /** Connections to the mail server. */
  SMTP_CONNECTIONS: z.coerce.number().int().min(1).max(50).default(20),
  /** Due records of one list that a server works on at once, one for each customer. */
  DUE_ROWS_AT_ONCE: z.coerce.number().int().min(1).max(100).default(20),
  LIMIT_CUSTOMER_PER_MINUTE: perMinute.default(300),
  LIMIT_MONEY_PER_MINUTE: perMinute.default(10),
  LIMIT_BILLER_SEARCH_PER_MINUTE: perMinute.default(60),
  LIMIT_PDF_PER_MINUTE: perMinute.default(10),
  /** Maximum time from the first byte of a request to its last. */
  REQUEST_TIMEOUT_SECONDS: z.coerce.number().int().min(1).max(60).default(10),
  /** Closes a connection that has a request in progress but no traffic for this long. */
  CONNECTION_TIMEOUT_SECONDS: z.coerce.number().int().min(1).max(120).default(12),
  TRUSTED_PROXY_HOPS: z.coerce.number().int().min(0).default(0),

  PROGRAM_WIND_DOWN: z.enum(['off', 'notice', 'enforced']).default('off'),
  PROGRAM_LAST_DEPOSIT_ON: calendarDate.prefault('2025-07-30'),
  PROGRAM_LAST_SPEND_ON: calendarDate.prefault('2025-09-03'),
  PROGRAM_REFUND_WITHIN_DAYS: z.coerce.number().int().min(1).max(365).default(60),
  PROGRAM_CHECK_CASHABLE_DAYS: z.coerce.number().int().min(1).max(3650).default(180),
  /** The word for the trustee in Spanish texts. */
  SPANISH_TRUSTEE: z.enum(Object.keys(SPANISH_TRUSTEES) as SpanishTrustee[]).default('fideicomisario'),
  FASTER_PAYMENT_CLAIM: z.enum(['on', 'off']).default('on'),
  PRODUCT_NAME: z.string().default('YourSuccess'),
  BANK_NAME: z.string().default('First Example Bank, N.A.'),
  SUPPORT_PHONE: z.string().default('(800) 555-0100'),
  SUPPORT_LINE: z.string().default('(800) 555-0101'),
  SUPPORT_FAX: z.string().default('(800) 555-0102'),
  SUPPORT_ADDRESS: z.string().default('YourSuccess Support|100 Example Street|Springfield, IL 62701'),
})

export type Environment = z.output<typeof environmentShape>
export interface Config extends Environment {
  publicUrl: URL
  /** Origin of the processor's pages for PIN and card picture, which our pages show in frames. */
  processorFramesOrigin: string
  /** Origin of the bank-linking partner's script and window. */
  plaidLinkOrigin: string
  /** How often and how much a customer may transfer from linked banks within 24 hours. */
  transferLimits: { count: number; cents: Cents }
  /** The only origin that sign-on links to the rewards site may have. */
  rewardsOrigin: string
  /** Signs session tokens. */
  sessionKey: Uint8Array
  /** Encryption keys by id. The first one encrypts; all of them can decrypt. */
  vaultKeys: ReadonlyMap<string, Buffer>
  operatorKey: string
  partnerKey: string
  /**
   * Hashes identity numbers, so that equal ones can be found without decrypting them. It can never change,
   * because earlier hashes would no longer match.
   */
  identityKey: string
  defaultFeatures: readonly Feature[]
  isProduction: boolean
}

export class ConfigError extends Error {}

/** Reads the environment. Throws ConfigError with every error in its message. */
export const readConfig = (environment: NodeJS.ProcessEnv = process.env): Config => {
  const parsed = environmentShape.safeParse(withoutEmpty(environment))
  if (!parsed.success) {
    throw new ConfigError(
      parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'),
    )
  }
  const env = parsed.data
  const errors =
    env.NODE_ENV === 'production' ? productionErrors(env, environmentShape.parse({}), environment) : []
  if (env.PROGRAM_LAST_SPEND_ON < env.PROGRAM_LAST_DEPOSIT_ON)
    errors.push('PROGRAM_LAST_SPEND_ON: is before PROGRAM_LAST_DEPOSIT_ON')
  if (errors.length > 0) throw new ConfigError(errors.join('\n'))

  const keys = env.NODE_ENV === 'production' ? undefined : localKeys(env.DATA_DIR)
  return {
    ...env,
    isProduction: env.NODE_ENV === 'production',
    publicUrl: new URL(env.PUBLIC_URL ?? `http://localhost:${env.PORT}`),
    processorFramesOrigin: new URL(env.GALILEO_FRAMES_URL ?? env.GALILEO_URL).origin,
    plaidLinkOrigin: new URL(env.PLAID_LINK_URL).origin,
    transferLimits: { count: env.TRANSFERS_PER_DAY, cents: cents(env.TRANSFER_DOLLARS_PER_DAY * 100) },
    rewardsOrigin: new URL(env.REWARDS_SITE_URL ?? env.REWARDS_URL).origin,
    sessionKey: Buffer.from(env.SESSION_KEY ?? keys?.session ?? ''),
    vaultKeys: parseVaultKeys(env.VAULT_KEYS ?? keys?.vault ?? ''),
    operatorKey: env.OPERATOR_KEY ?? keys?.operator ?? '',
    partnerKey: env.PARTNER_KEY ?? keys?.partner ?? '',
    identityKey: env.IDENTITY_KEY ?? keys?.identity ?? '',
    defaultFeatures: env.DEFAULT_FEATURES,
  }
}

const withoutEmpty = (environment: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))

/**
 * Format: "2026a:base64,2025b:base64". The first key encrypts; all of them can decrypt. Throws ConfigError
 * for a key that is not 32 bytes.
 */
const parseVaultKeys = (text: string): ReadonlyMap<string, Buffer> =>
  new Map(
    text.split(',').map((entry) => {
      const [keyId = '', encoded = ''] = entry.trim().split(':')
      const key = Buffer.from(encoded, 'base64')
      if (!/^[a-z0-9]{1,16}$/.test(keyId) || key.length !== 32)
        throw new ConfigError('VAULT_KEYS: each must be id:base64 of 32 bytes')
      return [keyId, key]
    }),
  )

/**
 * Outside production, creates the keys once and stores them in the data folder. Adds keys that an earlier
 * version did not create.
 */
const localKeys = (dataDir: string) => {
  const file = resolve(dataDir, 'keys.json')
  const known = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {}
  const keys = {
    session: randomBytes(32).toString('base64url'),
    vault: `local1:${randomBytes(32).toString('base64')}`,
    operator: randomBytes(32).toString('base64url'),
    partner: randomBytes(32).toString('base64url'),
    identity: randomBytes(32).toString('base64url'),
    ...known,
  }
  if (Object.keys(keys).length > Object.keys(known).length) {
    mkdirSync(resolve(dataDir), { recursive: true })
    writeFileSync(file, JSON.stringify(keys, null, 2), { mode: 0o600 })
  }
  return keys
}
