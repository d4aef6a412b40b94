/** The tracker of a customer with a plan of 500.00 that is due on the 16th. */
import type { BillPaymentPreview } from '@yoursuccess/contract/bills/bill-payments'
import { day } from '@yoursuccess/contract/core/calendar-date'
import type { TrusteeCard } from '@yoursuccess/contract/tracker/tracker'
import type { TrusteePayment } from '@yoursuccess/contract/tracker/tracker-fields'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type BillPayer, createBillPayer } from '../../../tests/support/bill-payer.ts'
import { type PlanKeeper, planKeeper } from '../../../tests/support/plan-keeper.ts'
import { planner, trustee } from '../../../tests/support/planner.ts'
import { importSandboxTrustees } from '../../../tests/support/trustee-seeds.ts'
import { openTestBank, type TestBank } from '../../../tests/support/test-bank.ts'

let bank: TestBank
let payer: BillPayer
let ann: PlanKeeper
beforeAll(async () => {
  bank = await openTestBank({ today: '2026-08-02' })
  await importSandboxTrustees(bank)
})
afterAll(() => bank.close())
beforeEach(async () => {
  await goTo('2026-08-02T17:00:00Z')
  payer = await createBillPayer(bank)
  await bank.stepUp(payer)
  ann = planKeeper(payer)
})

const goTo = (to: string) => bank.control('/clock/set', { to })
const PLAN = { first_due_on: '2026-08-16', trustee_id: 9001 } as const
const prefilled = async (month: string) =>
  (
    await payer.get<{ trustee_payment: TrusteePayment | null }>(
      `/api/payment_tracking/monthly_goals?month=${month}&prefil=true`,
    )
  ).body.trustee_payment
const addTrustee = () => payer.addElectronic('0000009001', '24-10077')
/** Does the due work of one day. */
const runOn = async (today: string) =>
  bank.dueWork.find(({ name }) => name === 'tracker.trustee-notices')?.runDue(day(today))
const reminders = async () =>
  (await payer.notices()).filter((title) => title.includes('trustee payment')).toReversed()
const withoutPlanTools = () =>
  bank.operator('PUT', '/customers/features', { email: payer.email, features: { planTools: false } })

const card = async () =>
  (await payer.get<{ trustee_card: TrusteeCard }>('/api/payment_tracking/trustee_card')).body.trustee_card

// CASE-22
test('the trustee card shows the installment until the customer plans the payment', async () => {
  expect(await card()).toMatchObject({ amount: null })
  await ann.create(PLAN)
  expect(await card()).toMatchObject({
    amount: '500.00',
    due_on: '2026-08-16',
    next_due_on: '2026-09-16',
    owed: '500.00',
  })
  await payer.pay('200.00', await addTrustee())
  expect(await card()).toMatchObject({ unpaid: '300.00', payments: [{ amount: '200.00' }] })
  await planner(payer).saveExpenses([trustee('600', { due_day: 15 })], '2026-08-01')
  expect(await card()).toMatchObject({ amount: '600.00', due_on: '2026-08-15' })
})

// CASE-19, CASE-22
test('the trustee card of a month that the customer did not plan yet goes by the plan', async () => {
  await planner(payer).saveExpenses([trustee('600', { due_day: 15 })], '2026-08-01')
  await ann.create(PLAN)
  await ann.status({
    status: 'suspended',
    on: '2026-08-02',
    suspended_from: '2026-10-01',
    suspended_months: 1,
  })
  await goTo('2026-09-02T17:00:00Z')
  expect(await card()).toMatchObject({
    amount: '500.00',
    due_on: '2026-09-16',
    next_due_on: '2026-11-16',
    earlier_unpaid: '500.00',
  })
  await goTo('2026-10-02T17:00:00Z')
  expect(await card()).toMatchObject({
    amount: '0.00',
    unpaid: '0.00',
    due_on: null,
    next_due_on: '2026-11-16',
  })
})

// CASE-22
test('the trustee card calls nothing late that may have been paid before this account', async () => {
  await ann.create({ ...PLAN, first_due_on: '2025-08-16' })
  await goTo('2026-08-18T17:00:00Z')
  expect(await card()).toMatchObject({ owed: '500.00', earlier_unpaid: '0.00', days_late: 2 })
  await goTo('2026-09-18T17:00:00Z')
  expect(await card()).toMatchObject({ owed: '1000.00', earlier_unpaid: '500.00', days_late: 33 })
  await goTo('2026-08-18T17:00:00Z')
  await ann.change({ opening: { as_of: '2026-08-02', posted_total: '5500.00' } })
  expect(await card()).toMatchObject({ owed: '1000.00', earlier_unpaid: '500.00', days_late: 33 })
})

