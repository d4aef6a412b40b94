import { day } from '@yoursuccess/contract/core/calendar-date'
import type { BillPaymentStatus } from '@yoursuccess/contract/bills/bill-payments'
import { cents } from '@yoursuccess/contract/core/money'
import { describe, expect, test } from 'vitest'
import { REAL_WORLD_NAMES } from '../../../tests/support/names.ts'
import { errorsOfPdf, hasPdfTools, textOfPdf } from '../../../tests/support/pdf-tools.ts'
import { type BillReport, renderBillReport } from './bill-report.ts'

type Payment = BillReport['payments'][number]
type Biller = BillReport['billers'][number]

const biller = (id: number, name: string, isTrustee = false): Biller => ({
  id,
  customerId: 1,
  name,
  accountNumber: `9900-${id}234`,
  category: 'Utilities',
  address1: null,
  address2: null,
  city: null,
  state: null,
  postalCode: null,
  phone: null,
  isTrustee,
  directoryRef: String(id),
  processorRef: null,
  setAsideRef: null,
  createdAt: new Date(0),
  removedAt: null,
  remindedFor: null,
})
let payments = 0
const payment = (billerId: number, amount: number, status: BillPaymentStatus, on: string): Payment => ({
  id: ++payments,
  customerId: 1,
  fromAccount: 'main',
  billerId,
  billerName: '',
  description: 'Utilities',
  isTrustee: false,
  amountCents: cents(amount),
  feeCents: cents(100),
  status,
  createdAt: new Date(`${on}T17:00:00Z`),
  updatedAt: new Date(`${on}T17:00:00Z`),
  expectedOn: day(on),
  processorRef: null,
  attemptedAt: null,
  takenAt: null,
  failure: null,
})

const reportOf = (change: Partial<BillReport> = {}): Promise<Buffer> =>
  renderBillReport({
    holderName: 'Jordan Tester',
    accountNumber: '123456784321',
    range: { from: day('2026-05-21'), to: day('2026-11-21') },
    billers: [biller(1, 'Example Light and Power')],
    payments: [],
    reported: [],
    productName: 'YourSuccess',
    bankName: 'First Example Bank, N.A.',
    madeAt: new Date('2026-11-21T15:00:00Z'),
    ...change,
  })

describe.skipIf(!hasPdfTools)('bill payment report', () => {
  // BILLS-117, BILLS-118, BILLS-119
  test('lists all payments, and totals received payments apart from those on the way', async () => {
    const pdf = await reportOf({
      billers: [biller(1, 'Example Light and Power'), biller(2, 'Northern District Trustee', true)],
      payments: [
        payment(1, 8_450, 'cleared', '2026-06-02'),
        payment(1, 1_000_000, 'failed', '2026-06-03'),
        payment(2, 60_000, 'cleared', '2026-06-10'),
        payment(2, 60_055, 'mailed', '2026-07-10'),
        payment(2, 70_000, 'returned', '2026-08-10'),
      ],
    })
    expect(errorsOfPdf(pdf)).toBe('')
    const text = textOfPdf(pdf)
    for (const part of [
      'Bill Payment Report',
      'Jordan Tester',
      'account ending in 4321',
      'May 21, 2026 to November 21, 2026',
      'Created November 21, 2026',
      'Example Light and Power',
      'Northern District Trustee (Chapter 13 trustee)',
      'Account number ending in 1234',
      'Account or case number 9900-2234',
      'Jun 02, 2026',
      'BP-0000000',
      '$84.50',
      '$600.00',
      '$600.55',
      // Totals: received, on the way, failed or returned, and the fees of the first two.
      '$684.50',
      '$600.55',
      '$10,700.00',
      '$3.00',
      'Check mailed',
      'Returned',
      'Page 1 of 2',
    ])
      expect(text).toContain(part)
    expect(text).not.toContain('123456784321')
    expect(text).not.toContain('9900-1')
  })

  // BILLS-117
  test('shows when a payment was created and when it was received', async () => {
    const paid = payment(1, 8_450, 'cleared', '2026-06-02')
    const text = textOfPdf(
      await reportOf({ payments: [{ ...paid, updatedAt: new Date('2026-06-05T17:00:00Z') }] }),
    )
    expect(text).toMatch(/Jun 02, 2026\s+Jun 05, 2026\s+BP-/)
  })

  // BILLS-119
  test.each([
    ['123456789012', 'ending in 9012'],
    ['55-abc-9a', '55-abc-9a'],
    ['7421', '7421'],
  ])('prints the account number %s as: %s', async (accountNumber, printed) => {
    const text = textOfPdf(await reportOf({ billers: [{ ...biller(1, 'Quarry Rent'), accountNumber }] }))
    expect(text).toContain(`Account number ${printed}`)
  })

  // BILLS-140
  test('lists trustee payments that the customer reported apart, and in no total of the bank', async () => {
    const text = textOfPdf(
      await reportOf({
        billers: [biller(2, 'Northern District Trustee', true)],
        payments: [payment(2, 60_000, 'cleared', '2026-06-10')],
        reported: [
          { on: day('2026-07-11'), amountCents: cents(46_500) },
          { on: day('2026-08-12'), amountCents: cents(1_000) },
        ],
      }),
    )
    expect(text).toContain('Trustee payments reported by the account holder')
    expect(text).toContain("They weren't made from this account.")
    expect(text).toMatch(/Jul 11, 2026\s+\$465\.00/)
    expect(text).toMatch(/Aug 12, 2026\s+\$10\.00/)
    expect(text).toMatch(/Total reported\s+\$475\.00/)
    expect(text.match(/Total paid\s+\$600\.00/g)).toHaveLength(2)
  })

  // BILLS-140
  test('says nothing of reported payments without any', async () => {
    expect(textOfPdf(await reportOf())).not.toContain('reported by the account holder')
  })

  // BILLS-120
  test('lists a biller without payments, and says so', async () => {
    const text = textOfPdf(await reportOf())
    expect(text).toContain('Example Light and Power')
    expect(text).toContain('No payments in this period.')
  })

  // BILLS-121
  test('numbers the pages of 1,000 payments, and repeats the table header on each', async () => {
    const many = Array.from({ length: 1000 }, (_, index) =>
      payment(1, 10_000 + index, 'cleared', '2026-06-02'),
    )
    const pdf = await reportOf({ payments: many })
    expect(errorsOfPdf(pdf)).toBe('')
    const text = textOfPdf(pdf)
    const [, pages] = /Page 1 of (\d+)/.exec(text) ?? []
    expect(Number(pages)).toBeGreaterThan(20)
    expect(text).toContain(`Page ${pages} of ${pages}`)
    expect(text.split('Reference').length - 1).toBeGreaterThanOrEqual(Number(pages) - 1)
    for (const each of [many[0], many[499], many[999]])
      expect(text).toContain(`BP-${String(each?.id).padStart(8, '0')}`)
    expect(text).toContain('$104,995.00')
  })

  // BILLS-121
  test.each(REAL_WORLD_NAMES)('prints the name %s', async (name) => {
    const pdf = await reportOf({ holderName: name, billers: [biller(1, name)] })
    expect(errorsOfPdf(pdf)).toBe('')
    expect(textOfPdf(pdf).split(name.normalize('NFC'))).toHaveLength(3)
  })
})
