/**
 * Compares each call of each port with a recorded exchange: the adapter must send the recorded request and
 * translate the recorded reply to the recorded result. If an adapter changes, this shows what changes on the
 * wire.
 */
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createClock } from '../clock/clock.ts'
import { readConfig } from '../boot/config.ts'
import { PartnerError } from './partner-error.ts'
import { connectPartners, type Partners } from './partners.ts'

interface Exchange {
  method: string
  path: string
  headers: Record<string, string>
  form?: Record<string, string>
  json?: unknown
  status: number
  reply: unknown
}
interface Recorded {
  /** "ach.pull": the role and the method of its port. */
  call: string
  given: unknown[]
  exchanges: Exchange[]
  result?: unknown
  error?: { kind: string; code: string }
}

const read = (vendor: string) =>
  JSON.parse(
    readFileSync(resolve(import.meta.dirname, `recorded/${vendor}.json`), 'utf8'),
    asInstant,
  ) as Recorded[]
/** The files store instants as text; the ports take instants. */
const asInstant = (name: string, value: unknown): unknown =>
  typeof value === 'string' && (name === 'requestedAt' || name === 'endsAt') ? new Date(value) : value

const RECORDED = [...read('galileo'), ...read('plaid'), ...read('twilio'), ...read('rewards')]
const RECORDED_AT = new Date('2026-11-20T15:00:00Z')
/**
 * Methods that call no partner: see galileo-events.test.ts and signature.test.ts. Mail does not use HTTP: see
 * mail/smtp.test.ts.
 */
const WITHOUT_EXCHANGE = ['translateEvent', 'verifySignature', 'arrivalOf']

let partners: Partners
let expected: Exchange[] = []
let sent: Omit<Exchange, 'status' | 'reply'>[] = []
const server = createServer((request, response) => {
  void bodyOf(request).then((body) => {
    const next = expected[sent.length]
    sent.push(asSent(request, body))
    response
      .writeHead(next?.status ?? 500, { 'content-type': 'application/json' })
      .end(typeof next?.reply === 'string' ? next.reply : JSON.stringify(next?.reply))
  })
})
beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const config = readConfig({
    NODE_ENV: 'test',
    VAULT_KEYS: `a1:${Buffer.alloc(32, 1).toString('base64')}`,
    GALILEO_URL: `${base}/galileo`,
    GALILEO_FRAMES_URL: 'https://frames.example',
    TWILIO_VERIFY_URL: `${base}/twilio`,
    TWILIO_MESSAGES_URL: `${base}/twilio`,
    PLAID_URL: `${base}/plaid`,
    PUBLIC_URL: 'https://bank.example',
    REWARDS_URL: `${base}/rewards/api`,
    REWARDS_SITE_URL: 'https://rewards.example',
  })
  partners = connectPartners(
    config,
    createClock(() => RECORDED_AT),
  )
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  sent = []
})

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString('utf8')
}

const asSent = ({ method = '', url = '', headers }: IncomingMessage, body: string) => ({
  method,
  path: url,
  headers: Object.fromEntries(
    ['authorization', 'plaid-client-id', 'plaid-secret'].flatMap((name) => {
      const value = headers[name]
      return typeof value === 'string' ? [[name, value]] : []
    }),
  ),
  ...(headers['content-type']?.includes('json')
    ? { json: JSON.parse(body) as unknown }
    : body && { form: Object.fromEntries(new URLSearchParams(body)) }),
})

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
/**
 * Replaces random ids: calls that only read have a new id each time. A call that changes something has our
 * own id, which must match.
 */
const withoutRandomIds = (exchange: Omit<Exchange, 'status' | 'reply'>) => {
  const { method, path, headers, form, json } = exchange
  const id = form?.['transactionId']
  return { method, path, headers, json, form: id && UUID.test(id) ? { ...form, transactionId: 'new' } : form }
}

const call = async ({ call: name, given }: Recorded): Promise<unknown> => {
  const [role = '', method = ''] = name.split('.')
  const port = partners[role as keyof Partners] as unknown as Record<
    string,
    (...given: unknown[]) => Promise<unknown>
  >
  return port[method]?.(...given)
}
/** A value in the form of the files: instants as text, undefined omitted. */
const asRecorded = (value: unknown): unknown =>
  value === undefined ? undefined : JSON.parse(JSON.stringify(value))

describe.each(RECORDED.map((recorded, index) => ({ name: `${recorded.call} (${index + 1})`, recorded })))(
  '$name',
  ({ recorded }) => {
    // OPERATIONS-30
    test('the call sends the recorded request and translates the recorded reply', async () => {
      expected = recorded.exchanges
      const ended = await call(recorded).then(
        (result) => ({ result: asRecorded(result) }),
        (error: unknown) => {
          if (!(error instanceof PartnerError)) throw error
          return { error: { kind: error.kind, code: error.code } }
        },
      )
      expect(sent.map(withoutRandomIds)).toEqual(recorded.exchanges.map(withoutRandomIds))
      expect(ended).toEqual(
        recorded.error
          ? { error: { kind: recorded.error.kind, code: recorded.error.code } }
          : { result: recorded.result },
      )
    })
  },
)

// OPERATIONS-30
test('each call of each port has a recording', () => {
  const recorded = new Set(RECORDED.map((each) => each.call))
  const calls = Object.entries(partners)
    .filter(([role]) => role !== 'mail')
    .flatMap(([role, port]) => Object.keys(port as object).map((method) => `${role}.${method}`))
    .filter((name) => !WITHOUT_EXCHANGE.includes(name.split('.')[1] ?? ''))
  expect(calls.length).toBeGreaterThan(25)
  expect(calls.filter((name) => !recorded.has(name))).toEqual([])
})
