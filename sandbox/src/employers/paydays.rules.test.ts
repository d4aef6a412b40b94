import { isBankingDay } from '@yoursuccess/contract/core/banking-days'
import { addDays, day } from '@yoursuccess/contract/core/calendar-date'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  announcedOn,
  FREQUENCIES,
  firstPaydayFrom,
  type Frequency,
  isMissing,
  isPayday,
  paydayOf,
} from './paydays.rules.ts'

const paidFrom = (frequency: Frequency, firstOn: string, count: number) =>
  Array.from({ length: count }, (_, number) => paydayOf({ frequency, firstOn: day(firstOn) }, number).paidOn)

// SBX-01
it.each<[Frequency, string, string[]]>([
  ['weekly', '2026-12-18', ['2026-12-18', '2026-12-24', '2026-12-31', '2027-01-08']],
  ['biweekly', '2026-11-27', ['2026-11-27', '2026-12-11', '2026-12-24', '2027-01-08']],
  // Thanksgiving, and a Thursday a fortnight later.
  ['biweekly', '2026-11-26', ['2026-11-25', '2026-12-10', '2026-12-24']],
  [
    'semimonthly',
    '2026-11-15',
    ['2026-11-13', '2026-11-30', '2026-12-15', '2026-12-31', '2027-01-15', '2027-01-29', '2027-02-12'],
  ],
  ['semimonthly', '2027-02-28', ['2027-02-26', '2027-03-15', '2027-03-31']],
  ['semimonthly', '2027-05-15', ['2027-05-14', '2027-05-28']],
  ['semimonthly', '2026-12-01', ['2026-12-01', '2026-12-16', '2026-12-31', '2027-01-15', '2027-02-01']],
  ['semimonthly', '2026-12-25', ['2026-12-24', '2027-01-08', '2027-01-25', '2027-02-10']],
  ['semimonthly', '2027-01-29', ['2027-01-29', '2027-02-12', '2027-02-26', '2027-03-12', '2027-03-29']],
  ['monthly', '2026-12-31', ['2026-12-31', '2027-01-29', '2027-02-26', '2027-03-31']],
  ['monthly', '2026-12-03', ['2026-12-03', '2026-12-31', '2027-02-03']],
])('pays %s from %s on %j', (frequency, firstOn, expected) => {
  expect(paidFrom(frequency, firstOn, expected.length)).toEqual(expected)
})

// SBX-01
it('pays on banking days only, each later than the one before', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...FREQUENCIES),
      fc.integer({ min: 0, max: 2000 }).map((days) => addDays(day('2026-01-01'), days)),
      (frequency, firstOn) => {
        const paid = paidFrom(frequency, firstOn, 60)
        expect(paid.every(isBankingDay)).toBe(true)
        expect(paid.toSorted()).toEqual(paid)
        expect(new Set(paid).size).toBe(paid.length)
      },
    ),
  )
})

describe('a biweekly rhythm over the holidays', () => {
  const rhythm = { frequency: 'biweekly', firstOn: day('2026-11-27') } as const

  it('announces a payday two banking days before it', () => {
    expect(announcedOn(paydayOf(rhythm, 0))).toBe('2026-11-24')
    expect(announcedOn(paydayOf(rhythm, 2))).toBe('2026-12-22')
  })

  it('begins with the first payday that is not over', () => {
    expect(firstPaydayFrom(rhythm, day('2026-11-20'))).toBe(0)
    expect(firstPaydayFrom(rhythm, day('2026-12-11'))).toBe(1)
    expect(firstPaydayFrom(rhythm, day('2026-12-25'))).toBe(3)
  })

  it.each([
    ['2026-12-25', true],
    ['2026-12-24', true],
    ['2026-12-23', false],
    ['2026-11-13', false],
    ['2027-01-08', true],
  ])('knows whether %s is a payday: %s', (text, isOne) => {
    expect(isPayday(rhythm, day(text), undefined)).toBe(isOne)
  })

  it('has no paydays after the last one', () => {
    expect(isPayday(rhythm, day('2027-01-08'), 3)).toBe(false)
    expect(isPayday(rhythm, day('2027-01-08'), 4)).toBe(true)
  })

  it('finds a missing payday by its day and by the day on which it would be paid', () => {
    const payday = paydayOf(rhythm, 2)
    expect(['2026-12-24', '2026-12-25', '2026-12-26'].map((each) => isMissing(payday, [day(each)]))).toEqual([
      true,
      true,
      false,
    ])
  })
})
