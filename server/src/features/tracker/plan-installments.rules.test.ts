import { day } from '@yoursuccess/contract/core/calendar-date'
import { cents } from '@yoursuccess/contract/core/money'
import type { TrackedInstallment } from '@yoursuccess/contract/plan/installment-status.rules'
import { expect, test } from 'vitest'
import { duesOfInstallments, owedByInstallments, unpaidInMonth } from './plan-installments.rules.ts'

const installment = (dueOn: string, change: Partial<TrackedInstallment> = {}): TrackedInstallment => ({
  kind: 'monthly',
  month: day(`${dueOn.slice(0, 8)}01`),
  dueOn: day(dueOn),
  amountCents: cents(50_000),
  stepId: 1,
  appliedCents: cents(0),
  postedCents: cents(0),
  reportedCents: cents(0),
  status: 'upcoming',
  isLate: false,
  ...change,
})
const DECEMBER = day('2026-12-01')
const MONTHLY = installment('2026-12-16')
const DIFFERENCE = installment('2026-12-03', { kind: 'difference', amountCents: cents(20_000) })

// CASE-22
test.each<{ change: Partial<TrackedInstallment>; unpaidCents: number }>([
  { change: { status: 'upcoming' }, unpaidCents: 50_000 },
  { change: { status: 'due', appliedCents: cents(20_000) }, unpaidCents: 30_000 },
  { change: { status: 'short', appliedCents: cents(49_999) }, unpaidCents: 1 },
  { change: { status: 'missed' }, unpaidCents: 50_000 },
  { change: { status: 'covered', appliedCents: cents(20_000) }, unpaidCents: 0 },
  { change: { status: 'sent', appliedCents: cents(50_000) }, unpaidCents: 0 },
  { change: { status: 'posted' }, unpaidCents: 0 },
  { change: { status: 'none', amountCents: cents(-20_000) }, unpaidCents: 0 },
])('of an installment that is $change.status, $unpaidCents cents are unpaid', ({ change, unpaidCents }) => {
  expect(unpaidInMonth([installment('2026-12-16', change)], DECEMBER)).toEqual({
    unpaidCents,
    dueOn: '2026-12-16',
  })
})

// CASE-22
test('reminders go by the last due day of a month, and by no month without an amount', () => {
  expect(unpaidInMonth([DIFFERENCE, MONTHLY], DECEMBER)).toEqual({ unpaidCents: 70_000, dueOn: '2026-12-16' })
  expect(unpaidInMonth([MONTHLY], day('2027-01-01'))).toEqual({ unpaidCents: 0 })
  const january = installment('2027-01-16', { amountCents: cents(0) })
  expect(duesOfInstallments([DIFFERENCE, MONTHLY, january])).toEqual([
    { month: DECEMBER, dueOn: '2026-12-16' },
  ])
})

// CASE-22
test('what is owed by the plan has this month, what is unpaid of earlier ones, and how late it is', () => {
  const october = installment('2026-10-16', { status: 'short', appliedCents: cents(30_000) })
  const november = installment('2026-11-16', { status: 'posted', appliedCents: cents(50_000) })
  const january = installment('2027-01-18')
  expect(
    owedByInstallments([october, november, DIFFERENCE, MONTHLY, january], {
      month: DECEMBER,
      today: day('2026-12-02'),
    }),
  ).toEqual({
    amountCents: 70_000,
    dueOn: '2026-12-03',
    nextDueOn: '2027-01-18',
    unpaidCents: 70_000,
    earlierUnpaidCents: 20_000,
    earlierMonth: '2026-10-01',
    daysLate: 47,
  })
  expect(owedByInstallments([MONTHLY], { month: DECEMBER, today: day('2026-12-16') })).toMatchObject({
    daysLate: 0,
    earlierUnpaidCents: 0,
  })
  expect(
    owedByInstallments([MONTHLY], { month: day('2026-11-01'), today: day('2026-11-30') }),
  ).toBeUndefined()
})
