import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addBankingDays } from '../core/banking-days.ts'
import { addDays, day } from '../core/calendar-date.ts'
import { postedBy } from '../trustees/posting.rules.ts'
import { TRUSTEE_METHODS } from '../trustees/trustee-methods.ts'
import { noticeEnd, noticeErrors, safeDays, type SafeMethod } from './court-days.rules.ts'

const TODAY = day('2026-11-20')
const dayOrNull = (text: string | null) => (text === null ? null : day(text))

describe('the last day of a notice', () => {
  // LAD-05
  test.each<[printed: string | null, servedOn: string | null, days: number | null, on: string, is: boolean]>([
    ['2026-12-11', null, null, '2026-12-11', false],
    // The printed day counts, whatever the days say.
    ['2026-12-11', '2026-11-20', 30, '2026-12-11', false],
    [null, '2026-11-20', 21, '2026-12-11', true],
    // A Sunday and a holiday, which are not moved.
    [null, '2026-11-20', 30, '2026-12-20', true],
    [null, '2026-12-04', 21, '2026-12-25', true],
    [null, '2028-02-15', 15, '2028-03-01', true],
  ])('printed %s, served %s with %s days: %s', (printed, servedOn, days, on, isCounted) => {
    const time = { lastDayOn: dayOrNull(printed), servedOn: dayOrNull(servedOn), days }
    expect(noticeEnd(time)).toEqual({ on, isCounted })
  })

  // LAD-05
  test.each([
    { servedOn: null, days: 21 },
    { servedOn: TODAY, days: null },
  ])('is not known from %o alone', (time) => {
    expect(noticeEnd({ lastDayOn: null, ...time })).toBeUndefined()
  })

  // LAD-05
  test('is never moved: service and days are always added day by day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2000 }), fc.integer({ min: 1, max: 365 }), (from, days) => {
        const servedOn = addDays(TODAY, -from)
        expect(noticeEnd({ lastDayOn: null, servedOn, days })?.on).toBe(addDays(servedOn, days))
      }),
    )
  })
})

// LAD-05
test.each<[time: { last?: string; served?: string; done?: string }, errors: Record<string, string[]>]>([
  [{ last: '2026-12-11', served: '2026-11-20', done: '2026-11-20' }, {}],
  [
    { last: '2026-11-19', served: '2026-11-20' },
    { last_day_on: ["The last day can't be before the day of service."] },
  ],
  [{ served: '2026-11-21' }, { served_on: ["The day of service can't be in the future."] }],
  [{ served: '2016-11-19' }, { served_on: ['Check the year.'] }],
  [{ last: '2016-11-19' }, { last_day_on: ['Check the year.'] }],
  [{ last: '2028-11-20' }, {}],
  [{ last: '2028-11-21' }, { last_day_on: ['Check the year.'] }],
  [{ last: '2026-11-19', done: '2026-11-21' }, { done_on: ["The day can't be in the future."] }],
])('a notice with %o has the errors %o', ({ last, served, done }, errors) => {
  const typed = {
    lastDayOn: dayOrNull(last ?? null),
    servedOn: dayOrNull(served ?? null),
    days: null,
    doneOn: dayOrNull(done ?? null),
  }
  expect(noticeErrors(typed, TODAY)).toEqual(errors)
})

const methodOf = (change: Partial<SafeMethod>): SafeMethod => ({
  kind: 'electronic',
  accepted: 'yes',
  conditions: [],
  max_amount: null,
  checked_on: '2026-11-02',
  posting_days: 0,
  allowed_days: [],
  ...change,
})
const daysFor = (endsOn: string, ...methods: SafeMethod[]) =>
  safeDays(day(endsOn), { methods, locks: [], today: TODAY }).map(({ method, on }) => [method, on])

