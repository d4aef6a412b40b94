import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openLinkedCustomer } from '../../testing/ach.ts'
import { openTestSandbox, type TestSandbox } from '../../testing/sandbox.ts'

/** A Friday, 11 a.m. in the processor's time zone. Thanksgiving is the Thursday after. */
const FRIDAY = new Date('2026-11-20T18:00:00Z')

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await openTestSandbox({}, () => FRIDAY)
})
beforeEach(() => sandbox.control('POST', '/_sim/clock/set', { to: FRIDAY.toISOString() }))
afterEach(() => sandbox.assertBalanced())
afterAll(() => sandbox.close())

/** Ignores the 502 of each advance: no bank runs in these tests. */
const goTo = (to: string) => sandbox.control('POST', '/_sim/clock/advance', { to })
const eventsOf = async (prn: string) =>
  (await sandbox.look<{ prn: string; type: string; body: Record<string, string> }[]>('/_sim/webhooks'))
    .filter((event) => event.prn === prn)
    .reverse()

describe('pulls', () => {
  // SANDBOX-31
  it('reviews a pull, sends it, and credits it after a hold that skips a holiday', async () => {
    const customer = await openLinkedCustomer(sandbox)
    const id = await customer.pull('250.00')
    expect(await customer.one(id)).toMatchObject({ status: 'N', amount: 250, debit_credit_indicator: 'D' })
    await goTo('2026-11-23T12:59:00Z')
    expect((await customer.one(id)).status).toBe('N')
    await goTo('2026-11-23T13:00:00Z')
    expect((await customer.one(id)).status).toBe('P')
    await goTo('2026-11-23T20:45:00Z')
    expect(await customer.one(id)).toMatchObject({
      status: 'S',
      sent_ts: '2026-11-23 13:45:00',
      hold_expiry_ts: '2026-11-27 06:00:00',
      post_ts: null,
    })
    await goTo('2026-11-27T12:59:00Z')
    expect(await customer.balance()).toBe(0)
    await goTo('2026-11-27T13:00:00Z')
    expect(await customer.balance()).toBe(250)
    const { source_id } = await customer.one(id)
    expect(await customer.one(id)).toMatchObject({ status: 'S', post_ts: '2026-11-27 06:00:00' })
    const events = await eventsOf(customer.prn)
    expect(events.map(({ type }) => type)).toEqual(['ach_status', 'ach_status', 'pmt'])
    expect(events[2]?.body).toMatchObject({
      ach_trans_id: id,
      amount: '250.00',
      source_id,
      timestamp: '2026-11-27 06:00:00 MST',
    })
  })

  // SANDBOX-31
  it('cancels a pull only before it is processed', async () => {
    const customer = await openLinkedCustomer(sandbox)
    const [first, second] = [await customer.pull('10'), await customer.pull('20')]
    const cancel = async (id: string) =>
      (await customer.call('cancelAchTransaction', { achTransactionId: id })).status_code
    expect(await cancel(first)).toBe(0)
    expect(await cancel(first)).toBe('430-02')
    await goTo('2026-11-23')
    expect(await cancel(second)).toBe('430-02')
    expect(await cancel('999999')).toBe('430-01')
    await goTo('2026-12-10')
    expect([(await customer.one(first)).status, await customer.balance()]).toEqual(['C', 20])
  })

  it('makes one pull per transaction id, and finds it by that id', async () => {
    const customer = await openLinkedCustomer(sandbox)
    const again = await Promise.all(
      Array.from({ length: 8 }, () => customer.create('D', '40', { transactionId: `once-${customer.prn}` })),
    )
    expect(new Set(again.map(({ response_data }) => response_data['ach_transaction_id'])).size).toBe(1)
    const other = await customer.create('D', '41', { transactionId: `once-${customer.prn}` })
    expect(other.status_code).toBe(24)
    const history = await customer.call('getAchTransactionHistory', {
      startDate: '2026-11-20',
      endDate: '2026-11-20',
    })
    expect(history.response_data['transactions']).toMatchObject([{ transaction_id: `once-${customer.prn}` }])
  })

  it('makes the pull even if the reply was lost', async () => {
    const customer = await openLinkedCustomer(sandbox)
    await sandbox.command('/_sim/faults', {
      partner: 'galileo',
      call: 'createAchTransaction',
      action: 'timeout_after',
    })
    const create = () => customer.create('D', '12', { transactionId: `lost-${customer.prn}` })
    await expect(create()).rejects.toThrow(/fetch failed/)
    expect((await create()).status_code).toBe(0)
    await goTo('2026-12-10')
    expect(await customer.balance()).toBe(12)
  })

  it('never sends a pull that the review rejects or finds over a limit', async () => {
    const customer = await openLinkedCustomer(sandbox)
    const ids = [await customer.pull('55.98'), await customer.pull('55.99')]
    await goTo('2026-12-10')
    expect([(await customer.one(ids[0] ?? '')).status, (await customer.one(ids[1] ?? '')).status]).toEqual([
      'R',
      'L',
    ])
    expect(await customer.balance()).toBe(0)
  })
})

