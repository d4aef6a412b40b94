/** Reasons to refuse a production start (OPERATIONS-08). Each names its variable and says what to do. */

/** The environment as config.ts parsed it. */
type Environment = Readonly<Record<string, unknown>>
const textOf = (env: Environment, name: string): string => {
  const value = env[name]
  return typeof value === 'string' ? value : ''
}

/** All errors, not only the first; empty for a configuration that may serve customers. */
export const productionErrors = (
  env: Environment,
  defaults: Environment,
  process: Record<string, string | undefined>,
): string[] => [
  ...REQUIRED.filter((name) => !env[name]).map((name) => `${name}: is required in production`),
  ...addressErrors(env),
  ...keyErrors(env),
  ...valueErrors(env, defaults),
  ...limitErrors(env),
  ...processErrors(process),
]

const REQUIRED = [
  'SESSION_KEY',
  'VAULT_KEYS',
  'OPERATOR_KEY',
  'PARTNER_KEY',
  'IDENTITY_KEY',
  'DATABASE_URL',
  'PUBLIC_URL',
] as const

/** Keys that the bank generates. They must be random, and no two may be the same. */
const OWN_KEYS = ['SESSION_KEY', 'OPERATOR_KEY', 'PARTNER_KEY', 'IDENTITY_KEY'] as const
const MIN_DIFFERENT_CHARACTERS = 10
const MIN_PARTNER_SECRET_LENGTH = 16
/** 31 CFR 1010.430(d): records are kept five years. */
const MIN_RETENTION_YEARS = 5
/** 12 CFR 1005.13(b): evidence of what customers were told is kept two years. */
const MIN_NOTIFICATION_DAYS = 731

/** Their defaults let a sandbox run without configuration. Customers must never see or depend on one. */
const NO_DEFAULT_IN_PRODUCTION = [
  'MAIL_FROM',
  'BANK_NAME',
  'SUPPORT_PHONE',
  'SUPPORT_LINE',
  'SUPPORT_FAX',
  'SUPPORT_ADDRESS',
  'GALILEO_PROVIDER_ID',
  'GALILEO_PRODUCT_ID',
  'GALILEO_SET_ASIDE_PRODUCT_ID',
] as const

/**
 * Addresses for customers and partners must be encrypted, not on this machine, and not a partner's sandbox.
 */
