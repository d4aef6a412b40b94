/** Case numbers as people have them: on court papers, in letters, in an app of the trustee's office (CASE-05). */
import type { CalendarDate } from '../core/calendar-date.ts'

export interface CaseNumber {
  /** `YY-NNNNN`, the form that everyone knows. */
  shown: string
  /** The judge's letters, if they are part of what was typed. */
  judge?: string
  /** The chapter of the case, if it is part of what was typed. The app warns if it is not 13. */
  chapter?: number
}

/** The chapter of the cases that this feature is for. */
export const CHAPTER = 13

/** The longest text in which we look for a case number. */
export const MAX_CASE_NUMBER_LENGTH = 40

/** A prefix of the U.S. Trustee Program: "091-24-12345". */
const PROGRAM_PREFIX = /^\d{3}-(?=\d{2}-\d{5}(?!\d))/

const CASE_NUMBER =
  /^(?:(?<pre>[A-Z]{1,4})-?)?(?:(?<office>\d{1,2}):)?(?<year>(?:19|20)?\d{2})(?<gap>[- ]?(?:(?:BK|B)-?)?)(?<serial>\d{1,5})(?:[- ]?(?<judge>[A-Z]{2,5}?)(?<chapter>7|9|11|12|13)?)?$/

/** Returns undefined for a text that is not a case number. */
export const readCaseNumber = (typed: string): CaseNumber | undefined => {
  const text = typed
    .trim()
    .toUpperCase()
    // Papers and phones put typographic hyphens.
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .replace(PROGRAM_PREFIX, '')
  const { year = '', gap, serial = '', judge, chapter } = CASE_NUMBER.exec(text)?.groups ?? {}
  const shown = gap ? shownOf(year, serial) : withoutGap(year + serial)
  if (!shown) return undefined
  return { shown, ...(judge && { judge }), ...(chapter && { chapter: Number(chapter) }) }
}

const shownOf = (year: string, serial: string) => `${year.slice(-2)}-${serial.padStart(5, '0')}`

/** Without a hyphen or space, only a full serial number shows where the year ends: 2412345, 202412345. */
const withoutGap = (digits: string): string | undefined =>
  digits.length === 7 || digits.length === 9 ? shownOf(digits.slice(0, -5), digits.slice(-5)) : undefined

/** True unless the year of the number is more than one year from the year of filing. */
export const isYearPlausible = ({ shown }: CaseNumber, filedOn: CalendarDate): boolean => {
  const apart = (Number(shown.slice(0, 2)) - Number(filedOn.slice(2, 4)) + 100) % 100
  return apart <= 1 || apart === 99
}