describe('returns', () => {
  it.each([
    ['55.01', 'R01'],
    ['55.29', 'R29'],
  ])('returns a pull of %s before its credit, with code %s', async (amount, code) => {
    const customer = await openLinkedCustomer(sandbox)
    const id = await customer.pull(amount)
    await goTo('2026-11-25T14:59:00Z')
    expect(await customer.one(id)).toMatchObject({ status: 'S', return_code: null })
    await goTo('2026-11-25T15:00:00Z')
    expect(await customer.one(id)).toMatchObject({ status: 'E', return_code: code, post_ts: null })
    expect((await eventsOf(customer.prn)).at(-1)).toMatchObject({
      type: 'ach_return',
      body: { return_code: code, source_id: '', ach_trans_id: id },
    })
    expect(await customer.history()).toEqual([])
  })

  // FUNDING-110
  it('takes back spent money on a late return, and blocks pulls until the balance is restored', async () => {
    const customer = await openLinkedCustomer(sandbox)
    const id = await customer.pull('155.01')
    await goTo('2026-11-27')
    expect(await customer.balance()).toBe(155.01)
    await customer.push('100')
    await goTo('2026-12-02')
    expect(await customer.balance()).toBe(-100)
    const transfer = await customer.one(id)
    expect(transfer).toMatchObject({ status: 'E', return_code: 'R01', return_ts: '2026-12-02 08:00:00' })
    const events = (await eventsOf(customer.prn)).slice(-2)
    expect(events).toMatchObject([
      { type: 'adj', body: { amount: '-155.01', prior_id: transfer['source_id'] } },
      { type: 'ach_return' },
    ])
    expect((await customer.create('D', '5')).status_code).toBe('429-03')
    await sandbox.command(`/_sim/accounts/${customer.prn}/deposits`, {
      kind: 'payroll',
      amount: '100',
      description: 'PAY',
    })
    expect((await customer.create('D', '5')).status_code).toBe(0)
  })

  it('can return an unauthorized pull after a month', async () => {
    const customer = await openLinkedCustomer(sandbox, { name: 'Checking R10-late' })
    const id = await customer.pull('30')
    await goTo('2026-12-22')
    expect(await customer.balance()).toBe(30)
    await goTo('2026-12-23')
    expect([(await customer.one(id)).return_code, await customer.balance()]).toEqual(['R10', 0])
  })

  it('makes a linked account unusable after a return for a closed account', async () => {
    const customer = await openLinkedCustomer(sandbox, { name: 'R02' })
    await customer.pull('30')
    await goTo('2026-11-25')
    expect((await customer.create('D', '5')).status_code).toBe('429-11')
    const { response_data } = await customer.call('getAchAccounts')
    expect(response_data['ach_accounts']).toMatchObject([{ status: 'unusable' }])
  })

  // SANDBOX-32
  it('accepts a return made by hand only at legal times', async () => {
    const customer = await openLinkedCustomer(sandbox)
    const id = await customer.pull('30')
    const returnPull = (code: string) => sandbox.control('POST', `/_sim/ach/${id}/return`, { code })
    expect((await returnPull('R01')).status).toBe(409)
    await sandbox.command(`/_sim/ach/${id}/advance`)
    await sandbox.command(`/_sim/ach/${id}/advance`)
    expect((await returnPull('R99')).status).toBe(422)
    await sandbox.command(`/_sim/ach/${id}/advance`)
    expect(await customer.balance()).toBe(30)
    expect((await returnPull('R03')).status).toBe(200)
    expect(await customer.balance()).toBe(0)
    expect((await returnPull('R03')).status).toBe(409)
    expect((await sandbox.control('POST', `/_sim/ach/${id}/advance`)).status).toBe(409)
    expect((await sandbox.control('POST', '/_sim/ach/999999/return', { code: 'R01' })).status).toBe(404)
  })
})

