/** The environment, read once. Whatever is missing or wrong is listed, and the start stops. */
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import * as z from 'zod'
import { FEATURES, type Feature } from '@yoursuccess/contract/access'

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
const day = z.iso.date()

const featureSet = z
  .string()
  .transform((text) =>
    text
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean),
  )
  .pipe(z.array(z.enum(FEATURES)))

const schema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  PORT: port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: z.url().optional(),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z.url().optional(),
  DATABASE_CONNECTIONS: z.coerce.number().int().min(2).max(100).default(10),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),

  SESSION_KEY: z.string().min(32).optional(),
  VAULT_KEYS: z.string().optional(),
  OPERATOR_KEY: z.string().min(32).optional(),
  PARTNER_KEY: z.string().min(32).optional(),

  GALILEO_URL: z.url().default('http://127.0.0.1:3001/galileo'),
  GALILEO_API_LOGIN: z.string().default('sandbox-login'),
  GALILEO_TRANS_KEY: z.string().default('sandbox-trans-key'),
  GALILEO_PROVIDER_ID: z.string().default('1501'),
  GALILEO_PRODUCT_ID: z.string().default('1936'),
  GALILEO_WEBHOOK_SECRET: z.string().default('sandbox-webhook-secret-of-galileo'),
  SMTP_URL: z.url().default('smtp://127.0.0.1:3002'),
  MAIL_FROM: z.string().default('YourSuccess <no-reply@yoursuccess.example>'),
  EXTERNAL_SIGNUP_URL: z.url().default('http://127.0.0.1:3001/sign-up'),

  BUSINESS_CLOCK_URL: z.url().optional(),
  CLOCK_SECRET: z.string().default('sandbox-clock-secret-shared-with-bank'),
  /** JSON list of sign-ins that the login page offers in a sandbox run. */
  SANDBOX_PERSONAS: personas.optional(),

  DEFAULT_FEATURES: featureSet.default([...FEATURES].filter((feature) => feature !== 'fundingShutoff')),
  SESSION_IDLE_SECONDS: z.coerce.number().int().min(61).max(3600).default(600),
  SESSION_LONGEST_SECONDS: z.coerce.number().int().min(600).default(43_200),
  RESET_TOKEN_MINUTES: z.coerce.number().int().min(1).default(30),

  LIMIT_SIGN_IN_PER_MINUTE: perMinute.default(20),
  LIMIT_PASSWORD_PER_MINUTE: perMinute.default(5),
  LIMIT_REQUESTS_PER_MINUTE: perMinute.default(600),
  TRUSTED_PROXY_HOPS: z.coerce.number().int().min(0).default(0),

  PROGRAM_WIND_DOWN: z.enum(['off', 'notice', 'enforced']).default('notice'),
  PROGRAM_LAST_DEPOSIT_ON: day.default('2025-07-30'),
  PROGRAM_LAST_SPEND_ON: day.default('2025-09-03'),
  PROGRAM_REFUND_WITHIN_DAYS: z.coerce.number().int().default(60),
  PROGRAM_CHECK_CASHABLE_DAYS: z.coerce.number().int().default(180),
  PRODUCT_NAME: z.string().default('YourSuccess'),
  BANK_NAME: z.string().default('First Example Bank, N.A.'),
  SUPPORT_PHONE: z.string().default('(800) 555-0100'),
  SUPPORT_LINE: z.string().default('(800) 555-0101'),
  SUPPORT_FAX: z.string().default('(800) 555-0102'),
  SUPPORT_ADDRESS: z.string().default('YourSuccess Support|100 Example Street|Springfield, IL 62701'),
})

export type Environment = z.output<typeof schema>
export interface Config extends Environment {
  publicUrl: URL
  /** Signs session tokens. */
  sessionKey: Uint8Array
  /** Sealing keys by id; the first one seals, all of them open. */
  vaultKeys: ReadonlyMap<string, Buffer>
  operatorKey: string
  partnerKey: string
  defaultFeatures: readonly Feature[]
  isProduction: boolean
}

export class ConfigFault extends Error {}

