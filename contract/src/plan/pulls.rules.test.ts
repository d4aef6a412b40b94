import { expect, test } from 'vitest'
import { day } from '../core/calendar-date.ts'
import { cents, ZERO } from '../core/money.ts'
import type { ReportedPayment } from './applied-money.rules.ts'
import { leftOfCollected, type Pull, pullAsPayment, withoutPulled } from './pulls.rules.ts'

const pull: Pull = {
  customerId: 1,
  id: 21,
  method: 'tfs',
  amountCents: cents(465_00),
  takenCents: cents(467_99),
  refundedCents: ZERO,
  takenOn: day('2026-12-07'),
  expectedOn: day('2026-12-07'),
  arrivesOn: day('2026-12-11'),
  cameBackOn: null,
}
const report = (id: number, on: string, amount = 465_00): ReportedPayment => ({
  id,
  on: day(on),
  amountCents: cents(amount),
})

// AUTO-09
test.each<[what: string, reported: ReportedPayment[], left: number[]]>([
  ['on the banking day before is the pull', [report(1, '2026-12-04')], []],
  ['on the day by which it should be posted is the pull', [report(1, '2026-12-11')], []],
  ['of earlier counts beside it', [report(1, '2026-12-03')], [1]],
  ['of later counts beside it', [report(1, '2026-12-12')], [1]],
  ['of what was taken with the fee is the pull', [report(1, '2026-12-07', 467_99)], []],
  ['of another amount counts beside it', [report(1, '2026-12-07', 465_01)], [1]],
  ['is the pull once: another one counts', [report(1, '2026-12-07'), report(2, '2026-12-08')], [2]],
])('a report %s', (_what, reported, left) => {
  expect(withoutPulled(reported, [pull]).map(({ id }) => id)).toEqual(left)
})

// AUTO-09
test('a report from before the day on which the pull was given back counts no longer', () => {
  const back = [{ ...pull, cameBackOn: day('2026-12-09') }]
  expect(withoutPulled([report(1, '2026-12-08')], back)).toEqual([])
  expect(withoutPulled([report(1, '2026-12-09')], back)).toEqual([report(1, '2026-12-09')])
})

// AUTO-09
test.each([
  ['before a part was given back', 465_00, []],
  ['before a part was given back, with the fee', 467_99, []],
  ['after a part was given back', 365_00, []],
  ['of another amount', 100_00, [1]],
])('a report %s is the pull or counts beside it', (_what, amount, left) => {
  const part = {
    ...pull,
    amountCents: cents(365_00),
    takenCents: cents(367_99),
    refundedCents: cents(100_00),
  }
  expect(withoutPulled([report(1, '2026-12-07', amount)], [part]).map(({ id }) => id)).toEqual(left)
})

// AUTO-09
test.each([
  ['nothing', 0, 465_00],
  ['a part', 100_00, 365_00],
  ['the fee only', 2_99, 465_00],
  ['the amount without the fee', 465_00, 0],
  ['all that was taken', 467_99, 0],
])('of a pull, what was given back counts no longer: %s', (_what, back, left) => {
  expect(leftOfCollected(cents(465_00), { takenCents: cents(467_99), backCents: cents(back) })).toBe(left)
})

// REC-13
test.each([
  ['tfs', '2026-12-14'],
  ['epay', '2026-12-08'],
] as const)('by %s it should be at the office on %s, under an id of its own', (method, expectedOn) => {
  expect(pullAsPayment({ ...pull, method })).toMatchObject({
    id: -21,
    kind: method,
    sentOn: '2026-12-07',
    expectedOn,
  })
})
