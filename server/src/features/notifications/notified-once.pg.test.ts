/**
 * Two servers receive the same events at the same time under new event ids: each customer is notified once.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestBank, type TestBank, type TestCustomer } from '../../../tests/support/test-bank.ts'
import { deliver, recordedEvents, withholdEvents } from '../../../tests/support/events.ts'
import { mailsTo } from '../../../tests/support/mailbox.ts'
import { openOtherServer } from '../../../tests/support/other-server.ts'

const CUSTOMERS = 6

let bank: TestBank
let second: Awaited<ReturnType<typeof openOtherServer>>
beforeAll(async () => {
  bank = await openTestBank()
  second = await openOtherServer(bank)
})
afterAll(async () => {
  await second.close()
  await bank.close()
})

const phoneOf = (index: number) => `555554000${index}`
const deny = async (customer: TestCustomer) => {
  const purchase = { merchant: 'FRAUD DENY TICKETS', amount: '12.34' }
  await bank.control(`/cards/${customer.prn}/authorizations`, purchase)
  const [event] = (await recordedEvents(bank, customer.prn)).filter(({ type }) => type === 'denied_auth')
  return event?.body ?? {}
}

// FRAUD-01, NOTIFICATIONS-02
test('two servers ask about a purchase that looks like fraud once', async () => {
  const customers: TestCustomer[] = []
  for (let index = 0; index < CUSTOMERS; index++)
    customers.push(await bank.createCustomer({ primary_phone: phoneOf(index) }))
  await withholdEvents(bank)
  const events = []
  for (const customer of customers) events.push(await deny(customer))

  const servers = [bank, { ...bank, url: second.url }]
  const deliveries = events.flatMap((event) =>
    servers.flatMap((server, at) =>
      [1, 2, 3].map((copy) => deliver(server, { ...event, event_id: `${event['event_id']}-${at}-${copy}` })),
    ),
  )
  expect(new Set(await Promise.all(deliveries))).toEqual(new Set([200]))
  await Promise.all([bank.settle(), second.settle()])

  for (const [index, customer] of customers.entries()) {
    const { body } = await customer.get<{ notifications: object[] }>('/api/notifications')
    expect(body.notifications).toHaveLength(1)
    expect(await mailsTo(bank, customer.email)).toHaveLength(1)
    expect(await bank.look(`/phone?to=${phoneOf(index)}`)).toHaveLength(1)
  }
})
