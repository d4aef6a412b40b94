import { day } from '@yoursuccess/contract/core/calendar-date'
import { cents } from '@yoursuccess/contract/core/money'
import { expect, test } from 'vitest'
import { dueDaysNear, noticesDue, type TrusteeNotice } from './trustee-notices.rules.ts'

test.each([
  { today: '2026-08-22', month: '2026-08-01', near: [22, 23, 24, 25, 26, 27, 28, 29] },
  { today: '2026-08-22', month: '2026-09-01', near: [] },
  { today: '2026-08-29', month: '2026-09-01', near: [1, 2, 3, 4, 5] },
  { today: '2027-02-27', month: '2027-02-01', near: [27, 28, 29, 30, 31] },
  { today: '2027-02-28', month: '2027-03-01', near: [1, 2, 3, 4, 5, 6, 7] },
])('on $today the due days $near of $month are at most a week away', ({ today, month, near }) => {
  expect(dueDaysNear(day(month), day(today))).toEqual(near)
})

const setOf = (...notices: TrusteeNotice[]) => new Set(notices)
// TRACKER-57
test.each<{
  today: string
  unpaid?: number
  available?: number | null
  sent?: Set<TrusteeNotice>
  notices: TrusteeNotice[]
}>([
  { today: '2026-08-07', notices: [] },
  { today: '2026-08-08', notices: ['week'] },
  { today: '2026-08-08', sent: setOf('week'), notices: [] },
  { today: '2026-08-12', notices: ['week'] },
  { today: '2026-08-12', sent: setOf('week'), notices: [] },
  { today: '2026-08-13', sent: setOf('week'), notices: ['two_days'] },
  { today: '2026-08-13', sent: setOf('week', 'two_days'), notices: [] },
  // After downtime: one notice, not two.
  { today: '2026-08-14', notices: ['two_days'] },
  { today: '2026-08-15', notices: ['two_days'] },
  { today: '2026-08-16', notices: [] },
  // The clock was set back.
  { today: '2026-08-09', sent: setOf('two_days'), notices: [] },
  { today: '2026-08-08', unpaid: 0, available: 0, notices: [] },
  { today: '2026-08-08', available: 59_999, notices: ['week', 'shortage'] },
  { today: '2026-08-08', available: -500, sent: setOf('week'), notices: ['shortage'] },
  { today: '2026-08-10', available: 59_999, sent: setOf('week', 'shortage'), notices: [] },
  { today: '2026-08-08', available: 60_000, notices: ['week'] },
  { today: '2026-08-08', available: null, notices: ['week'] },
  { today: '2026-08-07', available: 0, notices: [] },
  { today: '2026-08-16', available: 0, notices: [] },
])(
  'due on the 15th: on $today with $unpaid unpaid and $available available, sends $notices',
  ({ today, unpaid = 60_000, available = 100_000, sent = setOf(), notices }) => {
    const availableCents = available === null ? undefined : cents(available)
    expect(
      noticesDue({
        today: day(today),
        dueOn: day('2026-08-15'),
        unpaidCents: cents(unpaid),
        availableCents,
        reported: sent,
      }),
    ).toEqual(notices)
  },
)
