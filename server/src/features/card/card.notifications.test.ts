/** Sends one notification for each card event, however often and by whichever source it is reported. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestBank, type TestBank, type TestCustomer } from '../../../tests/support/test-bank.ts'
import { mailCard, typePin } from '../../../tests/support/card-seeds.ts'
import { deliver, recordedEvents } from '../../../tests/support/events.ts'
import { hurry } from '../../../tests/support/hurry.ts'
import { mailsTo } from '../../../tests/support/mailbox.ts'

let bank: TestBank
let customer: TestCustomer
beforeAll(async () => {
  bank = await openTestBank()
})
afterAll(() => bank.close())
beforeEach(async () => {
  customer = await bank.createCustomer()
  await mailCard(bank, customer)
})
afterEach(() => bank.control('/faults', undefined, 'DELETE'))

const notificationTitles = async () => {
  await bank.settle()
  const { body } = await customer.get<{ notifications: { title: string }[] }>('/api/notifications')
  return body.notifications.map(({ title }) => title)
}
const subjects = async () => (await mailsTo(bank, customer.email)).map(({ subject }) => subject)
/** Delivers every event of the account again: twice at once, and once with a new event id. */
const replayAll = async () => {
  for (const { body } of await recordedEvents(bank, customer.prn)) {
    await Promise.all([deliver(bank, { ...body }), deliver(bank, { ...body })])
    await deliver(bank, { ...body, event_id: `again-${body['event_id']}` })
  }
  await bank.settle()
}

const REPLACED = 'Your card was replaced. The new one is on its way.'

// CARD-52, NOTIFICATIONS-01
test("notifies once of a replaced card, for the order and the processor's events together", async () => {
  await customer.post('/api/account/request_replacement_card', { reason: 'lost' })
  await replayAll()
  expect(await notificationTitles()).toEqual([REPLACED])
  expect(await subjects()).toEqual(['Your card was replaced'])
})

test("notifies once of a replaced card if the event arrives before the processor's answer", async () => {
  const fault = { partner: 'galileo', call: 'modifyStatus', action: 'timeout_after', times: 1 }
  await bank.control('/faults', fault)
  expect((await customer.post('/api/account/request_replacement_card', { reason: 'lost' })).status).toBe(202)
  expect(await notificationTitles()).toEqual([REPLACED])
  await hurry(bank)
  const { rows } = await bank.database.query<{ state: string }>(
    'select state from bank.card_actions where customer_id = $1',
    [customer.id],
  )
  expect(rows).toEqual([{ state: 'done' }])
  expect(await notificationTitles()).toEqual([REPLACED])
  expect(await subjects()).toEqual(['Your card was replaced'])
})

// CARD-52
test('notifies of a card that the processor replaced on its own', async () => {
  await customer.post('/api/account/freeze_card')
  await customer.post('/api/account/unfreeze_card')
  const [known] = (await recordedEvents(bank, customer.prn)).filter(({ type }) => type === 'unfrozen')
  const reissued = {
    ...known?.body,
    event_id: `new-card-${customer.prn}`,
    type: 'card_status',
    cad: '987654321',
  }
  await deliver(bank, reissued)
  expect(await notificationTitles()).toEqual([REPLACED])
})

// CARD-52
test('notifies once of each new PIN', async () => {
  const setPin = async (pin: string) => {
    const { body } = await customer.get<{ url: string }>('/api/account/pin_set_url')
    await typePin(body.url, pin)
    await customer.post('/api/account/pin_set_commit')
  }
  await setPin('4071')
  await replayAll()
  expect(await notificationTitles()).toEqual(["Your card's PIN was set."])
  expect(await subjects()).toEqual(["Your card's PIN was set"])
  await bank.control('/clock/advance', { hours: 1 })
  await setPin('5182')
  expect(await notificationTitles()).toHaveLength(2)
})

// CARD-53
test('sends no notification or email for freezing and unfreezing', async () => {
  await customer.post('/api/account/freeze_card')
  await customer.post('/api/account/unfreeze_card')
  await replayAll()
  expect(await notificationTitles()).toEqual([])
  expect(await subjects()).toEqual([])
})
