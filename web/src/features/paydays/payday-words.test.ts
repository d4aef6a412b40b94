import { day } from '@yoursuccess/contract/core/calendar-date'
import type { PaySchedule } from '@yoursuccess/contract/paydays/pay-schedules'
import { describe, expect, test } from 'vitest'
import { acme, samplePayday } from '../../testing/paydays-replies.ts'
import { extraPaydaysOf, latePayOf, rhythmOf } from './payday-words.ts'

const schedule = (change: Partial<PaySchedule>): PaySchedule => ({ ...acme, ...change })
const year = { from: day('2027-01-01'), to: day('2027-12-31') }
const textsOf = (...schedules: PaySchedule[]) => extraPaydaysOf(schedules, year).map(({ text }) => text)

// PAYD-01
test.each([
  [{ frequency: 'weekly' }, 'every Friday'],
  [{ frequency: 'biweekly' }, 'every other Friday'],
  [{ frequency: 'semimonthly', days: ['last', 15] }, 'on the 15th and the last day of each month'],
  [{ frequency: 'semimonthly', days: [1, 22] }, 'on the 1st and the 22nd of each month'],
  [{ frequency: 'monthly', days: [3] }, 'on the 3rd of each month'],
  [{ frequency: 'monthly', days: ['last'] }, 'on the last day of each month'],
] as const)('%o is paid %s', (change, words) =>
  expect(rhythmOf(schedule({ ...change, days: [...('days' in change ? change.days : [])] }))).toBe(words),
)

// PAYD-05
describe('months with more paydays than usual', () => {
  test('are named for biweekly and for weekly pay', () => {
    expect(textsOf(schedule({ anchor_on: '2026-11-20' }))).toEqual([
      'January has three paydays',
      'July has three paydays',
      'December has three paydays',
    ])
    expect(textsOf(schedule({ frequency: 'weekly', anchor_on: '2026-11-20' }))).toContain(
      'April has five paydays',
    )
  })

  test('say whose paydays they are if there are several schedules', () => {
    const salary = schedule({ id: 4, name: 'Beta', frequency: 'monthly', days: ['last'] })
    expect(textsOf(schedule({ anchor_on: '2026-11-20' }), salary)[0]).toBe(
      'January has three paydays from Acme',
    )
  })
})

// PAYD-04
test.each([
  ['2026-11-20', '2026-11-24', 'Your pay from Acme was expected Friday'],
  ['2026-11-20', '2026-11-26', 'Your pay from Acme was expected Friday'],
  ['2026-11-20', '2026-11-27', 'Your pay from Acme was expected Fri, Nov 20'],
])('pay of %s reads on %s: %s', (on, today, text) =>
  expect(latePayOf(samplePayday(on), day(today))).toBe(text),
)
