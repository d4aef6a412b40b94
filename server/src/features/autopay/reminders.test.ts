import { DEFAULT_PREFERENCES } from '@yoursuccess/contract/notifications/notification-preferences'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Autopayer, createAutopayer } from '../../../tests/support/autopayer.ts'
import { goToNoon, goToTime, hurry } from '../../../tests/support/hurry.ts'
import { mailsTo } from '../../../tests/support/mailbox.ts'
import { openTestBank, type TestBank } from '../../../tests/support/test-bank.ts'

let bank: TestBank
let ann: Autopayer
beforeAll(async () => {
  bank = await openTestBank({ today: '2026-11-30' })
})
afterAll(() => bank.close())
const goTo = (on: string) => goToNoon(bank, on)
beforeEach(async () => {
  await goTo('2026-11-30')
  ann = await createAutopayer(bank)
})

const REMINDER = 'Reminder: we plan to send $465.00 to your trustee on Wed, Dec 9.'
const reminders = async () => (await ann.notices()).filter((title) => title.startsWith('Reminder:'))
const mails = async () =>
  (await mailsTo(bank, ann.email)).filter(({ text }) => text.includes(REMINDER)).map(({ subject }) => subject)

// NOTIFICATIONS-23
test('reminds of a planned payment seven days and one day before it is sent, each once', async () => {
  await ann.agree()
  await goTo('2026-12-01')
  expect(await reminders()).toEqual([])
  await goTo('2026-12-02')
  expect(await reminders()).toEqual([REMINDER])
  await goTo('2026-12-07')
  expect(await reminders()).toEqual([REMINDER])
  await goTo('2026-12-08')
  expect(await reminders()).toEqual([REMINDER, REMINDER])
  await goTo('2026-12-09')
  expect(await reminders()).toHaveLength(2)
  expect(await mails()).toEqual(['About your trustee payment', 'About your trustee payment'])
})

// NOTIFICATIONS-19, NOTIFICATIONS-22
test('sends no email of reminders to a customer who wants none, but those that are required', async () => {
  await ann.put('/api/notification_preferences', {
    preferences: {
      ...DEFAULT_PREFERENCES,
      groups: { ...DEFAULT_PREFERENCES.groups, trustee_payment: { email: false, text: false } },
    },
  })
  await ann.agree()
  await goTo('2026-12-02')
  expect(await reminders()).toEqual([REMINDER])
  expect(await mails()).toEqual([])
  await goTo('2026-12-09')
  const required = (await mailsTo(bank, ann.email)).filter(({ text }) => text.includes('so we sent nothing'))
  expect(required).toHaveLength(1)
})

// NOTIFICATIONS-23
test('does not remind of a day that the customer saw when agreeing', async () => {
  await goTo('2026-12-03')
  await ann.agree()
  await goTo('2026-12-04')
  expect(await reminders()).toEqual([])
  await goTo('2026-12-08')
  expect(await reminders()).toEqual([REMINDER])
})

// NOTIFICATIONS-23
test('does not remind of a day that the customer saw when moving the payment', async () => {
  await ann.agree()
  await goTo('2026-12-08')
  expect(await reminders()).toHaveLength(2)
  expect((await ann.move('2026-12-10')).status).toBe(200)
  await hurry(bank)
  expect(await reminders()).toHaveLength(2)
  await goTo('2026-12-09')
  expect(await reminders()).toHaveLength(3)
})

// NOTIFICATIONS-21
test('a text that waits is not sent after the customer skipped its payment, or stopped autopay', async () => {
  const [kept, skipped, stopped] = ['5555556001', '5555556002', '5555556003']
  const keeper = await byText(kept)
  const skipper = await byText(skipped)
  const stopper = await byText(stopped)
  // Half past six in New York: payments are looked at, but it is quiet.
  await goToTime(bank, '2026-12-02T11:30:00.000Z')
  for (const each of [keeper, skipper, stopper]) expect(await each.told('Reminder:')).toEqual([REMINDER])
  expect((await skipper.skip()).status).toBe(200)
  expect((await stopper.stop()).status).toBe(200)
  await goToTime(bank, '2026-12-02T13:00:00.000Z')
  const texts = await Promise.all([kept, skipped, stopped].map(textsTo))
  expect(texts.map(({ length }) => length)).toEqual([1, 0, 0])
})

// NOTIFICATIONS-21
test('a text that waits is not sent after autopay was put on hold', async () => {
  const phone = '5555556004'
  const pauser = await byText(phone)
  await goToTime(bank, '2026-12-02T11:30:00.000Z')
  expect(await pauser.told('Reminder:')).toEqual([REMINDER])
  await pauser.plan.change({ trustee_account: '2410077' })
  expect((await pauser.readAutopay())?.paused_for).toBe('trustee')
  // Only the text about the hold is left.
  expect(await waitingTexts(pauser)).toEqual([expect.stringMatching(/^autopay-\d+-paused-trustee-/)])
  await goToTime(bank, '2026-12-02T13:00:00.000Z')
  expect(await textsTo(phone)).toHaveLength(1)
})

// NOTIFICATIONS-21
test('a text that waits is not sent after the plan dropped its payment', async () => {
  const phone = '5555556005'
  const planner = await byText(phone)
  await goToTime(bank, '2026-12-02T11:30:00.000Z')
  expect(await waitingTexts(planner)).toEqual([expect.stringMatching(/^planned-payment-reminder-/)])
  await planner.plan.change({ first_due_on: '2027-01-15' })
  await goToTime(bank, '2026-12-02T12:00:00.000Z')
  expect((await planner.list()).find(({ due_on }) => due_on === '2026-12-15')?.state).toBe('dropped')
  expect((await waitingTexts(planner)).filter((key) => key.includes('reminder'))).toEqual([])
})

/** The keys of their notifications. */
const waitingTexts = async ({ id }: Autopayer) =>
  (
    await bank.database.query<{ key: string }>(
      'select dedupe_key as key from bank.held_texts where customer_id = $1 order by id',
      [id],
    )
  ).rows.map(({ key }) => key)
/** With autopay, and texts about it. */
const byText = async (phone: string): Promise<Autopayer> => {
  const customer = await createAutopayer(bank, await bank.createCustomer({ primary_phone: phone }))
  await customer.put('/api/notification_preferences', {
    preferences: {
      ...DEFAULT_PREFERENCES,
      groups: { ...DEFAULT_PREFERENCES.groups, trustee_payment: { email: false, text: true } },
    },
  })
  await customer.agree()
  return customer
}
const textsTo = (phone: string) => bank.look<object[]>(`/phone?to=${phone}`)
