/** Reminders of payments that the bank does not send. */
import { DEFAULT_PREFERENCES } from '@yoursuccess/contract/notifications/notification-preferences'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { goToNoon, goToTime } from '../../../tests/support/hurry.ts'
import { mailsTo } from '../../../tests/support/mailbox.ts'
import { createPuller, MONEYGRAM, type Puller, TFS } from '../../../tests/support/puller.ts'
import { openTestBank, type TestBank } from '../../../tests/support/test-bank.ts'

const PULL =
  'Reminder: from Fri, Dec 4 on, TFS should collect $466.00 for your trustee payment due Tue, Dec 15.'
const SEND =
  'Reminder: Tue, Dec 8 is the last safe day to send your trustee $465.00 by MoneyGram, due Tue, Dec 15.'

let bank: TestBank
beforeAll(async () => {
  bank = await openTestBank({ today: '2026-12-01' })
})
afterAll(() => bank.close())
const goTo = (on: string) => goToNoon(bank, on)
beforeEach(() => goTo('2026-12-01'))

const chooseChannels = (customer: Puller, channels: { email: boolean; text: boolean }) =>
  customer.put('/api/notification_preferences', {
    preferences: {
      ...DEFAULT_PREFERENCES,
      groups: { ...DEFAULT_PREFERENCES.groups, trustee_payment: channels },
    },
  })
const mailsWith = async ({ email }: Puller, words: string) =>
  (await mailsTo(bank, email)).filter(({ text }) => text.includes(words))

// NOTIFICATIONS-23
test('reminds of a pull seven days and one day before it is expected, each once, with its fee', async () => {
  const ann = await createPuller(bank)
  await ann.agree(TFS)
  await goTo('2026-12-02')
  expect(await ann.told('Reminder:')).toEqual([])
  await goTo('2026-12-03')
  await goToTime(bank, '2026-12-03T20:00:00.000Z')
  expect(await ann.told('Reminder:')).toEqual([PULL])
  await goTo('2026-12-04')
  await goTo('2026-12-09')
  expect(await ann.told('Reminder:')).toEqual([PULL])
  await goTo('2026-12-30')
  expect(await ann.told('Reminder: from Wed, Jan 6')).toHaveLength(1)
  await goTo('2027-01-05')
  expect(await ann.told('Reminder: from Wed, Jan 6')).toHaveLength(2)
})

// NOTIFICATIONS-23
test('reminds of the last safe day of what the customer sends', async () => {
  const ann = await createPuller(bank)
  await ann.agree(MONEYGRAM)
  await goTo('2026-12-07')
  await goTo('2026-12-08')
  expect(await ann.told('Reminder:')).toEqual([SEND])
  expect(await ann.told('Today is the last safe day')).toHaveLength(1)
})

// NOTIFICATIONS-23
test('reminds nobody where nothing is left to pay', async () => {
  const ann = await createPuller(bank)
  await ann.agree(TFS)
  await ann.plan.change({ opening: { as_of: '2026-11-30', posted_total: '465.00' } })
  await goTo('2026-12-03')
  expect(await ann.told('Reminder:')).toEqual([])
})

// NOTIFICATIONS-22
test('emails what is required to a customer who wants no email of reminders', async () => {
  const ann = await createPuller(bank)
  await chooseChannels(ann, { email: false, text: false })
  await ann.agree(TFS)
  await goTo('2026-12-03')
  await goTo('2026-12-04')
  expect(await ann.told('Reminder:')).toEqual([PULL])
  expect(await mailsWith(ann, PULL)).toEqual([])
  expect(await mailsWith(ann, '$466.00 is for TFS')).toHaveLength(1)
})

describe('a text that waits', () => {
  const byText = async (agreed: object) => {
    const customer = await createPuller(bank)
    await chooseChannels(customer, { email: false, text: true })
    await customer.agree(agreed)
    return customer
  }
  /** Half past six in New York: payments are looked at, but it is quiet. */
  const goToQuiet = (on: string) => goToTime(bank, `${on}T11:30:00.000Z`)
  const waiting = async ({ id }: Puller) =>
    (
      await bank.database.query<{ key: string }>(
        `select dedupe_key as key from bank.held_texts
         where customer_id = $1 and dedupe_key like 'planned-payment-reminder-%'`,
        [id],
      )
    ).rows.map(({ key }) => key)

  // NOTIFICATIONS-21
  test('of a pull is not sent after autopay was stopped', async () => {
    const ann = await byText(TFS)
    await goToQuiet('2026-12-03')
    expect(await waiting(ann)).toHaveLength(1)
    await ann.stop()
    expect(await waiting(ann)).toEqual([])
  })

  // NOTIFICATIONS-21
  test('of money that a card could still use is not sent after it was collected', async () => {
    const ann = await byText(TFS)
    await goToTime(bank, '2026-12-04T05:01:00.000Z')
    const moved = async () =>
      (
        await bank.database.query(
          `select 1 from bank.held_texts where customer_id = $1 and dedupe_key like '%-pull-moved-%'`,
          [ann.id],
        )
      ).rows.length
    expect(await moved()).toBe(1)
    await bank.database.query(
      `insert into bank.posted_transactions
         (customer_id, processor_id, kind, amount_cents, posted_at, posted_on, details)
       values ($1, 'early-pull', 'ach_debit', -46600, '2026-12-04T10:00:00Z', '2026-12-04', 'TFS BILLPAY')`,
      [ann.id],
    )
    await bank.database.query(
      `update bank.planned_payments set pull_look_on = '2026-12-04'
       where customer_id = $1 and state = 'pull_expected'`,
      [ann.id],
    )
    await goToQuiet('2026-12-04')
    expect(await ann.state()).toBe('sent')
    expect(await moved()).toBe(0)
  })

  // NOTIFICATIONS-21
  test('of the safe day is not sent after the customer paid by hand', async () => {
    const ann = await byText(MONEYGRAM)
    await goToQuiet('2026-12-08')
    expect(await waiting(ann)).toEqual([expect.stringMatching(/-safe-day$/)])
    expect((await ann.payTrustee('465.00')).status).toBe(201)
    expect(await waiting(ann)).toEqual([])
  })
})
