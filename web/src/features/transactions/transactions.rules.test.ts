import { day } from '@yoursuccess/contract/core/calendar-date'
import { describe, expect, test } from 'vitest'
import { groupByDay, mergeNewestFirst, type Row, totalsOfDays } from './transactions.rules.ts'

const row = (key: string, instant: number, kind: Row['kind'] = 'posted', amount = '-1.00'): Row => ({
  key,
  id: instant,
  kind,
  instant,
  day: day(instant < 100 ? '2026-11-20' : '2026-11-21'),
  amount,
  description: key,
  postedKind: kind === 'posted' ? 'purchase' : undefined,
  items: [],
})
const keys = (rows: Row[]) => rows.map(({ key }) => key).join(' ')

describe('merging transactions', () => {
  const posted = [row('p9', 90), row('p5', 50)]

  test('merges rows by time, newest first', () => {
    expect(keys(mergeNewestFirst(posted, [row('a7', 70, 'authorized')], true))).toBe('p9 a7 p5')
  })
  // TRANSACTIONS-04
  test('lists a pending row above one posted in the same second', () => {
    expect(keys(mergeNewestFirst(posted, [row('a9', 90, 'authorized')], true))).toBe('a9 p9 p5')
  })
  // TRANSACTIONS-04
  test('holds back an old pending row until the posted rows around it are loaded', () => {
    const old = [row('t3', 30, 'ach_transaction')]
    expect(keys(mergeNewestFirst(posted, old, false))).toBe('p9 p5')
    expect(keys(mergeNewestFirst([...posted, row('p2', 20)], old, false))).toBe('p9 p5 t3 p2')
    expect(keys(mergeNewestFirst(posted, old, true))).toBe('p9 p5 t3')
  })
  test('shows pending rows when nothing was ever posted', () => {
    expect(keys(mergeNewestFirst([], [row('a1', 10, 'authorized')], true))).toBe('a1')
  })
})

// TRANSACTIONS-03
test('groups rows by day', () => {
  const groups = groupByDay([row('c', 120), row('b', 110), row('a', 10)])
  expect(groups.map((group) => [group.day, keys(group.rows)])).toEqual([
    ['2026-11-21', 'c b'],
    ['2026-11-20', 'a'],
  ])
})

describe('the totals of the days', () => {
  const groups = groupByDay([
    row('d', 130, 'posted', '1200.00'),
    row('c', 120, 'posted', '-45.10'),
    row('b', 110, 'posted', '-4.90'),
    row('a', 10),
  ])

  // TXS-12
  test('add up the money in and the money out, each apart', () => {
    expect(totalsOfDays(groups, { isNewest: true, isOldest: true })).toEqual([
      { moneyIn: 120_000, moneyOut: -5000 },
      { moneyIn: 0, moneyOut: -100 },
    ])
  })

  // TXS-12
  test.each([
    ['begins in the middle of a day', { isNewest: false, isOldest: true }, [false, true]],
    ['ends in the middle of a day', { isNewest: true, isOldest: false }, [true, false]],
    ['does both', { isNewest: false, isOldest: false }, [false, false]],
  ])('leave out the day that may have more rows, when the list %s', (_what, ends, has) => {
    expect(totalsOfDays(groups, ends).map((totals) => totals !== undefined)).toEqual(has)
  })

  // TXS-12
  test('leave out the only day of a list that has no end', () => {
    const only = groupByDay([row('a', 10)])
    expect(totalsOfDays(only, { isNewest: true, isOldest: false })).toEqual([undefined])
  })
})
