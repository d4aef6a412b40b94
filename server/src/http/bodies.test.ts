/** Which forms of a request the server accepts, before it looks at the content. */
import { connect } from 'node:net'
import { errorReply } from '@yoursuccess/contract/core/error'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signatureOf } from '../../../sandbox/src/webhooks/sign.ts'
import { openTestBank, type TestBank, type TestCustomer } from '../../tests/support/test-bank.ts'
import { openWire, type Wire } from '../../tests/support/wire.ts'

let bank: TestBank
let wire: Wire
let customer: TestCustomer
beforeAll(async () => {
  bank = await openTestBank()
  wire = openWire(bank.url)
  customer = await bank.createCustomer()
})
afterAll(async () => {
  wire.close()
  await bank.close()
})

const ITEM = '{"expense_item":{"amount":"1.00","category":"other","external":false}}'
const post = (body: string | Buffer, headers: Record<string, string> = {}) =>
  wire.send({
    method: 'POST',
    target: '/api/expense_items',
    headers: { authorization: `Bearer ${customer.token}`, ...headers },
    body,
  })
const countItems = async () => {
  const { rows } = await bank.database.query<{ count: number }>(
    'select count(*) as count from bank.expense_items',
  )
  return rows[0]?.count
}

test.each([
  'application/json',
  'application/json; charset=utf-8',
  'APPLICATION/JSON',
  'application/json;charset="utf-8"',
])('accepts a body of the type %s', async (type) => {
  expect((await post(ITEM, { 'content-type': type })).status).toBe(201)
})

// WIRE-21
test.each([
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/xml',
  'text/json',
  'application/jsonp',
  'application/json\t, text/plain',
  'text/plain; application/json',
  'json',
  '',
])('refuses a body of the type "%s" with 415 and changes nothing', async (type) => {
  const before = await countItems()
  const reply = await post(ITEM, { 'content-type': type })
  expect([reply.status, errorReply.parse(reply.json).code]).toEqual([415, 'unsupported_media'])
  expect(await countItems()).toBe(before)
})

// WIRE-22
test.each([
  ['that is cut off', '{"expense_item":{'],
  ['that is empty', ''],
  ['with an extra comma', '{"a":1,}'],
  ['with single quotes', "{'a':1}"],
  ['with two values', `${ITEM}${ITEM}`],
  ['that would change a prototype', '{"__proto__":{"admin":true}}'],
  ['that would change a prototype deep inside', '{"expense_item":{"__proto__":{"admin":true}}}'],
  ['that would change a constructor', '{"constructor":{"prototype":{"admin":true}}}'],
  ['that is nested 50,000 times', '['.repeat(50_000)],
  ['that is nested and closed 30,000 times', '['.repeat(30_000) + ']'.repeat(30_000)],
])('refuses a body %s with 400', async (_what, body) => {
  const reply = await post(body)
  expect([reply.status, errorReply.parse(reply.json).code]).toEqual([400, 'malformed'])
})

test('invalid UTF-8 causes no server error', async () => {
  const bytes = Buffer.concat([
    Buffer.from('{"expense_item":{"description":"'),
    Buffer.from([0xff, 0xc0, 0xed, 0xa0]),
  ])
  expect((await post(Buffer.concat([bytes, Buffer.from('"}}')]))).status).toBe(422)
  expect((await post(Buffer.from(ITEM, 'utf16le'))).status).toBe(400)
})

// WIRE-23
test('accepts a body of 64 KiB and not one byte more', async () => {
  const filled = (size: number) => `${ITEM}${' '.repeat(size - ITEM.length)}`
  expect((await post(filled(64 * 1024))).status).toBe(201)
  const reply = await post(filled(64 * 1024 + 1))
  expect([reply.status, errorReply.parse(reply.json).code]).toEqual([413, 'too_large'])
})

/** Sends raw bytes that no HTTP client would send. */
const raw = (...lines: string[]) =>
  new Promise<string>((resolve, reject) => {
    let answer = ''
    const { port } = new URL(bank.url)
    const socket = connect(Number(port), '127.0.0.1', () => {
      socket.end([...lines, ''].join('\r\n'))
    })
    socket.on('data', (data) => (answer += data.toString()))
    socket.on('close', () => resolve(answer))
    socket.on('error', reject)
  })

