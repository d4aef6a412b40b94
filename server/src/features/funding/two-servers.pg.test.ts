/** Two servers on one PostgreSQL run each due date once and close each account once. */
import { addDays } from '@yoursuccess/contract/core/calendar-date'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { linkAccount } from '../../../tests/support/funding-seeds.ts'
import { hurry } from '../../../tests/support/hurry.ts'
import { openOtherServer } from '../../../tests/support/other-server.ts'
import { openTestBank, type TestBank } from '../../../tests/support/test-bank.ts'

let bank: TestBank
let other: Awaited<ReturnType<typeof openOtherServer>>
beforeAll(async () => {
  bank = await openTestBank({
    today: '2027-01-15',
    env: { UNFUNDED_CLOSE_DAYS: '60', TRANSFERS_PER_DAY: '1000' },
  })
  other = await openOtherServer(bank)
})
afterAll(async () => {
  await other.close()
  await bank.close()
})

test('runs ten recurring transfers once for each of three missed weeks', async () => {
  const ann = await bank.createCustomer()
  const ach_account_id = await linkAccount({ bank, customer: ann, mark: '' })
  const first = addDays(bank.today(), 1)
  for (let made = 0; made < 10; made++) {
    const recurring_transfer = { amount: '1.00', interval: 'weekly', next_run_on: first, ach_account_id }
    expect((await ann.post('/api/recurring_transfers', { recurring_transfer })).status).toBe(201)
  }
  await bank.database.query(
    'update bank.recurring_transfers set next_run_on = next_run_on - 21, anchor_on = anchor_on - 21 where customer_id = $1',
    [ann.id],
  )
  await other.bothLook()
  await hurry(bank)
  const { rows } = await bank.database.query<{ run_on: string; count: number }>(
    'select run_on::text, count(*)::int as count from bank.ach_transactions where customer_id = $1 group by run_on order by run_on',
    [ann.id],
  )
  expect(rows.map(({ run_on, count }) => [run_on, count])).toEqual(
    [-21, -14, -7].map((days) => [addDays(first, days), 10]),
  )
  const sent = await bank.database.query<{ count: number }>(
    'select count(*)::int as count from bank.ach_transactions where customer_id = $1 and processor_ref is not null',
    [ann.id],
  )
  expect(await bank.look<unknown[]>(`/ach?prn=${ann.prn}`)).toHaveLength(sent.rows[0]?.count ?? -1)
})

// NOTIFICATIONS-23
test('reminds of a recurring transfer once', async () => {
  const cat = await bank.createCustomer()
  const ach_account_id = await linkAccount({ bank, customer: cat, mark: '' })
  const next_run_on = addDays(bank.today(), 9)
  for (const amount of ['1.00', '2.00', '3.00'])
    await cat.post('/api/recurring_transfers', {
      recurring_transfer: { amount, interval: 'monthly', next_run_on, ach_account_id },
    })
  await bank.database.query(
    'update bank.recurring_transfers set next_run_on = next_run_on - 3, remind_on = null where customer_id = $1',
    [cat.id],
  )
  await other.bothLook()
  await hurry(bank)
  const { body } = await cat.get<{ notifications: { title: string }[] }>('/api/notifications')
  expect(body.notifications.filter(({ title }) => title.startsWith('Reminder:'))).toHaveLength(3)
})

test('sends one warning about an unfunded account and closes it once', async () => {
  const ben = await bank.createCustomer()
  const shift = (since: string, warnedOn: string | null, warnings: number) =>
    bank.database.query(
      'update bank.accounts set unfunded_since = $2, unfunded_warned_on = $3, unfunded_warnings = $4 where customer_id = $1',
      [ben.id, since, warnedOn, warnings],
    )
  await shift('2026-11-01', null, 0)
  await other.bothLook()
  await shift('2026-11-01', '2026-12-20', 2)
  await other.bothLook()
  await hurry(bank)
  const notifications = await bank.database.query<{ title: string }>(
    'select title from bank.notifications where customer_id = $1 order by id desc',
    [ben.id],
  )
  expect(notifications.rows.map(({ title }) => title.slice(0, 30))).toEqual([
    'We closed your account because',
    "Your account hasn't received a",
  ])
  const { rows } = await bank.database.query<{ standing: string; standing_version: number }>(
    'select standing, standing_version from bank.accounts where customer_id = $1',
    [ben.id],
  )
  expect(rows).toEqual([{ standing: 'suspended', standing_version: 1 }])
})