/** Reads the environment. Throws ConfigFault with every fault in its message. */
export const readConfig = (environment: NodeJS.ProcessEnv = process.env): Config => {
  const parsed = schema.safeParse(withoutEmpty(environment))
  if (!parsed.success) {
    throw new ConfigFault(
      parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'),
    )
  }
  const env = parsed.data
  const faults = env.NODE_ENV === 'production' ? productionFaults(env) : []
  if (faults.length > 0) throw new ConfigFault(faults.join('\n'))

  const keys = env.NODE_ENV === 'production' ? undefined : localKeys(env.DATA_DIR)
  return {
    ...env,
    isProduction: env.NODE_ENV === 'production',
    publicUrl: new URL(env.PUBLIC_URL ?? `http://localhost:${env.PORT}`),
    sessionKey: Buffer.from(env.SESSION_KEY ?? keys?.session ?? ''),
    vaultKeys: parseVaultKeys(env.VAULT_KEYS ?? keys?.vault ?? ''),
    operatorKey: env.OPERATOR_KEY ?? keys?.operator ?? '',
    partnerKey: env.PARTNER_KEY ?? keys?.partner ?? '',
    defaultFeatures: env.DEFAULT_FEATURES,
  }
}

const withoutEmpty = (environment: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))

/** What a production start refuses (security.md J3). */
const productionFaults = (env: Environment): string[] => {
  const required = [
    'SESSION_KEY',
    'VAULT_KEYS',
    'OPERATOR_KEY',
    'PARTNER_KEY',
    'DATABASE_URL',
    'PUBLIC_URL',
  ] as const
  const faults: string[] = required
    .filter((name) => !env[name])
    .map((name) => `${name}: is required in production`)
  const urls = ['PUBLIC_URL', 'GALILEO_URL', 'EXTERNAL_SIGNUP_URL'] as const
  for (const name of urls) {
    if (env[name] && !env[name].startsWith('https://')) faults.push(`${name}: must be https in production`)
  }
  const secrets = [
    'GALILEO_API_LOGIN',
    'GALILEO_TRANS_KEY',
    'GALILEO_WEBHOOK_SECRET',
    'CLOCK_SECRET',
  ] as const
  for (const name of secrets) {
    if (name !== 'CLOCK_SECRET' && env[name].startsWith('sandbox-'))
      faults.push(`${name}: still has the sandbox's value`)
  }
  if (env.BUSINESS_CLOCK_URL) faults.push('BUSINESS_CLOCK_URL: is for sandbox runs only')
  if (env.SANDBOX_PERSONAS) faults.push('SANDBOX_PERSONAS: is for sandbox runs only')
  return faults
}

/** "2026a:base64,2025b:base64": the first key seals, all open. Throws ConfigFault for keys that are not 32 bytes. */
const parseVaultKeys = (text: string): ReadonlyMap<string, Buffer> =>
  new Map(
    text.split(',').map((entry) => {
      const [keyId = '', encoded = ''] = entry.split(':')
      const key = Buffer.from(encoded, 'base64')
      if (!/^[a-z0-9]{1,16}$/.test(keyId) || key.length !== 32)
        throw new ConfigFault('VAULT_KEYS: each must be id:base64 of 32 bytes')
      return [keyId, key]
    }),
  )

/** Outside production, keys are made once and kept beside the data. */
const localKeys = (
  dataDir: string,
): { session: string; vault: string; operator: string; partner: string } => {
  const file = resolve(dataDir, 'keys.json')
  if (!existsSync(file)) {
    mkdirSync(resolve(dataDir), { recursive: true })
    const keys = {
      session: randomBytes(32).toString('base64url'),
      vault: `local1:${randomBytes(32).toString('base64')}`,
      operator: randomBytes(32).toString('base64url'),
      partner: randomBytes(32).toString('base64url'),
    }
    writeFileSync(file, JSON.stringify(keys, null, 2), { mode: 0o600 })
  }
  return JSON.parse(readFileSync(file, 'utf8')) as ReturnType<typeof localKeys>
}
