/** Reminders of a trustee payment of 600.00 that is due on the 15th (TRACKER-57). */
import { day } from '@yoursuccess/contract/core/calendar-date'
import type { Notification } from '@yoursuccess/contract/notifications/notifications'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { AWAY_ROWS } from '../../jobs/for-each-due.ts'
import { openTestBank, type TestBank, type TestCustomer } from '../../../tests/support/test-bank.ts'
import { reasonsOf, retryDueRows } from '../../../tests/support/hurry.ts'
import { mailsTo } from '../../../tests/support/mailbox.ts'
import { openOtherServer } from '../../../tests/support/other-server.ts'
import { planner, trustee } from '../../../tests/support/planner.ts'

const WEEK = 'Your trustee payment is due on Sat, Aug 15. You have $600.00 left to pay.'
const SHORT =
  "Your balance doesn't cover your trustee payment yet. You have $600.00 left to pay by Sat, Aug 15."

let bank: TestBank
let customer: TestCustomer
let other: Awaited<ReturnType<typeof openOtherServer>>
beforeAll(async () => {
  bank = await openTestBank({ today: '2026-08-02' })
  other = await openOtherServer(bank)
})
afterAll(async () => {
  await other.close()
  await bank.close()
})
beforeEach(async () => {
  await goTo('2026-08-02')
  customer = await bank.createCustomer()
  await pay('1000.00')
  await planner(customer).plan()
})
afterEach(() => bank.control('/faults', undefined, 'DELETE'))

const pay = (amount: string) =>
  bank.control(`/accounts/${customer.prn}/deposits`, { kind: 'payroll', amount, description: 'Pay' })
const spend = (amount: string) =>
  bank.control(`/cards/${customer.prn}/authorizations`, { merchant: 'STORE', amount })
/** Moves the clock to a day and runs the jobs of every business day in between. */
const goTo = (to: string) => bank.control('/clock/set', { to })
/** Runs the jobs of this day only, like a server that was down before it. */
const runOn = (today: string) => other.runDue('tracker.trustee-notices', day(today))
/** The notifications about the trustee payment, oldest first. */
const reminders = async (who = customer) => {
  const reply = await who.get<{ notifications: Notification[] }>('/api/notifications')
  const titles = reply.body.notifications.map(({ title }) => title)
  return titles.filter((title) => title.includes('trustee payment')).toReversed()
}
const mails = async () => {
  await bank.settle()
  const subjects = (await mailsTo(bank, customer.email)).map(({ subject }) => subject)
  return subjects.filter((subject) => subject.includes('trustee')).sort()
}
const payTrustee = (amount: string) =>
  customer.post('/api/expense_items', {
    expense_item: { amount, category: 'trustee_payment', effective_date: '2026-08-02', external: true },
  })

// TRACKER-57
test('reminds the customer once seven and once two days before the due day, also by email', async () => {
  await goTo('2026-08-07')
  expect(await reminders()).toEqual([])
  await goTo('2026-08-08')
  expect(await reminders()).toEqual([WEEK])
  await goTo('2026-08-12')
  expect(await reminders()).toEqual([WEEK])
  await goTo('2026-08-20')
  expect(await reminders()).toEqual([WEEK, WEEK])
  expect(await mails()).toEqual(Array(2).fill('Your trustee payment is due on Sat, Aug 15'))
  const { body } = await customer.get<{ notifications: Notification[] }>('/api/notifications')
  expect(body.notifications[0]?.url).toBe('/dashboard/tracker')
  const mail = (await mailsTo(bank, customer.email)).find(({ subject }) => subject.includes('trustee'))
  expect(mail?.links).toEqual([new URL('/dashboard/tracker', bank.config.publicUrl).href])
})

// TRACKER-58
test('a reminder names the unpaid rest, and none is sent once the trustee payment is paid', async () => {
  await payTrustee('450')
  await goTo('2026-08-08')
  expect(await reminders()).toEqual([
    'Your trustee payment is due on Sat, Aug 15. You have $150.00 left to pay.',
  ])
  await payTrustee('150')
  await goTo('2026-08-15')
  expect(await reminders()).toHaveLength(1)
})

// TRACKER-59
test('sends one late reminder after downtime, and none after the due day', async () => {
  await runOn('2026-08-14')
  await runOn('2026-08-15')
  expect(await reminders()).toEqual([WEEK])
  const late = await bank.createCustomer()
  await planner(late).plan()
  await runOn('2026-08-16')
  expect(await reminders(late)).toEqual([])
})

