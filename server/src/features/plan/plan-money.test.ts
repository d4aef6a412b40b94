import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type BillPayer, createBillPayer } from '../../../tests/support/bill-payer.ts'
import { FACTS, type PlanKeeper, planKeeper, short } from '../../../tests/support/plan-keeper.ts'
import { expectRefusal } from '../../../tests/support/planner.ts'
import { importSandboxTrustees } from '../../../tests/support/trustee-seeds.ts'
import { openTestBank, type TestBank } from '../../../tests/support/test-bank.ts'

/** A trustee of the sandbox's biller network who takes electronic payments. */
const TRUSTEE = 9001

let bank: TestBank
let payer: BillPayer
let ann: PlanKeeper
let billerId: number
beforeAll(async () => {
  bank = await openTestBank({ today: '2026-11-20' })
  await importSandboxTrustees(bank)
})
afterAll(() => bank.close())
beforeEach(async () => {
  await bank.control('/clock/set', { to: '2026-11-20T17:00:00Z' })
  payer = await createBillPayer(bank)
  await bank.stepUp(payer)
  ann = planKeeper(payer)
  await ann.create({ first_due_on: '2026-10-16', months: 3, trustee_id: TRUSTEE })
  billerId = await payer.addElectronic(`000000${TRUSTEE}`, '24-10077')
})

const report = async (amount: string, effective_date: string, category = 'trustee_payment') => {
  const item = { amount, category, effective_date, external: true }
  expect((await payer.post('/api/expense_items', { expense_item: item })).status).toBe(201)
}

describe('money for installments', () => {
  // CASE-12, CASE-16
  test('none: what is past is missed, and the range is of due days', async () => {
    expect(short(await ann.installments())).toEqual([
      '2026-10-16 500.00 missed',
      '2026-11-16 500.00 missed',
      '2026-12-16 500.00 upcoming',
    ])
    expect(short(await ann.installments('?from=2026-11-16&to=2026-11-16'))).toEqual([
      '2026-11-16 500.00 missed',
    ])
  })

  // CASE-11, CASE-12
  test('a payment to the trustee counts from the day it is made, for the oldest first', async () => {
    await payer.pay('600.00', billerId)
    expect(await ann.installments()).toMatchObject([
      { applied: '500.00', posted: '0.00', status: 'sent', late: true },
      { applied: '100.00', status: 'short', late: true },
      { applied: '0.00', status: 'upcoming', late: false },
    ])
    expect(await ann.progress()).toMatchObject({
      sent_total: '600.00',
      posted_total: '0.00',
      arrears: '400.00',
    })
  })

  // CASE-11
  test.each(['failed', 'returned'])('a payment that %s does not count', async (status) => {
    await payer.pay('600.00', billerId)
    await bank.database.query(
      `update bank.bill_payments set status = $1, failure = 'not_possible' where customer_id = $2`,
      [status, payer.id],
    )
    expect(await ann.progress()).toMatchObject({ sent_total: '0.00' })
  })

  // CASE-12
  test('a payment that was received arrived on that day, and before on the day it is expected', async () => {
    await ann.change({ first_due_on: '2026-11-23' })
    await payer.pay('500.00', billerId)
    expect((await payer.payments())[0]).toMatchObject({ expected_on: '2026-11-24' })
    expect(await ann.installments('?to=2026-11-30')).toMatchObject([{ status: 'sent', late: true }])
    await payer.advance('cleared')
    expect(await ann.installments('?to=2026-11-30')).toMatchObject([{ status: 'sent', late: false }])
  })

  // CASE-11
  test('a payment to someone else does not count', async () => {
    await payer.pay('600.00', await payer.addElectronic())
    expect(await ann.progress()).toMatchObject({ sent_total: '0.00', arrears: '1000.00' })
  })

  // CASE-11
  test('a payment that the customer reported counts, other spending does not', async () => {
    await report('300.00', '2026-11-02')
    await report('200.00', '2026-11-03', 'housing')
    expect(await ann.progress()).toMatchObject({
      sent_total: '300.00',
      posted_total: '0.00',
      arrears: '700.00',
    })
    await payer.pay('300.00', billerId)
    expect(await ann.installments()).toMatchObject([
      { applied: '500.00', reported: '300.00' },
      { applied: '100.00', reported: '0.00' },
      { applied: '0.00', reported: '0.00' },
    ])
  })

  // CASE-11
  test('what is part of the opening total counts once', async () => {
    await report('500.00', '2026-10-10')
    await ann.change({ opening: { as_of: '2026-10-31', posted_total: '500.00' } })
    expect(await ann.progress()).toMatchObject({ sent_total: '500.00', posted_total: '500.00' })
    await report('100.00', '2026-11-01')
    expect(await ann.progress()).toMatchObject({ sent_total: '600.00', posted_total: '500.00' })
    expect(await ann.installments('?to=2026-10-31')).toMatchObject([{ status: 'posted', posted: '500.00' }])
  })

  // CASE-11
  test('that of another customer does not count', async () => {
    const other = planKeeper(await bank.createCustomer())
    await other.create({ first_due_on: '2026-10-16', trustee_id: TRUSTEE })
    await payer.pay('600.00', billerId)
    expect(await other.progress()).toMatchObject({ sent_total: '0.00' })
  })
})

describe('the progress of a plan', () => {
  // CASE-09, CASE-13
  test('says where the plan is, by our count', async () => {
    await ann.addStep({ from_month: '2026-12-01', amount: '650.00', reason: 'step' })
    await payer.pay('461.55', billerId)
    expect(await ann.progress()).toEqual({
      month_number: 2,
      months: 3,
      this_month: { amount: '500.00', due_on: '2026-11-16' },
      next_change: { month: '2026-12-01', amount: '650.00' },
      due_to_date: '1000.00',
      sent_total: '461.55',
      posted_total: '0.00',
      arrears: '538.45',
      payments_behind: '1.1',
      posted_arrears: null,
      posted_payments_behind: null,
      ahead: '0.00',
      plan_total: '1650.00',
      remaining: '1188.45',
      last_due_on: '2026-12-16',
      lump_sums: [],
      open: true,
    })
  })

  // CASE-06, CASE-13
  test('after the last installment the plan is open while something is behind', async () => {
    await report('1400.00', '2026-11-02')
    expect(await ann.progress()).toMatchObject({ ahead: '400.00', arrears: '0.00' })
    await bank.control('/clock/set', { to: '2027-02-01T17:00:00Z' })
    expect(await ann.progress()).toMatchObject({ month_number: 3, arrears: '100.00', open: true })
    await report('100.00', '2027-02-01')
    expect(await ann.progress()).toMatchObject({ arrears: '0.00', open: false, remaining: '0.00' })
  })

  // CASE-16
  test('an unknown query is refused', async () => {
    const refused = await payer.get('/api/plan/installments?from=2026-13-01')
    expectRefusal(refused, 422, 'invalid_input')
    expect(refused.body).toMatchObject({ errors: { from: ['must be a day, yyyy-MM-dd'] } })
    expectRefusal(await payer.get('/api/plan/installments?until=2026-12-01'), 422, 'invalid_input')
  })
})

// CASE-11
test('a plan of another first day asks for its own months', async () => {
  await ann.change(FACTS)
  expect((await ann.progress()).due_to_date).toBe('1500.00')
})
