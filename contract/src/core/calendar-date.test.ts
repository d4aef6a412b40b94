import { describe, expect, test } from 'vitest'
import { readTypedDay } from './calendar-date.ts'

// FRAME-83
describe('a typed day', () => {
  test.each([
    ['1985-07-30', '1985-07-30'],
    ['1985-7-3', '1985-07-03'],
    ['1985/07/30', '1985-07-30'],
    ['7/30/1985', '1985-07-30'],
    ['07/30/1985', '1985-07-30'],
    ['07-30-1985', '1985-07-30'],
    ['7.30.1985', '1985-07-30'],
    ['07301985', '1985-07-30'],
    ['19850730', '1985-07-30'],
    [' 7/30/1985 ', '1985-07-30'],
    ['2/29/2024', '2024-02-29'],
    ['12202000', '2000-12-20'],
    ['20001220', '2000-12-20'],
  ])('%s reads as %s', (typed, day) => expect(readTypedDay(typed)).toEqual({ day }))

  // WIRE-35
  test.each([
    ['0730-19-85', 'Enter a day like 1985-07-30 or 7/30/1985.'],
    ['1985-07/30', 'Enter a day like 1985-07-30 or 7/30/1985.'],
    ['1985', 'Enter a day like 1985-07-30 or 7/30/1985.'],
    ['July 30, 1985', 'Enter a day like 1985-07-30 or 7/30/1985.'],
    ['7/30/85', 'Enter the year with four digits, like 1985-07-30 or 7/30/1985.'],
    ['073085', 'Enter the year with four digits, like 1985-07-30 or 7/30/1985.'],
    ['2/29/2023', 'There is no such day. Check the month, the day and the year.'],
    ['2/29/1900', 'There is no such day. Check the month, the day and the year.'],
    ['2027-02-30', 'There is no such day. Check the month, the day and the year.'],
    ['13/01/1985', 'There is no such day. Check the month, the day and the year.'],
    ['7/30/0985', 'There is no such day. Check the month, the day and the year.'],
  ])('%s is refused: %s', (typed, error) => expect(readTypedDay(typed)).toEqual({ error }))
})
