import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { ConfigFault, readConfig } from './config.ts'

const folder = mkdtempSync(join(tmpdir(), 'config-'))
afterAll(() => rmSync(folder, { recursive: true }))

const key = Buffer.alloc(32, 7).toString('base64')
const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://bank.example',
  DATABASE_URL: 'postgres://bank@db.example/bank',
  SESSION_KEY: 's'.repeat(40),
  VAULT_KEYS: `2026a:${key}`,
  OPERATOR_KEY: 'o'.repeat(40),
  PARTNER_KEY: 'p'.repeat(40),
  GALILEO_URL: 'https://processor.example/program',
  GALILEO_API_LOGIN: 'login',
  GALILEO_TRANS_KEY: 'trans',
  GALILEO_WEBHOOK_SECRET: 'webhook',
  EXTERNAL_SIGNUP_URL: 'https://sign-up.example',
}

test('a complete production configuration is taken', () => {
  expect(readConfig(production)).toMatchObject({ isProduction: true, operatorKey: production.OPERATOR_KEY })
})

test.each([
  ['SESSION_KEY', undefined],
  ['SESSION_KEY', 'too short'],
  ['VAULT_KEYS', undefined],
  ['VAULT_KEYS', '2026a:dG9vIHNob3J0'],
  ['DATABASE_URL', undefined],
  ['PUBLIC_URL', 'http://bank.example'],
  ['GALILEO_URL', 'http://127.0.0.1:3001/galileo'],
  ['GALILEO_TRANS_KEY', 'sandbox-trans-key'],
  ['BUSINESS_CLOCK_URL', 'http://127.0.0.1:3001'],
  ['SANDBOX_PERSONAS', '[]'],
])('production refuses %s = %s, and says so by name', (name, value) => {
  const fault = () => readConfig({ ...production, [name]: value })
  expect(fault).toThrow(ConfigFault)
  expect(fault).toThrow(name)
})

test('every fault is listed at once', () => {
  expect(() => readConfig({ ...production, PORT: 'many', LOG_LEVEL: 'loud' })).toThrow(/PORT.*\n.*LOG_LEVEL/s)
})

test('outside production keys are made once and kept beside the data', () => {
  const first = readConfig({ NODE_ENV: 'test', DATA_DIR: folder })
  const second = readConfig({ NODE_ENV: 'test', DATA_DIR: folder })
  expect(second.operatorKey).toBe(first.operatorKey)
  expect(first.operatorKey.length).toBeGreaterThan(30)
  expect([...first.vaultKeys.keys()]).toEqual(['local1'])
})