describe('the last safe day', () => {
  // LAD-05
  test.each<[endsOn: string, change: Partial<SafeMethod>, on: string]>([
    ['2026-12-11', { kind: 'electronic' }, '2026-12-09'],
    ['2026-12-11', { kind: 'electronic', posting_days: 1 }, '2026-12-08'],
    ['2026-12-11', { kind: 'bill_pay_check' }, '2026-11-25'],
    ['2026-12-11', { kind: 'money_order' }, '2026-11-27'],
    // Thanksgiving is between.
    ['2026-12-11', { kind: 'money_order', posting_days: 1 }, '2026-11-25'],
    ['2026-12-11', { kind: 'tfs' }, '2026-12-04'],
    ['2026-12-11', { kind: 'tfs', allowed_days: [1, 15] }, '2026-12-01'],
    ['2026-12-11', { kind: 'tfs', allowed_days: [31] }, '2026-10-31'],
    ['2026-12-11', { kind: 'epay' }, '2026-12-10'],
    ['2026-12-11', { kind: 'wage_order' }, '2026-12-02'],
    ['2026-12-11', { kind: 'cash' }, '2026-12-11'],
    // A Sunday.
    ['2026-12-20', { kind: 'electronic' }, '2026-12-16'],
  ])('before %s by %o is %s', (endsOn, change, on) => {
    expect(daysFor(endsOn, methodOf(change))).toEqual([[change.kind, on]])
  })

  // LAD-05
  test('is named for the accepted methods only', () => {
    const methods = [
      methodOf({ kind: 'electronic' }),
      methodOf({ kind: 'bill_pay_check', accepted: 'no' }),
      methodOf({ kind: 'money_order', accepted: 'conditional', conditions: ['The case number is on it'] }),
      methodOf({ kind: 'epay', accepted: 'unknown' }),
      methodOf({ kind: 'cash', checked_on: '2026-05-01' }),
    ]
    expect(daysFor('2026-12-11', ...methods).map(([method]) => method)).toEqual(['electronic', 'money_order'])
  })

  // LAD-05
  test('is not named for a method that the office no longer takes from this customer', () => {
    const methods = [methodOf({ kind: 'electronic' }), methodOf({ kind: 'epay' })]
    const locks = [{ kind: 'epay', until: '2027-05-20' }] as const
    const found = safeDays(day('2026-12-11'), { methods, locks, today: TODAY })
    expect(found.map(({ method }) => method)).toEqual(['electronic'])
  })

  // LAD-05
  test.each([
    ['2026-12-08', false],
    ['2026-12-09', false],
    ['2026-12-10', true],
  ])('on %s is past: %s', (today, isPast) => {
    const methods = [methodOf({ kind: 'electronic' })]
    const [found] = safeDays(day('2026-12-11'), { methods, locks: [], today: day(today) })
    expect(found).toEqual({ method: 'electronic', on: '2026-12-09', isPast })
  })

  // LAD-05
  test.each([
    // The cutoff of the last safe day has passed, so a payment counts for the next banking day.
    ['2026-12-09', '2026-12-10', true],
    ['2026-12-08', '2026-12-09', false],
  ])('on %s, with payments counting for %s, is past: %s', (today, firstOn, isPast) => {
    const methods = [methodOf({ kind: 'electronic' })]
    const [found] = safeDays(day('2026-12-11'), {
      methods,
      locks: [],
      today: day(today),
      firstOn: () => day(firstOn),
    })
    expect(found).toEqual({ method: 'electronic', on: '2026-12-09', isPast })
  })

  // LAD-05
  test('is the last one: posted by the end, and a banking day later no more', () => {
    const ends = fc.integer({ min: 0, max: 1500 }).map((days) => addDays(TODAY, days))
    const methods = fc.record({
      kind: fc.constantFrom(...TRUSTEE_METHODS),
      posting_days: fc.integer({ min: 0, max: 10 }),
    })
    fc.assert(
      fc.property(ends, methods, (endsOn, method) => {
        const [found] = safeDays(endsOn, { methods: [methodOf(method)], locks: [], today: TODAY })
        const on = found?.on ?? endsOn
        expect(postedBy(on, method) <= endsOn).toBe(true)
        expect(postedBy(addBankingDays(on, 1), method) > endsOn).toBe(true)
      }),
    )
  })
})