// TRACKER-59
test('several servers at once send one reminder', async () => {
  await Promise.all(Array.from({ length: 4 }, () => runOn('2026-08-08')))
  await Promise.all(Array.from({ length: 4 }, () => runOn('2026-08-13')))
  expect(await reminders()).toEqual([WEEK, WEEK])
  expect(await mails()).toHaveLength(2)
})

// TRACKER-59
test('sends no reminder again when the clock moves back and forth', async () => {
  for (const to of ['2026-08-08', '2026-08-03', '2026-08-14', '2026-08-08', '2026-08-15']) await goTo(to)
  expect(await reminders()).toEqual([WEEK, WEEK])
  expect(await mails()).toHaveLength(2)
})

// TRACKER-60
test('sends reminders for every month, even an unplanned one, and before an early due day', async () => {
  await planner(customer).saveExpenses([trustee('600', { due_day: 3 })])
  for (const today of ['2026-08-26', '2026-08-27', '2026-09-01', '2026-09-26']) await runOn(today)
  const september = 'Your trustee payment is due on Thu, Sep 3. You have $600.00 left to pay.'
  const october = 'Your trustee payment is due on Sat, Oct 3. You have $600.00 left to pay.'
  expect(await reminders()).toEqual([september, september, october])
})

describe('a balance below the trustee payment', () => {
  // TRACKER-61
  test('warns once about a balance below the trustee payment, on the day it falls short', async () => {
    await runOn('2026-08-08')
    await spend('400.01')
    await runOn('2026-08-10')
    await runOn('2026-08-11')
    expect(await reminders()).toEqual([WEEK, SHORT])
    await runOn('2026-08-13')
    expect(await reminders()).toEqual([WEEK, SHORT, WEEK])
    expect(await mails()).toContain("Your balance doesn't cover your trustee payment yet")
  })

  // TRACKER-61
  test('checks the balance once a day', async () => {
    await runOn('2026-08-08')
    await spend('400.01')
    await runOn('2026-08-08')
    expect(await reminders()).toEqual([WEEK])
  })

  // TRACKER-61, OPERATIONS-132
  test('sends the reminder while the processor is down, and the balance warning later that day', async () => {
    await spend('400.01')
    await customer.get('/api/balance')
    await bank.control('/faults', { partner: 'galileo', call: '*', action: 'status', status: 500, times: 50 })
    await runOn('2026-08-08')
    await runOn('2026-08-08')
    expect(await reminders()).toEqual([WEEK])
    expect(await reasonsOf(bank, 'tracker.trustee-balances')).toContainEqual(
      expect.stringContaining('PartnerError'),
    )
    await bank.control('/faults', undefined, 'DELETE')
    await retryDueRows(bank)
    await runOn('2026-08-08')
    expect(await reminders()).toEqual([WEEK, SHORT])
    expect(await reasonsOf(bank, 'tracker.trustee-balances')).toEqual([])
  })

  // TRACKER-61
  test('reminds everybody while the processor is down for all', { timeout: 120_000 }, async () => {
    const others: TestCustomer[] = []
    for (let made = 0; made <= AWAY_ROWS; made++) others.push(await bank.createCustomer())
    for (const each of others) await planner(each).plan()
    await bank.control('/faults', { partner: 'galileo', call: '*', action: 'timeout_before', times: 500 })
    await runOn('2026-08-08')
    for (const each of [customer, ...others]) expect(await reminders(each)).toEqual([WEEK])
  })
})

// TRACKER-62
test('sends no reminder without a due day, a payment, or an open account', async () => {
  const [none, zero, closed] = [
    await bank.createCustomer(),
    await bank.createCustomer(),
    await bank.createCustomer(),
  ]
  await planner(none).saveExpenses([trustee('600')])
  await planner(zero).saveExpenses([trustee('0', { due_day: 15 })])
  await planner(closed).plan()
  await bank.database.query(`update bank.customers set state = 'closed' where id = $1`, [closed.id])
  await runOn('2026-08-08')
  await bank.database.query(`update bank.customers set state = 'approved' where id = $1`, [closed.id])
  for (const each of [none, zero, closed]) expect(await reminders(each)).toEqual([])
})