const addressErrors = (env: Environment): string[] => {
  const errors: string[] = []
  for (const [name, value] of Object.entries(env)) {
    if (!name.endsWith('_URL') || typeof value !== 'string' || NOT_HTTP.has(name)) continue
    if (!value.startsWith('https://')) errors.push(`${name}: must be https in production`)
    else if (isForTrying(new URL(value).hostname)) errors.push(`${name}: is an address for tests`)
    else if (new URL(value).username) errors.push(`${name}: must name a host alone, without a user before it`)
  }
  for (const name of ['DATABASE_URL', 'DATABASE_DIRECT_URL'] as const) {
    const url = textOf(env, name)
    if (url && !/^postgres(ql)?:\/\//.test(url))
      errors.push(`${name}: must be postgres:// in production; the embedded database is not for money`)
    else if (url && !isSafeWay(new URL(url)))
      errors.push(`${name}: must have ?sslmode=verify-full in production, unless it is on this machine`)
  }
  const collector = textOf(env, 'OTEL_EXPORTER_OTLP_ENDPOINT')
  if (collector && !collector.startsWith('https://') && !isHere(new URL(collector).hostname))
    errors.push('OTEL_EXPORTER_OTLP_ENDPOINT: must be https in production, unless it is on this machine')
  const mail = textOf(env, 'SMTP_URL')
  if (!isEncryptedMail(mail))
    errors.push(
      'SMTP_URL: must be smtps://, or smtp:// with ?requireTLS=true, in production, and set nothing else',
    )
  else if (isForTrying(new URL(mail).hostname)) errors.push('SMTP_URL: is an address for tests')
  if (env['BUSINESS_CLOCK_URL']) errors.push('BUSINESS_CLOCK_URL: is for sandbox runs only')
  return errors
}

const NOT_HTTP = new Set(['DATABASE_URL', 'DATABASE_DIRECT_URL', 'SMTP_URL', 'BUSINESS_CLOCK_URL'])

/**
 * True if nobody can read the traffic to the database: its certificate and host name are verified, or the
 * database is on this machine.
 */
const isSafeWay = ({ hostname, searchParams }: URL): boolean => {
  const [hosts, modes] = [searchParams.getAll('host'), searchParams.getAll('sslmode')]
  // Of two equal parameters the driver uses one, and we might check the other.
  if (hosts.length > 1 || modes.length > 1 || searchParams.has('ssl')) return false
  // Picks the host as the driver does. A folder means that the database listens on this machine.
  const host = hosts[0] ?? hostname
  if (modes.length === 1) return modes[0] === 'verify-full'
  return isHere(host) || host.startsWith('/')
}

const isHere = (host: string): boolean =>
  host === 'localhost' || host === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(host)

/** True for this machine and for partners' sandboxes: sandbox.plaid.com, api-sandbox.example. */
const isForTrying = (host: string): boolean =>
  isHere(host) ||
  host === '0.0.0.0' ||
  host
    .toLowerCase()
    .split('.')
    .some((label) => label.split('-').some((word) => TRYING.has(word)))
const TRYING = new Set(['sandbox', 'staging', 'uat', 'test', 'development'])

const isEncryptedMail = (address: string): boolean => {
  const url = URL.parse(address)
  if (!url) return false
  const { protocol, searchParams } = url
  // The mailer obeys any setting in this URL, such as another host, a proxy, or a log of every email with its
  // links.
  const isPlain = [...searchParams.keys()].every(
    (name) => MAIL_SETTINGS.has(name) && searchParams.getAll(name).length === 1,
  )
  return isPlain && (protocol === 'smtps:' || searchParams.get('requireTLS') === 'true')
}
const MAIL_SETTINGS = new Set(['requireTLS', 'pool', 'maxConnections', 'maxMessages', 'name'])

const keyErrors = (env: Environment): string[] => {
  const errors: string[] = []
  const seen = new Map<string, string>()
  for (const name of OWN_KEYS) {
    const key = textOf(env, name)
    if (!key) continue
    if (new Set(key).size < MIN_DIFFERENT_CHARACTERS)
      errors.push(`${name}: is too simple; make it with: openssl rand -base64 48`)
    const same = seen.get(key)
    if (same) errors.push(`${name}: must not be the same as ${same}`)
    seen.set(key, name)
  }
  const webhooks = textOf(env, 'GALILEO_WEBHOOK_SECRET')
  if (webhooks.length < MIN_PARTNER_SECRET_LENGTH)
    errors.push(`GALILEO_WEBHOOK_SECRET: must have at least ${MIN_PARTNER_SECRET_LENGTH} characters`)
  else if (new Set(webhooks).size < MIN_DIFFERENT_CHARACTERS)
    errors.push('GALILEO_WEBHOOK_SECRET: is too simple')
  for (const name of ['GALILEO_WEBHOOK_SECRET', ...PARTNER_SECRETS]) {
    const same = seen.get(textOf(env, name))
    if (same) errors.push(`${name}: must not be the same as ${same}`)
    else if (textOf(env, name)) seen.set(textOf(env, name), name)
  }
  return [...errors, ...vaultErrors(textOf(env, 'VAULT_KEYS'), seen)]
}

/** Secrets issued by partners: knowing one must not reveal another. */
const PARTNER_SECRETS = ['GALILEO_TRANS_KEY', 'TWILIO_AUTH_TOKEN', 'PLAID_SECRET', 'REWARDS_KEY'] as const

/** 32 random bytes contain about 30 distinct values. */
const MIN_DIFFERENT_BYTES = 16

const vaultErrors = (keys: string, others: ReadonlyMap<string, string>): string[] => {
  const encoded = keys.split(',').map((entry) => entry.trim().split(':')[1] ?? '')
  const bytes = encoded.map((text) => Buffer.from(text, 'base64'))
  const errors: string[] = []
  if (bytes.some((key) => key.length > 0 && isRepetitive(key)))
    errors.push('VAULT_KEYS: a key is too simple; make it with: openssl rand -base64 32')
  if (new Set(encoded).size < encoded.length) errors.push('VAULT_KEYS: two keys are the same')
  const same = encoded.map((text) => text && others.get(text)).find(Boolean)
  if (same) errors.push(`VAULT_KEYS: a key must not be the same as ${same}`)
  return errors
}

/** True for few distinct bytes, or bytes that all differ from the previous one by the same step. */
const isRepetitive = (key: Buffer): boolean => {
  if (new Set(key).size < MIN_DIFFERENT_BYTES) return true
  const steps = new Set(key.subarray(1).map((byte, at) => (byte - (key[at] ?? 0)) & 0xff))
  return steps.size === 1
}

/** Above these values, a limit limits nothing. */
const limitErrors = (env: Environment): string[] =>
  Object.entries(MAX_LIMITS).flatMap(([name, largest]) =>
    Number(env[name]) > largest ? [`${name}: must be ${largest} at most in production`] : [],
  )
const MAX_LIMITS: Readonly<Record<string, number>> = {
  LIMIT_SIGN_IN_PER_MINUTE: 1000,
  LIMIT_PASSWORD_PER_MINUTE: 100,
  LIMIT_PHONE_CODES_PER_HOUR: 1000,
  LIMIT_REQUESTS_PER_MINUTE: 100_000,
  LIMIT_REQUESTS_AT_ONCE: 10_000,
  LIMIT_CUSTOMER_AT_ONCE: 1000,
  LIMIT_PARTNER_AT_ONCE: 1000,
  LIMIT_PARTNER_JOBS_AT_ONCE: 1000,
  LIMIT_PARTNER_CUSTOMER_AT_ONCE: 1000,
  BREAKER_FAILURES: 100,
  BREAKER_SLOW_MS: 60_000,
  LIMIT_CUSTOMER_PER_MINUTE: 10_000,
  LIMIT_MONEY_PER_MINUTE: 1000,
  LIMIT_BILLER_SEARCH_PER_MINUTE: 1000,
  LIMIT_PDF_PER_MINUTE: 1000,
  TRANSFERS_PER_DAY: 100,
  TRANSFER_DOLLARS_PER_DAY: 1_000_000,
  RESET_TOKEN_MINUTES: 1440,
  SESSION_LONGEST_SECONDS: 86_400,
  TRUSTED_PROXY_HOPS: 10,
}

/** Settings that Node itself reads, which would bypass the checks above. */
const processErrors = (process: Record<string, string | undefined>): string[] => {
  const errors: string[] = []
  if (process['NODE_TLS_REJECT_UNAUTHORIZED'] === '0')
    errors.push('NODE_TLS_REJECT_UNAUTHORIZED: must not be 0, or anyone could answer for a partner')
  if (
    /--(inspect|tls-min-v1\.[01]|tls-keylog|trace-tls|insecure-http-parser)/.test(
      process['NODE_OPTIONS'] ?? '',
    )
  )
    errors.push('NODE_OPTIONS: opens the program, or what it sends, to others')
  return errors
}

const valueErrors = (env: Environment, defaults: Environment): string[] => {
  const errors: string[] = []
  for (const [name, value] of Object.entries(env)) {
    // The call that sets the clock does not exist in production, so its secret grants nothing.
    if (name === 'CLOCK_SECRET') continue
    if (typeof value === 'string' && value.startsWith('sandbox-'))
      errors.push(`${name}: still has the sandbox's value`)
  }
  for (const name of NO_DEFAULT_IN_PRODUCTION)
    if (env[name] === defaults[name]) errors.push(`${name}: still has the value for tests`)
  if (Number(env['RETENTION_YEARS']) < MIN_RETENTION_YEARS)
    errors.push(`RETENTION_YEARS: must be at least ${MIN_RETENTION_YEARS} in production`)
  if (Number(env['NOTIFICATION_RETENTION_DAYS']) < MIN_NOTIFICATION_DAYS)
    errors.push(`NOTIFICATION_RETENTION_DAYS: must be at least ${MIN_NOTIFICATION_DAYS} in production`)
  if (env['SANDBOX_PERSONAS']) errors.push('SANDBOX_PERSONAS: is for sandbox runs only')
  if (env['LOG_LEVEL'] === 'silent' || env['LOG_LEVEL'] === 'error')
    errors.push('LOG_LEVEL: must be warn, info or debug in production, or security events are not logged')
  return errors
}
