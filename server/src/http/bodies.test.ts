/** The forms of requests that are accepted, before their meaning matters. */
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
])('a body of the type %s is read', async (type) => {
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
])('a body of the type "%s" is 415 and changes nothing', async (type) => {
  const before = await countItems()
  const reply = await post(ITEM, { 'content-type': type })
  expect([reply.status, errorReply.parse(reply.json).code]).toEqual([415, 'unsupported_media'])
  expect(await countItems()).toBe(before)
})

// WIRE-22
test.each([
  ['cut off', '{"expense_item":{'],
  ['empty', ''],
  ['with a comma too many', '{"a":1,}'],
  ['of another language', "{'a':1}"],
  ['with two values', `${ITEM}${ITEM}`],
  ['that would change a prototype', '{"__proto__":{"admin":true}}'],
  ['that would change a prototype deep inside', '{"expense_item":{"__proto__":{"admin":true}}}'],
  ['that would change a constructor', '{"constructor":{"prototype":{"admin":true}}}'],
  ['nested 50,000 times', '['.repeat(50_000)],
  ['nested and closed 30,000 times', '['.repeat(30_000) + ']'.repeat(30_000)],
])('a body %s is 400', async (_what, body) => {
  const reply = await post(body)
  expect([reply.status, errorReply.parse(reply.json).code]).toEqual([400, 'malformed'])
})

test('bytes that are no UTF-8 make no fault', async () => {
  const bytes = Buffer.concat([
    Buffer.from('{"expense_item":{"description":"'),
    Buffer.from([0xff, 0xc0, 0xed, 0xa0]),
  ])
  expect((await post(Buffer.concat([bytes, Buffer.from('"}}')]))).status).toBe(422)
  expect((await post(Buffer.from(ITEM, 'utf16le'))).status).toBe(400)
})

// WIRE-23
test('64 KiB are read, and not one byte more', async () => {
  const filled = (size: number) => `${ITEM}${' '.repeat(size - ITEM.length)}`
  expect((await post(filled(64 * 1024))).status).toBe(201)
  const reply = await post(filled(64 * 1024 + 1))
  expect([reply.status, errorReply.parse(reply.json).code]).toEqual([413, 'too_large'])
})

/** Raw bytes that none of our clients would send. */
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
  ['a length and pieces', ['Content-Length: 6', 'Transfer-Encoding: chunked', '', '0', '', 'GET /api/user']],
  ['pieces of another kind', ['Transfer-Encoding: xchunked', '', '0', '']],
  ['a line that goes on below', ['X-Long: a', ' b', '', '']],
  ['a name with a space', ['Content-Length : 0', '', '']],
])(
  'a request with %s, which a proxy might read otherwise, is 400 and ends the connection',
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
test('an unknown field is 422 and is named', async () => {
  const reply = await post(ITEM.replace('"external"', '"user_id":7,"external"'))
  expect(reply.status).toBe(422)
  expect(JSON.stringify(errorReply.parse(reply.json).errors)).toContain('user_id')
})

// WIRE-32
test.each(['true', 'null', '"1e3"', '1e3000', '"0x10"', '[1]', '{"a":1}', '"1,000"', '0.001'])(
  'the amount %s is no money',
  async (amount) => {
    expect((await post(ITEM.replace('"1.00"', amount))).status).toBe(422)
  },
)

test('a signed event may hold anything but a depth that would break us', async () => {
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
  ['no request at all', 400, 'HELLO\r\n\r\n'],
  ['a length that is none', 400, 'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: x\r\n\r\n'],
  ['two lengths', 400, 'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n'],
  ['too many bytes of headers', 431, `GET / HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(40_000)}\r\n\r\n`],
] as const)('%s is refused on both ports with the body of every refusal', async (_what, status, text) => {
  for (const url of [bank.url, bank.operatorUrl]) {
    const reply = await answerTo(text, url)
    expect([reply.status, reply.type]).toEqual([status, 'application/json; charset=utf-8'])
    expect(errorReply.parse(reply.body).code).toBe('malformed')
  }
})

// WIRE-22
test('a field that stands twice in a body is malformed, and changes nothing', async () => {
  const before = await countItems()
  const reply = await post(ITEM.replace('"amount":"1.00"', '"amount":"1.00","amount":"9.00"'))
  expect([reply.status, errorReply.parse(reply.json).code]).toEqual([400, 'malformed'])
  expect(await countItems()).toBe(before)
})
