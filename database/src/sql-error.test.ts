import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { DrizzleQueryError } from 'drizzle-orm/errors'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isUnavailable, sqlState, type Database } from './database.ts'
import { openPostgres } from './postgres.ts'
import { isConnectionLost, isRetriable } from './sql-error.ts'
import { openTestDatabase } from './testing.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase('sql-error.test 1', async (empty) => {
    await empty.run(`create table parents (id bigint primary key, n integer check (n > 0));
      create table children (id bigint primary key references parents (id) on delete restrict);
      insert into parents values (1, 1); insert into children values (1);`)
  })
})
afterAll(() => database.close())

const raising = (state: string) =>
  `do $$ begin raise exception 'as ordered' using errcode = '${state}'; end $$`

const databaseErrors: [what: string, sql: string, state: string, unavailable: boolean, retriable: boolean][] =
  [
    ['a unique violation', 'insert into parents values (1, 1)', '23505', false, false],
    ['a missing parent', 'insert into children values (2)', '23503', false, false],
    ['a check', 'insert into parents values (2, 0)', '23514', false, false],
    ['a number that is too large', 'select 99999999999::integer', '22003', false, false],
    ['a day that does not exist', `select date '2027-02-31'`, '22008', false, false],
    ['text that is not a number', `select 'x'::bigint`, '22P02', false, false],
    ['a misspelled statement', 'selekt 1', '42601', false, false],
    ['a missing table', 'select * from nowhere', '42P01', false, false],
    ['a serialization failure', raising('40001'), '40001', true, true],
    ['a deadlock', raising('40P01'), '40P01', true, true],
    ['a lock timeout', raising('55P03'), '55P03', true, false],
    ['a statement timeout', raising('57014'), '57014', true, false],
    ['too many connections', raising('53300'), '53300', true, false],
    ['a full disk', raising('53100'), '53100', true, false],
    ['a server that shuts down', raising('57P01'), '57P01', true, false],
    ['a primary that became a replica', raising('25006'), '25006', true, false],
  ]
test.each(databaseErrors)(
  'classifies the database error: %s',
  async (_, statement, state, unavailable, retriable) => {
    const error: unknown = await database.run(statement).catch((thrown: unknown) => thrown)
    const wrapped = new DrizzleQueryError(statement, [], error as Error)
    for (const each of [error, wrapped]) {
      expect([sqlState(each), isUnavailable(each), isRetriable(each)]).toEqual([
        state,
        unavailable,
        retriable,
      ])
    }
  },
)

const otherErrors: [what: string, error: unknown, unavailable: boolean][] = [
  ['a refused connection', withCode('ECONNREFUSED'), true],
  ['a broken pipe, whose code has five letters like an SQLSTATE', withCode('EPIPE'), true],
  ['an expired certificate', withCode('CERT_HAS_EXPIRED'), true],
  ['a certificate for another name', withCode('ERR_TLS_CERT_ALTNAME_INVALID'), true],
  ['a certificate of an unknown authority', withCode('SELF_SIGNED_CERT_IN_CHAIN'), true],
  ['a missing file', withCode('ENOENT'), false],
  ['a refusal with a word as its code', withCode('transactions.invalid_range'), false],
  ['a programming error', new TypeError('x is not a function'), false],
  ['a value that is not an error', 'text', false],
]
test.each(otherErrors)('finds no SQLSTATE in %s', (_, error, unavailable) => {
  expect([sqlState(error), isUnavailable(error), isConnectionLost(error)]).toEqual([
    undefined,
    unavailable,
    unavailable,
  ])
})

function withCode(code: string) {
  return Object.assign(new Error('as ordered'), { code })
}

test('reports a closed port as an outage', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  expect(await outagesAt(port)).toEqual([true, true])
})

test('reports a server that hangs up as an outage', async () => {
  expect(await whileServing((socket) => void socket.destroy(), outagesAt)).toEqual([true, true])
})

test('reports a server that never replies as an outage, within the connection timeout', async () => {
  const startedAt = Date.now()
  expect(await whileServing(() => {}, outagesAt)).toEqual([true, true])
  expect(Date.now() - startedAt).toBeLessThan(3000)
})

test('reports a server without encryption as an outage when encryption is required', async () => {
  // The driver first requests encryption; N refuses it.
  const refuse = (socket: Socket) => void socket.on('data', () => socket.write('N'))
  expect(await whileServing(refuse, (port) => outagesAt(port, '?sslmode=verify-full'))).toEqual([true, true])
})

/** Whether a statement and a transaction at this port report an outage. */
const outagesAt = async (port: number, options = ''): Promise<boolean[]> => {
  const away = await openPostgres({ url: `postgres://postgres@127.0.0.1:${port}/postgres${options}` })
  const calls = [() => away.query('select 1'), () => away.transaction(async () => undefined)]
  const errors = await Promise.all(calls.map((call) => call().catch((error: unknown) => error)))
  await away.close()
  return errors.map(isUnavailable)
}

type Socket = {
  destroy(): unknown
  on(event: 'error' | 'data', listener: () => void): unknown
  write(text: string): unknown
}
const whileServing = async <T>(serve: (socket: Socket) => void, work: (port: number) => Promise<T>) => {
  const sockets: Socket[] = []
  const server = createServer((socket) => {
    socket.on('error', () => {})
    sockets.push(socket)
    serve(socket)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const result = await work((server.address() as AddressInfo).port)
  for (const socket of sockets) socket.destroy()
  await new Promise((resolve) => server.close(resolve))
  return result
}
