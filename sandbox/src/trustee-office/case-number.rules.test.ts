import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { findCaseNumber, ledgerKey, readCaseNumber } from './case-number.rules.ts'

// SBX-02
it.each([
  ['24-12345', '24-12345'],
  [' 24-12345 ', '24-12345'],
  ['24-12345-abc13', '24-12345'],
  ['02:10-bk-00001', '10-00001'],
  ['BKS-11-77777-BAM', '11-77777'],
  ['A18-11111-ABC', '18-11111'],
  ['2412345', '24-12345'],
  ['2012345', '20-12345'],
  ['091-24-12345', '24-12345'],
  ['08-40814-rfn7', '08-40814'],
  ['24-1234', '24-01234'],
  ['202412345', '24-12345'],
  ['2024-12345', '24-12345'],
  ['24-10077 SMITH', '24-10077'],
  ['24-123456', undefined],
  ['24-12345-13', undefined],
  ['201234', undefined],
  ['20123', undefined],
  ['1234567890', undefined],
  ['Unit 4', undefined],
  ['', undefined],
])('reads %j as %s', (text, expected) => {
  expect(readCaseNumber(text)).toBe(expected)
})

// SBX-02
it('reads a number that it has read again as the same', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99 }), fc.integer({ min: 0, max: 99_999 }), (year, number) => {
      const written = `${String(year).padStart(2, '0')}-${String(number).padStart(5, '0')}`
      for (const form of [written, `091-${written}`, written.replace('-', ''), `${written}-ABC13`])
        expect(readCaseNumber(form)).toBe(written)
    }),
  )
})

it.each([
  ['Case 24-10077, plan payment', '24-10077'],
  ['2410077', '24-10077'],
  ['24-100771', undefined],
  ['124-10077', undefined],
  ['Plan payment', undefined],
])('finds in %j the case number %s', (text, expected) => {
  expect(findCaseNumber(text)).toBe(expected)
})

it('keeps a ledger under the number as it was written when it is no case number', () => {
  expect([ledgerKey('24-10077-ABC'), ledgerKey(' Unit 4 ')]).toEqual(['24-10077', 'UNIT 4'])
})
