import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

const folder = mkdtempSync(join(tmpdir(), 'config-'))
afterAll(() => rmSync(folder, { recursive: true }))

const key = createHash('sha256').update('vault').digest('base64')
const ownKey = (name: string) => createHash('sha256').update(name).digest('base64')
const production = {
  PLAID_LINK_URL: 'https://link.example',
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://bank.example',
  DATABASE_URL: 'postgres://bank@db.example/bank?sslmode=verify-full',
  SESSION_KEY: ownKey('session'),
  VAULT_KEYS: `2026a:${key}`,
  OPERATOR_KEY: ownKey('operator'),
  PARTNER_KEY: ownKey('partner'),
  IDENTITY_KEY: ownKey('identity'),
  GALILEO_URL: 'https://processor.example/program',
  GALILEO_API_LOGIN: 'login',
  GALILEO_TRANS_KEY: 'trans',
  GALILEO_WEBHOOK_SECRET: 'secret-of-the-webhooks',
  GALILEO_PROVIDER_ID: '7001',
  GALILEO_PRODUCT_ID: '7002',
  GALILEO_SET_ASIDE_PRODUCT_ID: '7003',
  TWILIO_VERIFY_URL: 'https://verify.example',
  TWILIO_ACCOUNT_SID: 'AC-example',
  TWILIO_AUTH_TOKEN: 'token',
  TWILIO_VERIFY_SERVICE_SID: 'VA-example',
  TWILIO_MESSAGES_URL: 'https://messages.example',
  TWILIO_MESSAGING_SERVICE_SID: 'MG-example',
  REWARDS_URL: 'https://rewards.example/api',
  REWARDS_KEY: 'rewards-key',
  EXTERNAL_SIGNUP_URL: 'https://sign-up.example',
  PLAID_URL: 'https://production.plaid.example',
  PLAID_CLIENT_ID: 'client',
  PLAID_SECRET: 'secret',
  SMTP_URL: 'smtps://bank:password@mail.example',
  MAIL_FROM: 'Our bank <no-reply@bank.example>',
  BANK_NAME: 'Our Bank, N.A.',
  SUPPORT_PHONE: '(800) 555-0199',
  SUPPORT_LINE: '(800) 555-0198',
  SUPPORT_FAX: '(800) 555-0197',
  SUPPORT_ADDRESS: 'Our Bank|1 Bank Street|Springfield, IL 62701',
}

test('accepts a complete production configuration', () => {
  expect(readConfig(production)).toMatchObject({
    isProduction: true,
    operatorKey: production.OPERATOR_KEY,
    RETENTION_YEARS: 7,
  })
})

