import { describe, expect, it } from 'vitest'
import { openBillWorld } from '../../testing/bills.ts'

const world = openBillWorld()

describe('checks', () => {
  it('prints, mails and cashes a check', async () => {
    const payer = await world.openPaper()
    const id = await payer.pay(payer.billerId, '300')
    await world.goTo('2026-11-21T01:00:00Z')
    expect(await payer.one(id)).toMatchObject({ status: 'W', check_no: null })
    await world.goTo('2026-11-23T13:00:00Z')
    const mailed = await payer.one(id)
    expect(mailed).toMatchObject({ status: 'Q', printed_date: '2026-11-23 06:00:00', cleared_date: null })
    expect((await payer.events()).at(-1)).toMatchObject({
      type: 'billpay_check_mailed',
      body: { amount: '300.00', check_no: mailed['check_no'], status: 'Q' },
    })
    await world.goTo('2026-11-30T12:59:00Z')
    expect((await payer.one(id)).status).toBe('Q')
    await world.goTo('2026-12-07T13:00:00Z')
    expect((await payer.one(id)).status).toBe('C')
    expect(await payer.balance()).toBe(699)
  })

  // BILLS-53
  it('returns a check without an address', async () => {
    const payer = await world.openPaper({ address1: '' })
    const id = await payer.pay(payer.billerId, '300')
    await world.goTo('2026-12-08')
    expect(await payer.one(id)).toMatchObject({ status: 'F', reason_code: 'UNDELIVERABLE' })
    expect(await payer.balance()).toBe(1000)
  })

  it('expires an uncashed check after 180 days and then credits its money back', async () => {
    const payer = await world.openPaper()
    const id = await payer.pay(payer.billerId, '300.78')
    await world.sandbox().command(`/_sim/bill_payments/${id}/advance`, { to: 'mailed' })
    const statuses: unknown[] = []
    for (const to of ['2027-05-19T11:59:00Z', '2027-05-19T13:00:00Z', '2027-05-20T13:00:00Z']) {
      await world.goTo(to)
      statuses.push((await payer.one(id)).status)
    }
    expect(statuses).toEqual(['Q', 'L', 'U'])
    expect(await payer.balance()).toBe(698.22)
    await world.goTo('2027-05-21T13:00:00Z')
    expect(await payer.one(id)).toMatchObject({ status: 'Y', reason_code: 'EXPIRED' })
    expect(await payer.balance()).toBe(1000)
    const types = (await payer.events()).slice(-5).map(({ type }) => type)
    expect(types).toEqual([
      'billpay_check_mailed',
      'billpay_expired',
      'billpay_status',
      'billpay_status',
      'adj',
    ])
  })

  it('cancels a check until it is printed, and voids it while it is in the mail', async () => {
    const payer = await world.openPaper()
    const [first, second] = [await payer.pay(payer.billerId, '10'), await payer.pay(payer.billerId, '20')]
    const voidSecond = async () =>
      (await world.sandbox().control('POST', `/_sim/bill_payments/${second}/void`)).status
    expect(await voidSecond()).toBe(409)
    await world.goTo('2026-11-21T01:00:00Z')
    expect((await payer.call('cancelBillPayment', { billpayTransactionId: first })).status_code).toBe(0)
    await world.goTo('2026-11-23T13:00:00Z')
    expect((await payer.call('cancelBillPayment', { billpayTransactionId: second })).status_code).toBe(
      '435-02',
    )
    expect([await voidSecond(), await voidSecond()]).toEqual([200, 409])
    expect(await payer.one(second)).toMatchObject({ status: 'X', reason_code: 'VOIDED' })
    expect(await payer.balance()).toBe(1000)
    await world.goTo('2026-12-10')
    expect(await payer.balance()).toBe(1000)
  })
})
