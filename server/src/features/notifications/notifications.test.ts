import type { Notification } from '@yoursuccess/contract/notifications/notifications'
import { messages } from '@yoursuccess/contract/core/messages'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestBank, type TestBank, type TestCustomer } from '../../../tests/support/test-bank.ts'
import { createTexts, message } from '../../messaging/render.ts'
import { notificationsService, type Notice } from './notifications.service.ts'

let bank: TestBank
beforeAll(async () => {
  bank = await openTestBank({ env: { LINK_HOSTS: 'help.example.com' } })
})
afterAll(() => bank.close())

const copy = messages('test', { notice: 'Notice {name}' })
const texts = createTexts([copy])
const service = (linkHosts: string[] = bank.config.LINK_HOSTS) =>
  notificationsService({
    ...bank,
    config: { ...bank.config, LINK_HOSTS: linkHosts },
    emails: { post: () => Promise.resolve() },
    sms: { post: () => Promise.resolve() },
    texts,
  })

const notice = (name: string, change: Partial<Notice> = {}): Notice => ({
  title: message(copy.notice, { name }),
  dedupeKey: `test:${name}`,
  happenedAt: new Date('2026-08-20T10:00:00Z'),
  ...change,
})
const notify = (customer: TestCustomer, ...notices: Notice[]) =>
  bank.database.transaction(async (tx) => {
    for (const each of notices) await service().notify(tx, customer.id, each)
  })
const list = async (customer: TestCustomer) =>
  (await customer.get<{ notifications: Notification[] }>('/api/notifications')).body.notifications
const unread = (customer: TestCustomer) => service().countUnread(bank.database.db, customer.id)

test('a new customer has no notifications', async () => {
  const customer = await bank.createCustomer()
  expect(await list(customer)).toEqual([])
  expect(await unread(customer)).toBe(0)
})

// NOTIFICATIONS-04, NOTIFICATIONS-05
test('lists the newest notification first, also among those of the same moment', async () => {
  const customer = await bank.createCustomer()
  await notify(
    customer,
    notice('old', { happenedAt: new Date('2026-08-01T00:00:00Z') }),
    notice('new', { url: '/dashboard/transactions', happenedAt: new Date('2026-08-21T23:59:59.123Z') }),
    notice('middle one'),
    notice('middle two'),
  )
  const shown = await list(customer)
  expect(shown.map(({ title }) => title)).toEqual([
    'Notice new',
    'Notice middle two',
    'Notice middle one',
    'Notice old',
  ])
  expect(shown[0]).toEqual({
    id: expect.any(Number),
    title: 'Notice new',
    read: false,
    url: '/dashboard/transactions',
    timestamp: '2026-08-21T23:59:59.123Z',
  })
})

// NOTIFICATIONS-02
test('makes one notification of an event that is reported twice, even at the same moment', async () => {
  const customer = await bank.createCustomer()
  const other = await bank.createCustomer()
  await Promise.all([notify(customer, notice('transfer')), notify(customer, notice('transfer'))])
  await notify(customer, notice('transfer', { title: message(copy.notice, { name: 'changed' }) }))
  await notify(other, notice('transfer'))
  expect((await list(customer)).map(({ title }) => title)).toEqual(['Notice transfer'])
  expect(await list(other)).toHaveLength(1)
})

// NOTIFICATIONS-03
test('drops a notification when its transaction fails', async () => {
  const customer = await bank.createCustomer()
  const failing = bank.database.transaction(async (tx) => {
    await service().notify(tx, customer.id, notice('lost'))
    throw new Error('the story failed')
  })
  await expect(failing).rejects.toThrow('the story failed')
  expect(await list(customer)).toEqual([])
})

// NOTIFICATIONS-08
test('drops a link to a foreign site but keeps the notification', async () => {
  const customer = await bank.createCustomer()
  await notify(
    customer,
    notice('own', { url: 'https://help.example.com/fraud', happenedAt: new Date('2026-08-21T00:00:00Z') }),
    notice('foreign', { url: 'https://evil.test/' }),
  )
  expect((await list(customer)).map(({ url }) => url)).toEqual(['https://help.example.com/fraud', null])
})

test('drops links to a host that is no longer allowed, also from earlier notifications', async () => {
  const customer = await bank.createCustomer()
  await notify(customer, notice('own', { url: 'https://help.example.com/fraud' }))
  const [before] = await service().list(customer.id)
  const [after] = await service([]).list(customer.id)
  expect([before?.url, after?.url]).toEqual(['https://help.example.com/fraud', null])
  expect(after?.title).toBe('Notice own')
})

// NOTIFICATIONS-05
test('lists the latest 100 notifications', async () => {
  const customer = await bank.createCustomer()
  const notices = Array.from({ length: 101 }, (_, index) =>
    notice(String(index), { happenedAt: new Date(Date.UTC(2026, 0, 1, 0, 0, index)) }),
  )
  await notify(customer, ...notices)
  const shown = await list(customer)
  expect(shown).toHaveLength(100)
  expect(shown.at(-1)?.title).toBe('Notice 1')
})

// NOTIFICATIONS-06
test('marks a notification as read for good', async () => {
  const customer = await bank.createCustomer()
  await notify(customer, notice('one'), notice('two'))
  const [two, one] = await list(customer)
  const answer = await customer.put<{ notification: Notification }>(`/api/notifications/${one?.id}`)
  expect(answer).toMatchObject({ status: 200, body: { notification: { ...one, read: true } } })
  expect(await customer.put(`/api/notifications/${one?.id}`)).toMatchObject({ status: 200 })
  expect(await list(customer)).toEqual([two, { ...one, read: true }])
  expect(await unread(customer)).toBe(1)
})

// NOTIFICATIONS-07
test("another customer's notification is not found and stays unread", async () => {
  const customer = await bank.createCustomer()
  const stranger = await bank.createCustomer()
  await notify(customer, notice('private'))
  const [own] = await list(customer)
  expect(await stranger.put(`/api/notifications/${own?.id}`)).toMatchObject({
    status: 404,
    body: { code: 'not_found' },
  })
  expect(await stranger.put('/api/notifications/999999999')).toMatchObject({ status: 404 })
  expect(await unread(customer)).toBe(1)
})
