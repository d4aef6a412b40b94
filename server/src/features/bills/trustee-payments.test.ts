import type { BillPaymentPreview } from '@yoursuccess/contract/bills/bill-payments'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type BillPayer, createBillPayer } from '../../../tests/support/bill-payer.ts'
import { planKeeper } from '../../../tests/support/plan-keeper.ts'
import { hurry } from '../../../tests/support/hurry.ts'
import { openTestBank, type TestBank } from '../../../tests/support/test-bank.ts'

let bank: TestBank
let ann: BillPayer
beforeAll(async () => {
  bank = await openTestBank({ today: '2026-11-18' })
})
afterAll(() => bank.close())
beforeEach(async () => {
  await bank.control('/clock/set', { to: '2026-11-18T17:00:00Z' })
  ann = await createBillPayer(bank)
})

/** Makes the processor fail when the next payment is sent. */
const failNextPayment = () =>
  bank.control('/faults', { partner: 'galileo', call: 'createBillPayment', action: 'status', status: 500 })

describe('payments to the trustee', () => {
  const plan = async (due_day: number, amount = '400.00') => {
    const goals = [{ amount: '3000.00', category: 'salary' }]
    await ann.post('/api/income_goals/create_update_goals', { income_goal: { items: goals } })
    await ann.post('/api/expense_goals/create_update_goals', {
      expense_goal: { items: [{ amount, category: 'trustee_payment', due_day }] },
    })
  }
  const addTrustee = () => ann.addElectronic('0000009001', '24-10077')
  const preview = async (id: number) =>
    (await ann.get<BillPaymentPreview>(`/api/billers/${id}/payment_preview?amount=400`)).body

  // BILLS-80, BILLS-81
  test('warns before and after confirmation that a trustee payment may be late', async () => {
    await plan(19)
    const id = await addTrustee()
    expect(await preview(id)).toMatchObject({
      expected_on: '2026-11-20',
      due_on: '2026-11-19',
      is_late: true,
    })
    await ann.pay('400.00', id)
    expect(await ann.notices()).toContainEqual(expect.stringContaining('may be late'))
    expect(await ann.emails()).toContain('Your trustee payment may be late')
  })

  // BILLS-80, BILLS-82
  test('a trustee payment that arrives on the due day is on time', async () => {
    await plan(20)
    const id = await addTrustee()
    expect(await preview(id)).toMatchObject({ due_on: '2026-11-20', is_late: false })
    await ann.pay('400.00', id)
    expect(await ann.emails()).not.toContain('Your trustee payment may be late')
    // This month is paid, so the next payment is for next month.
    expect(await preview(id)).toMatchObject({ due_on: '2026-12-20', is_late: false })
  })

  // BILLS-80, CASE-10
  test('a due day that has moved to the first day of the next month is the next one on that day', async () => {
    await bank.control('/clock/set', { to: '2026-12-01T17:00:00Z' })
    const id = await addTrustee()
    const rule = { kind: 'fixed_day', day: 31, roll: 'to_first' } as const
    const made = await planKeeper(ann).create({
      filed_on: '2026-09-30',
      first_due_on: '2026-10-30',
      due_rule: rule,
    })
    expect(made.status).toBe(200)
    expect(await preview(id)).toMatchObject({ due_on: '2026-12-01', is_late: true })
  })

  // BILLS-81
  test('a trustee payment without a due day is never late', async () => {
    const id = await addTrustee()
    expect(await preview(id)).toMatchObject({ due_on: null, is_late: false })
  })

  // BILLS-83
  test('counts a trustee payment in the month it was made, even if debited in the next', async () => {
    await bank.control('/clock/set', { to: '2026-12-01T04:30:00Z' })
    const id = await addTrustee()
    await failNextPayment()
    await ann.ask('400.00', id)
    await bank.control('/clock/set', { to: '2026-12-01T05:30:00Z' })
    await hurry(bank)
    expect(await ann.items('2026-11-01')).toMatchObject([
      { amount: '400.00', category: 'trustee_payment', effective_date: '2026-11-30' },
    ])
    expect(await ann.items('2026-12-01')).toEqual([])
  })

  // BILLS-84, BILLS-90
  test('removes a returned trustee payment from the tracker, and emails the customer', async () => {
    const biller = { biller_name: 'Chapter Thirteen Office', is_trustee: true }
    const id = await ann.addPaper(biller)
    await ann.pay('400.77', id)
    expect(await ann.items()).toMatchObject([{ amount: '400.77', category: 'trustee_payment' }])
    await ann.advance('returned')
    expect(await ann.items()).toEqual([])
    expect(await ann.status()).toBe('returned')
    expect(await ann.emails()).toContain('Your trustee payment was returned')
    await ann.advance()
    expect(await ann.balance()).toBe('1000.00')
  })
})
