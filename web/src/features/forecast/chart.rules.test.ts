import type { ForecastDayReply } from '@yoursuccess/contract/forecast/forecast'
import { expect, test } from 'vitest'
import { chartOf } from './chart.rules.ts'

const dayWith = (on: string, kinds: ForecastDayReply['events'][number]['kind'][]): ForecastDayReply => ({
  on,
  expected: '100.00',
  low: '50.00',
  set_aside: null,
  events: kinds.map((kind) => ({ kind, label: null, amount: '10.00' })),
})

// FORE-05
test('each event of a day is on the line, those of one kind once, and money that is set aside is not', () => {
  const { marks } = chartOf([
    dayWith('2026-11-20', ['bill', 'transfer', 'expense']),
    dayWith('2026-11-21', ['set_aside']),
    dayWith('2026-11-22', ['pay', 'set_aside', 'trustee_payment']),
  ])
  expect(marks.map(({ key }) => key)).toEqual([
    '2026-11-20 other',
    '2026-11-22 pay',
    '2026-11-22 trustee_payment',
  ])
})

// FORE-05
test('the scale includes zero, and there is no line of a set-aside without one', () => {
  const { paths, zero, leastCents, mostCents } = chartOf([
    dayWith('2026-11-20', []),
    dayWith('2026-11-21', []),
  ])
  expect(paths).toEqual({ expected: 'M8 8L632 8', low: 'M8 110L632 110', set_aside: undefined })
  expect([zero, leastCents, mostCents]).toEqual([212, 0, 100_00])
})