// OPERATIONS-08, SANDBOX-10
test.each([
  ['SESSION_KEY', undefined],
  ['SESSION_KEY', 'too short'],
  ['VAULT_KEYS', undefined],
  ['IDENTITY_KEY', undefined],
  ['VAULT_KEYS', '2026a:dG9vIHNob3J0'],
  ['RETENTION_YEARS', '4'],
  ['NOTIFICATION_RETENTION_DAYS', '730'],
  ['AUDIT_RETENTION_DAYS', '1826'],
  ['DATABASE_URL', undefined],
  ['PUBLIC_URL', 'http://bank.example'],
  ['GALILEO_URL', 'http://127.0.0.1:3001/galileo'],
  ['GALILEO_FRAMES_URL', 'http://frames.example'],
  ['GALILEO_TRANS_KEY', 'sandbox-trans-key'],
  ['TWILIO_VERIFY_URL', undefined],
  ['TWILIO_MESSAGES_URL', undefined],
  ['REWARDS_URL', undefined],
  ['REWARDS_SITE_URL', 'http://shops.example'],
  ['REWARDS_KEY', 'sandbox-rewards-key'],
  ['TWILIO_MESSAGING_SERVICE_SID', 'sandbox-messaging-service'],
  ['TWILIO_AUTH_TOKEN', 'sandbox-auth-token'],
  ['BUSINESS_CLOCK_URL', 'http://127.0.0.1:3001'],
  ['SANDBOX_PERSONAS', '[]'],
  ['SESSION_KEY', 's'.repeat(40)],
  ['OPERATOR_KEY', undefined],
  ['OPERATOR_KEY', ownKey('session')],
  ['PARTNER_KEY', undefined],
  ['DATABASE_URL', 'pglite://memory'],
  ['DATABASE_URL', 'postgres://bank@db.example/bank'],
  ['DATABASE_DIRECT_URL', 'postgres://bank@db.example/bank'],
  ['DATABASE_URL', 'postgres://bank@db.example/bank?sslmode=require'],
  ['DATABASE_URL', 'postgres://bank@localhost/bank?host=db.example'],
  ['DATABASE_URL', 'postgres://bank@127.db.example/bank'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'http://collector.example:4318'],
  ['PUBLIC_URL', undefined],
  ['PUBLIC_URL', 'https://localhost'],
  ['EXTERNAL_SIGNUP_URL', undefined],
  ['PLAID_URL', undefined],
  ['PLAID_URL', 'https://sandbox.plaid.com'],
  ['PLAID_LINK_URL', 'http://link.example'],
  ['PLAID_CLIENT_ID', undefined],
  ['PLAID_SECRET', undefined],
  ['GALILEO_URL', undefined],
  ['GALILEO_URL', 'https://sandbox-api.processor.example'],
  ['GALILEO_API_LOGIN', undefined],
  ['GALILEO_PROVIDER_ID', undefined],
  ['GALILEO_PRODUCT_ID', undefined],
  ['GALILEO_SET_ASIDE_PRODUCT_ID', undefined],
  ['GALILEO_WEBHOOK_SECRET', undefined],
  ['GALILEO_WEBHOOK_SECRET', 'short'],
  ['TWILIO_ACCOUNT_SID', undefined],
  ['TWILIO_VERIFY_SERVICE_SID', undefined],
  ['SMTP_URL', undefined],
  ['SMTP_URL', 'smtp://mail.example'],
  ['SMTP_URL', 'smtps://127.0.0.1'],
  ['MAIL_FROM', undefined],
  ['BANK_NAME', undefined],
  ['SUPPORT_PHONE', undefined],
  ['SUPPORT_LINE', undefined],
  ['SUPPORT_FAX', undefined],
  ['SUPPORT_ADDRESS', undefined],
  ['LOG_LEVEL', 'silent'],
  ['NODE_TLS_REJECT_UNAUTHORIZED', '0'],
  ['NODE_OPTIONS', '--inspect=0.0.0.0'],
  ['NODE_OPTIONS', '--insecure-http-parser'],
  ['NODE_OPTIONS', '--tls-keylog=/tmp/keys'],
  ['DATABASE_URL', 'postgres://bank@db.example/bank?sslmode=verify-full&sslmode=disable'],
  ['DATABASE_URL', 'postgres://bank@db.example/bank?sslmode=disable&sslmode=verify-full'],
  ['DATABASE_URL', 'postgres://bank@db.example/bank?sslmode=no-verify'],
  ['DATABASE_URL', 'postgres://bank@db.example/bank?sslmode=verify-full&ssl=false'],
  ['DATABASE_URL', 'postgres://bank@db.example/bank?sslmode=verify-full&host=127.0.0.1&host=db.example'],
  ['SMTP_URL', 'smtps://mail.example?tls.rejectUnauthorized=false'],
  ['SMTP_URL', 'smtps://mail.example?secure=false'],
  ['SMTP_URL', 'smtps://mail.example?logger=true&debug=true'],
  ['SMTP_URL', 'smtps://mail.example?proxy=http://elsewhere.example'],
  ['SMTP_URL', 'smtps://mail.example?host=elsewhere.example'],
  ['SMTP_URL', 'smtp://mail.example?requireTLS=true&requireTLS=false'],
  ['SMTP_URL', 'smtp://mail.example?requireTLS=true&ignoreTLS=true'],
  ['VAULT_KEYS', `2026a:${Buffer.alloc(32).toString('base64')}`],
  ['VAULT_KEYS', `2026a:${Buffer.alloc(32, 'ab').toString('base64')}`],
  ['VAULT_KEYS', `2026a:${Buffer.from(Array.from({ length: 32 }, (_, at) => at)).toString('base64')}`],
  ['VAULT_KEYS', `2026a:${key},2025b:${Buffer.alloc(32, 7).toString('base64')}`],
  ['VAULT_KEYS', `2026a:${key},2025b:${key}`],
  ['VAULT_KEYS', `2026a:${ownKey('session')}`],
  ['GALILEO_WEBHOOK_SECRET', 'w'.repeat(40)],
  ['GALILEO_WEBHOOK_SECRET', ownKey('operator')],
  ['PLAID_SECRET', ownKey('partner')],
  ['TWILIO_AUTH_TOKEN', 'secret-of-the-webhooks'],
  ['LIMIT_PASSWORD_PER_MINUTE', '0'],
  ['LIMIT_PASSWORD_PER_MINUTE', '1000000'],
  ['LIMIT_MONEY_PER_MINUTE', '999999999'],
  ['LIMIT_CUSTOMER_AT_ONCE', '100000'],
  ['LIMIT_PARTNER_AT_ONCE', '100000'],
  ['LIMIT_PARTNER_JOBS_AT_ONCE', '100000'],
  ['LIMIT_PARTNER_CUSTOMER_AT_ONCE', '100000'],
  ['BREAKER_FAILURES', '1000000'],
  ['BREAKER_SLOW_MS', '3600000'],
  ['BREAKER_OPEN_SECONDS', '86400'],
  ['TRANSFER_DOLLARS_PER_DAY', '100000000'],
  ['RESET_TOKEN_MINUTES', '100000'],
  ['SESSION_LONGEST_SECONDS', '31536000'],
  ['TRUSTED_PROXY_HOPS', '99'],
  ['TWILIO_VERIFY_URL', 'https://api-sandbox.messages.example'],
  ['GALILEO_URL', 'https://processor.sandbox.example'],
  ['GALILEO_URL', 'https://0.0.0.0'],
  ['GALILEO_URL', 'https://processor.example@elsewhere.example'],
  ['REWARDS_URL', 'https://staging.rewards.example'],
  ['PLAID_LINK_URL', 'https://SANDBOX.link.example'],
])('production refuses %s = %s, and names the variable', (name, value) => {
  const read = () => readConfig({ ...production, [name]: value })
  expect(read).toThrow(ConfigError)
  expect(read).toThrow(name)
})

