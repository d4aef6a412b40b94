import { describe, expect, it } from 'vitest'
import { openBillWorld } from '../testing/bills.ts'
import { FAIRWICK, postedLines, readOfficeLedger } from '../testing/trustee-office.ts'

const world = openBillWorld()

/** Pays 500.00 on Friday to an office that posts on the day on which it receives, and waits two months. */
const payTo = async (billerAccountNo: string) => {
  const payer = await world.openElectronic('9000', { rppsBillerId: FAIRWICK, billerAccountNo })
  const id = await payer.pay(payer.billerId, '500')
  await world.goTo('2027-01-20T17:00:00Z')
  return { payer, id }
}

// SBX-02
it.each([
  ['24-90001', 'one day late', ['2026-11-24 500.00']],
  ['24-90002', 'a dollar less', ['2026-11-23 499.00']],
  ['24-90003', 'never', []],
  ['24-90004', 'twice', ['2026-11-23 500.00', '2026-11-23 500.00']],
])('posts a payment to case %s %s', async (caseNumber, _how, expected) => {
  const { payer, id } = await payTo(caseNumber)
  expect(await postedLines(world.sandbox(), caseNumber)).toEqual(expected)
  expect(await payer.one(id)).toMatchObject({ status: 'A' })
  expect(await payer.balance()).toBe(8499)
})

// SBX-02
it('keeps a payment that it never posts', async () => {
  await payTo('25-90003')
  expect(await readOfficeLedger(world.sandbox(), '25-90003')).toMatchObject({
    total_posted: '0.00',
    waiting: [{ amount: '500.00', received_on: '2026-11-23', posts_on: null }],
  })
})

// SBX-02
it('gives each of two postings of one payment its own receipt number', async () => {
  await payTo('25-90004')
  const { receipts } = await readOfficeLedger(world.sandbox(), '25-90004')
  expect(new Set(receipts.map(({ receipt_number }) => receipt_number)).size).toBe(2)
})

describe('a closed case', () => {
  // SBX-02
  it('sends an electronic payment back with its fee on the next banking day', async () => {
    const payer = await world.openElectronic('9000', {
      rppsBillerId: FAIRWICK,
      billerAccountNo: '24-90005',
    })
    const id = await payer.pay(payer.billerId, '500')
    await world.goTo('2026-11-23T17:00:00Z')
    expect(await payer.one(id)).toMatchObject({ status: 'A' })
    expect(await payer.balance()).toBe(8499)
    await world.goTo('2026-11-24T17:00:00Z')
    expect(await payer.one(id)).toMatchObject({ status: 'R', reason_code: 'R02' })
    expect(await payer.balance()).toBe(9000)
    expect(await readOfficeLedger(world.sandbox(), '24-90005')).toMatchObject({
      is_closed: true,
      total_posted: '0.00',
      receipts: [],
      waiting: [],
    })
    const types = (await payer.events()).slice(-2).map(({ type }) => type)
    expect(types).toEqual(['billpay_status', 'adj'])
  })

  // SBX-02
  it('sends the money of a check back', async () => {
    const payer = await world.openPaper({
      name: 'Chapter 13 Trustee F. Marchbank',
      state: 'TX',
      billerAccountNo: '25-90005',
    })
    const id = await payer.pay(payer.billerId, '500')
    await world.goTo('2027-01-20T17:00:00Z')
    expect(await payer.one(id)).toMatchObject({ status: 'R', reason_code: 'REFUSED' })
    expect(await payer.balance()).toBe(1000)
    expect(await postedLines(world.sandbox(), '25-90005')).toEqual([])
  })

  // SBX-02
  it('sends a payment back when the clerk finds the case', async () => {
    const payer = await world.openPaper({
      name: 'Chapter 13 Trustee A. Fairwick',
      state: 'CA',
      billerAccountNo: 'Plan payment',
    })
    const electronic = await payer.addElectronic({ rppsBillerId: FAIRWICK, billerAccountNo: '26-90005' })
    await payer.pay(electronic, '100')
    await payer.pay(payer.billerId, '500')
    await world.goTo('2027-01-20T17:00:00Z')
    expect(await payer.balance()).toBe(1000)
  })
})
