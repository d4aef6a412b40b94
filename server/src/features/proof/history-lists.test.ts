/** The lines of the payment history, read from the PDF and compared with the ledger behind it. */
import { day } from '@yoursuccess/contract/core/calendar-date'
import { cents } from '@yoursuccess/contract/core/money'
import { describe, expect, test } from 'vitest'
import { inOneLine, rowsUnder, squeeze, squeezed, taggedText } from '../../../tests/support/pdf-rows.ts'
import { hasPdfTools } from '../../../tests/support/pdf-tools.ts'
import {
  DAYS,
  factsWith,
  FILE,
  PRINT,
  sampleFacts,
  samplePayment,
  samplePull,
  sampleReceipt,
  sampleStep,
} from '../../../tests/support/proof-facts.ts'
import { renderHistory } from './history-pdf.ts'

describe.skipIf(!hasPdfTools)('the lists of the history', () => {
  // EVI-01, EVI-02
  test('has each line of the ledger, and its amounts add up to what counts', async () => {
    const file = { source: 'file', file: FILE } as const
    const payments = [
      samplePayment(1, '2026-10-05', { amountCents: cents(30_000) }),
      samplePayment(2, '2026-10-07', {
        undone: { how: 'returned', on: day('2026-10-20') },
        deliveredOn: null,
      }),
      samplePayment(3, '2026-10-12', { amountCents: cents(20_000) }),
      samplePayment(4, '2026-10-12', { amountCents: cents(10_000) }),
      samplePull(5, '2026-11-10', { amountCents: cents(15_000), expectedOn: day('2026-11-17') }),
    ]
    const receipts = [
      sampleReceipt(7, '2026-10-08', {
        ...file,
        amountCents: cents(29_900),
        match: 'matched',
        paymentIds: [1],
      }),
      sampleReceipt(8, '2026-10-14', {
        ...file,
        amountCents: cents(30_000),
        match: 'matched',
        paymentIds: [3, 4],
      }),
      sampleReceipt(9, '2026-11-13', { amountCents: cents(10_000) }),
    ]
    const facts = { ...sampleFacts(), ...factsWith(payments, receipts), lines: new Map() }
    const pdf = await renderHistory(facts, DAYS, PRINT)
    const start = FILE.sha256.slice(0, 12)
    const [october, november] = ['October 2026, due Oct 16, 2026', 'November 2026, due Nov 16, 2026']
    const bank = "sent Oct 12, 2026, delivered Oct 14, 2026 (bank's records)"
    const both = `Electronic payment BP-00000003, ${bank}; Electronic payment BP-00000004, ${bank}`
    const together = `Oct 14, 2026, $300.00 (file ledger.csv, SHA-256 ${start}), for 2 payments together`
    expect(rowsUnder(pdf, 'What was due and what was paid for it')).toEqual(
      squeezed([
        [
          october,
          '$500.00',
          "Electronic payment BP-00000001, sent Oct 05, 2026, delivered Oct 14, 2026 (bank's records)",
          `Oct 08, 2026, $299.00 (file ledger.csv, SHA-256 ${start})`,
          '$299.00',
        ],
        [october, '', both, together, '$201.00'],
        [november, '$500.00', both, together, '$99.00'],
        [november, '', 'Not from this account', 'Nov 13, 2026, $100.00 (typed by the customer)', '$100.00'],
        [
          november,
          '',
          "TFS payment, collected Nov 10, 2026, expected Nov 17, 2026 (bank's records)",
          'Not known',
          '$150.00',
        ],
      ]),
    )
    expect(rowsUnder(pdf, 'Payments from this account in this period').map((row) => row[2])).toEqual([
      '$300.00',
      '$500.00',
      '$200.00',
      '$100.00',
      '$150.00',
    ])
  })

  // EVI-01
  test('lists what was posted for earlier payments, and says what counts from other days', async () => {
    const november = { from: day('2026-11-01'), to: DAYS.to }
    const receipts = [
      sampleReceipt(7, '2026-11-03', { amountCents: cents(70_000), match: 'matched', paymentIds: [1] }),
      sampleReceipt(8, '2026-11-04', { match: 'matched', paymentIds: [99] }),
    ]
    const payments = [samplePayment(1, '2026-10-30', { amountCents: cents(70_000) })]
    const line = { id: 9, postedOn: day('2026-10-30'), details: 'Bill payment: Trustee' } as const
    const lines = new Map([[1, [{ ...line, account: 'main' as const, amountCents: cents(-70_100) }]]])
    const facts = { ...sampleFacts(), ...factsWith(payments, receipts), lines }
    const pdf = await renderHistory(facts, november, PRINT)
    expect(rowsUnder(pdf, 'Posted in this period for payments sent on other days')).toEqual(
      squeezed([
        [
          "Electronic payment BP-00000001, sent Oct 30, 2026, delivered Oct 14, 2026 (bank's records)",
          'Nov 03, 2026, $700.00 (typed by the customer)',
          '$700.00',
        ],
        [
          'A payment from this account that is not listed here (entered by the customer)',
          'Nov 04, 2026, $200.00 (typed by the customer)',
          '$200.00',
        ],
      ]),
    )
    expect(taggedText(pdf)).toContain(
      squeeze('Counted for what was due in this period, and sent or posted on other days TD $200.00'),
    )
    expect(rowsUnder(pdf, 'Lines of the account')).toEqual(
      squeezed([['Oct 30, 2026', 'Bill payment: Trustee', 'Main account', 'BP-00000001', '-$701.00']]),
    )
  })

  // EVI-02
  test('says who entered each amount of the plan, and what was ordered', async () => {
    const facts = sampleFacts()
    const steps = [
      sampleStep(1),
      sampleStep(2, { superseded: true, amount: '1.23' }),
      sampleStep(3, {
        from_month: '2026-11-01',
        amount: '550.00',
        reason: 'modification',
        ordered_on: '2026-11-03',
        retroactive: true,
        recorded_by: 'operator',
        recorded_at: '2026-11-05T03:00:00.000Z',
      }),
    ]
    const pdf = await renderHistory({ ...facts, history: { ...facts.history, steps } }, DAYS, PRINT)
    expect(rowsUnder(pdf, 'Amounts of the plan')).toEqual(
      squeezed([
        ['October 2026', 'Plan', 'Sep 20, 2026, by the customer', '$500.00'],
        [
          'November 2026',
          'Modification, ordered Nov 03, 2026, for earlier months too',
          'Nov 04, 2026, by the bank',
          '$550.00',
        ],
      ]),
    )
  })

  // EVI-01
  test('has the lump sums of the plan, and does not guess which payments are for them', async () => {
    const facts = sampleFacts()
    const lumpSum = { dueOn: day('2027-04-15'), source: 'tax_refund', amountCents: cents(154_000) } as const
    const history = { ...facts.history, lumpSums: [lumpSum] }
    const pdf = await renderHistory({ ...facts, history }, DAYS, PRINT)
    expect(rowsUnder(pdf, 'Lump sums of the plan')).toEqual(
      squeezed([['Apr 15, 2027', 'Tax refund', '$1,540.00']]),
    )
    expect(inOneLine(pdf)).toContain('This document does not say which of them are for a lump sum.')
    expect(inOneLine(await renderHistory(facts, DAYS, PRINT))).not.toContain('Lump sums')
  })

  // EVI-01, EVI-02
  test('lists what may be posted twice apart, because the totals leave it out', async () => {
    const facts = sampleFacts()
    const twice = sampleReceipt(9, '2026-10-15', { match: 'twice', paymentIds: [1] })
    const pdf = await renderHistory({ ...facts, receipts: [...facts.receipts, twice] }, DAYS, PRINT)
    expect(rowsUnder(pdf, 'May be posted twice, and not in the totals')).toEqual(
      squeezed([['Oct 15, 2026, $200.00 (typed by the customer)', '$200.00']]),
    )
  })
})
