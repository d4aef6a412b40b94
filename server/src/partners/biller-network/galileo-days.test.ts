import { expect, test } from 'vitest'
import { arrivalOf } from './galileo-days.ts'

// BILLS-92, TRU-07
test.each<[what: string, madeAt: string, isPaper: boolean, arrival: string]>([
  ['on a Friday morning', '2026-11-20T19:00:00Z', false, '2026-11-24'],
  ['just before the cutoff', '2026-11-20T20:44:59Z', false, '2026-11-24'],
  ['at the cutoff', '2026-11-20T20:45:00Z', false, '2026-11-25'],
  ['on the weekend', '2026-11-21T12:00:00Z', false, '2026-11-25'],
  ['before Thanksgiving', '2026-11-24T19:00:00Z', false, '2026-11-27'],
  // 23:30 in New York is still November 19 in Mountain Time.
  ['late at night', '2026-11-20T04:30:00Z', false, '2026-11-24'],
  // In summer the cutoff is an hour later in New York.
  ['in summer', '2026-07-15T20:44:00Z', false, '2026-07-17'],
  ['by check, before printing', '2026-11-20T19:00:00Z', true, '2026-12-07'],
  ['by check, after printing', '2026-11-21T01:00:00Z', true, '2026-12-08'],
  ['by check that would arrive on Christmas', '2026-12-10T19:00:00Z', true, '2026-12-28'],
])('a payment made %s (%s, by check: %s) arrives by %s', (_what, madeAt, isPaper, arrival) => {
  expect(arrivalOf({ madeAt: new Date(madeAt), isPaper })).toBe(arrival)
})
