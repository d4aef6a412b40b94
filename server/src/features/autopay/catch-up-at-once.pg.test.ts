/** Runs on PostgreSQL, where requests really run concurrently. */
import { randomUUID } from 'node:crypto'
import { CATCH_UP_TERMS_VERSION } from '@yoursuccess/contract/autopay/catch-up'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAutopayer } from '../../../tests/support/autopayer.ts'
import { hurry } from '../../../tests/support/hurry.ts'
import { openTestBank, send, type TestBank } from '../../../tests/support/test-bank.ts'

const AT_ONCE = 3

let bank: TestBank
beforeAll(async () => {
  bank = await openTestBank({ today: '2026-12-01' })
})
afterAll(() => bank.close())

// AUTO-19
test('agreeing in several windows at once adds what is behind once', async () => {
  const ann = await createAutopayer(bank)
  await ann.addSchedule()
  await bank.control('/clock/set', { to: '2026-12-17T17:00:00.000Z' })
  await hurry(bank)
  await ann.agree()
  const body = { catch_up: { paydays: 1, amount: '465.00', terms_version: CATCH_UP_TERMS_VERSION } }
  const replies = await Promise.all(
    Array.from({ length: AT_ONCE }, () =>
      send(bank.url, 'POST', '/api/plan/catch_up', body, {
        authorization: `Bearer ${ann.token}`,
        'idempotency-key': randomUUID(),
      }),
    ),
  )
  expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: AT_ONCE }, () => 200))
  const { rows } = await bank.database.query<{ count: number }>(
    'select count(*)::int as count from bank.catch_ups where customer_id = $1 and ended_at is null',
    [ann.id],
  )
  expect(rows[0]?.count).toBe(1)
  expect((await ann.planned())[0]).toContain('2027-01-15 930.00')
})
