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
const askLink = (deeplink?: string) =>
  customer.get<{ sso_link: string; error?: string; code?: string }>(
    deeplink === undefined ? PATH : `${PATH}?deeplink=${encodeURIComponent(deeplink)}`,
  )
const enter = async (link: string) => {
  const entered = await fetch(link, { redirect: 'manual' })
  const [cookie = ''] = (entered.headers.get('set-cookie') ?? '').split(';')
  return { place: entered.headers.get('location'), cookie }
}
const shop = async (amount: string) => {
  const { cookie } = await enter((await askLink()).body.sso_link)
  const bought = await fetch(`${bank.sandboxUrl}/rewards/offers/second-season`, {
    method: 'POST',
    headers: { cookie },
    body: new URLSearchParams({ amount, reference: crypto.randomUUID() }),
    redirect: 'manual',
  })
  expect(bought.status).toBe(303)
  return cookie
}
/** Of transactions: a month that ends is told, too. */
const notices = async () =>
  (
    await customer.get<{ notifications: { title: string; url: string }[] }>('/api/notifications')
  ).body.notifications.filter(({ url }) => url === '/dashboard/transactions')
const rows = async () =>
  (
    await customer.get<{ transactions: { amount: string; details: string }[] }>('/api/transactions')
  ).body.transactions.map(({ amount, details }) => [details, amount])

// REWARDS-09
test('a customer is given a link of their own to the rewards site, each time another', async () => {
  const [first, second] = [await askLink(), await askLink()]
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
])('the deeplink %s begins the visit at %s', async (deeplink, place) => {
  expect(await enter((await askLink(deeplink)).body.sso_link)).toMatchObject({ place })
})

// REWARDS-12
test.each([
  ['is away', { action: 'timeout_before' }],
  ['is being repaired', { action: 'status', status: 503 }],
  ['refuses', { action: 'status', status: 403 }],
])('while the rewards site %s, the customer is told so, and the next try works', async (_what, fault) => {
  await bank.control('/faults', { partner: 'rewards', call: 'sso_links', ...fault })
  expect(await askLink()).toMatchObject({
    status: 503,
    body: {
      code: 'rewards.unavailable',
      error: 'Oh no! Something went wrong. Please try again later.',
    },
  })
  expect((await askLink()).status).toBe(200)
})

// REWARDS-13, REWARDS-14
test('cash back comes to the account after 30 days, is told once, and taken back with the goods', async () => {
  const cookie = await shop('45.00')
  await bank.control('/clock/set', { to: '2026-12-21' })
  await bank.settle()
  expect(await rows()).toEqual([['SECOND SEASON', '3.60']])
  const reported = {
    title: 'Cash back of $3.60 is in your account: SECOND SEASON.',
    url: '/dashboard/transactions',
  }
  expect(await notices()).toMatchObject([reported])

  await bank.control('/webhooks/replay', { last: 20 })
  await bank.transactions.reconcileAll()
  await bank.settle()
  expect(await notices()).toHaveLength(1)

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
  expect((await notices())[0]).toMatchObject({ title: 'Cash back of $3.60 was taken back: SECOND SEASON.' })
})

// REWARDS-15
test('cash back whose news was lost is found by reconciliation, and told', async () => {
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
test('once deposits have ended, there is no link', async () => {
  let requested = 0
  const { getSsoLink } = rewardsService({
    database: bank.database,
    clock: bank.clock,
    site: { createSsoLink: async () => `https://rewards.example/${++requested}` },
    account: { getReference: async () => '1' },
    notifications: { notify: async () => true },
    haveDepositsEnded: () => true,
  })
  await expect(getSsoLink(customer.id, undefined)).rejects.toMatchObject({ code: 'rewards.ended' })
  expect(requested).toBe(0)
})
