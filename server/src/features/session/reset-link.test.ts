/** Reset links created at the same time, as by several servers. On PostgreSQL these transactions overlap. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestBank, type TestBank } from '../../../tests/support/test-bank.ts'
import { sendResetLinkJob } from './reset-password.ts'

let bank: TestBank
beforeAll(async () => {
  bank = await openTestBank()
})
afterAll(() => bank.close())

/** Creates links as a second server would. Returns the tokens in the order in which they were emailed. */
const makeLinks = async (email: string, count: number): Promise<string[]> => {
  const tokens: string[] = []
  const job = sendResetLinkJob(bank, {
    close: () => undefined,
    send: async ({ text }) => {
      tokens.push(/reset_password_token=([\w-]+)/.exec(text)?.[1] ?? '')
    },
  })
  await Promise.all(
    Array.from({ length: count }, (_, each) => job.run({ email, request: `request ${each}` })),
  )
  return tokens
}

const statusOf = async (token: string, each: number) => {
  const password = `Nine.Blue.Kites${each}`
  const user = { reset_password_token: token, password, password_confirmation: password }
  return (await bank.send('PUT', '/users/password', { user })).status
}

// PROTECTION-12
test('emails one working link for twenty simultaneous requests', async () => {
  const { email } = await bank.createCustomer()
  const tokens = await makeLinks(email, 20)
  expect(tokens).toHaveLength(1)
  expect(await Promise.all(tokens.map(statusOf))).toEqual([200])
})

test('two customers who request links at once each keep one', async () => {
  const [one, other] = [await bank.createCustomer(), await bank.createCustomer()]
  await Promise.all([makeLinks(one.email, 5), makeLinks(other.email, 5)])
  const { rows } = await bank.database.query<{ customer_id: number }>(
    `select customer_id from bank.reset_tokens where used_at is null order by customer_id`,
  )
  expect(rows.map(({ customer_id }) => Number(customer_id))).toEqual([one.id, other.id])
})
