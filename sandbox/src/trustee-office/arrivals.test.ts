import { describe, expect, it } from 'vitest'
import { openBillWorld } from '../testing/bills.ts'
import { FAIRWICK, type OfficeLedger, postedLines, readOfficeLedger } from '../testing/trustee-office.ts'

const world = openBillWorld()
const lines = (caseText: string, office?: string) => postedLines(world.sandbox(), caseText, office)
const ledger = (caseText: string, office?: string) => readOfficeLedger(world.sandbox(), caseText, office)
const byHand = (caseNumber: string, body: object) =>
  world.sandbox().command<OfficeLedger>(`/_sim/trustee_office/${caseNumber}/post`, body)

describe('wage orders', () => {
  interface Sent {
    received_on: string
    posts_on: string
    [field: string]: unknown
  }
  const send = (case_number: string, more: object = {}) =>
    world.sandbox().command<Sent>('/_sim/wage_orders', {
      case_number,
      payer: 'ACME WIDGETS',
      amount: '230.77',
      ...more,
    })

  // SBX-02
  it('arrive by mail and are posted by the rules of the office', async () => {
    const sent = await send('24-20001-ABC')
    expect(sent).toMatchObject({ office: { id: FAIRWICK }, amount: '230.77', method: 'wage_order' })
    expect(['2026-11-30', '2026-12-01'].includes(sent.received_on)).toBe(true)
    await world.goTo(`${sent.received_on}T23:00:00Z`)
    expect(await ledger('24-20001')).toMatchObject({ receipts: [], waiting: [{ posts_on: sent.posts_on }] })
    await world.goTo(`${sent.posts_on}T17:00:00Z`)
    expect(await ledger('24-20001')).toMatchObject({
      receipts: [
        {
          posted_on: sent.posts_on,
          amount: '230.77',
          method: 'wage_order',
          description: 'EMPLOYER ACME WIDGETS',
          received_on: sent.received_on,
        },
      ],
      waiting: [],
    })
  })

  // SBX-02
  it('go to the office that already has the case, or to the one that is named', async () => {
    await byHand('24-20002', { amount: '1', office: 'Chapter 13 Trustee I. Quarles' })
    expect(await send('24-20002')).toMatchObject({ office: { id: '0000009009' } })
    expect(await send('24-20002', { office: '0000009010' })).toMatchObject({ office: { id: '0000009010' } })
  })

  // SBX-02
  it('behave like other payments to a case with a special number', async () => {
    await send('24-90005')
    await send('24-90004')
    await send('24-90003')
    await world.goTo('2027-01-20T17:00:00Z')
    expect(await ledger('24-90005')).toMatchObject({ receipts: [], waiting: [] })
    expect(await lines('24-90004')).toHaveLength(2)
    expect(await ledger('24-90003')).toMatchObject({ receipts: [], waiting: [{ posts_on: null }] })
  })

  // SBX-02
  it('are posted ten banking days late without a case number', async () => {
    const { received_on, posts_on } = await send('Joe from the warehouse')
    expect(posts_on > received_on).toBe(true)
    await world.goTo('2026-12-11T17:00:00Z')
    expect(await lines('Joe from the warehouse')).toEqual([])
    await world.goTo('2026-12-24T17:00:00Z')
    expect(await lines('Joe from the warehouse')).toEqual([`${posts_on} 230.77`])
  })
})

describe('posting by hand', () => {
  // SBX-02
  it('posts today, on an earlier day and on a day to come', async () => {
    await byHand('24-20011', { amount: '10' })
    await byHand('24-20011', { amount: '20', on: '2026-10-15', receipt_number: 'A-77' })
    expect(await byHand('24-20011', { amount: '30', on: '2026-12-01' })).toMatchObject({
      case_number: '24-20011',
      total_posted: '30.00',
      receipts: [
        { posted_on: '2026-10-15', amount: '20.00', receipt_number: 'A-77', method: 'by_hand' },
        { posted_on: '2026-11-20', amount: '10.00' },
      ],
      waiting: [{ amount: '30.00', posts_on: '2026-12-01' }],
    })
    await world.goTo('2026-12-01T17:00:00Z')
    expect(await lines('24-20011')).toEqual(['2026-10-15 20.00', '2026-11-20 10.00', '2026-12-01 30.00'])
  })

  // SBX-02
  it('posts what it is told, whatever the number of the case', async () => {
    for (const caseNumber of ['26-90001', '26-90002', '26-90003', '26-90004', '26-90005']) {
      await byHand(caseNumber, { amount: '10' })
      expect(await lines(caseNumber)).toEqual(['2026-11-20 10.00'])
    }
  })

  // SBX-02
  it('keeps the ledgers of two offices with the same case number apart', async () => {
    await byHand('24-20012', { amount: '10' })
    await byHand('24-20012', { amount: '20', office: '0000009008' })
    expect(await lines('24-20012', FAIRWICK)).toEqual(['2026-11-20 10.00'])
    expect(await lines('24-20012')).toEqual(['2026-11-20 20.00'])
  })
})

it.each([
  ['/_sim/trustee_office/24-20021/post', { amount: '0' }],
  ['/_sim/trustee_office/24-20021/post', { amount: '10', on: '2026-02-30' }],
  ['/_sim/trustee_office/24-20021/post', { amount: '10', receipt_number: '' }],
  ['/_sim/trustee_office/24-20021/post', { amount: '10', office: 'Nobody' }],
  ['/_sim/trustee_office/24-20021/post', { amount: '10', note: 'x' }],
  ['/_sim/wage_orders', { case_number: '24-20021', payer: 'ACME' }],
  ['/_sim/wage_orders', { case_number: ' ', payer: 'ACME', amount: '10' }],
  ['/_sim/wage_orders', { case_number: '24-20021', payer: 'ACME', amount: '10', office: '9001' }],
])('refuses %s with %j and posts nothing', async (path, body) => {
  expect(await world.sandbox().control('POST', path, body)).toMatchObject({ status: 422 })
  expect(await ledger('24-20021')).toMatchObject({ office: null, waiting: [] })
})

// SBX-02
it('lists the rules of all offices', async () => {
  const offices = await world.sandbox().look<object[]>('/_sim/trustee_offices')
  expect(offices).toHaveLength(12)
  expect(offices[4]).toEqual({
    id: '0000009005',
    name: 'Chapter 13 Trustee E. Winterlee',
    address_1: 'PO Box 9005',
    city: 'Austin',
    state: 'TX',
    zip: '78701',
    phone: '5125550105',
    methods: {
      electronic: 'yes',
      bill_pay_check: 'unknown',
      cashiers_check: 'yes',
      money_order: 'yes',
      personal_check: 'no',
      tfs: 'no',
      epay: 'no',
      moneygram: 'yes',
      wage_order: 'yes',
      cash: 'no',
    },
    posting_days: { electronic: 1, bill_pay_check: 1, wage_order: 1 },
    cutoff_time: '16:00',
    zone: 'America/Chicago',
    hold_days: 14,
    address_kind: 'lockbox',
    memo: '{normalized}',
    max_amount: '2500.00',
    closed_after_holidays: false,
  })
})
