import { addBankingDays } from '@yoursuccess/contract/core/banking-days'
import { day } from '@yoursuccess/contract/core/calendar-date'
import { describe, expect, it } from 'vitest'
import { openSandbox } from '../app.ts'
import { BILL_FRIDAY, openBillWorld } from '../testing/bills.ts'
import { FAIRWICK, postedLines, readOfficeLedger } from '../testing/trustee-office.ts'

const world = openBillWorld()
const toOffice = (rppsBillerId: string, billerAccountNo: string) =>
  world.openElectronic('9000', { rppsBillerId, billerAccountNo })
const check = (trustee: string, state: string, billerAccountNo: string) =>
  world.openPaper({ name: `Chapter 13 Trustee ${trustee}`, state, billerAccountNo })
const ledger = (caseText: string) => readOfficeLedger(world.sandbox(), caseText)
const lines = (caseText: string, office?: string) => postedLines(world.sandbox(), caseText, office)

describe('payments of the biller network', () => {
  // SBX-02
  it('posts an electronic payment without its fee on the day that it arrives', async () => {
    const payer = await toOffice(FAIRWICK, '24-10001')
    await payer.pay(payer.billerId, '500')
    await world.goTo('2026-11-23T12:59:00Z')
    expect(await ledger('24-10001')).toMatchObject({ office: null, total_posted: '0.00', receipts: [] })
    await world.goTo('2026-11-23T13:30:00Z')
    expect(await ledger('2410001')).toMatchObject({
      case_number: '24-10001',
      office: { id: FAIRWICK, name: 'Chapter 13 Trustee A. Fairwick' },
      is_closed: false,
      total_posted: '500.00',
      receipts: [
        {
          posted_on: '2026-11-23',
          amount: '500.00',
          receipt_number: expect.stringMatching(/^1\d{5}$/) as string,
          method: 'electronic',
          description: 'ELECTRONIC PAYMENT',
          received_on: '2026-11-23',
          available_on: '2026-11-23',
        },
      ],
      waiting: [],
    })
  })

  // SBX-02
  it('posts after the days that the office takes, not counting Thanksgiving', async () => {
    const payer = await toOffice('0000009012', '24-10002')
    await payer.pay(payer.billerId, '500')
    await world.goTo('2026-11-25T17:00:00Z')
    expect(await ledger('24-10002')).toMatchObject({
      receipts: [],
      waiting: [{ amount: '500.00', received_on: '2026-11-23', posts_on: '2026-11-27' }],
    })
    await world.goTo('2026-11-27T17:00:00Z')
    expect(await ledger('24-10002')).toMatchObject({
      receipts: [{ posted_on: '2026-11-27', available_on: '2026-12-05' }],
      waiting: [],
    })
  })

  // SBX-02
  it('posts each payment once when the clock moves back and forth', async () => {
    const payer = await toOffice(FAIRWICK, '24-10003')
    await payer.pay(payer.billerId, '500')
    await world.goTo('2026-11-24T17:00:00Z')
    await world.goTo(BILL_FRIDAY.toISOString())
    await world.goTo('2026-12-24T17:00:00Z')
    expect(await lines('24-10003')).toEqual(['2026-11-23 500.00'])
  })

  // SBX-02
  it('posts what fell due while the sandbox was stopped, on its day', async () => {
    const payer = await toOffice(FAIRWICK, '24-10004')
    await payer.pay(payer.billerId, '500')
    const { database, config } = world.sandbox()
    const machineNow = () => new Date('2026-12-10T18:00:00Z')
    const again = await openSandbox({ database, config, machineNow })
    await again.listen()
    await again.close()
    expect(await lines('24-10004')).toEqual(['2026-11-23 500.00'])
  })

  // SBX-02
  it('never posts a payment that it sends back by itself', async () => {
    const payer = await toOffice(FAIRWICK, '24-10005')
    await payer.pay(payer.billerId, '500.77')
    await world.goTo('2026-11-24T17:00:00Z')
    expect(await ledger('24-10005')).toMatchObject({ receipts: [], waiting: [{ posts_on: null }] })
    await world.goTo('2026-12-10')
    expect(await ledger('24-10005')).toMatchObject({ receipts: [], waiting: [] })
    expect(await payer.balance()).toBe(9000)
  })

  // SBX-02
  it('takes a posted payment that is returned out of the ledger', async () => {
    const payer = await toOffice(FAIRWICK, '24-10006')
    const id = await payer.pay(payer.billerId, '500')
    await world.goTo('2026-11-30T17:00:00Z')
    await world.sandbox().command(`/_sim/bill_payments/${id}/advance`, { to: 'returned' })
    expect(await lines('24-10006')).toEqual(['2026-11-23 500.00', '2026-11-30 -500.00'])
    expect(await ledger('24-10006')).toMatchObject({ total_posted: '0.00', waiting: [] })
  })

  it('keeps no ledger for a biller who is no trustee', async () => {
    const payer = await world.openPaper({ billerAccountNo: '24-10007' })
    await payer.pay(payer.billerId, '500')
    await world.goTo('2026-12-24T17:00:00Z')
    expect(await ledger('24-10007')).toMatchObject({ office: null, receipts: [], waiting: [] })
  })
})

