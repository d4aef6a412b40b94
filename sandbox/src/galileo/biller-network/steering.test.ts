import { describe, expect, it } from 'vitest'
import { BILL_FRIDAY, openBillWorld } from '../../testing/bills.ts'

const world = openBillWorld()

describe('control of bill payments', () => {
  const advance = (id: string, to?: string) =>
    world.sandbox().control('POST', `/_sim/bill_payments/${id}/advance`, to === undefined ? {} : { to })

  // SANDBOX-33
  it('moves a payment to any status that it can legally reach, and to no other', async () => {
    const payer = await world.openPaper()
    const id = await payer.pay(payer.billerId, '10')
    expect((await advance(id, 'somewhere')).status).toBe(422)
    expect((await advance('999999', 'cleared')).status).toBe(404)
    for (const to of ['pending', 'mailed', 'cleared'])
      expect((await advance(id, to)).body).toMatchObject({ status: to, kind: 'check' })
    expect((await advance(id)).status).toBe(409)
    expect((await advance(id, 'failed')).status).toBe(409)
    expect((await advance(id, 'returned')).body).toMatchObject({ status: 'returned', is_given_back: true })
    expect((await advance(id, 'returned')).status).toBe(409)
    expect(await payer.balance()).toBe(1000)
  })

  it('runs the next step of one payment and shows the step after it', async () => {
    const payer = await world.openElectronic()
    const [id, other] = [await payer.pay(payer.billerId, '10'), await payer.pay(payer.billerId, '73.73')]
    expect((await advance(id)).body).toMatchObject({
      processor_status: 'O',
      status_at: BILL_FRIDAY.toISOString(),
      next_status: 'A',
    })
    const listed = await world.sandbox().look<object[]>(`/_sim/bill_payments?prn=${payer.prn}`)
    expect(listed).toMatchObject([
      { id: Number(other), status: 'created', amount: '73.73', fee: '1.00', next_status: 'O' },
      { id: Number(id), status: 'pending', due_at: '2026-11-23T13:00:00.000Z' },
    ])
    await world.goTo('2026-12-24')
    expect((await payer.one(other)).status).toBe('O')
    expect((await advance(other)).status).toBe(409)
    expect((await advance(other, 'failed')).body).toMatchObject({ reason: 'R23' })
  })

  it('searches and lists the directory', async () => {
    const found = await world.sandbox().look<object[]>('/_sim/billers?text=trustee&state=TX')
    expect(found).toMatchObject([
      { id: '0000009005', rules: { atMost: 250_000 } },
      { id: '0000009006', rules: { checksOnly: true } },
    ])
    expect((await world.sandbox().look<object[]>('/_sim/billers')).length).toBeGreaterThanOrEqual(80)
  })
})