describe('a month of the tracker', () => {
  // CASE-14
  test('is prefilled with the installment, until the customer saves another amount', async () => {
    await planner(payer).saveExpenses([trustee('600', { due_day: 15 })], '2026-08-01')
    await ann.create(PLAN)
    await ann.addStep({ from_month: '2026-09-01', amount: '480.00', reason: 'step' })
    expect(await prefilled('2026-09-01')).toEqual({
      id: null,
      amount: '480.00',
      category: 'trustee_payment',
      fixed: true,
      effective_date: '2026-09-01',
      due_day: 16,
    })
    expect(await prefilled('2026-08-01')).toMatchObject({ amount: '600.00', due_day: 15 })
    await planner(payer).saveExpenses([trustee('490', { due_day: 16 })], '2026-09-01')
    expect(await prefilled('2026-09-01')).toMatchObject({ id: expect.any(Number), amount: '490.00' })
  })

  // CASE-14, CASE-15, CASE-22
  test.each<[what: string, prepare: () => Promise<unknown>]>([
    ['without the feature', withoutPlanTools],
    ['of a plan without a due day', () => ann.change({ first_due_on: null })],
    ['of a plan that has not begun', () => ann.change({ first_due_on: '2026-10-16' })],
    ['of a plan that has ended', () => ann.status({ status: 'dismissed', on: '2026-08-02' })],
  ])('%s is prefilled as before', async (_what, prepare) => {
    await planner(payer).saveExpenses([trustee('600', { due_day: 15 })], '2026-08-01')
    await ann.create(PLAN)
    await prepare()
    expect(await prefilled('2026-09-01')).toMatchObject({ amount: '600.00', due_day: 15 })
  })
})

describe('reminders', () => {
  const WEEK = 'Your trustee payment is due on Sun, Aug 16. You have $500.00 left to pay.'

  // CASE-22
  test('go by the plan, without a goal of the tracker', async () => {
    await ann.create(PLAN)
    await runOn('2026-08-08')
    expect(await reminders()).toEqual([])
    for (const today of ['2026-08-09', '2026-08-14', '2026-08-17', '2026-09-09']) await runOn(today)
    expect(await reminders()).toEqual([
      WEEK,
      WEEK,
      'Your trustee payment is due on Wed, Sep 16. You have $500.00 left to pay.',
    ])
  })

  // CASE-22
  test('go by the plan and not by a goal of the tracker', async () => {
    await planner(payer).saveExpenses([trustee('600', { due_day: 12 })])
    await ann.create(PLAN)
    for (const today of ['2026-08-05', '2026-08-09', '2026-08-10']) await runOn(today)
    expect(await reminders()).toEqual([WEEK])
  })

  // CASE-22
  test('are not sent for an installment that is sent, and name what is left of another', async () => {
    await ann.create(PLAN)
    await payer.pay('300.00', await addTrustee())
    await runOn('2026-08-09')
    expect(await reminders()).toEqual([WEEK.replace('500', '200')])
    await payer.pay('200.00', (await payer.payments())[0]?.biller_id ?? 0)
    await runOn('2026-08-14')
    expect(await reminders()).toHaveLength(1)
  })

  // CASE-22
  test('follow a change of the plan', async () => {
    await ann.create(PLAN)
    await runOn('2026-08-03')
    await ann.change({ first_due_on: '2026-08-10' })
    await runOn('2026-08-03')
    expect(await reminders()).toEqual([WEEK.replace('Sun, Aug 16', 'Mon, Aug 10')])
    await ann.status({
      status: 'suspended',
      on: '2026-08-02',
      suspended_from: '2026-09-01',
      suspended_months: 1,
    })
    for (const today of ['2026-09-08', '2026-10-02']) await runOn(today)
    expect(await reminders()).toHaveLength(1)
    await runOn('2026-10-03')
    expect((await reminders()).at(-1)).toContain('Sat, Oct 10')
  })

  // CASE-15, CASE-22
  test('end with the plan, and without the feature the tracker reminds', async () => {
    await planner(payer).saveExpenses([trustee('600', { due_day: 16 })])
    await ann.create(PLAN)
    await ann.status({ status: 'converted', on: '2026-08-02' })
    await runOn('2026-08-09')
    expect(await reminders()).toEqual([])
    await withoutPlanTools()
    await planner(payer).saveExpenses([trustee('600', { due_day: 16 })])
    await runOn('2026-08-10')
    expect(await reminders()).toEqual([WEEK.replace('500', '600')])
  })
})

// CASE-22
test('a payment is late after the due day of the first installment that is not paid', async () => {
  await ann.create({ ...PLAN, first_due_on: '2026-08-03' })
  const id = await addTrustee()
  const preview = async () =>
    (await payer.get<BillPaymentPreview>(`/api/billers/${id}/payment_preview?amount=500`)).body
  expect(await preview()).toMatchObject({ due_on: '2026-08-03', is_late: true })
  await payer.pay('500.00', id)
  expect(await payer.notices()).toContainEqual(expect.stringContaining('may be late'))
  expect(await preview()).toMatchObject({ due_on: '2026-09-03', is_late: false })
})