describe('checks', () => {
  // SBX-02
  it('posts a check after it came by mail', async () => {
    const payer = await check('F. Marchbank', 'TX', '24-10011')
    const id = await payer.pay(payer.billerId, '500')
    await world.goTo('2026-12-24T17:00:00Z')
    const cashedOn = day(String((await payer.one(id))['cleared_date']).slice(0, 10))
    expect((await ledger('24-10011')).receipts).toMatchObject([
      {
        posted_on: addBankingDays(cashedOn, 3),
        amount: '500.00',
        method: 'bill_pay_check',
        description: `CHECK ${(await payer.one(id))['check_no'] as string}`,
        received_on: cashedOn,
      },
    ])
  })

  // SBX-02
  it('sends a check back where checks are refused, and posts nothing', async () => {
    const payer = await check('J. Sedgemoor', 'NY', '24-10012')
    const id = await payer.pay(payer.billerId, '500')
    await world.goTo('2026-12-24T17:00:00Z')
    expect(await payer.one(id)).toMatchObject({ status: 'F', reason_code: 'REFUSED' })
    expect(await payer.balance()).toBe(1000)
    expect(await ledger('24-10012')).toMatchObject({ office: null, receipts: [], waiting: [] })
  })
})

describe('a payment that does not name its case', () => {
  const cashedOn = async (payer: Awaited<ReturnType<typeof check>>, id: string) =>
    day(String((await payer.one(id))['cleared_date']).slice(0, 10))

  // SBX-02
  it('is posted ten banking days late to the case of the payments before it', async () => {
    const payer = await check('A. Fairwick', 'CA', 'Plan payment')
    const electronic = await payer.addElectronic({ rppsBillerId: FAIRWICK, billerAccountNo: '24-10021' })
    await payer.pay(electronic, '400')
    const id = await payer.pay(payer.billerId, '500')
    await world.goTo('2026-12-08T17:00:00Z')
    expect(await ledger('plan payment')).toMatchObject({ receipts: [], waiting: [{ amount: '500.00' }] })
    await world.goTo('2027-01-15T17:00:00Z')
    expect(await lines('24-10021')).toEqual([
      '2026-11-23 400.00',
      `${addBankingDays(await cashedOn(payer, id), 11)} 500.00`,
    ])
    expect(await ledger('plan payment')).toMatchObject({ office: null, waiting: [] })
  })

  // SBX-02
  it('is posted ten banking days late under what was written when nobody knows its case', async () => {
    const payer = await check('A. Fairwick', 'CA', 'Unit 21')
    const id = await payer.pay(payer.billerId, '500')
    await world.goTo('2027-01-15T17:00:00Z')
    expect(await lines('unit 21')).toEqual([`${addBankingDays(await cashedOn(payer, id), 11)} 500.00`])
  })

  // SBX-02
  it('waits only once where the biller network waits for the number too', async () => {
    const payer = await toOffice('0000009002', '1234567890')
    await payer.pay(payer.billerId, '500')
    await world.goTo('2027-01-15T17:00:00Z')
    // Acknowledged on December 8, ten banking days late, and posted one banking day later.
    expect(await lines('1234567890')).toEqual(['2026-12-09 500.00'])
  })

  // SBX-02
  it('is in time when the memo has the number', async () => {
    const payer = await toOffice('0000009002', '1234567890')
    await payer.pay(payer.billerId, '500', { memo: 'Case 24-10022' })
    await world.goTo('2026-11-24T17:00:00Z')
    expect(await lines('24-10022')).toEqual(['2026-11-24 500.00'])
  })
})
