import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { hurry } from '../../../tests/support/hurry.ts'
import { linkAccount } from '../../../tests/support/funding-seeds.ts'
import { mailsTo } from '../../../tests/support/mailbox.ts'
import { openTestBank, type TestBank, type TestCustomer } from '../../../tests/support/test-bank.ts'

let bank: TestBank
let ann: TestCustomer
let accountId: number
beforeAll(async () => {
  bank = await openTestBank({ today: '2027-01-15' })
})
afterAll(() => bank.close())
const goTo = async (day: string) => {
  await bank.control('/clock/set', { to: `${day}T17:00:00.000Z` })
  await hurry(bank)
}
beforeEach(async () => {
  await goTo('2027-01-15')
  ann = await bank.createCustomer()
  accountId = await linkAccount({ bank, customer: ann, mark: '' })
})

const schedule = (interval: string, next_run_on: string) =>
  ann.post<{ id: number }>('/api/recurring_transfers', {
    recurring_transfer: { amount: '50', interval, next_run_on, ach_account_id: accountId },
  })
const reminders = async () =>
  (await ann.get<{ notifications: { title: string }[] }>('/api/notifications')).body.notifications
    .map(({ title }) => title)
    .filter((title) => title.startsWith('Reminder:'))
    .toReversed()
const reminderOf = (on: string) => `Reminder: on ${on} we plan to transfer $50.00 from your bank account.`

// NOTIFICATIONS-23
test('reminds seven days and one day before each run, each once', async () => {
  await schedule('monthly', '2027-01-25')
  await goTo('2027-01-17')
  expect(await reminders()).toEqual([])
  await goTo('2027-01-18')
  await goTo('2027-01-19')
  expect(await reminders()).toEqual([reminderOf('Mon, Jan 25')])
  await goTo('2027-01-24')
  await goTo('2027-01-26')
  expect(await reminders()).toEqual([reminderOf('Mon, Jan 25'), reminderOf('Mon, Jan 25')])
  await goTo('2027-02-18')
  expect(await reminders()).toHaveLength(3)
  await bank.settle()
  const subjects = (await mailsTo(bank, ann.email)).map(({ subject }) => subject)
  expect(subjects.filter((subject) => subject === 'Your next recurring transfer')).toHaveLength(3)
})

// NOTIFICATIONS-23
test('a weekly one is announced only a day before, and a canceled one not at all', async () => {
  const { body } = await schedule('weekly', '2027-01-18')
  await goTo('2027-01-17')
  expect(await reminders()).toEqual([reminderOf('Mon, Jan 18')])
  await goTo('2027-01-19')
  expect(await reminders()).toHaveLength(1)
  await ann.delete(`/api/recurring_transfers/${body.id}`)
  await goTo('2027-01-25')
  expect(await reminders()).toHaveLength(1)
})

// NOTIFICATIONS-23
test('reminds of a run that a build without reminders planned', async () => {
  const { body } = await schedule('monthly', '2027-01-25')
  await bank.database.query('update bank.recurring_transfers set remind_on = null where id = $1', [body.id])
  await goTo('2027-01-18')
  expect(await reminders()).toEqual([reminderOf('Mon, Jan 25')])
})
