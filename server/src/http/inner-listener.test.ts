/**
 * The customers' port serves no call of the operator or the clock, however its URL is spelled. The operator's
 * port serves only these.
 */
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestBank, send, type TestBank } from '../../tests/support/test-bank.ts'
import { operationsOf } from '../../tests/support/openapi.ts'

let bank: TestBank
beforeAll(async () => {
  bank = await openTestBank()
})
afterAll(() => bank.close())

/** The status code of a request written byte by byte. */
const statusOf = (url: string, target: string, method = 'GET', key = bank.config.operatorKey) =>
  new Promise<number>((resolve, reject) => {
    const { hostname, port, host } = new URL(url)
    const socket = connect(Number(port), hostname)
    let text = ''
    socket.on('data', (part) => (text += part.toString('latin1')))
    socket.on('error', reject)
    socket.on('close', () => resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1])))
    socket.write(
      `${method} ${target} HTTP/1.1\r\nhost: ${host}\r\nauthorization: Bearer ${key}\r\n` +
        'content-type: application/json\r\ncontent-length: 2\r\nconnection: close\r\n\r\n{}',
    )
  })

const SPELLINGS = [
  '/operator/applications',
  '/%6fperator/applications',
  '/%6Fperator/applications',
  '/%6f%70%65%72%61%74%6f%72/applications',
  '/operator/%61pplications',
  '/operator/applications?x=1',
  '/operator/applications;x=1',
  '/operator/applications#x',
  '//operator/applications',
  '/./operator/applications',
  '/api/../operator/applications',
  '/OPERATOR/applications',
]

describe.each(SPELLINGS)('%s', (target) => {
  test("the customers' port does not serve this path, even with the operator's key", async () => {
    const { host } = new URL(bank.url)
    for (const each of [target, `http://${host}${target}`, `http://127.0.0.1:1${target}`])
      for (const method of ['GET', 'HEAD', 'POST'])
        expect([each, method, await statusOf(bank.url, each, method)]).not.toEqual([each, method, 200])
    expect(await statusOf(bank.url, '/operator/applications')).toBe(404)
  })
})

test("the operator's port serves the same call", async () => {
  expect(await statusOf(bank.operatorUrl, '/operator/applications')).toBe(200)
  expect(await statusOf(bank.operatorUrl, '/%6fperator/applications')).toBe(200)
  expect(await statusOf(bank.operatorUrl, '/operator/applications', 'GET', 'wrong')).toBe(401)
})

// OPERATIONS-73, PROGRAM-07
test("no operator or clock call exists on the customers' port, with or without its key", async () => {
  const inner = operationsOf(bank.app).filter(({ access }) =>
    ['operator', 'clock'].includes(access?.who ?? ''),
  )
  expect(inner.length).toBeGreaterThan(15)
  for (const { method, path, name, access } of inner) {
    const key = access?.who === 'clock' ? bank.config.CLOCK_SECRET : bank.config.operatorKey
    const encoded = path.replace('/operator/', '/%6fperator/').replace('/internal/', '/%69nternal/')
    for (const target of [path, encoded])
      for (const sent of [key, 'wrong'])
        expect([name, target, await statusOf(bank.url, target, method, sent)]).toEqual([name, target, 404])
  }
})

// OPERATIONS-73
test("the operator's port serves only operator and clock calls", async () => {
  for (const path of ['/', '/login', '/healthz', '/readyz', '/api/program', '/api/account', '/openapi.json'])
    expect([path, (await send(bank.operatorUrl, 'GET', path)).status]).toEqual([path, 404])
  const outer = operationsOf(bank.app).filter(
    ({ access }) => !['operator', 'clock'].includes(access?.who ?? ''),
  )
  for (const { method, path, name } of outer)
    expect([name, await statusOf(bank.operatorUrl, path, method)]).toEqual([name, 404])
})

// OPERATIONS-73
test("the operator's port listens on this machine only", () => {
  expect(new URL(bank.operatorUrl).hostname).toBe('127.0.0.1')
})
