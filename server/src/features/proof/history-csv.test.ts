import { day } from '@yoursuccess/contract/core/calendar-date'
import { expect, test } from 'vitest'
import { DAYS, FILE, sampleFacts, samplePayment, sampleReceipt } from '../../../tests/support/proof-facts.ts'
import { csvOf } from './history-csv.ts'
import { entriesOf } from './history-pdf.ts'
import { leftOutOf } from './ledger.rules.ts'
import type { ProofFacts } from './read-facts.ts'

const HEADINGS =
  'Month,Due,Amount due (typed by the customer),Source,Paid for it,Reference,Method,Payment amount,Sent,Delivered,Failed or came back,Posted,Posted amount,Posted by,File,SHA-256,Receipt number'
const linesOfCsv = (facts: ProofFacts) => {
  const entries = entriesOf(facts, DAYS)
  return csvOf(entries, leftOutOf(entries, facts, DAYS), facts.receipts).split('\r\n')
}

// EVI-02, EVI-04
test('each row has what was due, what was paid for it, and who knows it', () => {
  expect(linesOfCsv(sampleFacts())).toEqual([
    HEADINGS,
    `2026-10,2026-10-16,500.00,Bank,500.00,BP-00000001,Electronic payment,500.00,2026-10-12,2026-10-14,,2026-10-14,500.00,File,ledger.csv,${FILE.sha256},R-77`,
    '2026-11,2026-11-16,500.00,Not from this account,200.00,,,,,,,2026-11-13,200.00,Typed by the customer,,,',
    '',
  ])
})

// EVI-04
test('what the ledger leaves out has rows without a month', () => {
  const facts = sampleFacts()
  const undone = { how: 'returned', on: day('2026-11-06') } as const
  const back = samplePayment(2, '2026-11-02', { deliveredOn: null, undone })
  const twice = sampleReceipt(9, '2026-11-14', { match: 'twice', paymentIds: [1] })
  const lines = linesOfCsv({
    ...facts,
    payments: [...facts.payments, back],
    receipts: [...facts.receipts, twice],
  })
  expect(lines.slice(3)).toEqual([
    ',,,Bank,,BP-00000002,Electronic payment,500.00,2026-11-02,,2026-11-06,,,,,,',
    ',,,May be posted twice,,,,,,,,2026-11-14,200.00,Typed by the customer,,,',
    '',
  ])
})
