/** An SMS is sent for one kind of event only: a purchase that looks like fraud. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openTestBank, type TestBank, type TestCustomer } from '../../tests/support/test-bank.ts'
import { deliver, recordedEvents } from '../../tests/support/events.ts'
import { mailsTo } from '../../tests/support/mailbox.ts'

let bank: TestBank
let numbers = 0
beforeAll(async () => {
  bank = await openTestBank()
})
afterEach(() => bank.control('/faults', undefined, 'DELETE'))
afterAll(() => bank.close())

const freshPhone = () => `555556${String(++numbers).padStart(4, '0')}`
const buy = async (customer: TestCustomer) => {
  await bank.control(`/cards/${customer.prn}/authorizations`, {
    merchant: 'FRAUD DENY TICKETS',
    amount: '12.34',
  })
  await bank.settle()
}
const received = async (phone: string) =>
  (await bank.look<{ text: string; channel: string }[]>(`/phone?to=${phone}`)).map(({ text }) => text)
const alertOf = async (customer: TestCustomer) => {
  const { body } = await customer.get<{ notifications: { url: string }[] }>('/api/notifications')
  return body.notifications.map(({ url }) => url)
}

test('repeated events of one purchase send one SMS, one notification and one email', async () => {
  const phone = freshPhone()
  const customer = await bank.createCustomer({ primary_phone: phone })
  await buy(customer)
  const [denied] = (await recordedEvents(bank, customer.prn)).filter(({ type }) => type === 'denied_auth')
  await Promise.all([
    deliver(bank, { ...denied?.body }),
    deliver(bank, { ...denied?.body }),
    deliver(bank, { ...denied?.body, event_id: `again-${customer.prn}` }),
  ])
  await bank.settle()
  const [path] = await alertOf(customer)
  const link = new URL(path ?? '', bank.config.publicUrl).href
  expect(await received(phone)).toEqual([
    `YourSuccess: Did you try to pay $12.34 at FRAUD DENY TICKETS? Tell us here: ${link}`,
  ])
  expect(await alertOf(customer)).toHaveLength(1)
  expect(await mailsTo(bank, customer.email)).toHaveLength(1)
})

test('an SMS whose reply is lost is not sent twice', async () => {
  const phone = freshPhone()
  const customer = await bank.createCustomer({ primary_phone: phone })
  await bank.control('/faults', { partner: 'twilio', call: 'Messages', action: 'timeout_after', times: 1 })
  await buy(customer)
  await bank.settle()
  expect(await received(phone)).toHaveLength(1)
  const { rows } = await bank.database.query(
    `select state from jobs.job where name = 'sms.send' and state in ('created', 'retry', 'active')`,
  )
  expect(rows).toEqual([])
})

test('a customer who opted out of SMS gets the notification and the email', async () => {
  const customer = await bank.createCustomer({ primary_phone: '5005550004' })
  await buy(customer)
  expect(await received('5005550004')).toEqual([])
  expect(await alertOf(customer)).toHaveLength(1)
  expect(await mailsTo(bank, customer.email)).toHaveLength(1)
})
