/** A warning about the account leaves within seconds, however many other emails wait. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mailsTo } from '../support/mailbox.ts'
import { openTestBank, type TestBank, type TestCustomer } from '../support/test-bank.ts'

const WAITING = 100_000
const INSERTED_AT_ONCE = 10_000
const MAIL_MS = 100
const CUSTOMERS = 30

let bank: TestBank
let customers: TestCustomer[]
beforeEach(async () => {
  bank = await openTestBank()
  customers = []
  for (let count = 0; count < CUSTOMERS; count++) customers.push(await bank.createCustomer())
  await bank.settle()
}, 300_000)
afterEach(() => bank.close(), 60_000)

/** Queues ordinary emails of these customers, as the close of a month does. */
const queueLetters = async (others: readonly TestCustomer[]) => {
  const subject = JSON.stringify({ code: 'session.changes.mfa_on.subject', params: {} })
  for (let count = 0; count < WAITING; count += INSERTED_AT_ONCE)
    await bank.database.query(
      `insert into jobs.job (name, data, group_id)
       select 'emails.send', jsonb_build_object('customerId', id, 'subject', $1::jsonb, 'paragraphs', '[]'::jsonb), id::text
       from unnest($2::bigint[]) with ordinality as customer (id, place), generate_series(1, $3::int) as letter
       order by letter limit $4`,
      [subject, others.map(({ id }) => id), Math.ceil(INSERTED_AT_ONCE / others.length), INSERTED_AT_ONCE],
    )
}
const countWaiting = async () => {
  const { rows } = await bank.database.query<{ count: number }>(
    `select count(*)::int as count from jobs.job where name = 'emails.send' and state = 'created'`,
  )
  return rows[0]?.count ?? 0
}

// OPERATIONS-89
test('a warning and a reset link arrive within five seconds while 100,000 emails wait', async () => {
  const [warned, forgetful, ...others] = customers as [TestCustomer, TestCustomer, ...TestCustomer[]]
  await bank.stepUp(warned)
  await queueLetters(others)
  await bank.control('/faults', { partner: 'mail', call: '*', action: 'slow', ms: MAIL_MS, times: 1000 })
  const before = await countWaiting()
  // From here on, the ordinary emails keep all their places busy.
  await vi.waitFor(async () => expect(await countWaiting()).toBeLessThan(before), { timeout: 30_000 })
  const startedAt = performance.now()
  expect((await warned.post('/api/user/enable_mfa')).status).toBe(200)
  expect((await warned.post('/api/user/generate_backup_codes')).status).toBe(200)
  const asked = await bank.send('POST', '/users/password', { user: { email: forgetful.email } })
  expect(asked.status).toBeLessThan(300)
  await vi.waitFor(
    async () => {
      const subjects = [
        ...(await mailsTo(bank, warned.email)).map(({ subject }) => subject),
        ...(await mailsTo(bank, forgetful.email)).map(({ subject }) => subject),
      ]
      expect(subjects).toContain('You have new backup codes')
      expect(subjects).toContain('Choose a new password')
    },
    { timeout: 30_000, interval: 100 },
  )
  expect(performance.now() - startedAt).toBeLessThan(5000)
  expect(await countWaiting()).toBeGreaterThan(WAITING / 2)
}, 300_000)
