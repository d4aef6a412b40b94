import { day } from '@yoursuccess/contract/core/calendar-date'
import { cents } from '@yoursuccess/contract/core/money'
import { describe, expect, test } from 'vitest'
import { REAL_WORLD_NAMES } from '../../../tests/support/names.ts'
import { errorsOfPdf, hasPdfTools, structureOfPdf, textOfPdf } from '../../../tests/support/pdf-tools.ts'
import { renderStatement } from './statement-pdf.ts'
import type { PrintedSection } from './set-aside-sections.queries.ts'
import type { StatementRow } from './statements.queries.ts'
import type { Entry, EntryKind } from './statements.rules.ts'

const CONFIG = {
  PRODUCT_NAME: 'YourSuccess',
  BANK_NAME: 'First Example Bank, N.A.',
  SUPPORT_PHONE: '(800) 555-0100',
  SUPPORT_ADDRESS: 'YourSuccess Support|100 Example Street|Springfield, IL 62701',
}
const statement: StatementRow = {
  id: 1,
  customerId: 1,
  startsOn: day('2026-10-01'),
  endsOn: day('2026-10-31'),
  openingCents: cents(120_000),
  closingCents: cents(254_321),
  feesCents: cents(600),
  yearFeesCents: cents(1_700),
  holderName: 'Jordan Tester',
  holderAddress: ['12 Example Street', 'Apt 4', 'Springfield, IL 62701'],
  accountNumberEnd: '4321',
  accountClosed: false,
  lastTransactionId: 9,
  madeAt: new Date('2026-11-01T05:00:00Z'),
}
const entry = (postedOn: string, kind: EntryKind, amount: number, details: string): Entry => ({
  postedOn: day(postedOn),
  kind,
  details,
  amountCents: cents(amount),
})
const pdfOf = (
  change: Partial<StatementRow> = {},
  entries: readonly Entry[] = [],
  setAside?: PrintedSection,
) => renderStatement({ ...statement, ...change }, entries, CONFIG, setAside)

describe.skipIf(!hasPdfTools)('a statement', () => {
  // STATEMENTS-18, STATEMENTS-19
  test('a statement shows bank, holder, account, period, and each entry with its balance', async () => {
    const pdf = await pdfOf({}, [
      entry('2026-10-02', 'deposit', 162_040, 'Northfield Logistics'),
      entry('2026-10-05', 'bill_payment', -6_100, 'City Water Works'),
      entry('2026-10-09', 'fee', -500, 'Card replacement'),
      entry('2026-10-10', 'purchase', -21_119, 'Corner Market 0421'),
    ])
    expect(errorsOfPdf(pdf)).toBe('')
    const structure = structureOfPdf(pdf)
    for (const tag of ['H1', 'H2', 'Table', 'TH', 'TD']) expect(structure).toContain(tag)
    const text = textOfPdf(pdf)
    for (const part of [
      'Statement for October 2026',
      'Jordan Tester',
      '12 Example Street',
      'Apt 4',
      'First Example Bank, N.A.',
      'YourSuccess account ending in 4321',
      'October 1, 2026 to October 31, 2026',
      // Opening balance, in, out, closing balance.
      '$1,200.00',
      '$1,620.40',
      '-$277.19',
      '$2,543.21',
      'Direct deposit',
      'Oct 02, 2026',
      // Running balances.
      '$2,820.40',
      '$2,759.40',
      '$2,754.40',
      'Fee for payment: City Water Works',
      'Fees in October 2026',
      '$6.00',
      'Fees in 2026 so far',
      '$17.00',
    ])
      expect(text).toContain(part)
    expect(text).not.toContain('This account is closed')
    expect(text).not.toContain('reached us after')
  })

  // STATEMENTS-20
  test("a statement says how to report an error, with the bank's phone and address", async () => {
    const text = textOfPdf(await pdfOf()).replaceAll('\n', ' ')
    for (const part of [
      'In case of errors or questions',
      'call (800) 555-0100',
      'YourSuccess Support, 100 Example Street, Springfield, IL 62701',
      'no later than 60 days',
      'within 10 business days',
      'up to 45 days',
    ])
      expect(text).toContain(part)
  })

  // STATEMENTS-21
  test('a statement says when it has no entries and when the account is closed', async () => {
    const text = textOfPdf(await pdfOf({ closingCents: cents(120_000), accountClosed: true }))
    expect(text).toContain('No transactions were posted in this period.')
    expect(text).toContain('This account is closed')
  })

  // STATEMENTS-21
  test('a statement explains an entry from an earlier month', async () => {
    const text = textOfPdf(await pdfOf({}, [entry('2026-09-30', 'refund', 100, 'Late')]))
    expect(text).toContain('Sep 30, 2026')
    expect(text).toContain("reached us after that month's statement")
  })

  // STATEMENTS-24
  test('a statement has a second section with the moves of the set-aside and the balance after each', async () => {
    const pdf = await pdfOf({}, [entry('2026-10-02', 'own_transfer', -23_300, 'To your trustee set-aside')], {
      openingCents: cents(31_000),
      closingCents: cents(46_600),
      entries: [
        entry('2026-09-30', 'own_transfer', -7_700, 'From your trustee set-aside'),
        entry('2026-10-02', 'own_transfer', 23_300, 'To your trustee set-aside'),
      ],
    })
    expect(errorsOfPdf(pdf)).toBe('')
    const [, section] = textOfPdf(pdf).split('Your trustee set-aside')
    for (const part of ['$310.00', '-$77.00', '$233.00', '$466.00', "weren't on an earlier statement"])
      expect(section).toContain(part)
  })

  // STATEMENTS-24
  test('a statement says when nothing was moved, and has no second section without a set-aside', async () => {
    const unmoved = { openingCents: cents(31_000), closingCents: cents(31_000), entries: [] }
    expect(textOfPdf(await pdfOf({}, [], unmoved))).toContain('No money was moved in this period.')
    expect(textOfPdf(await pdfOf())).not.toContain('set-aside')
  })

  // STATEMENTS-23
  test('a statement of 120 entries has five pages', async () => {
    const many = Array.from({ length: 120 }, (_, index) =>
      entry('2026-10-15', 'purchase', -100 - index, `Shop ${index}`),
    )
    const pdf = await pdfOf({}, many)
    expect(errorsOfPdf(pdf)).toBe('')
    const text = textOfPdf(pdf)
    expect(text).toContain('Page 1 of 5')
    expect(text).toContain('Shop 119')
  })

  // STATEMENTS-23
  test('a statement is the same file each time', async () => {
    const [one, other] = [await pdfOf(), await pdfOf()]
    expect(one.equals(other)).toBe(true)
  })

  // STATEMENTS-23
  test.each(REAL_WORLD_NAMES)('a statement prints the name %s', async (name) => {
    const pdf = await pdfOf({ holderName: name }, [entry('2026-10-02', 'deposit', 100, name)])
    expect(errorsOfPdf(pdf)).toBe('')
    expect(textOfPdf(pdf).split(name.normalize('NFC'))).toHaveLength(3)
  })
})
