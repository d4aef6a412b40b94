import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { rewardsService } from './rewards.service.ts'
import { openTestBank, type TestBank, type TestCustomer } from '../../../tests/support/test-bank.ts'

let bank: TestBank
let customer: TestCustomer
beforeAll(async () => {
  bank = await openTestBank({ today: '2026-11-20' })
  customer = await bank.createCustomer()
})
afterEach(() => bank.control('/faults', undefined, 'DELETE'))
afterAll(() => bank.close())

const PATH = '/api/rewards/sso_link'
const requestLink = (deeplink?: string) =>
  customer.get<{ sso_link: string; error?: string; code?: string }>(
    deeplink === undefined ? PATH : `${PATH}?deeplink=${encodeURIComponent(deeplink)}`,
  )
const enter = async (link: string) => {
  const entered = await fetch(link, { redirect: 'manual' })
  const [cookie = ''] = (entered.headers.get('set-cookie') ?? '').split(';')
  return { place: entered.headers.get('location'), cookie }
}
const shop = async (amount: string) => {
  const { cookie } = await enter((await requestLink()).body.sso_link)
  const bought = await fetch(`${bank.sandboxUrl}/rewards/offers/second-season`, {
    method: 'POST',
    headers: { cookie },
    body: new URLSearchParams({ amount, reference: crypto.randomUUID() }),
    redirect: 'manual',
  })
  expect(bought.status).toBe(303)
  return cookie
}
/** Only notifications about transactions: the end of a month sends one too. */
const notifications = async () =>
  (
    await customer.get<{ notifications: { title: string; url: string }[] }>('/api/notifications')
  ).body.notifications.filter(({ url }) => url === '/dashboard/transactions')
const rows = async () =>
  (
    await customer.get<{ transactions: { amount: string; details: string }[] }>('/api/transactions')
  ).body.transactions.map(({ amount, details }) => [details, amount])

// REWARDS-09
test('gives a customer a new personal link to the rewards site each time', async () => {
  const [first, second] = [await requestLink(), await requestLink()]
  expect([first.status, second.status]).toEqual([200, 200])
  expect(new URL(first.body.sso_link).origin).toBe(bank.sandboxUrl)
  expect(first.body.sso_link).not.toBe(second.body.sso_link)
  expect(Object.keys(first.body)).toEqual(['sso_link'])
})

// REWARDS-10
test.each([
  ['/offers/pantry-box', '/rewards/offers/pantry-box'],
  ['https://evil.test', '/rewards'],
  ['//evil.test', '/rewards'],
])('the deeplink %s opens the rewards site at %s', async (deeplink, place) => {
  expect(await enter((await requestLink(deeplink)).body.sso_link)).toMatchObject({ place })
})

// REWARDS-12
test.each([
  ['is down', { action: 'timeout_before' }],
  ['is under maintenance', { action: 'status', status: 503 }],
  ['refuses', { action: 'status', status: 403 }],
])('answers 503 when the rewards site %s, and the next try works', async (_what, fault) => {
  await bank.control('/faults', { partner: 'rewards', call: 'sso_links', ...fault })
  expect(await requestLink()).toMatchObject({
    status: 503,
    body: {
      code: 'rewards.unavailable',
      error: 'Oh no! Something went wrong. Please try again later.',
    },
  })
  expect((await requestLink()).status).toBe(200)
})

// REWARDS-13, REWARDS-14
test('posts cash back after 30 days, and takes it back when the goods are returned', async () => {
  const cookie = await shop('45.00')
  await bank.control('/clock/set', { to: '2026-12-21' })
  await bank.settle()
  expect(await rows()).toEqual([['SECOND SEASON', '3.60']])
  const arrived = {
    title: 'Cash back of $3.60 is in your account: SECOND SEASON.',
    url: '/dashboard/transactions',
  }
  expect(await notifications()).toMatchObject([arrived])

  await bank.control('/webhooks/replay', { last: 20 })
  await bank.transactions.reconcileAll()
  await bank.settle()
  expect(await notifications()).toHaveLength(1)

  const page = await (await fetch(`${bank.sandboxUrl}/rewards`, { headers: { cookie } })).text()
  const id = /purchases\/(\d+)\/return/.exec(page)?.[1]
  await fetch(`${bank.sandboxUrl}/rewards/purchases/${id}/return`, {
    method: 'POST',
    headers: { cookie },
    redirect: 'manual',
  })
  await bank.settle()
  expect(await rows()).toEqual([
    ['SECOND SEASON', '-3.60'],
    ['SECOND SEASON', '3.60'],
  ])
  expect((await notifications())[0]).toMatchObject({
    title: 'Cash back of $3.60 was taken back: SECOND SEASON.',
  })
})

// REWARDS-15
test('reconciliation finds cash back whose webhook was lost, and notifies the customer', async () => {
  const other = await bank.createCustomer()
  await bank.control('/faults', { partner: 'webhook', call: 'pmt', action: 'drop' })
  await bank.control(`/accounts/${other.prn}/deposits`, {
    kind: 'cash_back',
    amount: '1.25',
    description: 'PANTRY BOX',
  })
  await bank.settle()
  const titles = async () =>
    (await other.get<{ notifications: { title: string }[] }>('/api/notifications')).body.notifications.map(
      ({ title }) => title,
    )
  expect(await titles()).toEqual([])
  await bank.transactions.reconcileAll()
  expect(await titles()).toEqual(['Cash back of $1.25 is in your account: PANTRY BOX.'])
})

// REWARDS-08
test('refuses a link to the rewards site after deposits have ended', async () => {
  let requests = 0
  const { getSsoLink } = rewardsService({
    database: bank.database,
    clock: bank.clock,
    site: { createSsoLink: async () => `https://rewards.example/${++requests}` },
    account: { getReference: async () => '1' },
    notifications: { notifyAll: async () => {} },
    haveDepositsEnded: () => true,
  })
  await expect(getSsoLink(customer.id, undefined)).rejects.toMatchObject({ code: 'rewards.ended' })
  expect(requests).toBe(0)
})