test.each([
  ['DATABASE_URL', 'postgres://bank@localhost/bank'],
  ['DATABASE_URL', 'postgres:///bank?host=/run/postgresql'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'http://127.0.0.1:4318'],
])('requires no encryption within one machine: %s=%s', (name, url) => {
  expect(readConfig({ ...production, [name]: url })).toMatchObject({ [name]: url })
})

test('accepts an SMTP server that requires encryption', () => {
  const url = 'smtp://mail.example:587?requireTLS=true'
  expect(readConfig({ ...production, SMTP_URL: url }).SMTP_URL).toBe(url)
})

// OPERATIONS-08, OPERATIONS-10
test('production without any variables names every one that it needs', () => {
  const read = () => readConfig({ NODE_ENV: 'production' })
  for (const name of Object.keys(production).filter((each) => each !== 'NODE_ENV')) expect(read).toThrow(name)
})

test("uses the processor's API origin for its frames, unless they have their own", () => {
  const originWith = (changes: object) => readConfig({ ...production, ...changes }).processorFramesOrigin
  expect(originWith({})).toBe('https://processor.example')
  expect(originWith({ GALILEO_FRAMES_URL: 'https://frames.example/hosted' })).toBe('https://frames.example')
})

// OPERATIONS-11
test.each([
  ['PROGRAM_LAST_SPEND_ON', '2025-07-29'],
  ['PROGRAM_REFUND_WITHIN_DAYS', '0'],
  ['PROGRAM_CHECK_CASHABLE_DAYS', '-1'],
  ['PROGRAM_WIND_DOWN', 'sometimes'],
])('refuses an invalid program calendar: %s=%s', (name, value) => {
  expect(() => readConfig({ DATA_DIR: folder, [name]: value })).toThrow(name)
})

// OPERATIONS-08
test('lists all errors at once', () => {
  expect(() => readConfig({ ...production, PORT: 'many', LOG_LEVEL: 'loud' })).toThrow(/PORT.*\n.*LOG_LEVEL/s)
})

// OPERATIONS-09
test('keeps the keys of an earlier version, and adds the missing ones', () => {
  const older = mkdtempSync(join(tmpdir(), 'config-older-'))
  writeFileSync(join(older, 'keys.json'), JSON.stringify({ operator: 'o'.repeat(40) }))
  const read = () => readConfig({ NODE_ENV: 'test', DATA_DIR: older })
  expect(read().operatorKey).toBe('o'.repeat(40))
  expect(read().identityKey).toHaveLength(43)
  expect(read().identityKey).toBe(read().identityKey)
  rmSync(older, { recursive: true })
})

// OPERATIONS-09
test('outside production, creates keys once and keeps them with the data', () => {
  const first = readConfig({ NODE_ENV: 'test', DATA_DIR: folder })
  const second = readConfig({ NODE_ENV: 'test', DATA_DIR: folder })
  expect(second.operatorKey).toBe(first.operatorKey)
  expect(first.operatorKey.length).toBeGreaterThan(30)
  expect([...first.vaultKeys.keys()]).toEqual(['local1'])
})

test('allows links to no other host until one is configured', () => {
  expect(readConfig(production).LINK_HOSTS).toEqual([])
  expect(readConfig({ ...production, LINK_HOSTS: 'Help.example.com, rewards.example' }).LINK_HOSTS).toEqual([
    'help.example.com',
    'rewards.example',
  ])
})

test.each([
  'https://help.example.com',
  'help.example.com:8443',
  'help.example.com/fraud',
  '*.example.com',
  'localhost',
  '10.0.0.1',
  '-x.example',
])('refuses %s as a host for links', (hosts) =>
  expect(() => readConfig({ ...production, LINK_HOSTS: hosts })).toThrow('LINK_HOSTS'),
)

// OPERATIONS-33
test('without a setting, the default limits of requests apply', () =>
  expect(readConfig(production)).toMatchObject({
    LIMIT_SIGN_IN_PER_MINUTE: 20,
    LIMIT_PASSWORD_PER_MINUTE: 5,
    LIMIT_PHONE_CODES_PER_HOUR: 20,
    LIMIT_MONEY_PER_MINUTE: 10,
    LIMIT_BILLER_SEARCH_PER_MINUTE: 60,
    LIMIT_PDF_PER_MINUTE: 10,
    LIMIT_CUSTOMER_PER_MINUTE: 300,
    LIMIT_REQUESTS_PER_MINUTE: 600,
    LIMIT_REQUESTS_AT_ONCE: 100,
    LIMIT_CUSTOMER_AT_ONCE: 20,
    LIMIT_PARTNER_AT_ONCE: 20,
    LIMIT_PARTNER_JOBS_AT_ONCE: 50,
    LIMIT_PARTNER_CUSTOMER_AT_ONCE: 4,
  }))
