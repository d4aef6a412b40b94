/**
 * A server stalls while it runs a recurring transfer or closes an account without a deposit, and another one does it
 * when the lease has ended.
 */
import { addDays } from '@yoursuccess/contract/core/calendar-date'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditBank } from '../../../tests/support/audit.ts'
import { linkAccount } from '../../../tests/support/funding-seeds.ts'
import { hurry } from '../../../tests/support/hurry.ts'
import { createStall, loseLease } from '../../../tests/support/lost-lease.ts'
import { openOtherServer } from '../../../tests/support/other-server.ts'
import { openTestBank, type TestBank } from '../../../tests/support/test-bank.ts'

const stall = createStall()
let bank: TestBank
let other: Awaited<ReturnType<typeof openOtherServer>>
beforeAll(async () => {
  bank = await openTestBank({
    today: '2027-01-15',
    mortality: stall,
    env: { UNFUNDED_CLOSE_DAYS: '60', TRANSFERS_PER_DAY: '1000' },
  })
  other = await openOtherServer(bank)
})
afterAll(async () => {
  await other.close()
  await bank.close()
})

// FUNDING-128, OPERATIONS-130
test('a due day runs once, wherever its first server stalls for longer than its lease', {
  timeout: 300_000,
}, async () => {
  const ann = await bank.createCustomer()
  const ach_account_id = await linkAccount({ bank, customer: ann, mark: '' })
  const today = addDays(bank.today(), 1)
  let at = 1
  for (let hasStalled = true; hasStalled; at++) {
    const recurring_transfer = { amount: '1.00', interval: 'weekly', next_run_on: today, ach_account_id }
    expect((await ann.post('/api/recurring_transfers', { recurring_transfer })).status).toBe(201)
    const effect = async () => {
      const { rows } = await bank.database.query(
        `select next_run_on::text as next, run_count::int as runs,
           (select count(*)::int from bank.ach_transactions
             where recurring_transfer_id = recurring_transfers.id) as transfers,
           (select count(*)::int from jobs.job where name = 'funding.send-transfer') as jobs
         from bank.recurring_transfers where customer_id = $1 order by id desc limit 1`,
        [ann.id],
      )
      return rows[0]
    }
    const expected = { next: addDays(today, 7), runs: 1, transfers: 1, jobs: at }
    const work = { name: 'funding.recurring-transfers', today, at }
    hasStalled = await loseLease({ bank, stall, other, ...work, effect, expected })
  }
  expect(at).toBeGreaterThan(5)
  await hurry(bank)
  expect(await bank.look<unknown[]>(`/ach?prn=${ann.prn}`)).toHaveLength(at - 1)
  expect((await auditBank(bank)).findings).toEqual([])
})

// ACCOUNT-50, OPERATIONS-130
test('an account is closed once, wherever its first server stalls for longer than its lease', {
  timeout: 300_000,
}, async () => {
  let at = 1
  for (let hasStalled = true; hasStalled; at++) {
    const ben = await bank.createCustomer()
    await bank.database.query(
      `update bank.accounts set unfunded_since = '2026-11-01', unfunded_warned_on = '2026-12-20', unfunded_warnings = 2
       where customer_id = $1`,
      [ben.id],
    )
    const effect = async () => {
      const { rows } = await bank.database.query(
        `select standing, standing_version as version,
           (select count(*)::int from bank.notifications where customer_id = $1) as sent,
           (select count(*)::int from bank.audit_entries
             where customer_id = $1 and action = 'account.closed_unfunded') as entries
         from bank.accounts where customer_id = $1`,
        [ben.id],
      )
      return rows[0]
    }
    const expected = { standing: 'suspended', version: 1, sent: 1, entries: 1 }
    const work = { name: 'account.unfunded', today: bank.today(), at }
    hasStalled = await loseLease({ bank, stall, other, ...work, effect, expected })
    const customers = await bank.look<{ prn: string; account_status: string }[]>('/customers')
    expect(customers.find(({ prn }) => prn === ben.prn)?.account_status).toBe('K')
  }
  expect(at).toBeGreaterThan(5)
  expect((await auditBank(bank)).findings).toEqual([])
})
