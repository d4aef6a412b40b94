import { day } from '@yoursuccess/contract/core/calendar-date'
import { cents, ZERO } from '@yoursuccess/contract/core/money'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  isComing,
  isPosted,
  keyOf,
  leftToSend,
  loweredByHand,
  nextDayToLook,
  planAmounts,
  sentByAutopay,
  type StoredState,
  underWay,
} from './autopay.rules.ts'

const installment = (
  amount: number,
  change: { catchUp?: number; fixed?: number; sent?: number; wage?: number } = {},
) => ({
  amountCents: cents(amount),
  catchUpCents: cents(change.catchUp ?? 0),
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
      'are less by what was chosen and sent beyond the installment before',
      [installment(465_00, { fixed: 600_00, sent: 600_00 }), installment(465_00)],
      0,
      '60000 33000',
    ],
    [
      'are not less before that was sent',
      [installment(465_00, { fixed: 600_00 }), installment(465_00)],
      0,
      '60000 46500',
    ],
    [
      'are less by what was sent before the installment was lowered',
      [installment(400_00, { fixed: 465_00, sent: 465_00 }), installment(400_00)],
      0,
      '46500 33500',
    ],
    [
      'are less once by what was paid ahead of one that was sent',
      [installment(465_00, { fixed: 265_00, sent: 265_00 }), installment(465_00)],
      200_00,
      '26500 46500',
    ],
    [
      'are less by what was paid after the one before was fixed and sent',
      [installment(465_00, { fixed: 465_00, sent: 465_00 }), installment(465_00)],
      465_00,
      '46500 0',
    ],
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
    ['have the agreed catch-up on top', [installment(465_00, { catchUp: 300_00 })], 0, '76500'],
    ['have it less by what was paid ahead', [installment(465_00, { catchUp: 300_00 })], 400_00, '36500'],
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
      'one that a service may still collect',
      [planned('2026-12-15', 'pull_expected'), planned('2027-01-15', 'planned')],
      '2026-12-15',
    ],
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

// AUTO-08
test('the days of shares are looked at, too', () => {
  const days = ['2026-12-01', '2026-12-05', '2027-01-02'].map(day)
  const planned = { state: 'planned', sendOn: day('2027-01-13'), dueOn: day('2027-01-20') } as const
  expect(nextDayToLook([planned], day('2026-12-01'), days)).toBe('2026-12-05')
  expect(nextDayToLook([planned], day('2027-01-02'), days)).toBe('2027-01-03')
})

describe('payments that were made for a planned one', () => {
  const at = new Date('2026-12-01T17:00:00Z')
  const made = (
    amount: number,
    change: { byHand?: boolean; undone?: boolean; delivered?: boolean } = {},
  ) => ({
    amountCents: cents(amount),
    byHand: change.byHand ?? false,
    undoneAt: change.undone ? at : null,
    deliveredAt: change.delivered ? at : null,
  })
  const parts = [
    made(100_00, { delivered: true }),
    made(50_00),
    made(20_00, { undone: true }),
    made(30_00, { byHand: true }),
  ]

  // AUTO-04, AUTO-08
  test('are on their way until they are delivered or came back', () => {
    expect(underWay({ state: 'planned', sendings: parts })).toBe(50_00)
    expect(underWay({ state: 'delivered', sendings: parts })).toBe(0)
    expect(sentByAutopay(parts).map(({ amountCents }) => amountCents)).toEqual([100_00, 50_00])
  })

  // AUTO-12
  test('lower what may still be sent, unless they came back', () => {
    expect(leftToSend({ sendings: parts }, cents(465_00))).toBe(285_00)
    expect(leftToSend({ sendings: parts }, cents(100_00))).toBe(0)
  })

  // AUTO-08, AUTO-11
  test.each([
    ['one that is planned', 'planned', '2026-12-15', 465_00, true],
    ['one that came back and is not due yet', 'returned', '2026-12-15', 465_00, true],
    ['not one that came back and was due', 'returned', '2026-11-15', 465_00, false],
    ['not one that was sent in full', 'planned', '2026-12-15', 180_00, false],
    ['not one that was skipped', 'skipped', '2026-12-15', 465_00, false],
  ] as const)('money is needed for %s', (_what, state, dueOn, planned, expected) => {
    const row = { state, dueOn: day(dueOn), plannedCents: cents(planned), sentCents: cents(180_00) }
    expect(isComing(row, day('2026-12-01'))).toBe(expected)
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

describe('a planned payment is posted', () => {
  const made = (billPaymentId: number, undoneAt: Date | null = null) => ({
    billPaymentId,
    amountCents: cents(232_50),
    byHand: false,
    undoneAt,
    deliveredAt: null,
  })
  const payment = { id: 7, state: 'sent' as StoredState, sendings: [made(1), made(2)], pulledCents: null }
  const pull = { ...payment, sendings: [], pulledCents: cents(465_00) }
  // AUTO-10
  test.each([
    ['once all of its parts are', payment, [1, 2], true],
    ['not while one of its parts is not', payment, [1], false],
    ['without a part that came back', { ...payment, sendings: [made(1), made(2, new Date())] }, [1], true],
    ['not before all of it was sent', { ...payment, state: 'planned' as const }, [1, 2], false],
    ['if it was collected and posted', pull, [-7], true],
    ['not if something else was posted', pull, [7], false],
  ])('%s', (_when, row, posted, expected) => {
    expect(isPosted(row, new Set(posted))).toBe(expected)
  })
})
