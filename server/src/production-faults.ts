/** What a production start refuses (security.md J3): each fault names its variable and says what to do. */

/** The environment as config.ts parsed it; what is no text is of no interest here. */
type Environment = Readonly<Record<string, unknown>>
const textOf = (env: Environment, name: string): string => {
  const value = env[name]
  return typeof value === 'string' ? value : ''
}

/** Every fault there is, not only the first; none for a configuration that may serve customers. */
export const productionFaults = (env: Environment, defaults: Environment): string[] => [
  ...REQUIRED.filter((name) => !env[name]).map((name) => `${name}: is required in production`),
  ...addressFaults(env),
  ...keyFaults(env),
  ...valueFaults(env, defaults),
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

/** Keys that we make ourselves. Nobody can guess one from another, so no two are the same. */
const OWN_KEYS = ['SESSION_KEY', 'OPERATOR_KEY', 'PARTNER_KEY', 'IDENTITY_KEY'] as const
const FEWEST_DIFFERENT_CHARACTERS = 10
const SHORTEST_PARTNER_SECRET = 16
/** 31 CFR 1010.430(d): records are kept five years. */
const SHORTEST_RETENTION_YEARS = 5

/** Named with a default so that a sandbox run needs no configuration; customers must never see or depend on it. */
const OURS_TO_SAY = [
  'MAIL_FROM',
  'BANK_NAME',
  'SUPPORT_PHONE',
  'SUPPORT_LINE',
  'SUPPORT_FAX',
  'SUPPORT_ADDRESS',
  'GALILEO_PROVIDER_ID',
  'GALILEO_PRODUCT_ID',
] as const

/** Addresses of customers and partners: encrypted, not on this machine, and not a partner's place for trying things. */
const addressFaults = (env: Environment): string[] => {
  const faults: string[] = []
  for (const [name, value] of Object.entries(env)) {
    if (!name.endsWith('_URL') || typeof value !== 'string' || NOT_HTTP.has(name)) continue
    if (!value.startsWith('https://')) faults.push(`${name}: must be https in production`)
    else if (isForTrying(new URL(value).hostname)) faults.push(`${name}: is an address for trying things`)
  }
  if (textOf(env, 'DATABASE_URL') && !/^postgres(ql)?:\/\//.test(textOf(env, 'DATABASE_URL')))
    faults.push('DATABASE_URL: must be postgres:// in production; the embedded database is not for money')
  else if (textOf(env, 'DATABASE_URL') && !isSafeWay(new URL(textOf(env, 'DATABASE_URL'))))
    faults.push('DATABASE_URL: must have ?sslmode=verify-full in production, unless it is on this machine')
  const collector = textOf(env, 'OTEL_EXPORTER_OTLP_ENDPOINT')
  if (collector && !collector.startsWith('https://') && !isHere(new URL(collector).hostname))
    faults.push('OTEL_EXPORTER_OTLP_ENDPOINT: must be https in production, unless it is on this machine')
  const mail = textOf(env, 'SMTP_URL')
  if (!isEncryptedMail(mail))
    faults.push('SMTP_URL: must be smtps://, or smtp:// with ?requireTLS=true, in production')
  else if (isForTrying(new URL(mail).hostname)) faults.push('SMTP_URL: is an address for trying things')
  if (env['BUSINESS_CLOCK_URL']) faults.push('BUSINESS_CLOCK_URL: is for sandbox runs only')
  return faults
}

const NOT_HTTP = new Set(['DATABASE_URL', 'SMTP_URL', 'BUSINESS_CLOCK_URL'])

/** Nothing else between us and the database reads along: its certificate is held against its name, or there is no network. */
const isSafeWay = ({ hostname, searchParams }: URL): boolean => {
  // As the driver reads it; a folder is where the database listens on this machine.
  const host = searchParams.get('host') ?? hostname
  return searchParams.get('sslmode') === 'verify-full' || isHere(host) || host.startsWith('/')
}

const isHere = (host: string): boolean =>
  host === 'localhost' || host === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(host)

const isForTrying = (host: string): boolean =>
  isHere(host) || host.split('.').some((label) => label === 'sandbox' || label.startsWith('sandbox-'))

const isEncryptedMail = (address: string): boolean =>
  address.startsWith('smtps://') || new URL(address).searchParams.get('requireTLS') === 'true'

const keyFaults = (env: Environment): string[] => {
  const faults: string[] = []
  const seen = new Map<string, string>()
  for (const name of OWN_KEYS) {
    const key = textOf(env, name)
    if (!key) continue
    if (new Set(key).size < FEWEST_DIFFERENT_CHARACTERS)
      faults.push(`${name}: is too simple; make it with: openssl rand -base64 48`)
    const same = seen.get(key)
    if (same) faults.push(`${name}: must not be the same as ${same}`)
    seen.set(key, name)
  }
  if (textOf(env, 'GALILEO_WEBHOOK_SECRET').length < SHORTEST_PARTNER_SECRET)
    faults.push(`GALILEO_WEBHOOK_SECRET: must have at least ${SHORTEST_PARTNER_SECRET} characters`)
  return faults
}

const valueFaults = (env: Environment, defaults: Environment): string[] => {
  const faults: string[] = []
  for (const [name, value] of Object.entries(env)) {
    // The clock is not served in production, so its secret opens nothing.
    if (name === 'CLOCK_SECRET') continue
    if (typeof value === 'string' && value.startsWith('sandbox-'))
      faults.push(`${name}: still has the sandbox's value`)
  }
  for (const name of OURS_TO_SAY)
    if (env[name] === defaults[name]) faults.push(`${name}: still has the value for trying things`)
  if (Number(env['RETENTION_YEARS']) < SHORTEST_RETENTION_YEARS)
    faults.push(`RETENTION_YEARS: must be at least ${SHORTEST_RETENTION_YEARS} in production`)
  if (env['SANDBOX_PERSONAS']) faults.push('SANDBOX_PERSONAS: is for sandbox runs only')
  if (env['LOG_LEVEL'] === 'silent' || env['LOG_LEVEL'] === 'error')
    faults.push('LOG_LEVEL: must be warn, info or debug in production, or security events are not told')
  return faults
}
