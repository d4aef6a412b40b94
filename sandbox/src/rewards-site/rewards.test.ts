import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestBank } from '../testing/bank.ts'
import { callGalileo, openCustomer } from '../testing/customer.ts'
import { openTestSandbox, type TestSandbox } from '../testing/sandbox.ts'

const START = new Date('2026-11-20T18:00:00Z')

let now = START
let sandbox: TestSandbox
let bank: Awaited<ReturnType<typeof openTestBank>>
let prn: string
let history: Awaited<ReturnType<typeof openCustomer>>['history']
beforeAll(async () => {
  bank = await openTestBank()
  sandbox = await openTestSandbox({ bankUrl: bank.url }, () => now)
})
beforeEach(async () => {
  now = START
  await goTo('2026-11-20')
  ;({ prn, history } = await openCustomer(sandbox, 'shopper@example.com'))
})
afterEach(() => sandbox.assertBalanced())
afterAll(async () => {
  await sandbox.close()
  await bank.close()
})

const goTo = (to: string) => sandbox.command('/_sim/clock/set', { to })
const order = (fields: Record<string, string>, key = 'sandbox-rewards-key') =>
  fetch(`${sandbox.url}/rewards/api/sso_links`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}` },
    body: new URLSearchParams(fields),
  })
const newLink = async (path = '/') => {
  const answer = await order({ member: prn, path })
  return ((await answer.json()) as { sso_link: string }).sso_link
}
const follow = (link: string, method = 'GET') => fetch(link, { method, redirect: 'manual' })
const visit = async (path = '/') => {
  const answer = await follow(await newLink(path))
  const [cookie = ''] = (answer.headers.get('set-cookie') ?? '').split(';')
  const get = (at: string) => fetch(sandbox.url + at, { headers: { cookie } })
  const post = (at: string, fields: Record<string, string> = {}) =>
    fetch(sandbox.url + at, {
      method: 'POST',
      headers: { cookie },
      body: new URLSearchParams(fields),
      redirect: 'manual',
    })
  return { place: answer.headers.get('location'), get, post }
}
const SHOES = '/rewards/offers/north-star-shoes'
/** Opens the offer and submits its form `times` times, always with the same reference. */
const shop = async ({ get, post }: Awaited<ReturnType<typeof visit>>, amount: string, times = 1) => {
  const reference = /name="reference" value="([^"]*)"/.exec(await (await get(SHOES)).text())?.[1] ?? ''
  for (let time = 0; time < times; time++) expect((await post(SHOES, { amount, reference })).status).toBe(303)
}
const booked = async () =>
  (await history()).map(({ kind, details, amountCents }) => [kind, details, amountCents])

// REWARDS-11
describe('sign-on links', () => {
  // SANDBOX-39
  it('opens the requested page with a sign-on link, once', async () => {
    const link = await newLink('/offers/north-star-shoes')
    const first = await follow(link)
    expect([first.status, first.headers.get('location')]).toEqual([303, '/rewards/offers/north-star-shoes'])
    expect(first.headers.get('set-cookie')).toMatch(/; Path=\/rewards; Max-Age=1800; HttpOnly; SameSite=Lax$/)
    const second = await follow(link)
    expect([second.status, second.headers.get('set-cookie')]).toEqual([410, null])
    expect(await second.text()).toContain('This link does not work any more')
  })

  it('admits one visitor when a link is followed five times at once', async () => {
    const link = await newLink()
    const statuses = await Promise.all(Array.from({ length: 5 }, async () => (await follow(link)).status))
    expect(statuses.toSorted((a, b) => a - b)).toEqual([303, 410, 410, 410, 410])
  })

  // SANDBOX-39
  it('expires a sign-on link after a minute', async () => {
    const [early, late] = [await newLink(), await newLink()]
    now = new Date(START.getTime() + 59_000)
    expect((await follow(early)).status).toBe(303)
    now = new Date(START.getTime() + 60_000)
    expect((await follow(late)).status).toBe(410)
  })

  it('does not use up a link for a HEAD request', async () => {
    const link = await newLink()
    expect((await follow(link, 'HEAD')).status).toBe(404)
    expect((await follow(link)).status).toBe(303)
  })

  it('refuses an invented link', async () => {
    expect((await follow(`${sandbox.url}/rewards/enter?token=guess`)).status).toBe(410)
    expect((await follow(`${sandbox.url}/rewards/enter`)).status).toBe(410)
  })

  it.each([
    ['a wrong key', {}, 'guess', 401],
    ['an unknown member', { member: '999999' }, undefined, 404],
    ['a path that names a host', { path: '//evil' }, undefined, 422],
    ['a full URL', { path: 'https://evil.test' }, undefined, 422],
  ])('creates no link for %s', async (_what, change, key, status) => {
    expect((await order({ member: prn, path: '/', ...change }, key)).status).toBe(status)
  })

  it('creates no link for a closed account', async () => {
    await callGalileo(sandbox, 'modifyStatus', { accountNo: prn, type: '2' })
    expect((await order({ member: prn, path: '/' })).status).toBe(404)
  })
})

describe('the rewards site', () => {
  it('shows nothing to visitors without a sign-on from the last half hour', async () => {
    const stranger = await fetch(`${sandbox.url}/rewards`)
    expect([stranger.status, await stranger.text()]).toEqual([
      401,
      expect.stringContaining('come from your bank'),
    ])
    const { get } = await visit()
    expect((await get('/rewards')).status).toBe(200)
    now = new Date(START.getTime() + 1_800_000)
    expect((await get('/rewards')).status).toBe(401)
  })

  it('has pages that load nothing from other sites', async () => {
    const { get, place } = await visit()
    expect(place).toBe('/rewards')
    for (const path of ['/rewards', '/rewards/categories/groceries', SHOES]) {
      const page = await get(path)
      expect(page.status).toBe(200)
      expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
    }
    expect((await get('/rewards/offers/nothing')).status).toBe(404)
    expect((await get('/rewards/categories/nothing')).status).toBe(404)
  })
})

describe('rewards purchases', () => {
  // SANDBOX-39
  it('pays cash back once after thirty days and sends the bank an event', async () => {
    const visitor = await visit()
    await shop(visitor, '60.00', 2)
    await goTo('2026-12-19')
    expect(await booked()).toEqual([])
    expect(await (await visitor.get('/rewards')).text()).toContain('On its way, 2026-12-20')
    bank.calls.length = 0
    await goTo('2026-12-20')
    await goTo('2026-12-25')
    expect(await booked()).toEqual([['cash_back', 'NORTH STAR SHOES', 300]])
    expect(bank.events().filter((event) => event['prn'] === prn)).toMatchObject([
      { type: 'pmt', act_type: 'PM', otype: 'CB', amount: '3.00', description: 'NORTH STAR SHOES' },
    ])
    now = START
    expect(await (await visitor.get('/rewards')).text()).toContain('Paid into your account')
  })

  // REWARDS-14
  it('never pays cash back for goods returned earlier', async () => {
    const visitor = await visit()
    await shop(visitor, '60.00')
    const id = await purchaseOf(visitor)
    expect((await visitor.post(`/rewards/purchases/${id}/return`)).status).toBe(303)
    expect((await visitor.post(`/rewards/purchases/${id}/return`)).status).toBe(409)
    await goTo('2027-01-20')
    expect(await booked()).toEqual([])
  })

  it('reverses cash back for goods returned later, and names the original payment', async () => {
    const visitor = await visit()
    await shop(visitor, '60.00')
    await goTo('2026-12-21')
    const id = await purchaseOf(visitor)
    await visitor.post(`/rewards/purchases/${id}/return`)
    await goTo('2026-12-22')
    const [paid, back] = await history()
    expect(await booked()).toEqual([
      ['cash_back', 'NORTH STAR SHOES', 300],
      ['cash_back_reversal', 'NORTH STAR SHOES', -300],
    ])
    expect(bank.events().at(-1)).toMatchObject({
      type: 'adj',
      act_type: 'AD',
      otype: 'CB',
      amount: '-3.00',
      source_id: String(back?.id),
      prior_id: String(paid?.id),
    })
  })

  it('refuses a purchase too small for a cent of cash back', async () => {
    const { post } = await visit()
    const fields = { amount: '0.10', reference: '0b8f2c1e-6f5e-4f2c-9a54-3d7a0c1f2b11' }
    expect((await post('/rewards/offers/tidewater-hardware', fields)).status).toBe(422)
  })

  it("refuses to return another customer's purchase", async () => {
    const visitor = await visit()
    await shop(visitor, '60.00')
    const id = await purchaseOf(visitor)
    ;({ prn, history } = await openCustomer(sandbox, 'other@example.com'))
    const other = await visit()
    expect((await other.post(`/rewards/purchases/${id}/return`)).status).toBe(404)
  })

  it('pays no cash back into a closed account', async () => {
    await shop(await visit(), '60.00')
    await callGalileo(sandbox, 'modifyStatus', { accountNo: prn, type: '2' })
    await goTo('2026-12-30')
    expect(await booked()).toEqual([])
  })
})

const purchaseOf = async ({ get }: Awaited<ReturnType<typeof visit>>) =>
  /purchases\/(\d+)\/return/.exec(await (await get('/rewards')).text())?.[1]
