/** Many simultaneous requests of one session: all connections agree on which token is in use. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestBank, type TestBank } from '../../../tests/support/test-bank.ts'

const START = Date.parse('2026-08-22T15:00:00Z')
let at = START
let bank: TestBank
beforeAll(async () => {
  bank = await openTestBank({ machineNow: () => new Date(at) })
})
afterAll(() => bank.close())

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const look = async (token: string) => (await bank.send('GET', '/api/user', undefined, bearer(token))).status
const refresh = (token: string) =>
  bank.send<{ token?: string }>('POST', '/api/refresh_token', { last_active: at }, bearer(token))
const sixteen = <Answer>(call: (index: number) => Promise<Answer>) =>
  Promise.all(Array.from({ length: 16 }, (_, index) => call(index)))
const sessionRows = async (customerId: number) =>
  (
    await bank.database.query<{ generation: number; end_cause: string | null }>(
      'select generation, end_cause from bank.sessions where customer_id = $1',
      [customerId],
    )
  ).rows

// SESSION-20
test('simultaneous calls with both tokens sign no one out and make one new token', async () => {
  const { id, token } = await bank.createCustomer()
  const fresh = (await refresh(token)).body.token ?? ''
  const statuses = await sixteen(async (index) => {
    const mine = index % 2 === 0 ? token : fresh
    return index % 4 < 2 ? look(mine) : (await refresh(mine)).status
  })
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect(await sessionRows(id)).toEqual([{ generation: 2, end_cause: null }])

  at += 30_000
  const newer = await sixteen(async () => (await refresh(fresh)).body.token)
  expect(await sessionRows(id)).toEqual([{ generation: 3, end_cause: null }])
  for (const each of newer) expect(await look(each ?? '')).toBe(200)
})

// PROTECTION-15
test('a token reused many times at once ends the session once', async () => {
  const { id, token } = await bank.createCustomer()
  const fresh = (await refresh(token)).body.token ?? ''
  expect(await look(fresh)).toBe(200)
  at += 30_000
  expect(new Set(await sixteen(() => look(token)))).toEqual(new Set([401]))
  expect(await look(fresh)).toBe(401)
  expect(await sessionRows(id)).toEqual([{ generation: 2, end_cause: 'token_reused' }])
  const { rows } = await bank.database.query(
    "select id from bank.audit_entries where customer_id = $1 and action = 'session.token_reused'",
    [id],
  )
  expect(rows).toHaveLength(1)
})
