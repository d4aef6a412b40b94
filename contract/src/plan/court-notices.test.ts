import { expect, test } from 'vitest'
import { noticeInput } from './court-notices.ts'

const read = (change: object) => noticeInput.safeParse({ kind: 'motion_to_dismiss', ...change })
const errorsOf = (change: object) =>
  (read(change).error?.issues ?? []).map(({ path, message }) => [path[0], message])

// LAD-05
test.each([
  { last_day_on: '2026-12-11' },
  { served_on: '2026-11-20', days: 21 },
  { last_day_on: '2026-12-11', served_on: '2026-11-20', days: 21, note: 'Hearing in room 4', done_on: null },
])('a notice may have %o', (change) => {
  expect(errorsOf(change)).toEqual([])
})

// LAD-05
test.each([
  {},
  { served_on: '2026-11-20' },
  { days: 21 },
  { last_day_on: null, served_on: null, days: null },
])('a notice with %o has no last day', (change) => {
  expect(errorsOf(change)).toEqual([
    ['last_day_on', 'Enter the last day on the notice, or the day of service and the days it gives.'],
  ])
})

// LAD-05
test.each([0, 366, 1.5])('a notice does not give %s days', (days) => {
  expect(errorsOf({ served_on: '2026-11-20', days })).toEqual([['days', 'Enter 1 to 365 days.']])
})

// LAD-05
test('what is left out is null, and an empty note too', () => {
  expect(read({ last_day_on: '2026-12-11', note: '' }).data).toEqual({
    kind: 'motion_to_dismiss',
    note: null,
    last_day_on: '2026-12-11',
    served_on: null,
    days: null,
    done_on: null,
  })
})
