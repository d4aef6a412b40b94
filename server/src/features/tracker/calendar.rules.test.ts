import { day } from '@yoursuccess/contract/core/calendar-date'
import { cents } from '@yoursuccess/contract/core/money'
import type { InstallmentStatus } from '@yoursuccess/contract/plan/installment-status.rules'
import { expect, test } from 'vitest'
import { billEntries, installmentEntries, payEntries, trackedPaymentEntries } from './calendar.rules.ts'
import { findRecurring } from './find-recurring.rules.ts'

const TODAY = day('2026-11-20')
const NOVEMBER = { from: day('2026-11-01'), to: day('2026-11-30') }
const short = (entries: readonly { on: string; name: string | null; state: string }[]) =>
  entries.map(({ on, name, state }) => `${on} ${name} ${state}`)

// RULE-03
test.each([
  [{ depositIds: [1] }, 'paid'],
  [{ isLate: true }, 'missed'],
  [{}, 'expected'],
  [{ on: day('2026-11-27') }, 'expected'],
  [{ landsHere: false }, undefined],
  [{ landsHere: false, on: day('2026-11-27') }, 'expected'],
])('pay with %j is %s', (change, state) => {
  const pay = {
    name: 'Acme',
    on: day('2026-11-13'),
    usualCents: cents(1),
    landsHere: true,
    depositIds: [],
    isLate: false,
  }
  expect(payEntries([{ ...pay, ...change }], TODAY)[0]?.state).toBe(state)
})

const charge = (on: string, description: string, isBillPayment = false) => ({
  on: day(on),
  amountCents: cents(1500),
  description,
  isBillPayment,
})
const months = (dayOfMonth: string, name: string, isBillPayment = false) =>
  ['08', '09', '10'].map((month) => charge(`2026-${month}-${dayOfMonth}`, name, isBillPayment))
const known = (charges: ReturnType<typeof charge>[], status: 'found' | 'dismissed' = 'found') =>
  findRecurring(charges, TODAY).map((bill) => ({ ...bill, name: bill.payee, status }))

// RULE-03
test('bills are paid, missed or expected; a reminder counts only where nothing else is known', () => {
  const charges = [
    ...months('05', 'tv'),
    ...months('18', 'gym'),
    ...months('25', 'power', true),
    charge('2026-11-03', 'Dentist', true),
  ]
  const reminders = [
    { billerName: 'POWER 12', on: day('2026-11-26') },
    { billerName: 'Water', on: day('2026-11-28') },
  ]
  expect(
    short(billEntries({ bills: known(charges), charges, reminders }, NOVEMBER, TODAY)).toSorted(),
  ).toEqual([
    '2026-11-03 Dentist paid',
    '2026-11-05 tv missed',
    '2026-11-18 gym expected',
    '2026-11-25 power expected',
    '2026-11-28 Water expected',
  ])
  const october = { from: day('2026-10-01'), to: day('2026-10-31') }
  expect(short(billEntries({ bills: known(charges), charges, reminders: [] }, october, TODAY))).toEqual([
    '2026-10-05 tv paid',
    '2026-10-18 gym paid',
    '2026-10-25 power paid',
  ])
})

// RULE-03
test('a bill that was paid early or late is paid on that day, and neither expected again nor missed', () => {
  const charges = [
    ...months('25', 'rent'),
    charge('2026-11-16', 'rent'),
    ...months('05', 'tv'),
    charge('2026-11-14', 'tv'),
  ]
  const entries = billEntries({ bills: known(charges), charges, reminders: [] }, NOVEMBER, TODAY)
  expect(short(entries).toSorted()).toEqual(['2026-11-14 tv paid', '2026-11-16 rent paid'])
})

// RULE-03
test('a dismissed bill is left out, but what was paid here stays', () => {
  const charges = [...months('05', 'tv'), ...months('25', 'power', true)]
  const october = { from: day('2026-10-01'), to: day('2026-10-31') }
  const bills = known(charges, 'dismissed')
  expect(short(billEntries({ bills, charges, reminders: [] }, october, TODAY))).toEqual([
    '2026-10-25 power paid',
  ])
})

// RULE-03
test.each<[InstallmentStatus, string | undefined, string | undefined]>([
  ['posted', 'paid', 'paid'],
  ['sent', 'sent', 'sent'],
  ['short', 'short', undefined],
  ['missed', 'missed', undefined],
  ['covered', 'expected', 'expected'],
  ['due', 'expected', 'expected'],
  ['upcoming', 'expected', 'expected'],
  ['none', undefined, undefined],
])('an installment that is %s is %s, and before anything is known %s', (status, state, before) => {
  const installment = { dueOn: day('2026-11-15'), amountCents: cents(46_500), status }
  expect(installmentEntries([installment], undefined)[0]?.state).toBe(state)
  expect(installmentEntries([installment], day('2026-11-16'))[0]?.state).toBe(before)
})

// RULE-03
test.each([
  [{ unpaidCents: cents(0) }, 'sent'],
  [{ dueOn: TODAY }, 'expected'],
  [{ unpaidCents: cents(100) }, 'short'],
  [{}, 'missed'],
  [{ startedOn: day('2026-11-16') }, undefined],
  [{ amountCents: undefined }, undefined],
  [{ dueOn: undefined }, undefined],
])("the tracker's payment with %j is %s", (change, state) => {
  const payment = {
    amountCents: cents(600),
    dueOn: day('2026-11-15'),
    unpaidCents: cents(600),
    startedOn: undefined,
  }
  expect(trackedPaymentEntries({ ...payment, ...change }, TODAY)[0]?.state).toBe(state)
})
