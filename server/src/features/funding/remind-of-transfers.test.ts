import { DEFAULT_PREFERENCES } from '@yoursuccess/contract/notifications/notification-preferences'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { goToNoon, goToTime } from '../../../tests/support/hurry.ts'
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
const goTo = (on: string) => goToNoon(bank, on)
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

const byText = {
  ...DEFAULT_PREFERENCES,
  groups: { ...DEFAULT_PREFERENCES.groups, transfers: { email: false, text: true } },
}

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
test.each([null, '2026-12-25'])(
  'reminds of a run that a build without reminders planned: %s',
  async (remindOn) => {
    const { body } = await schedule('monthly', '2027-01-25')
    await bank.database.query('update bank.recurring_transfers set remind_on = $2 where id = $1', [
      body.id,
      remindOn,
    ])
    await goTo('2027-01-17')
    expect(await reminders()).toEqual([])
    await goTo('2027-01-18')
    expect(await reminders()).toEqual([reminderOf('Mon, Jan 25')])
  },
)

// NOTIFICATIONS-21
test('a text that waits is not sent after the transfer was canceled, or its account removed', async () => {
  const phones = ['5555557001', '5555557002', '5555557003']
  const ids: number[] = []
  const customers: TestCustomer[] = []
  for (const phone of phones) {
    ann = await bank.createCustomer({ primary_phone: phone })
    accountId = await linkAccount({ bank, customer: ann, mark: '' })
    await ann.put('/api/notification_preferences', { preferences: byText })
    ids.push((await schedule('monthly', '2027-01-25')).body.id)
    customers.push(ann)
  }
  // Two in the morning in New York.
  await goToTime(bank, '2027-01-18T07:00:00.000Z')
  expect(await reminders()).toHaveLength(1)
  expect((await customers[0]?.delete(`/api/recurring_transfers/${ids[0]}`))?.status).toBe(204)
  expect((await customers[2]?.delete(`/api/ach_accounts/${accountId}`))?.status).toBe(204)
  const { rows: waiting } = await bank.database.query<{ id: number }>(
    "select customer_id::int as id from bank.held_texts where dedupe_key like 'recurring-reminder-%'",
  )
  expect(waiting.map(({ id }) => id)).toEqual([customers[1]?.id])
  await goToTime(bank, '2027-01-18T13:00:00.000Z')
  const texts = await Promise.all(phones.map((phone) => bank.look<{ text: string }[]>(`/phone?to=${phone}`)))
  const reminding = texts.map(
    (each) => each.filter(({ text }) => text.includes('news about a transfer')).length,
  )
  // Of the removed account, the customer was notified at once, and this text waited, too.
  expect(reminding).toEqual([0, 1, 1])
})
