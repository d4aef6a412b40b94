import { day } from '@yoursuccess/contract/core/calendar-date'
import { cents } from '@yoursuccess/contract/core/money'
import { describe, expect, test } from 'vitest'
import {
  comingPayments,
  needByHand,
  type NeededInstallment,
  nextNeed,
  withExpected,
  withWages,
} from './setaside.rules.ts'

const installment = (dueOn: string, applied = 0, amount = 465_00): NeededInstallment => ({
  dueOn: day(dueOn),
  amountCents: cents(amount),
  appliedCents: cents(applied),
})
const TODAY = day('2026-12-01')

describe('the next need', () => {
  // SETA-09
  test.each([
    ['an installment with the fee of its payment', [installment('2026-12-15')], 466_00, '2026-12-15'],
    ['one that is due today', [installment('2026-12-01')], 466_00, '2026-12-01'],
    [
      'not one that was due before',
      [installment('2026-11-15'), installment('2026-12-15')],
      466_00,
      '2026-12-15',
    ],
    ['the rest of one that is paid in part', [installment('2026-12-15', 400_00)], 66_00, '2026-12-15'],
    [
      'the next one after a paid one',
      [installment('2026-12-15', 465_00), installment('2027-01-15')],
      466_00,
      '2027-01-15',
    ],
    [
      'not a month without a payment',
      [installment('2026-12-15', 0, 0), installment('2027-01-15')],
      466_00,
      '2027-01-15',
    ],
  ])('is %s', (_what, installments, needCents, dueOn) => {
    expect(nextNeed(installments, TODAY)).toEqual({ needCents, dueOn })
  })

  // SETA-09
  test('is none once everything is paid', () => {
    expect(nextNeed([installment('2026-12-15', 465_00)], TODAY)).toBeUndefined()
  })
})

describe('the payments to come', () => {
  // SETA-03
  test.each([
    ['2026-12-15', '2026-12-09'],
    ['2027-01-15', '2027-01-11'],
    // The 31st is a Sunday.
    ['2027-01-31', '2027-01-25'],
    // Over Christmas.
    ['2026-12-28', '2026-12-21'],
  ])('that is due on %s is sent on %s', (dueOn, sendOn) => {
    expect(comingPayments([installment(dueOn, 400_00)], TODAY)).toEqual([
      { dueOn, sendOn, plannedCents: 465_00, feesCents: 1_00, sentCents: 400_00 },
    ])
  })

  // SETA-03
  test('are the next three that are not paid, without those that are past', () => {
    const dues = ['2026-11-15', '2026-12-15', '2027-01-15', '2027-02-15', '2027-03-15', '2027-04-15']
    const installments = dues.map((on) => installment(on, on === '2027-01-15' ? 465_00 : 0))
    expect(comingPayments(installments, TODAY).map(({ dueOn }) => dueOn)).toEqual([
      '2026-12-15',
      '2027-02-15',
      '2027-03-15',
    ])
  })
})

describe('what a service may still collect', () => {
  const collected = (dueOn: string, amount: number) => ({ dueOn: day(dueOn), amountCents: cents(amount) })
  const installments = ['2026-11-15', '2026-12-15', '2027-01-15'].map((on) => installment(on))

  // AUTO-09, SETA-09
  test.each([
    ['is not needed again', [collected('2026-12-15', 465_00)], [0, 465_00, 0]],
    ['counts in part', [collected('2026-12-15', 400_00)], [0, 400_00, 0]],
    ['counts for what was due before, too', [collected('2026-12-15', 600_00)], [135_00, 465_00, 0]],
    ['never counts for a later one', [collected('2026-11-15', 600_00)], [465_00, 0, 0]],
    ['is nothing without one', [], [0, 0, 0]],
  ])('%s', (_what, expected, applied) => {
    expect(withExpected(installments, expected).map(({ appliedCents }) => appliedCents)).toEqual(applied)
    expect(installments.map(({ appliedCents }) => appliedCents)).toEqual([0, 0, 0])
  })
})

describe('what an employer sends to the trustee', () => {
  const wages = {
    order: { amountCents: cents(100_00), startsOn: day('2026-12-01'), endsOn: null },
    paydays: ['2026-11-24', '2026-12-01', '2026-12-08', '2026-12-15', '2026-12-22'].map((on) => day(on)),
  }
  const counted = (...installments: NeededInstallment[]) =>
    withWages(installments, wages).map(({ appliedCents }) => appliedCents)

  // SETA-03
  test('counts as paid for the installment that follows its paydays', () => {
    expect(counted(installment('2026-12-15'), installment('2027-01-15'))).toEqual([300_00, 100_00])
  })

  // SETA-03
  test.each<[string, NeededInstallment, number]>([
    ['is not counted with what was posted of it', installment('2026-12-15', 200_00), 300_00],
    ['changes nothing of what was paid beyond it', installment('2026-12-15', 400_00), 400_00],
    ['is at most the installment', installment('2026-12-15', 0, 250_00), 250_00],
    ['is none of a difference', { ...installment('2026-12-15'), kind: 'difference' }, 0],
    ['takes nothing back', installment('2026-12-15', 0, -50_00), 0],
  ])('%s', (_what, given, appliedCents) => {
    expect(counted(given)).toEqual([appliedCents])
  })

  // SETA-03
  test('is nothing without a wage order', () => {
    expect(withWages([installment('2026-12-15')], undefined)).toEqual([installment('2026-12-15')])
  })
})

describe('what may be put in by hand', () => {
  // SETA-08
  test('has the higher fee of another service', () => {
    const payment = {
      dueOn: day('2026-12-15'),
      sendOn: day('2026-12-04'),
      plannedCents: cents(465_00),
      feesCents: cents(2_99),
      sentCents: cents(0),
    }
    const due = ['2026-12-15', '2027-01-15'].map((on) => installment(on))
    expect(needByHand(due, TODAY, [payment])).toBe(467_99 + 466_00)
  })

  // SETA-08
  test.each([
    ['this month and the next', ['2026-12-15', '2027-01-31'].map((on) => installment(on)), 932_00],
    ['not the month after', ['2026-12-15', '2027-02-01'].map((on) => installment(on)), 466_00],
    ['what is behind', [installment('2026-10-15'), installment('2026-11-15', 300_00)], 632_00],
    ['nothing that is paid', [installment('2026-12-15', 465_00)], 0],
    ['nothing for a month that was lowered below zero', [installment('2026-12-15', 0, -100_00)], 0],
    ['nothing without an installment', [], 0],
  ])('is %s', (_what, installments, needCents) => {
    expect(needByHand(installments, TODAY)).toBe(needCents)
  })
})
