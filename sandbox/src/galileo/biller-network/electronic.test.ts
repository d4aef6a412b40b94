import { describe, expect, it } from 'vitest'
import { BILL_FRIDAY, openBillWorld } from '../../testing/bills.ts'

const world = openBillWorld()

describe('electronic payments', () => {
  it("sends a payment with the day's file and acknowledges it on the next banking day", async () => {
    const payer = await world.openElectronic()
    await world.goTo('2026-11-25T20:46:00Z')
    const id = await payer.pay(payer.billerId, '120.50')
    await world.goTo('2026-11-27T20:44:00Z')
    expect((await payer.one(id)).status).toBe('N')
    await world.goTo('2026-11-27T20:45:00Z')
    expect(await payer.one(id)).toMatchObject({ status: 'O', status_ts: '2026-11-27 13:45:00' })
    await world.goTo('2026-11-30T12:59:00Z')
    expect((await payer.one(id)).status).toBe('O')
    await world.goTo('2026-11-30T13:00:00Z')
    expect(await payer.one(id)).toMatchObject({
      status: 'A',
      cleared_date: '2026-11-30 06:00:00',
      return_adj_id: null,
      check_no: null,
    })
    const events = (await payer.events()).slice(-3).map(({ type, body }) => [type, body['status']])
    expect(events).toEqual([
      ['billpay', 'N'],
      ['billpay_status', 'O'],
      ['billpay_status', 'A'],
    ])
    expect(await payer.balance()).toBe(878.5)
  })

  it('credits amount and fee of a rejected payment back once, even if the clock is set back', async () => {
    const payer = await world.openElectronic()
    const id = await payer.pay(payer.billerId, '50.71')
    expect(await payer.balance()).toBe(948.29)
    await world.goTo('2026-11-23T13:00:00Z')
    expect(await payer.one(id)).toMatchObject({ status: 'E', reason_code: 'R02' })
    expect(await payer.balance()).toBe(1000)
    const [rejected, credit] = (await payer.events()).slice(-2)
    expect(rejected).toMatchObject({
      type: 'billpay_rejected',
      body: {
        billpay_id: id,
        reason_code: 'R02',
        rjreason: 'Account closed at the biller',
        rpssamt: '50.71',
        rpssbiller: 'Saltgrass Power and Light',
      },
    })
    const debit = (await payer.history()).at(-2)
    expect(credit).toMatchObject({
      type: 'adj',
      body: { otype: 'BR', amount: '51.71', prior_id: String(debit?.id), billpay_id: id },
    })
    await world.goTo(BILL_FRIDAY.toISOString())
    await world.goTo('2026-12-24')
    expect(await payer.balance()).toBe(1000)
    expect(
      (await world.sandbox().control('POST', `/_sim/bill_payments/${id}/advance`, { to: 'returned' })).status,
    ).toBe(409)
  })

  it('credits a payment back that is returned after it cleared', async () => {
    const payer = await world.openElectronic()
    const id = await payer.pay(payer.billerId, '50.77')
    await world.goTo('2026-11-23T13:00:00Z')
    expect((await payer.one(id)).status).toBe('A')
    await world.goTo('2026-12-01T12:59:00Z')
    expect(await payer.balance()).toBe(948.23)
    await world.goTo('2026-12-01T13:00:00Z')
    expect(await payer.one(id)).toMatchObject({ status: 'R', reason_code: 'R23' })
    expect(await payer.balance()).toBe(1000)
  })

  it('cancels an electronic payment until it is sent', async () => {
    const payer = await world.openElectronic()
    const [first, second] = [await payer.pay(payer.billerId, '10'), await payer.pay(payer.billerId, '20')]
    const cancel = async (id: string) =>
      (await payer.call('cancelBillPayment', { billpayTransactionId: id })).status_code
    expect(await cancel(first)).toBe(0)
    expect(await payer.balance()).toBe(979)
    expect(await cancel(first)).toBe('435-02')
    await world.goTo('2026-11-20T20:45:00Z')
    expect(await cancel(second)).toBe('435-02')
    expect(await cancel('999999')).toBe('435-01')
    expect(await payer.one(first)).toMatchObject({ status: 'B', reason_code: 'CANCELLED' })
  })

  it('completes a payment whose biller was removed in the meantime', async () => {
    const payer = await world.openElectronic()
    const id = await payer.pay(payer.billerId, '10')
    await payer.call('removeBiller', { billerId: payer.billerId })
    await world.goTo('2026-11-24')
    expect((await payer.one(id)).status).toBe('A')
  })
})

describe('payments to a trustee', () => {
  const toTrustee = async (rppsBillerId: string, billerAccountNo: string) =>
    world.openElectronic('9000', { rppsBillerId, billerAccountNo })

  it('delays a trustee payment without a case number by ten banking days', async () => {
    const payer = await toTrustee('0000009002', '1234567890')
    const [without, named] = [
      await payer.pay(payer.billerId, '300'),
      await payer.pay(payer.billerId, '300', { memo: 'Case 24-10077' }),
    ]
    await world.goTo('2026-11-24')
    expect([(await payer.one(without)).status, (await payer.one(named)).status]).toEqual(['O', 'A'])
    await world.goTo('2026-12-09')
    expect(await payer.one(without)).toMatchObject({ status: 'A', status_ts: '2026-12-08 06:00:00' })
  })

  it("rejects a payment above the trustee's highest amount", async () => {
    const payer = await toTrustee('0000009005', '24-10077')
    const id = await payer.pay(payer.billerId, '2500.01')
    await world.goTo('2026-11-24')
    expect(await payer.one(id)).toMatchObject({ status: 'E', reason_code: 'R23' })
    expect(await payer.balance()).toBe(9000)
  })

  it('credits a check back after the trustee returned it', async () => {
    const payer = await world.openPaper({
      name: 'Chapter 13 Trustee C. Ravensby',
      billerAccountNo: '24-10077',
    })
    const id = await payer.pay(payer.billerId, '300')
    await world.goTo('2026-12-07T12:59:00Z')
    expect((await payer.one(id)).status).toBe('Q')
    await world.goTo('2026-12-07T13:00:00Z')
    expect(await payer.one(id)).toMatchObject({ status: 'V', reason_code: 'REFUSED' })
    expect(await payer.balance()).toBe(699)
    await world.goTo('2026-12-08T13:00:00Z')
    expect(await payer.one(id)).toMatchObject({ status: 'F', reason_code: 'REFUSED' })
    expect(await payer.balance()).toBe(1000)
    const types = (await payer.events()).slice(-3).map(({ type }) => type)
    expect(types).toEqual(['billpay_request_returned', 'billpay_status', 'adj'])
  })
})

it('finishes pending bill payments after a restart', async () => {
  const payer = await world.openElectronic()
  const id = await payer.pay(payer.billerId, '30.72')
  const { openSandbox } = await import('../../app.ts')
  const again = await openSandbox({
    database: world.sandbox().database,
    config: world.sandbox().config,
    machineNow: () => new Date('2026-12-10T18:00:00Z'),
  })
  await again.listen()
  await again.close()
  expect(await payer.one(id)).toMatchObject({ status: 'E', reason_code: 'R22' })
  expect(await payer.balance()).toBe(1000)
})
