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

/**
 * The next step, as "status time reason", of a payment that reached `status` on the day `on`. Times are the
 * processor's.
 */
const after = (status: PaymentStatus, on: string, change: Partial<Facts> = {}, time = '12:00') => {
  const step = nextStep(status, { at: new Date(`${on}T${time}:00-07:00`), on: day(on) }, facts(change))
  if (!step) return undefined
  const stamp = new Date(step.dueAt.getTime() - 7 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ')
  return [step.status, stamp, step.reason].filter(Boolean).join(' ')
}

// The holidays are Thanksgiving (Thursday, November 26, 2026) and Christmas (Friday, December 25).
describe('electronic payments', () => {
  it.each([
    ['a banking day before the file', '2026-11-20', '13:44', 'O 2026-11-20 13:45'],
    ['a banking day after the file', '2026-11-20', '13:45', 'O 2026-11-23 13:45'],
    ['a Saturday', '2026-11-21', '09:00', 'O 2026-11-23 13:45'],
    ['a holiday', '2026-11-26', '09:00', 'O 2026-11-27 13:45'],
    ['the evening before a holiday', '2026-11-25', '18:00', 'O 2026-11-27 13:45'],
  ])('sends a payment made on %s with the next file', (_when, on, time, expected) => {
    expect(after('N', on, {}, time)).toBe(expected)
  })

  it.each<[string, Partial<Facts>, string]>([
    ['an ordinary biller', {}, 'A 2026-11-27 06:00'],
    ['a slow biller', { rules: findInDirectory('0000001006')?.rules }, 'A 2026-11-30 06:00'],
    ['a biller no longer in the directory', { rules: undefined }, 'A 2026-11-27 06:00'],
    ['an office that is closed after holidays', { rules: trustee('0000009004') }, 'A 2026-11-30 06:00'],
    ['a trustee who needs the case number', { rules: trustee('0000009002') }, 'A 2026-11-27 06:00'],
    [
      'a trustee who needs a case number that is missing',
      { rules: trustee('0000009002'), hasCaseNumber: false },
      'A 2026-12-11 06:00',
    ],
    ['an ordinary biller without a case number', { hasCaseNumber: false }, 'A 2026-11-27 06:00'],
    [
      'a trustee at the highest amount they take',
      { rules: trustee('0000009005'), amountCents: 250_000 },
      'A 2026-11-27 06:00',
    ],
    [
      'a trustee above the highest amount they take',
      { rules: trustee('0000009005'), amountCents: 250_001 },
      'E 2026-11-27 06:00 R23',
    ],
    ['any biller with an amount of x.71', { amountCents: 1_071 }, 'E 2026-11-27 06:00 R02'],
    ['any biller with an amount of x.72', { amountCents: 72 }, 'E 2026-11-27 06:00 R22'],
    ['any biller with an amount of x.75', { amountCents: 10_075 }, 'E 2026-11-27 06:00 R24'],
  ])('settles on a banking day what was sent before Thanksgiving to %s', (_whom, change, expected) => {
    expect(after('O', '2026-11-25', change)).toBe(expected)
  })

  it('never moves an electronic payment of x.73', () => {
    expect(after('O', '2026-11-25', { amountCents: 1_073 })).toBeUndefined()
  })

  it('ends an electronic payment when acknowledged, but returns x.77 later', () => {
    expect(after('A', '2026-11-20')).toBeUndefined()
    expect(after('A', '2026-11-20', { amountCents: 77 })).toBe('R 2026-11-30 06:00 R23')
  })
})

describe('checks', () => {
  const check = (status: PaymentStatus, on: string, change: Partial<Facts> = {}, time?: string) =>
    after(status, on, { type: 'P', rules: undefined, ...change }, time)

  it('sends a check to the printer in the evening and mails it on the next banking day', () => {
    expect(check('N', '2026-11-20', {}, '17:59')).toBe('W 2026-11-20 18:00')
    expect(check('N', '2026-11-20', {}, '18:00')).toBe('W 2026-11-23 18:00')
    expect(check('W', '2026-11-25')).toBe('Q 2026-11-27 06:00')
    expect(check('W', '2026-11-25', { amountCents: 73 })).toBeUndefined()
  })

  it.each([
    [8, 'C 2026-11-30 06:00'],
    [9, 'C 2026-12-01 06:00'],
    [14, 'C 2026-12-07 06:00'],
    [15, 'C 2026-12-07 06:00'],
  ])('cashes check number %i in 7 to 14 days', (number, expected) => {
    expect(check('Q', '2026-11-23', { number })).toBe(expected)
  })

  it.each<[string, Partial<Facts>, string]>([
    ['whose seventh day is a Saturday', {}, 'C 2026-12-14 06:00'],
    ['without an address', { hasAddress: false }, 'V 2026-12-17 06:00 UNDELIVERABLE'],
    ['to a trustee who returns checks', { rules: trustee('0000009003') }, 'V 2026-12-17 06:00 REFUSED'],
    ['of x.77', { amountCents: 77 }, 'V 2026-12-17 06:00 REFUSED'],
    ['of x.76, which stays uncashed', { amountCents: 76 }, 'L 2027-06-03 06:00 EXPIRED'],
    ['of x.78, which stays uncashed', { amountCents: 10_078 }, 'L 2027-06-03 06:00 EXPIRED'],
    [
      'to a trustee who cashes it later for want of a case number',
      { rules: trustee('0000009002'), hasCaseNumber: false },
      'C 2026-12-28 06:00',
    ],
  ])('takes the expected next step for a mailed check %s', (_which, change, expected) => {
    expect(check('Q', '2026-12-05', { number: 8, ...change })).toBe(expected)
  })

  it('credits back a returned or expired check on later banking days', () => {
    expect(check('V', '2026-12-24')).toBe('F 2026-12-28 06:00')
    expect(check('L', '2026-12-24')).toBe('U 2026-12-28 06:00')
    expect(check('U', '2026-12-28')).toBe('Y 2026-12-29 06:00')
  })
})

it.each<PaymentStatus>(['E', 'R', 'C', 'F', 'Y', 'X', 'B'])('takes no step after status %s', (status) => {
  expect(after(status, '2026-11-20', { amountCents: 77 })).toBeUndefined()
})

it('books an amount of x.74 ten cents short', () => {
  expect([missingCents(12_074), missingCents(12_075)]).toEqual([10, 0])
})
