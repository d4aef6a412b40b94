import { describe, expect, test } from 'vitest'
import { day } from '../core/calendar-date.ts'
import { cents } from '../core/money.ts'
import {
  isForNextMonth,
  isOpenForItems,
  isPlannableMonth,
  monthToApprove,
  showsNextMonthLink,
  takesGoals,
  toPayTrustee,
  trusteeDueOn,
} from './tracker.rules.ts'

// TRACKER-22
test.each([
  { today: '2026-11-15', days: 16, link: false },
  { today: '2026-11-16', days: 15, link: true },
  { today: '2026-11-30', days: 1, link: true },
  { today: '2026-12-16', days: 16, link: false },
  { today: '2028-02-14', days: 16, link: false },
  { today: '2028-02-15', days: 15, link: true },
])('shows the link to the goals of next month $days days before it: $link', ({ today, link }) => {
  expect(showsNextMonthLink(day(today))).toBe(link)
})

// TRACKER-21
test.each([
  { date: '2026-12-01', next: true },
  { date: '2026-12-31', next: true },
  { date: '2026-11-30', next: false },
  { date: '2027-01-01', next: false },
  { date: '2025-12-10', next: false },
])('on November 30, 2026, a goal of $date is for next month: $next', ({ date, next }) => {
  expect(isForNextMonth(day(date), day('2026-11-30'))).toBe(next)
})

// TRACKER-15
test.each([
  { month: '2026-12-01', plannable: true },
  { month: '2027-01-01', plannable: true },
  { month: '2026-11-01', plannable: false },
  { month: '2027-02-01', plannable: false },
  { month: '2026-12-02', plannable: false },
  { month: '2027-01-15', plannable: false },
])('on December 31, 2026, goals of $month can be planned: $plannable', ({ month, plannable }) => {
  expect(isPlannableMonth(day(month), day('2026-12-31'))).toBe(plannable)
})

// TRACKER-18
test.each([
  { date: '2026-01-31', open: true },
  { date: '2025-03-05', open: true },
  { date: '2019-01-31', open: true },
  { date: '2019-01-30', open: false },
  { date: '2026-02-01', open: false },
])('on January 31, 2026, spending of $date can be entered: $open', ({ date, open }) => {
  expect(isOpenForItems(day(date), day('2026-01-31'))).toBe(open)
})

// TRACKER-16
test.each([
  { today: '2026-12-01', month: '2026-11-01', takes: true },
  { today: '2026-12-02', month: '2026-11-01', takes: false },
  { today: '2026-12-01', month: '2026-10-01', takes: false },
  { today: '2027-01-01', month: '2026-12-01', takes: true },
  { today: '2026-12-31', month: '2027-01-01', takes: true },
])('on $today the server accepts goals of $month: $takes', ({ today, month, takes }) => {
  expect(takesGoals(day(month), day(today))).toBe(takes)
})

describe('the trustee payment of a month', () => {
  // TRACKER-42
  test.each([
    { month: '2026-08-01', dueDay: 1, dueOn: '2026-08-01' },
    { month: '2026-08-01', dueDay: 31, dueOn: '2026-08-31' },
    { month: '2026-09-01', dueDay: 31, dueOn: '2026-09-30' },
    { month: '2027-02-01', dueDay: 29, dueOn: '2027-02-28' },
    { month: '2028-02-01', dueDay: 30, dueOn: '2028-02-29' },
  ])('a trustee payment due on day $dueDay of $month is due on $dueOn', ({ month, dueDay, dueOn }) => {
    expect(trusteeDueOn(day(month), dueDay)).toBe(dueOn)
  })

  // TRACKER-28
  test.each([
    { paid: [], toPay: 60_000 },
    { paid: [20_000, 10_000], toPay: 30_000 },
    { paid: [60_000], toPay: 0 },
    { paid: [70_000], toPay: 0 },
  ])('a trustee payment of 60000 cents with $paid paid leaves $toPay cents to pay', ({ paid, toPay }) => {
    const items = paid.map((amount) => ({ amountCents: cents(amount), category: 'trustee_payment' as const }))
    const other = { amountCents: cents(90_000), category: 'housing' as const }
    expect(toPayTrustee(cents(60_000), [...items, other])).toBe(toPay)
  })
})

// TRACKER-205
test.each([
  { status: 'needs_approval', approved: '2026-10-01', today: '2026-11-01', month: '2026-11-01' },
  { status: 'needs_approval', approved: null, today: '2026-11-30', month: '2026-11-01' },
  { status: 'approved', approved: '2026-11-01', today: '2026-11-23', month: undefined },
  { status: 'approved', approved: '2026-11-05', today: '2026-11-24', month: '2026-12-01' },
  { status: 'approved', approved: '2026-11-30', today: '2026-11-30', month: '2026-12-01' },
  { status: 'approved', approved: '2026-12-01', today: '2026-11-30', month: undefined },
  { status: 'not_started', approved: null, today: '2026-11-30', month: undefined },
] as const)('on $today, approved $approved ($status), the month to approve is $month', (given) => {
  const approved = given.approved === null ? null : day(given.approved)
  expect(monthToApprove(given.status, approved, day(given.today))).toBe(given.month)
})
