import { expect, test } from 'vitest'
import { day } from '../core/calendar-date.ts'
import { cents } from '../core/money.ts'
import type { ReportedPayment } from './applied-money.rules.ts'
import { type Pull, withoutPulled } from './pulls.rules.ts'

const pull: Pull = {
  customerId: 1,
  id: 21,
  amountCents: cents(465_00),
  expectedOn: day('2026-12-07'),
  arrivesOn: day('2026-12-11'),
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
  ['of another amount counts beside it', [report(1, '2026-12-07', 465_01)], [1]],
  ['is the pull once: another one counts', [report(1, '2026-12-07'), report(2, '2026-12-08')], [2]],
])('a report %s', (_what, reported, left) => {
  expect(withoutPulled(reported, [pull]).map(({ id }) => id)).toEqual(left)
})
