import { day } from '@yoursuccess/contract/core/calendar-date'
import { describe, expect, it } from 'vitest'
import { type Facts, missingCents, nextStep, type PaymentStatus } from './course.rules.ts'
import { directory, findInDirectory } from './directory.ts'

const plain = directory()[0]?.rules
const trustee = (id: string) => findInDirectory(id)?.rules

const facts = (change: Partial<Facts> = {}): Facts => ({
  type: 'E',
  amountCents: 12_050,
  number: 4,
  hasAddress: true,
  hasCaseNumber: true,
  rules: plain,
  ...change,
})

/** The next step, as "status time reason", of a payment that reaches a status at noon of the processor. */
const after = (status: PaymentStatus, on: string, change: Partial<Facts> = {}, time = '12:00') => {
  const step = nextStep(status, { at: new Date(`${on}T${time}:00-07:00`), on: day(on) }, facts(change))
  if (!step) return undefined
  const stamp = new Date(step.dueAt.getTime() - 7 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ')
  return [step.status, stamp, step.reason].filter(Boolean).join(' ')
}

// Thursday, 26 November 2026 is Thanksgiving; Friday, 25 December Christmas.
describe('an electronic payment', () => {
  it.each([
    ['a banking day before the file', '2026-11-20', '13:44', 'O 2026-11-20 13:45'],
    ['a banking day when the file is out', '2026-11-20', '13:45', 'O 2026-11-23 13:45'],
    ['a Saturday', '2026-11-21', '09:00', 'O 2026-11-23 13:45'],
    ['a holiday', '2026-11-26', '09:00', 'O 2026-11-27 13:45'],
    ['the evening before a holiday', '2026-11-25', '18:00', 'O 2026-11-27 13:45'],
  ])('made on %s is sent with the next file', (_when, on, time, expected) => {
    expect(after('N', on, {}, time)).toBe(expected)
  })

  it.each<[string, Partial<Facts>, string]>([
    ['an ordinary biller', {}, 'A 2026-11-27 06:00'],
    ['a slower one', { rules: findInDirectory('0000001006')?.rules }, 'A 2026-11-30 06:00'],
    ['somebody whom the directory does not know any more', { rules: undefined }, 'A 2026-11-27 06:00'],
    ['an office that is closed after holidays', { rules: trustee('0000009004') }, 'A 2026-11-30 06:00'],
    ['a trustee who needs the case number', { rules: trustee('0000009002') }, 'A 2026-11-27 06:00'],
    [
      'a trustee who misses the case number',
      { rules: trustee('0000009002'), hasCaseNumber: false },
      'A 2026-12-11 06:00',
    ],
    ['an ordinary biller without a case number', { hasCaseNumber: false }, 'A 2026-11-27 06:00'],
    [
      'a trustee who takes so much',
      { rules: trustee('0000009005'), amountCents: 250_000 },
      'A 2026-11-27 06:00',
    ],
    [
      'a trustee who does not take so much',
      { rules: trustee('0000009005'), amountCents: 250_001 },
      'E 2026-11-27 06:00 R23',
    ],
    ['x.71', { amountCents: 1_071 }, 'E 2026-11-27 06:00 R02'],
    ['x.72', { amountCents: 72 }, 'E 2026-11-27 06:00 R22'],
    ['x.75', { amountCents: 10_075 }, 'E 2026-11-27 06:00 R24'],
  ])('sent the day before Thanksgiving to %s', (_whom, change, expected) => {
    expect(after('O', '2026-11-25', change)).toBe(expected)
  })

  it('of x.73 stays where it is', () => {
    expect(after('O', '2026-11-25', { amountCents: 1_073 })).toBeUndefined()
  })

  it('ends with its acknowledgement; of x.77 it comes back later', () => {
    expect(after('A', '2026-11-20')).toBeUndefined()
    expect(after('A', '2026-11-20', { amountCents: 77 })).toBe('R 2026-11-30 06:00 R23')
  })
})

describe('a check', () => {
  const check = (status: PaymentStatus, on: string, change: Partial<Facts> = {}, time?: string) =>
    after(status, on, { type: 'P', rules: undefined, ...change }, time)

  it('is listed for the printer in the evening and mailed on the next banking day', () => {
    expect(check('N', '2026-11-20', {}, '17:59')).toBe('W 2026-11-20 18:00')
    expect(check('N', '2026-11-20', {}, '18:00')).toBe('W 2026-11-23 18:00')
    expect(check('W', '2026-11-25')).toBe('Q 2026-11-27 06:00')
    expect(check('W', '2026-11-25', { amountCents: 73 })).toBeUndefined()
  })

  it.each([
    [4, 'C 2026-11-30 06:00'],
    [5, 'C 2026-12-01 06:00'],
    [6, 'C 2026-12-02 06:00'],
    [7, 'C 2026-12-03 06:00'],
  ])('of number %i is cashed in seven to ten days', (number, expected) => {
    expect(check('Q', '2026-11-23', { number })).toBe(expected)
  })

  it.each<[string, Partial<Facts>, string]>([
    // The seventh day is a Saturday.
    ['on a banking day', {}, 'C 2026-12-14 06:00'],
    ['not at all without an address', { hasAddress: false }, 'V 2026-12-17 06:00 UNDELIVERABLE'],
    ['not by who sends checks back', { rules: trustee('0000009003') }, 'V 2026-12-17 06:00 REFUSED'],
    ['not with x.77', { amountCents: 77 }, 'V 2026-12-17 06:00 REFUSED'],
    ['never with x.76', { amountCents: 76 }, 'L 2027-06-03 06:00 EXPIRED'],
    ['never with x.78', { amountCents: 10_078 }, 'L 2027-06-03 06:00 EXPIRED'],
    [
      'later without the case number',
      { rules: trustee('0000009002'), hasCaseNumber: false },
      'C 2026-12-28 06:00',
    ],
  ])('is cashed %s', (_how, change, expected) => {
    expect(check('Q', '2026-12-05', { number: 4, ...change })).toBe(expected)
  })

  it('that came back or expired brings its money on later banking days', () => {
    expect(check('V', '2026-12-24')).toBe('F 2026-12-28 06:00')
    expect(check('L', '2026-12-24')).toBe('U 2026-12-28 06:00')
    expect(check('U', '2026-12-28')).toBe('Y 2026-12-29 06:00')
  })
})

it.each<PaymentStatus>(['E', 'R', 'C', 'F', 'Y', 'X', 'B'])('nothing follows %s', (status) => {
  expect(after(status, '2026-11-20', { amountCents: 77 })).toBeUndefined()
})

it('x.74 is booked ten cents short', () => {
  expect([missingCents(12_074), missingCents(12_075)]).toEqual([10, 0])
})
