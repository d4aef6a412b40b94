import type { TrusteeCard } from '@yoursuccess/contract/tracker/tracker'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type BillPayer, createBillPayer } from '../../../tests/support/bill-payer.ts'
import { income, planner, trustee } from '../../../tests/support/planner.ts'
import { openTestBank, type TestBank } from '../../../tests/support/test-bank.ts'

let bank: TestBank
let ann: BillPayer
beforeAll(async () => {
  bank = await openTestBank({ today: '2026-11-18' })
})
afterAll(() => bank.close())
beforeEach(async () => {
  await goTo('2026-11-18')
  ann = await createBillPayer(bank)
})

const goTo = (day: string) => bank.control('/clock/set', { to: `${day}T17:00:00Z` })
const card = async () =>
  (await ann.get<{ trustee_card: TrusteeCard }>('/api/payment_tracking/trustee_card')).body.trustee_card
const plan = async (due_day: number | null = 25) => {
  const plans = planner(ann)
  await plans.saveIncome([income('3000')])
  await plans.saveExpenses([trustee('465', { due_day }), { category: 'housing', amount: '100' }])
  await ann.post('/api/success_tracker_infos', { success_tracker_info: {} })
}
const payTrustee = async (amount = '465.00') =>
  ann.pay(amount, await ann.addElectronic('0000009001', '24-10077'))

// TRACKER-48
test('the trustee card shows nothing to pay before anything is planned', async () => {
  expect(await card()).toMatchObject({ amount: null, owed: '0.00', due_on: null, payments: [] })
})

// TRACKER-54, TRACKER-141, TRACKER-170
test('the trustee card follows a payment from scheduled to received', async () => {
  await plan()
  expect(await card()).toMatchObject({ unpaid: '465.00', due_on: '2026-11-25', payments: [] })
  await payTrustee()
  const sent = { amount: '465.00', state: 'scheduled', day: '2026-11-20' }
  expect(await card()).toMatchObject({ unpaid: '0.00', owed: '0.00', payments: [sent] })
  await ann.advance('pending')
  expect((await card()).payments).toMatchObject([{ ...sent, state: 'on_its_way' }])
  await ann.advance('cleared')
  expect((await card()).payments).toMatchObject([{ state: 'received', day: '2026-11-18' }])
})

// TRACKER-55
test('the trustee card counts a payment once before the processor has it', async () => {
  await plan()
  const error = { partner: 'galileo', call: 'createBillPayment', action: 'status', status: 500, times: 50 }
  await bank.control('/faults', error)
  await ann.ask('465.00', await ann.addElectronic('0000009001', '24-10077'))
  const scheduled = await card()
  await bank.control('/faults', undefined, 'DELETE')
  expect(scheduled).toMatchObject({ unpaid: '0.00', payments: [{ state: 'scheduled' }] })
})

// TRACKER-55
test('the trustee card shows the amount as unpaid again after the payment is returned', async () => {
  await plan()
  await payTrustee()
  await ann.advance('returned')
  expect(await card()).toMatchObject({ unpaid: '465.00', payments: [] })
})

// TRACKER-51, TRACKER-170
test('the trustee card carries an unpaid amount into the next month before that is approved', async () => {
  await plan()
  await payTrustee('400.00')
  await goTo('2026-12-01')
  expect(await card()).toMatchObject({
    month: '2026-12-01',
    amount: '465.00',
    due_on: '2026-12-25',
    unpaid: '465.00',
    earlier_unpaid: '65.00',
    earlier_month: '2026-11-01',
    owed: '530.00',
    days_late: 6,
  })
})

// TRACKER-54, TRACKER-170
test('the trustee card shows a payment made elsewhere as reported', async () => {
  await plan(null)
  const item = { amount: '465', category: 'trustee_payment', external: true, effective_date: '2026-11-10' }
  await ann.post('/api/expense_items', { expense_item: item })
  expect(await card()).toMatchObject({
    unpaid: '0.00',
    payments: [{ state: 'reported', amount: '465.00', day: '2026-11-10' }],
  })
})
