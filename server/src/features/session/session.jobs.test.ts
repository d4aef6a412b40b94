import { afterAll, beforeAll, expect, test } from 'vitest'
import { addPasskeyOf, passkeyChallengeOf } from '../../../tests/support/passkey-seeds.ts'
import { openTestBank, type TestBank } from '../../../tests/support/test-bank.ts'
import { forgetThrottlesJob } from './session.jobs.ts'

let bank: TestBank
let now = new Date('2026-08-22T12:00:00Z')
beforeAll(async () => {
  bank = await openTestBank({ machineNow: () => now })
})
afterAll(() => bank.close())

const countIn = async (table: string) => {
  const { rows } = await bank.database.query<{ count: number }>(
    `select count(*)::int as count from bank.${table}`,
  )
  return rows[0]?.count
}
const countThrottles = () => countIn('sign_in_throttles')

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

// SESSION-58, SESSION-61
test('deletes challenges that ended, and removed passkeys once nothing can bring them back', async () => {
  const job = forgetThrottlesJob({ database: bank.database, clock: bank.clock })
  const customer = await bank.createCustomer()
  const { id } = await addPasskeyOf({ bank, customer })
  await addPasskeyOf({ bank, customer })
  await customer.delete(`/api/passkeys/${id}`)
  await passkeyChallengeOf(bank)
  now = new Date(now.getTime() + 299_000)
  await job.run({})
  expect([await countIn('passkey_challenges'), await countIn('passkeys')]).toEqual([1, 2])
  now = new Date(now.getTime() + 2000)
  await job.run({})
  expect([await countIn('passkey_challenges'), await countIn('passkeys')]).toEqual([0, 2])
  now = new Date(now.getTime() + 72 * 3_600_000)
  await job.run({})
  expect(await countIn('passkeys')).toBe(1)
})
