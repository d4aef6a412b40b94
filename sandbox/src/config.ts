/** The sandbox's configuration, read from environment variables. The sandbox refuses to run in production. */
import { type CalendarDate, parseDay } from '@yoursuccess/contract/core/calendar-date'
import * as z from 'zod'

const port = z.coerce.number().int().min(0).max(65_535)

export const environmentShape = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  SANDBOX_PORT: port.default(3001),
  SANDBOX_SMTP_PORT: port.default(3002),
  SANDBOX_DATABASE_URL: z.url().optional(),
  DATABASE_URL: z.url().optional(),
  DATA_DIR: z.string().default('.data'),
  SANDBOX_START_DAY: z
    .string()
    .optional()
    .transform((text, context): CalendarDate | undefined => {
      if (text === undefined || text === '') return undefined
      const day = parseDay(text)
      if (!day) context.addIssue({ code: 'custom', message: 'must be a day, yyyy-MM-dd' })
      return day
    }),
  /** In New York. */
  SANDBOX_START_TIME: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time of day, HH:mm')
    .or(z.literal('').transform(() => undefined))
    .optional(),
  /** Where webhooks and sign-up calls are sent. */
  BANK_URL: z.url().default('http://127.0.0.1:3000'),
  /** The bank's internal port: the clock, the program calendar and the closed months. */
  BANK_INTERNAL_URL: z.url().default('http://127.0.0.1:3003'),
  /** The bank's address in a customer's browser. */
  PUBLIC_URL: z.url().default('http://localhost:3000'),
  /** Signs the sign-up site's calls to the bank. Without it, sign-up is off. */
  PARTNER_KEY: z.string().min(32).optional(),
  GALILEO_API_LOGIN: z.string().default('sandbox-login'),
  GALILEO_TRANS_KEY: z.string().default('sandbox-trans-key'),
  GALILEO_PROVIDER_ID: z.string().default('1501'),
  GALILEO_PRODUCT_ID: z.string().default('1936'),
  /** The product of second accounts, which have no card. */
  GALILEO_SET_ASIDE_PRODUCT_ID: z.string().default('1937'),
  GALILEO_WEBHOOK_SECRET: z.string().default('sandbox-webhook-secret-of-galileo'),
  TWILIO_ACCOUNT_SID: z.string().default('sandbox-account-sid'),
  TWILIO_AUTH_TOKEN: z.string().default('sandbox-auth-token'),
  TWILIO_VERIFY_SERVICE_SID: z.string().default('sandbox-verify-service'),
  TWILIO_MESSAGING_SERVICE_SID: z.string().default('sandbox-messaging-service'),
  PLAID_CLIENT_ID: z.string().default('sandbox-plaid-client'),
  PLAID_SECRET: z.string().default('sandbox-plaid-secret'),
  /** The key with which the bank requests sign-on links. */
  REWARDS_KEY: z.string().default('sandbox-rewards-key'),
  /** Whether the processor limits the number and amount of pulls. */
  SANDBOX_ACH_LIMITS: z.enum(['on', 'off']).default('on'),
  /** How long a directory search that finds the slow biller takes. */
  SANDBOX_SLOW_BILLER_MS: z.coerce.number().int().min(0).max(60_000).default(3000),
  CLOCK_SECRET: z.string().default('sandbox-clock-secret-shared-with-bank'),
})

export class ConfigError extends Error {}

/**
 * Throws a ConfigError that lists all invalid variables. Always throws in production, because real money must
 * never reach the sandbox.
 */
export const readSandboxConfig = (environment: Record<string, string | undefined> = process.env) => {
  const parsed = environmentShape.safeParse(environment)
  if (!parsed.success) throw new ConfigError(`The sandbox cannot start:\n${z.prettifyError(parsed.error)}`)
  const read = parsed.data
  if (read.NODE_ENV === 'production')
    throw new ConfigError('The sandbox simulates the outside world and never runs in production.')
  if (Boolean(read.DATABASE_URL) !== Boolean(read.SANDBOX_DATABASE_URL)) {
    throw new ConfigError('Set both DATABASE_URL and SANDBOX_DATABASE_URL, or neither.')
  }
  return {
    port: read.SANDBOX_PORT,
    smtpPort: read.SANDBOX_SMTP_PORT,
    databaseUrl: read.SANDBOX_DATABASE_URL,
    dataDir: read.DATA_DIR,
    startDay: read.SANDBOX_START_DAY,
    startTime: read.SANDBOX_START_TIME,
    bankUrl: read.BANK_URL,
    internalUrl: read.BANK_INTERNAL_URL,
    publicUrl: read.PUBLIC_URL,
    partnerKey: read.PARTNER_KEY,
    galileo: {
      apiLogin: read.GALILEO_API_LOGIN,
      apiTransKey: read.GALILEO_TRANS_KEY,
      providerId: read.GALILEO_PROVIDER_ID,
      productId: read.GALILEO_PRODUCT_ID,
      setAsideProductId: read.GALILEO_SET_ASIDE_PRODUCT_ID,
    },
    twilio: {
      accountSid: read.TWILIO_ACCOUNT_SID,
      authToken: read.TWILIO_AUTH_TOKEN,
      serviceSid: read.TWILIO_VERIFY_SERVICE_SID,
      messagingServiceSid: read.TWILIO_MESSAGING_SERVICE_SID,
    },
    plaid: { clientId: read.PLAID_CLIENT_ID, secret: read.PLAID_SECRET },
    rewardsKey: read.REWARDS_KEY,
    achLimits: read.SANDBOX_ACH_LIMITS === 'on',
    slowBillerMs: read.SANDBOX_SLOW_BILLER_MS,
    webhookSecret: read.GALILEO_WEBHOOK_SECRET,
    clockSecret: read.CLOCK_SECRET,
  }
}

export type SandboxConfig = ReturnType<typeof readSandboxConfig>
