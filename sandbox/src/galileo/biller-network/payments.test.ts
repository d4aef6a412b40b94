import { describe, expect, it } from 'vitest'
import { openBillWorld } from '../../testing/bills.ts'

const world = openBillWorld()

describe('bill payments', () => {
  it('takes the amount and the fee of a payment at once as one movement', async () => {
    const payer = await world.openElectronic()
    const answer = await payer.create(payer.billerId, '120.50')
    expect(answer.response_data).toMatchObject({
      status: 'N',
      type: 'E',
      amount: 120.5,
      fee_amount: 1,
      adj_amount: -121.5,
    })
    expect(await payer.balance()).toBe(878.5)
    const moved = (await payer.history()).at(-1)
    expect(moved).toMatchObject({
      kind: 'bill_payment',
      details: 'Bill payment: Saltgrass Power and Light',
      amountCents: -12_150,
    })
    expect(answer.response_data['adj_id']).toBe(String(moved?.id))
    expect((await payer.events()).at(-1)).toMatchObject({
      type: 'billpay',
      body: { act_type: 'AD', otype: 'BP', amount: '-121.50', status: 'N', open_to_buy: '878.50' },
    })
  })

  it.each([
    ['an amount that exceeds the balance with the fee', '999.01', {}, '433-05'],
    ['a zero amount', '0', {}, '433-03'],
    ['a negative amount', '-5', {}, '433-03'],
    ['a fraction of a cent', '1.001', {}, '433-03'],
    ['an amount that is not a number', 'all of it', {}, '433-03'],
    ['an amount above the limit', '100000000', {}, '433-04'],
    ['a negative fee', '5', { feeAmount: '-1.00' }, 2],
    ["tomorrow's date", '5', { processDate: '2026-11-21' }, '433-02'],
    ["yesterday's date", '5', { processDate: '2026-11-19' }, '433-02'],
  ])('refuses a payment with %s and takes no money', async (_what, amount, more, code) => {
    const payer = await world.openElectronic()
    expect((await payer.create(payer.billerId, amount, more)).status_code).toBe(code)
    expect(await payer.balance()).toBe(1000)
    expect(
      (await payer.call('getBillPayHistory', { startDate: '2026-11-20', endDate: '2026-11-20' }))
        .response_data,
    ).toEqual({ found: 0, bill_payments: [] })
  })

  it('accepts a payment of the whole available balance, which excludes holds for purchases', async () => {
    const payer = await world.openElectronic('100.00')
    await world
      .sandbox()
      .command(`/_sim/cards/${payer.prn}/authorizations`, { merchant: 'SHOP', amount: '49.00' })
    expect((await payer.create(payer.billerId, '50.01')).status_code).toBe('433-05')
    await payer.pay(payer.billerId, '50.00', { processDate: '2026-11-20' })
    expect(await payer.balance()).toBe(0)
  })

  it('refuses a payment from a closed account', async () => {
    const payer = await world.openElectronic()
    await payer.call('modifyStatus', { type: '2' })
    expect((await payer.create(payer.billerId, '5.00')).status_code).toBe('433-06')
  })

  it('makes one payment per transaction id', async () => {
    const payer = await world.openElectronic()
    const again = await Promise.all(
      Array.from({ length: 8 }, () =>
        payer.create(payer.billerId, '40', { transactionId: `once-${payer.prn}` }),
      ),
    )
    const ids = new Set(again.map(({ response_data }) => response_data['billpay_transaction_id']))
    expect([ids.size, await payer.balance()]).toEqual([1, 959])
    const other = await payer.create(payer.billerId, '41', { transactionId: `once-${payer.prn}` })
    expect(other.status_code).toBe(24)
  })

  it('lets a refused payment be tried again with its transaction id', async () => {
    const payer = await world.openElectronic('10.00')
    const attempt = () => payer.create(payer.billerId, '40', { transactionId: `retry-${payer.prn}` })
    expect((await attempt()).status_code).toBe('433-05')
    await payer.earn('100')
    expect((await attempt()).status_code).toBe(0)
  })

  it('refuses the second of two payments at once that exceed the balance together', async () => {
    const payer = await world.openElectronic('100.00')
    const both = await Promise.all([
      payer.create(payer.billerId, '60.00'),
      payer.create(payer.billerId, '60.00'),
    ])
    expect(both.map(({ status_code }) => String(status_code)).toSorted()).toEqual(['0', '433-05'])
    expect(await payer.balance()).toBe(39)
  })

  it.each([
    ['after', 'keeps the payment and finds it by its transaction id', 939],
    ['before', 'makes no payment', 1000],
  ])('when the connection breaks %s the work, %s', async (moment, _what, left) => {
    const payer = await world.openElectronic()
    await world.sandbox().command('/_sim/faults', {
      partner: 'galileo',
      call: 'createBillPayment',
      action: `timeout_${moment}`,
    })
    const transactionId = `lost-${moment}-${payer.prn}`
    const ask = () => payer.create(payer.billerId, '60', { transactionId })
    await expect(ask()).rejects.toThrow(/fetch failed/)
    expect(await payer.balance()).toBe(left)
    const found = await payer.call('getBillPayHistory', { externalTransId: transactionId })
    expect(found.response_data['found']).toBe(left === 1000 ? 0 : 1)
    expect((await ask()).status_code).toBe(0)
    expect(await payer.balance()).toBe(939)
  })

  it('books a payment of x.74 for a different amount and reports that amount', async () => {
    const payer = await world.openElectronic()
    const answer = await payer.create(payer.billerId, '20.74')
    expect(answer.response_data).toMatchObject({ amount: 20.74, adj_amount: -21.64 })
    const id = String(answer.response_data['billpay_transaction_id'])
    await world.sandbox().command(`/_sim/bill_payments/${id}/advance`, { to: 'failed' })
    expect(await payer.balance()).toBe(1000)
  })
})

it("does not find another customer's payments", async () => {
  const [one, two] = [await world.openElectronic(), await world.openElectronic()]
  const id = await one.pay(one.billerId, '10')
  const found = await two.call('getBillPayHistory', { billpayTransactionId: id })
  expect(found.response_data['found']).toBe(0)
  expect((await two.call('cancelBillPayment', { billpayTransactionId: id })).status_code).toBe('435-01')
})

it('lists the payments made in a range of days, newest first', async () => {
  const payer = await world.openElectronic()
  const first = await payer.pay(payer.billerId, '10', { transactionId: `first-${payer.prn}` })
  await world.goTo('2026-11-22')
  const second = await payer.pay(payer.billerId, '20')
  const of = async (startDate: string, endDate: string) =>
    (await payer.call('getBillPayHistory', { startDate, endDate })).response_data['bill_payments']
  expect(await of('2026-11-20', '2026-11-22')).toMatchObject([
    { billpay_transaction_id: second, create_ts: '2026-11-22 11:00:00' },
    { billpay_transaction_id: first, external_trans_id: `first-${payer.prn}`, amount: 10, fee_amount: 1 },
  ])
  expect(await of('2026-11-21', '2026-11-22')).toHaveLength(1)
})
