import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestBank, type TestBank } from '../../../tests/support/test-bank.ts'
import { forgetThrottlesJob } from './session.jobs.ts'

let bank: TestBank
let now = new Date('2026-08-22T12:00:00Z')
beforeAll(async () => {
  bank = await openTestBank({ machineNow: () => now })
})
afterAll(() => bank.close())

const countThrottles = async () => {
  const { rows } = await bank.database.query<{ count: number }>(
    'select count(*) as count from bank.sign_in_throttles',
  )
  return rows[0]?.count
}

test('deletes failures that no longer count and keeps the others', async () => {
  const fail = (email: string) =>
    bank.send('POST', '/users/sign_in', { user: { email, password: 'Wrong-Password-1' } })
  const job = forgetThrottlesJob({ database: bank.database, clock: bank.clock })
  await fail('long-ago@example.com')
  const afterFirst = await countThrottles()
  expect(afterFirst).toBe(2)
  now = new Date(now.getTime() + 20 * 60_000)
  await fail('just-now@example.com')
  await job.run({})
  // The network address failed again just now, so only the first email address is forgotten.
  expect(await countThrottles()).toBe(2)
})
