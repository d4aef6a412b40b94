import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { callGalileo, openCustomer } from '../../testing/customer.ts'
import { openTestSandbox, type TestSandbox } from '../../testing/sandbox.ts'

const FRIDAY = new Date('2026-11-20T18:00:00Z')
const LAST_YEAR_STAMP = '2025-01-01 00:00:00'

let sandbox: TestSandbox
let prn: string
let history: Awaited<ReturnType<typeof openCustomer>>['history']
beforeAll(async () => {
  sandbox = await openTestSandbox({}, () => FRIDAY)
})
beforeEach(async () => {
  await sandbox.control('POST', '/_sim/clock/set', { to: FRIDAY.toISOString() })
  ;({ prn, history } = await openCustomer(sandbox, 'refunded@example.com'))
  await deposit()
})
afterEach(() => sandbox.assertBalanced())
afterAll(() => sandbox.close())

const deposit = (kind = 'payroll') =>
  sandbox.command(`/_sim/accounts/${prn}/deposits`, { kind, amount: '100', description: 'PAYROLL' })
const buy = (amount: string) =>
  sandbox.command<{ approved: boolean; reason?: string }>(`/_sim/cards/${prn}/authorizations`, {
    merchant: 'SHOP',
    amount,
  })
let orders = 0
const order = (change: Record<string, string> = {}) =>
  callGalileo(sandbox, 'createRefundCheck', {
    accountNo: prn,
    transactionId: `refund-${++orders}`,
    payeeName: 'Test Customer',
    address1: '1 Main Street',
    city: 'Springfield',
    state: 'IL',
    postalCode: '62701',
    cashableDays: '180',
    ...change,
  })
const idOf = (answer: { response_data: Record<string, unknown> }) =>
  String(answer.response_data['refund_check_id'])
const status = async (id: string) =>
  (await callGalileo(sandbox, 'getRefundCheck', { accountNo: prn, refundCheckId: id })).response_data[
    'status'
  ]
const goTo = (to: string) => sandbox.control('POST', '/_sim/clock/advance', { to })
const cash = (id: string) => sandbox.control('POST', `/_sim/refund_checks/${id}/cash`)
const posted = async () => (await history()).map(({ kind, amountCents }) => [kind, amountCents])

describe('refund checks', () => {
  // SANDBOX-40
  it('pays out the whole balance once per reference', async () => {
    const first = await order()
    expect(first).toMatchObject({ status_code: 0, response_data: { amount: 100, status: 'P' } })
    expect((await order({ transactionId: `refund-${orders}` })).response_data).toEqual(first.response_data)
    expect(await posted()).toEqual([
      ['deposit', 10_000],
      ['refund_check', -10_000],
    ])
  })

  it('leaves the amount held for a purchase in the account', async () => {
    await buy('30')
    expect((await order()).response_data['amount']).toBe(70)
  })

  it('refuses a refund check for an empty account', async () => {
    await order()
    expect(await order()).toMatchObject({ status_code: '480-01' })
  })

  // SANDBOX-40
  it('mails a refund check on the next banking day and cashes it once', async () => {
    const id = idOf(await order())
    await goTo('2026-11-23T13:29:00Z')
    expect([await status(id), (await cash(id)).status]).toEqual(['P', 409])
    await goTo('2026-11-23T13:30:00Z')
    expect(await status(id)).toBe('M')
    expect([(await cash(id)).status, (await cash(id)).status]).toEqual([200, 409])
    expect(await status(id)).toBe('C')
  })

  it('cashes a refund check with a console button', async () => {
    const id = idOf(await order())
    await goTo('2026-11-23T20:00:00Z')
    const look = async () => (await sandbox.app.inject({ url: `/?customer=${prn}` })).body
    expect(await look()).toContain(`>Cash ${700_000 + Number(id)}<`)
    await sandbox.app.inject({
      method: 'POST',
      url: `/console/cash-check/${id}`,
      payload: `customer=${prn}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(await status(id)).toBe('C')
    expect(await look()).toContain('100.00: cashed')
  })

  // SANDBOX-40
  it('voids an uncashed refund check after its last day', async () => {
    const id = idOf(await order({ cashableDays: '10' }))
    await goTo('2026-12-03T20:00:00Z')
    expect(await status(id)).toBe('M')
    await goTo('2026-12-04T20:00:00Z')
    expect([await status(id), (await cash(id)).status]).toEqual(['X', 409])
  })
})

describe('the end of the program', () => {
  const set = (featureType: '90' | '91', startDate: string) =>
    callGalileo(sandbox, 'setAccountFeature', { accountNo: prn, featureType, featureValue: 'Y', startDate })
  const announce = (direction: 'credit' | 'debit') =>
    sandbox.command<{ id: number }>(`/_sim/accounts/${prn}/ach_entries`, {
      direction,
      amount: '10',
      company: 'ACME WIDGETS',
      description: 'PAYROLL',
      effective_on: '2026-11-25',
    })
  const returnOf = async (id: number) =>
    (await sandbox.look<{ id: number; return_code: string | null }[]>(`/_sim/ach?prn=${prn}`)).find(
      (each) => each.id === id,
    )?.return_code

  it('returns pay and refuses manual deposits from the last day of deposits on', async () => {
    const { id } = await announce('credit')
    // Midnight in New York is 10 p.m. of the previous day in the processor's time zone.
    await set('90', '2026-11-24 22:00:00')
    await deposit()
    await goTo('2026-11-25T20:00:00Z')
    expect(await returnOf(id)).toBe('R20')
    const refused = await sandbox.control('POST', `/_sim/accounts/${prn}/deposits`, {
      kind: 'payroll',
      amount: '100',
      description: 'PAYROLL',
    })
    expect(refused.status).toBe(409)
    expect(await posted()).toEqual([
      ['deposit', 10_000],
      ['deposit', 10_000],
    ])
  })

  it('declines purchases and returns debits after the last day of spending, but posts refunds', async () => {
    const { id } = await announce('debit')
    await set('91', LAST_YEAR_STAMP)
    expect(await buy('1')).toMatchObject({ approved: false, reason: 'ended' })
    await goTo('2026-11-25T20:00:00Z')
    expect(await returnOf(id)).toBe('R20')
    await deposit('refund')
    expect(await posted()).toEqual([
      ['deposit', 10_000],
      ['refund', 10_000],
    ])
  })
})
