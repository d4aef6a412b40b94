import { expect, test } from 'vitest'
import { calendarNames } from './calendar-locale.ts'

// LANGUAGE-07
test('the calendar has the names of months and weekdays in Spanish, Sunday first', () => {
  const { months, monthsShort, weekdays, weekdaysMin } = calendarNames('es-US')
  expect(months.slice(0, 2)).toEqual(['Enero', 'Febrero'])
  expect(monthsShort.slice(0, 2)).toEqual(['Ene', 'Feb'])
  expect([weekdays[0], weekdays[3], weekdays[6]]).toEqual(['domingo', 'miércoles', 'sábado'])
  expect(weekdaysMin).toEqual(['do', 'lu', 'ma', 'mi', 'ju', 'vi', 'sá'])
})
