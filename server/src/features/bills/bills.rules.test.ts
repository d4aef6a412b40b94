import { BILL_PAYMENT_STATUSES, type BillPaymentStatus } from '@yoursuccess/contract/bills/bill-payments'
import { day } from '@yoursuccess/contract/core/calendar-date'
import { BILL_PAYMENT_FAILURES } from '../../partners/biller-network/port.ts'
import { expect, test } from 'vitest'
import { reasonOf } from './bills.messages.ts'
import { nextReminderAfter, referenceOf, statusesBefore } from './bills.rules.ts'

// BILLS-85
test.each<[from: BillPaymentStatus, to: readonly BillPaymentStatus[]]>([
  ['created', ['pending', 'mailed', 'cleared', 'failed', 'returned']],
  ['pending', ['mailed', 'cleared', 'failed', 'returned']],
  ['mailed', ['cleared', 'returned']],
  ['cleared', ['returned']],
  ['failed', []],
  ['returned', []],
])('a payment that is %s may become %j, and nothing else', (from, to) => {
  expect(BILL_PAYMENT_STATUSES.filter((status) => statusesBefore(status).includes(from))).toEqual(to)
})

test('a reference has at least eight digits', () => {
  expect([referenceOf(7), referenceOf(123_456_789)]).toEqual(['BP-00000007', 'BP-123456789'])
})

// BILLS-89
test('each failure reason has its own wording, and an unknown one the general wording', () => {
  const sentences = BILL_PAYMENT_FAILURES.map(reasonOf)
  expect(new Set(sentences).size).toBe(BILL_PAYMENT_FAILURES.length)
  expect(reasonOf('something new')).toBe(reasonOf('not_possible'))
})

// BILLS-107
test.each<[anchor: string, today: string, next: string]>([
  ['2026-11-21', '2026-11-21', '2026-12-21'],
  ['2026-01-31', '2026-01-31', '2026-02-28'],
  // A short month does not shift later months.
  ['2026-01-31', '2026-02-28', '2026-03-31'],
  ['2024-01-30', '2024-01-30', '2024-02-29'],
  ['2026-12-15', '2026-12-15', '2027-01-15'],
  // After server downtime, one reminder covers all missed ones.
  ['2026-01-15', '2026-04-14', '2026-04-15'],
  ['2026-01-15', '2026-04-15', '2026-05-15'],
  ['2026-01-31', '2026-03-05', '2026-03-31'],
  // The clock was set back.
  ['2026-05-15', '2026-02-01', '2026-05-15'],
])('anchored on %s and checked on %s, a reminder is due on %s', (anchor, today, next) => {
  expect(nextReminderAfter(day(anchor), day(today))).toBe(next)
})
