/** The environment of the sandbox, read once. It refuses to run in production. */
import { type CalendarDate, parseDay } from '@yoursuccess/contract/calendar-date'
import * as z from 'zod'

const port = z.coerce.number().int().min(0).max(65_535)

const schema = z.object({
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
  BANK_URL: z.url().default('http://127.0.0.1:3000'),
  GALILEO_API_LOGIN: z.string().default('sandbox-login'),
  GALILEO_TRANS_KEY: z.string().default('sandbox-trans-key'),
  GALILEO_PROVIDER_ID: z.string().default('1501'),
  GALILEO_PRODUCT_ID: z.string().default('1936'),
  GALILEO_WEBHOOK_SECRET: z.string().default('sandbox-webhook-secret-of-galileo'),
  CLOCK_SECRET: z.string().default('sandbox-clock-secret-shared-with-bank'),
})

export interface SandboxConfig {
  port: number
  smtpPort: number
  databaseUrl?: string | undefined
  dataDir: string
  startDay?: CalendarDate | undefined
  /** Where webhooks and clock calls go. */
  bankUrl: string
  galileo: { apiLogin: string; apiTransKey: string; providerId: string; productId: string }
  webhookSecret: string
  clockSecret: string
}

export class ConfigError extends Error {}

/** Throws ConfigError with every fault of the environment, and always in production: nobody's real money may meet the sandbox. */
export const readSandboxConfig = (
  environment: Record<string, string | undefined> = process.env,
): SandboxConfig => {
  const parsed = schema.safeParse(environment)
  if (!parsed.success) throw new ConfigError(`The sandbox cannot start:\n${z.prettifyError(parsed.error)}`)
  const read = parsed.data
  if (read.NODE_ENV === 'production')
    throw new ConfigError('The sandbox plays the outside world and never runs in production.')
  if (Boolean(read.DATABASE_URL) !== Boolean(read.SANDBOX_DATABASE_URL)) {
    throw new ConfigError('Set both DATABASE_URL and SANDBOX_DATABASE_URL, or neither.')
  }
  return {
    port: read.SANDBOX_PORT,
    smtpPort: read.SANDBOX_SMTP_PORT,
    databaseUrl: read.SANDBOX_DATABASE_URL,
    dataDir: read.DATA_DIR,
    startDay: read.SANDBOX_START_DAY,
    bankUrl: read.BANK_URL,
    galileo: {
      apiLogin: read.GALILEO_API_LOGIN,
      apiTransKey: read.GALILEO_TRANS_KEY,
      providerId: read.GALILEO_PROVIDER_ID,
      productId: read.GALILEO_PRODUCT_ID,
    },
    webhookSecret: read.GALILEO_WEBHOOK_SECRET,
    clockSecret: read.CLOCK_SECRET,
  }
}
