/** Whoever has a phone gets a text of a trustee payment that came back or could not be sent (AUTO-11). */
import { DEFAULT_PREFERENCES } from '@yoursuccess/contract/notifications/notification-preferences'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Autopayer, createAutopayer } from '../../../tests/support/autopayer.ts'
import { goToNoon, goToTime, hurry } from '../../../tests/support/hurry.ts'
import { createPuller, TFS } from '../../../tests/support/puller.ts'
import { openTestBank, type TestBank } from '../../../tests/support/test-bank.ts'

let bank: TestBank
let ann: Autopayer
let phone: string
let phones = 0
beforeAll(async () => {
  bank = await openTestBank({ today: '2026-12-01' })
})
afterAll(() => bank.close())
const goTo = (on: string) => goToNoon(bank, on)
beforeEach(async () => {
  await goTo('2026-12-01')
  phone = `55555430${String(phones++).padStart(2, '0')}`
  ann = await createAutopayer(bank, await bank.createCustomer({ primary_phone: phone }))
  await ann.putIn('466.00')
  await ann.agree()
})

const texts = async () => (await bank.look<{ text: string }[]>(`/phone?to=${phone}`)).map(({ text }) => text)
const choose = (text: boolean) =>
  ann.put('/api/notification_preferences', {
    preferences: {
      ...DEFAULT_PREFERENCES,
      groups: { ...DEFAULT_PREFERENCES.groups, trustee_payment: { email: false, text } },
    },
  })
const comeBack = async () => {
  await ann.advance('returned')
  await hurry(bank)
}
const NEWS = /^YourSuccess: There is news about a payment that you planned\./

// AUTO-11, NOTIFICATIONS-19
test('a trustee payment that came back is told by text, whatever was chosen, once', async () => {
  await choose(false)
  await goTo('2026-12-09')
  expect(await texts()).toEqual([])
  await comeBack()
  expect(await texts()).toEqual([expect.stringMatching(NEWS)])
  await goTo('2026-12-14')
  expect(await texts()).toHaveLength(1)
})

// AUTO-11
test('a trustee payment that the network refused is told by one text', async () => {
  await ann.putIn('10.00')
  // The network refuses amounts of x.71 on the next morning.
  await ann.change('465.71')
  await goTo('2026-12-09')
  expect(await texts()).toEqual([])
  await goTo('2026-12-10')
  expect(await texts()).toEqual([expect.stringMatching(NEWS)])
})

// AUTO-11
test('a payment to a trustee whose biller is not called one is told by text, too', async () => {
  await bank.database.query('update bank.billers set is_trustee = false where id = $1', [ann.billerId])
  await goTo('2026-12-09')
  await comeBack()
  expect(await texts()).toEqual([expect.stringMatching(NEWS)])
})

// AUTO-11, NOTIFICATIONS-21
test('a required text waits in quiet hours, and is sent once when they end', async () => {
  await goTo('2026-12-09')
  await goToTime(bank, '2026-12-10T02:30:00.000Z')
  await comeBack()
  expect(await texts()).toEqual([])
  await goToTime(bank, '2026-12-10T13:00:00.000Z')
  expect(await texts()).toHaveLength(1)
  await goTo('2026-12-10')
  expect(await texts()).toHaveLength(1)
})

// AUTO-11
test('whoever chose texts gets one of a payment that came back, not two', async () => {
  await choose(true)
  await goTo('2026-12-09')
  await ann.advance('cleared')
  await hurry(bank)
  const before = (await texts()).length
  await comeBack()
  expect(await texts()).toHaveLength(before + 1)
})

describe('of a pull', () => {
  const createPullerWithPhone = async () => {
    phone = `55555431${String(phones++).padStart(2, '0')}`
    const puller = await createPuller(bank, await bank.createCustomer({ primary_phone: phone }))
    await puller.agree(TFS)
    await goTo('2026-12-04')
    return puller
  }

  // AUTO-11, AUTO-09
  test('that was not seen, one text tells, whatever was chosen', async () => {
    await createPullerWithPhone()
    await goTo('2026-12-08')
    expect(await texts()).toEqual([])
    await goTo('2026-12-09')
    expect(await texts()).toEqual([expect.stringMatching(NEWS)])
    await goTo('2026-12-14')
    expect(await texts()).toHaveLength(1)
  })

  // AUTO-11, AUTO-09
  test('that was given back, one text tells, whatever was chosen', async () => {
    const puller = await createPullerWithPhone()
    await puller.collect('466.00', '2026-12-07')
    await goTo('2026-12-08')
    expect(await texts()).toEqual([])
    await puller.giveBack('466.00')
    await hurry(bank)
    expect(await texts()).toEqual([expect.stringMatching(NEWS)])
  })
})