// WIRE-24
test.each([
  ['two lengths', ['Content-Length: 5', 'Content-Length: 6', '', '{"a":1}']],
  ['a length and chunks', ['Content-Length: 6', 'Transfer-Encoding: chunked', '', '0', '', 'GET /api/user']],
  ['an unknown transfer encoding', ['Transfer-Encoding: xchunked', '', '0', '']],
  ['a folded header line', ['X-Long: a', ' b', '', '']],
  ['a space in a header name', ['Content-Length : 0', '', '']],
])(
  'a request with %s, which a proxy might read differently, gets 400 and ends the connection',
  async (_what, rest) => {
    const answer = await raw(
      'POST /users/password HTTP/1.1',
      'Host: bank',
      'Content-Type: application/json',
      ...rest,
    )
    expect(answer.split('\r\n')[0]).toBe('HTTP/1.1 400 Bad Request')
    expect(answer.match(/HTTP\/1.1/g)).toHaveLength(1)
  },
)

// WIRE-25, WIRE-56
test('refuses an unknown field with 422 and names it', async () => {
  const reply = await post(ITEM.replace('"external"', '"user_id":7,"external"'))
  expect(reply.status).toBe(422)
  expect(JSON.stringify(errorReply.parse(reply.json).errors)).toContain('user_id')
})

// WIRE-32
test.each(['true', 'null', '"1e3"', '1e3000', '"0x10"', '[1]', '{"a":1}', '"1,000"', '0.001'])(
  'refuses the amount %s',
  async (amount) => {
    expect((await post(ITEM.replace('"1.00"', amount))).status).toBe(422)
  },
)

test('a signed event may contain anything except nesting that would break the server', async () => {
  const send = (deep: string) => {
    const body = `{"event_id":"deep","type":"new","prn":"${customer.prn}","deep":${deep}}`
    const signature = signatureOf(bank.config.GALILEO_WEBHOOK_SECRET, body, bank.clock.realNow())
    return wire.send({
      method: 'POST',
      target: '/webhooks/galileo',
      headers: { 'x-galileo-signature': signature },
      body,
    })
  }
  expect((await send('['.repeat(30_000) + ']'.repeat(30_000))).status).toBe(400)
  expect((await send('[[["<script>"]]]')).status).toBe(200)
})

/** The reply to these raw bytes. */
const answerTo = (text: string, url = bank.url) =>
  new Promise<{ status: number; type: string; body: unknown }>((resolve, reject) => {
    const { hostname, port } = new URL(url)
    const socket = connect(Number(port), hostname)
    let answer = ''
    socket.on('data', (part) => (answer += part.toString('utf8')))
    socket.on('error', reject)
    socket.on('close', () => {
      const [head = '', body = ''] = answer.split('\r\n\r\n')
      resolve({
        status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1]),
        type: /^content-type: ([^\r\n]+)/im.exec(head)?.[1] ?? '',
        body: JSON.parse(body || 'null') as unknown,
      })
    })
    socket.write(text)
  })

// WIRE-24
test.each([
  [
    'two hosts',
    400,
    'GET /api/program HTTP/1.1\r\nhost: a.example\r\nhost: b.example\r\nconnection: close\r\n\r\n',
  ],
  [
    'the same host twice',
    400,
    'GET / HTTP/1.1\r\nHost: a.example\r\nhOST: a.example\r\nconnection: close\r\n\r\n',
  ],
  ['no host', 400, 'GET /api/program HTTP/1.1\r\nconnection: close\r\n\r\n'],
  ['text that is not a request', 400, 'HELLO\r\n\r\n'],
  ['a length that is not a number', 400, 'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: x\r\n\r\n'],
  ['two lengths', 400, 'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n'],
  ['too many bytes of headers', 431, `GET / HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(40_000)}\r\n\r\n`],
] as const)('refuses %s on both ports with the standard error body', async (_what, status, text) => {
  for (const url of [bank.url, bank.operatorUrl]) {
    const reply = await answerTo(text, url)
    expect([reply.status, reply.type]).toEqual([status, 'application/json; charset=utf-8'])
    expect(errorReply.parse(reply.body).code).toBe('malformed')
  }
})

// WIRE-22
test('refuses a body with a duplicate field and changes nothing', async () => {
  const before = await countItems()
  const reply = await post(ITEM.replace('"amount":"1.00"', '"amount":"1.00","amount":"9.00"'))
  expect([reply.status, errorReply.parse(reply.json).code]).toEqual([400, 'malformed'])
  expect(await countItems()).toBe(before)
})
