/** The keys with which Plaid signs its events. The test sets the machine's clock. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { linkSignature } from '../../../sandbox/src/plaid/webhooks.ts'
import { openTestBank, type TestBank } from '../../tests/support/test-bank.ts'

const MINUTE = 60_000
const START = Date.parse('2026-08-22T15:00:00Z')

let bank: TestBank
let at = START
beforeAll(async () => {
  bank = await openTestBank({ machineNow: () => new Date(at) })
})
afterAll(() => bank.close())

const EVENT = { webhook_type: 'ITEM', webhook_code: 'ERROR', item_id: 'of nobody' }

test('a key that the partner withdraws is trusted for at most an hour', async () => {
  const sign = (minutes: number) =>
    linkSignature(bank.database.db, JSON.stringify(EVENT), new Date(START + minutes * MINUTE))
  const [atOnce, withinTheHour, afterIt] = [await sign(0), await sign(30), await sign(61)]
  const receive = async (minutes: number, signature: string) => {
    at = START + minutes * MINUTE
    return (await bank.send('POST', '/webhooks/plaid', EVENT, { 'plaid-verification': signature })).status
  }
  expect(await receive(0, atOnce)).toBe(200)
  await bank.database.query("update sandbox.link_keys set kid = 'another'")
  expect(await receive(30, withinTheHour)).toBe(200)
  expect(await receive(61, afterIt)).toBe(401)
})

/** The other valid form of this signature: every message has two valid ones. */
const twinOf = (signature: string): string => {
  const bytes = Buffer.from(signature, 'base64url')
  const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n
  const other = (order - BigInt(`0x${bytes.subarray(32).toString('hex')}`)).toString(16).padStart(64, '0')
  return Buffer.concat([bytes.subarray(0, 32), Buffer.from(other, 'hex')]).toString('base64url')
}

test('an event is stored once, however its signature is encoded', async () => {
  const code = 'WRITTEN_DIFFERENTLY'
  const event = { ...EVENT, webhook_code: code }
  const token = await linkSignature(bank.database.db, JSON.stringify(event), new Date(at))
  const receive = async (signature: string) =>
    (await bank.send('POST', '/webhooks/plaid', event, { 'plaid-verification': signature })).status
  const [head = '', body = '', signature = ''] = token.split('.')
  expect(await receive(token)).toBe(200)
  expect(await receive(`${head}.${body}.${twinOf(signature)}`)).toBe(200)
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  const last = alphabet.indexOf(signature.at(-1) ?? '')
  for (const other of [`${signature.slice(0, -1)}${alphabet[last ^ 1]}`, `${signature}=`, `${signature}==`])
    expect([other, await receive(`${head}.${body}.${other}`)]).toEqual([other, 401])
  const { rows } = await bank.database.query(
    `select from bank.partner_events where body::text like $1
     union all select from bank.partner_event_history where body::text like $1`,
    [`%${code}%`],
  )
  expect(rows).toHaveLength(1)
})

test('forged keys cause a few lookups a minute, one for each key', async () => {
  const forged = (kid: string) => {
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    return `${encode({ alg: 'ES256', kid })}.${encode({ iat: 1 })}.${'A'.repeat(86)}`
  }
  const receive = async (kid: string) =>
    (await bank.send('POST', '/webhooks/plaid', EVENT, { 'plaid-verification': forged(kid) })).status
  const lookups = async () => (await bank.look<unknown[]>('/journal?partner=plaid')).length
  at += 10 * MINUTE
  const before = await lookups()
  for (let time = 0; time < 5; time++) expect(await receive('made-up')).toBe(401)
  expect((await lookups()) - before).toBe(1)
  const statuses = new Set<number>()
  for (let number = 0; number < 60; number++) statuses.add(await receive(`made-up-${number}`))
  // The 503 makes Plaid retry, so an event signed with a new key is not lost.
  expect(statuses).toEqual(new Set([401, 503]))
  expect((await lookups()) - before).toBeLessThanOrEqual(10)
  // A known key stays valid throughout.
  const token = await linkSignature(bank.database.db, JSON.stringify(EVENT), new Date(at))
  at += MINUTE
  expect((await bank.send('POST', '/webhooks/plaid', EVENT, { 'plaid-verification': token })).status).toBe(
    200,
  )
})