it('takes the money of a push at once, and credits it back on a return or a cancellation', async () => {
  const customer = await openLinkedCustomer(sandbox)
  expect((await customer.create('C', '60')).status_code).toBe('429-02')
  await sandbox.command(`/_sim/accounts/${customer.prn}/deposits`, {
    kind: 'payroll',
    amount: '200',
    description: 'PAY',
  })
  const kept = await customer.push('60')
  const returned = await customer.push('55.03')
  const cancelled = await customer.push('20')
  expect(await customer.balance()).toBe(64.97)
  await customer.call('cancelAchTransaction', { achTransactionId: cancelled })
  expect(await customer.balance()).toBe(84.97)
  await goTo('2026-12-10')
  expect(await customer.balance()).toBe(140)
  expect([(await customer.one(kept)).status, (await customer.one(returned)).status]).toEqual(['S', 'E'])
})

describe('linked accounts', () => {
  it.each([
    ['achRoutingNo', '021000022', 2],
    ['achAccountNo', '12', 2],
    ['type', 'X', 2],
    ['name', '', 2],
  ])('refuses a linked account with an invalid %s', async (field, value, code) => {
    const customer = await openLinkedCustomer(sandbox)
    const good = { achRoutingNo: '222222226', achAccountNo: '987654321', type: 'S', name: 'Savings' }
    expect((await customer.call('addAchAccount', { ...good, [field]: value })).status_code).toBe(code)
    expect((await customer.call('addAchAccount', good)).status_code).toBe(0)
    expect((await customer.call('addAchAccount', good)).status_code).toBe('423-04')
  })

  it('refuses to add a linked account by processor token', async () => {
    const customer = await openLinkedCustomer(sandbox)
    const answer = await customer.call('addAchAccount', { processorToken: 'processor-sandbox-1' })
    expect(answer.status_code).toBe(1)
  })

  it('refuses new transfers with a removed account, but completes pending ones', async () => {
    const customer = await openLinkedCustomer(sandbox)
    await customer.pull('30')
    const remove = async () =>
      (await customer.call('removeAchAccount', { achAccountId: customer.achAccountId })).status_code
    expect([await remove(), await remove()]).toEqual([0, '492-02'])
    expect((await customer.create('D', '5')).status_code).toBe('429-01')
    await goTo('2026-12-10')
    expect(await customer.balance()).toBe(30)
  })

  it("answers for another customer's linked account as if it did not exist", async () => {
    const [one, two] = [await openLinkedCustomer(sandbox), await openLinkedCustomer(sandbox)]
    const answer = await one.create('D', '5', { achAccountId: two.achAccountId })
    expect(answer.status_code).toBe('429-01')
    const removal = await one.call('removeAchAccount', { achAccountId: two.achAccountId })
    expect(removal.status_code).toBe('492-01')
  })

  it('corrects a wrong account number and sends the bank an event', async () => {
    const customer = await openLinkedCustomer(sandbox, { achAccountNo: '5555000101' })
    await customer.pull('30')
    await goTo('2026-12-10')
    expect((await eventsOf(customer.prn)).find(({ type }) => type === 'ach_change')?.body).toMatchObject({
      change_code: 'C01',
      ach_acct_id: customer.achAccountId,
      account_no: 'XXXXXX1010',
    })
    expect(await customer.balance()).toBe(30)
  })
})

describe('transfer limits', () => {
  it('limits each entry and the total of a new account, not counting cancelled entries', async () => {
    const customer = await openLinkedCustomer(sandbox)
    expect((await customer.create('D', '10000.01')).status_code).toBe('429-03')
    const id = await customer.pull('9000')
    expect((await customer.create('D', '1000.01')).status_code).toBe('429-03')
    await customer.call('cancelAchTransaction', { achTransactionId: id })
    expect((await customer.create('D', '1000.01')).status_code).toBe(0)
  })

  it('limits the number of entries in a day', async () => {
    const customer = await openLinkedCustomer(sandbox)
    for (let count = 0; count < 10; count += 1) await customer.pull('1')
    expect((await customer.create('D', '1')).status_code).toBe('429-03')
  })
})

it('finishes pending transfers after a restart', async () => {
  const customer = await openLinkedCustomer(sandbox)
  await customer.pull('30')
  const { openSandbox } = await import('../../app.ts')
  const again = await openSandbox({
    database: sandbox.database,
    config: sandbox.config,
    machineNow: () => new Date('2026-12-10T18:00:00Z'),
  })
  await again.listen()
  await again.close()
  expect(await customer.balance()).toBe(30)
})
