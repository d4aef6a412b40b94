import {
  DEFAULT_PREFERENCES,
  type NotificationPreferences,
} from '@yoursuccess/contract/notifications/notification-preferences'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { goToTime } from '../../../tests/support/hurry.ts'
import { openTestBank, type TestBank, type TestCustomer } from '../../../tests/support/test-bank.ts'

const PATH = '/api/notification_preferences'
/** In New York. */
const AFTERNOON = '2026-12-01T20:00:00.000Z'
const EVENING = '2026-12-02T02:30:00.000Z'
const NEXT_MORNING = '2026-12-02T13:00:00.000Z'

let bank: TestBank
let ann: TestCustomer
let phone: string
let phones = 0
beforeAll(async () => {
  bank = await openTestBank({ today: '2026-12-01' })
})
afterAll(() => bank.close())
const goTo = (to: string) => goToTime(bank, to)
beforeEach(async () => {
  await goTo(AFTERNOON)
  phone = `55555420${String(phones++).padStart(2, '0')}`
  ann = await bank.createCustomer({ primary_phone: phone })
})

const read = async () => (await ann.get<{ preferences: NotificationPreferences }>(PATH)).body.preferences
const choose = (preferences: NotificationPreferences) => ann.put(PATH, { preferences })
const withPaydays = (text: boolean): NotificationPreferences => ({
  ...DEFAULT_PREFERENCES,
  groups: { ...DEFAULT_PREFERENCES.groups, paydays: { email: true, text } },
})
const getPaid = async () => {
  const pay = { kind: 'payroll', amount: '321.00', description: 'ACME CORP PAYROLL' }
  await bank.control(`/accounts/${ann.prn}/deposits`, pay)
  await bank.settle()
}
const texts = async () => (await bank.look<{ text: string }[]>(`/phone?to=${phone}`)).map(({ text }) => text)
const notices = async () =>
  (
    await ann.get<{ notifications: { id: number; title: string }[] }>('/api/notifications')
  ).body.notifications.filter(({ title }) => title.includes('$321.00'))

describe('the choice', () => {
  // NOTIFICATIONS-18
  test('is email for all but paydays and tips, no texts, and quiet from nine to eight, until the customer changes it', async () => {
    expect(await read()).toEqual(DEFAULT_PREFERENCES)
    const chosen: NotificationPreferences = {
      groups: { ...DEFAULT_PREFERENCES.groups, bills: { email: false, text: true } },
      quiet_hours: { from: 20, to: 7, zone: 'America/Denver' },
    }
    const { status, body } = await choose(chosen)
    expect([status, body]).toEqual([200, { preferences: chosen }])
    expect(await read()).toEqual(chosen)
    expect((await choose(DEFAULT_PREFERENCES)).status).toBe(200)
    expect(await read()).toEqual(DEFAULT_PREFERENCES)
  })

  // PROTECTION-43
  test('is in the audit log when it changes, and not when it is saved again', async () => {
    for (const text of [false, true, true, false]) await choose(withPaydays(text))
    const { rows } = await bank.database.query(
      "select 1 from bank.audit_entries where customer_id = $1 and action = 'notification_preferences.changed'",
      [ann.id],
    )
    // The first choice, which turns emails about paydays on, and two others.
    expect(rows).toHaveLength(3)
  })

  // NOTIFICATIONS-18
  test.each([
    ['a group that is missing', { groups: {}, quiet_hours: DEFAULT_PREFERENCES.quiet_hours }],
    ['a zone outside of the United States', withZone('Europe/Berlin')],
    ['an hour that no day has', { ...DEFAULT_PREFERENCES, quiet_hours: { from: 24, to: 8, zone: 'x' } }],
  ])('is refused with %s', async (_what, preferences) => {
    expect((await ann.put(PATH, { preferences })).status).toBe(422)
    expect(await read()).toEqual(DEFAULT_PREFERENCES)
  })
})

describe('texts', () => {
  // NOTIFICATIONS-19, NOTIFICATIONS-20
  test('come only for groups that the customer chose, and say nothing of amounts', async () => {
    await getPaid()
    expect(await texts()).toEqual([])
    await choose(withPaydays(true))
    await getPaid()
    expect(await texts()).toEqual([
      expect.stringMatching(
        /^YourSuccess: There is news about your pay\. Sign in to read it: http\S+\/dashboard$/,
      ),
    ])
    expect(await notices()).toHaveLength(2)
  })

  // NOTIFICATIONS-21
  test('wait in quiet hours, and are sent once when they end', async () => {
    await choose(withPaydays(true))
    await goTo(EVENING)
    await getPaid()
    expect(await notices()).toHaveLength(1)
    expect(await texts()).toEqual([])
    await goTo(NEXT_MORNING)
    expect(await texts()).toHaveLength(1)
    await goTo('2026-12-02T14:00:00.000Z')
    expect(await texts()).toHaveLength(1)
  })

  // NOTIFICATIONS-21
  test('that waited and say the same are sent as one', async () => {
    await choose(withPaydays(true))
    await goTo(EVENING)
    await getPaid()
    await getPaid()
    const [notice] = await notices()
    expect((await ann.put(`/api/notifications/${notice?.id}`)).status).toBe(200)
    await getPaid()
    await goTo(NEXT_MORNING)
    expect(await texts()).toHaveLength(1)
  })

  // NOTIFICATIONS-21
  test('that wait are not sent after the customer no longer wants them', async () => {
    await choose(withPaydays(true))
    await goTo(EVENING)
    await getPaid()
    await choose(withPaydays(false))
    await goTo(NEXT_MORNING)
    expect(await texts()).toEqual([])
  })

  // NOTIFICATIONS-21
  test('that wait are not sent after the customer read their notification', async () => {
    await choose(withPaydays(true))
    await goTo(EVENING)
    await getPaid()
    const [notice] = await notices()
    expect((await ann.put(`/api/notifications/${notice?.id}`)).status).toBe(200)
    await goTo(NEXT_MORNING)
    expect(await texts()).toEqual([])
  })

  // NOTIFICATIONS-21
  test('wait on in quiet hours that were chosen meanwhile', async () => {
    await choose(withPaydays(true))
    await goTo(EVENING)
    await getPaid()
    await choose({ ...withPaydays(true), quiet_hours: { from: 21, to: 9, zone: 'America/New_York' } })
    await goTo(NEXT_MORNING)
    expect(await texts()).toEqual([])
    await goTo('2026-12-02T14:00:00.000Z')
    expect(await texts()).toHaveLength(1)
  })

  // NOTIFICATIONS-21, NOTIFICATIONS-22
  test('about a purchase that looks like fraud come at once, whatever was chosen', async () => {
    await goTo(EVENING)
    const purchase = { merchant: 'FRAUD DENY TICKETS', amount: '12.34' }
    await bank.control(`/cards/${ann.prn}/authorizations`, purchase)
    await bank.settle()
    expect(await texts()).toHaveLength(1)
  })
})

function withZone(zone: string): object {
  return { ...DEFAULT_PREFERENCES, quiet_hours: { ...DEFAULT_PREFERENCES.quiet_hours, zone } }
}
