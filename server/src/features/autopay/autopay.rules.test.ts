import { day } from '@yoursuccess/contract/core/calendar-date'
import { cents, ZERO } from '@yoursuccess/contract/core/money'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { keyOf, loweredByHand, nextDayToLook, planAmounts, type StoredState } from './autopay.rules.ts'

const installment = (amount: number, change: { fixed?: number; sent?: number; wage?: number } = {}) => ({
  amountCents: cents(amount),
  wageOrderCents: cents(change.wage ?? 0),
  fixedCents: change.fixed === undefined ? null : cents(change.fixed),
  sentCents: cents(change.sent ?? 0),
})

describe('planned amounts', () => {
  // AUTO-12
  test.each([
    ['follow the plan', [installment(465_00), installment(480_00)], 0, '46500 48000'],
    ['are less by what was paid ahead', [installment(465_00), installment(465_00)], 600_00, '0 33000'],
    ['stay as they were fixed', [installment(480_00, { fixed: 465_00, sent: 465_00 })], 0, '46500'],
    [
      'are less by what was sent beyond the one before',
      [installment(465_00, { sent: 500_00 }), installment(465_00)],
      0,
      '46500 43000',
    ],
    [
      'are not less by what was sent for the one before',
      [installment(465_00, { sent: 465_00 }), installment(465_00)],
      0,
      '46500 46500',
    ],
    ['are less by what the employer sends', [installment(500_00, { wage: 461_54 })], 0, '3846'],
    ['are less by an order that lowered them', [installment(-100_00), installment(465_00)], 0, '0 36500'],
  ])('%s', (_what, installments, ahead, expected) => {
    expect(planAmounts(installments, cents(ahead)).join(' ')).toBe(expected)
  })

  // AUTO-12
  test('are what the plan asks for, less what was paid, over all installments', () => {
    const amounts = fc.integer({ min: 0, max: 1_000_00 }).map(cents)
    fc.assert(
      fc.property(
        fc.array(amounts, { minLength: 1, maxLength: 8 }),
        amounts,
        amounts,
        (plan, sent, ahead) => {
          const installments = plan.map((amountCents, at) => ({
            ...installment(amountCents),
            sentCents: at === 0 ? sent : ZERO,
          }))
          const planned = planAmounts(installments, ahead)
          const [first = ZERO, ...later] = planned
          const asked = plan.reduce((total, each) => total + each, 0)
          const left = Math.max(0, first - sent) + later.reduce((total, each) => total + each, 0)
          expect(left).toBe(Math.max(0, asked - ahead - sent))
          expect(planned.every((each) => each >= 0)).toBe(true)
        },
      ),
    )
  })
})

describe('a payment by hand', () => {
  const planned = (due: string, state: StoredState, sent = 0) => ({
    state,
    dueOn: day(due),
    plannedCents: cents(465_00),
    sentCents: cents(sent),
  })
  const today = day('2026-12-10')

  // AUTO-07
  test.each([
    ['the earliest', [planned('2026-12-15', 'planned'), planned('2027-01-15', 'planned')], '2026-12-15'],
    ['one that waits', [planned('2026-12-09', 'waiting_for_money')], '2026-12-09'],
    ['what is left of it', [planned('2026-12-15', 'planned', 400_00)], '2026-12-15'],
    [
      'the next one after it was sent',
      [planned('2026-12-15', 'sent', 465_00), planned('2027-01-15', 'planned')],
      '2027-01-15',
    ],
    [
      'one that came back and is not due yet',
      [planned('2026-12-15', 'returned'), planned('2027-01-15', 'planned')],
      '2026-12-15',
    ],
    [
      'the next one once one that was skipped was due',
      [planned('2026-12-09', 'skipped'), planned('2027-01-15', 'planned')],
      '2027-01-15',
    ],
    ['one that is to be paid by hand', [planned('2026-12-15', 'by_hand')], '2026-12-15'],
    ['none that ended', [planned('2026-12-15', 'ended')], undefined],
  ])('lowers %s', (_what, payments, dueOn) => {
    expect(loweredByHand(payments, today)?.dueOn).toBe(dueOn)
  })
})

describe('the next day to look', () => {
  const payment = (state: StoredState, sendOn: string, dueOn: string) => ({
    state,
    sendOn: day(sendOn),
    dueOn: day(dueOn),
  })

  // AUTO-03, AUTO-05
  test.each([
    [
      'ten days before the send day',
      '2026-12-20',
      [payment('planned', '2027-01-13', '2027-01-20')],
      '2027-01-03',
    ],
    ['a week before it', '2027-01-03', [payment('planned', '2027-01-13', '2027-01-20')], '2027-01-06'],
    ['three days before it', '2027-01-06', [payment('planned', '2027-01-13', '2027-01-20')], '2027-01-10'],
    ['the day before it', '2027-01-10', [payment('planned', '2027-01-13', '2027-01-20')], '2027-01-12'],
    ['the send day', '2027-01-12', [payment('planned', '2027-01-13', '2027-01-20')], '2027-01-13'],
    [
      'the morning after a day without enough money',
      '2027-01-13',
      [payment('waiting_for_money', '2027-01-13', '2027-01-20')],
      '2027-01-14',
    ],
    [
      'the day after the due day of one that was sent',
      '2027-01-14',
      [payment('sent', '2027-01-13', '2027-01-20')],
      '2027-01-21',
    ],
    ['none', '2027-01-14', [], null],
  ])('is %s', (_what, today, payments, expected) => {
    expect(nextDayToLook(payments, day(today))).toBe(expected)
  })
})

// AUTO-12
test('an installment keeps its name when its amount and day change', () => {
  const month = day('2027-01-01')
  expect(keyOf({ kind: 'monthly', month, stepId: 3 })).toBe(keyOf({ kind: 'monthly', month, stepId: 4 }))
  expect(keyOf({ kind: 'difference', month, stepId: 3 })).not.toBe(
    keyOf({ kind: 'difference', month, stepId: 4 }),
  )
})
