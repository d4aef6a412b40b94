import { day } from '@yoursuccess/contract/core/calendar-date'
import { expect, test } from 'vitest'
import { locksOf } from './returns.rules.ts'

const returnsOn = (days: string) =>
  days
    .split(' ')
    .filter(Boolean)
    .map((on) => ({ kind: 'bill_pay_check', returnedOn: day(on) }) as const)

const HALF_A_YEAR = { count: 3, window_days: 365, lock_months: 6 }

// TRU-08
test.each<[what: string, days: string, today: string, until: string | undefined]>([
  ['no return', '', '2026-11-20', undefined],
  ['two returns', '2026-09-01 2026-10-01', '2026-11-20', undefined],
  ['three returns', '2026-09-01 2026-10-01 2026-11-02', '2026-11-20', '2027-05-02'],
  ['three returns in another order', '2026-11-02 2026-09-01 2026-10-01', '2026-11-20', '2027-05-02'],
  ['three returns on one day', '2026-11-02 2026-11-02 2026-11-02', '2026-11-20', '2027-05-02'],
  ['three returns, on the last locked day', '2026-09-01 2026-10-01 2026-11-02', '2027-05-01', '2027-05-02'],
  ['three returns, when the lock is over', '2026-09-01 2026-10-01 2026-11-02', '2027-05-02', undefined],
  ['three returns in exactly the window', '2025-11-02 2026-10-01 2026-11-02', '2026-11-20', '2027-05-02'],
  ['three returns in more than the window', '2025-11-01 2026-10-01 2026-11-02', '2026-11-20', undefined],
  ['a fourth return', '2026-01-05 2026-02-05 2026-03-05 2026-11-02', '2026-11-20', '2027-05-02'],
  [
    'a later return that begins nothing',
    '2026-01-05 2026-02-05 2026-03-05 2027-04-02',
    '2026-08-20',
    '2026-09-05',
  ],
])('%s (%s) on %s lock the method until %s', (_what, days, today, until) => {
  const methods = [{ kind: 'bill_pay_check', returns: HALF_A_YEAR }] as const
  expect(locksOf(methods, returnsOn(days), day(today))).toEqual(
    until === undefined ? [] : [{ kind: 'bill_pay_check', until }],
  )
})

// TRU-08
test('locks for good after the first return where the office says so', () => {
  const returns = { count: 1, window_days: 0, lock_months: null }
  const methods = [
    { kind: 'bill_pay_check', returns },
    { kind: 'electronic', returns },
    { kind: 'tfs', returns: null },
  ] as const
  expect(locksOf(methods, returnsOn('2020-01-02'), day('2026-11-20'))).toEqual([
    { kind: 'bill_pay_check', until: null },
  ])
})

// TRU-08
test('an office that says nothing of returned payments locks nothing', () => {
  const methods = [{ kind: 'bill_pay_check', returns: null }] as const
  expect(locksOf(methods, returnsOn('2026-11-01 2026-11-02 2026-11-03'), day('2026-11-20'))).toEqual([])
})
