import { describe, expect, test } from 'vitest'
import { addBankingDays } from '../core/banking-days.ts'
import { day } from '../core/calendar-date.ts'
import { cents } from '../core/money.ts'
import { type MatchablePayment, type MatchableReceipt, matchReceipts } from './matching.rules.ts'

/** Sent on a day of November 2026 and expected two banking days later. */
const sent = (id: number, dayOfMonth: number, amountCents: number): MatchablePayment => {
  const sentOn = day(`2026-11-${String(dayOfMonth).padStart(2, '0')}`)
  return { id, amountCents: cents(amountCents), sentOn, expectedOn: addBankingDays(sentOn, 2) }
}
/** Ids of receipts begin with 101, so that they differ from those of payments. */
const posted = (id: number, on: string, amountCents: number, byHand?: number[]): MatchableReceipt => ({
  id,
  amountCents: cents(amountCents),
  postedOn: day(`2026-${on}`),
  byHand,
})
const NOT_HERE = 'not_from_here'

/** { 101: 'matched 1' } */
const match = (payments: readonly MatchablePayment[], receipts: readonly MatchableReceipt[]) =>
  Object.fromEntries(
    [...matchReceipts(payments, receipts)].map(([id, { state, paymentIds }]) => [
      id,
      [state, ...paymentIds].join(' '),
    ]),
  )

describe('a receipt of the same amount', () => {
  // REC-03
  test.each([
    ['on the day of sending', '11-10', 'matched 1'],
    ['when it is expected', '11-13', 'matched 1'],
    ['15 banking days after that', '12-07', 'matched 1'],
    ['before it was sent', '11-09', NOT_HERE],
    ['16 banking days after that', '12-08', NOT_HERE],
  ])('matches its payment if it was posted in its window: %s', (_what, on, expected) => {
    // Expected on Nov 13, because Nov 11 is a holiday.
    expect(match([sent(1, 10, 500_00)], [posted(101, on, 500_00)])).toEqual({ 101: expected })
  })

  // REC-03
  test('takes the nearest payment first', () => {
    const payments = [sent(1, 2, 500_00), sent(2, 9, 500_00), sent(3, 16, 500_00)]
    expect(match(payments, [posted(101, '11-18', 500_00)])).toEqual({ 101: 'matched 3' })
    expect(match(payments, [posted(101, '11-17', 500_00), posted(102, '11-18', 500_00)])).toEqual({
      101: 'matched 2',
      102: 'matched 3',
    })
  })

  // REC-03
  test.each<
    [
      what: string,
      payments: MatchablePayment[],
      receipts: MatchableReceipt[],
      expected: Record<number, string>,
    ]
  >([
    [
      'the older receipt',
      [sent(1, 9, 500_00)],
      [posted(101, '11-13', 500_00), posted(102, '11-11', 500_00)],
      { 101: 'twice 1', 102: 'matched 1' },
    ],
    [
      'the older payment',
      [sent(1, 19, 500_00), sent(2, 17, 500_00)],
      [posted(101, '11-21', 500_00)],
      { 101: 'matched 2' },
    ],
    [
      'the receipt with the lower id',
      [sent(1, 9, 500_00)],
      [posted(102, '11-12', 500_00), posted(101, '11-12', 500_00)],
      { 101: 'matched 1', 102: 'twice 1' },
    ],
    [
      'the payment with the lower id',
      [sent(2, 9, 500_00), sent(1, 9, 500_00)],
      [posted(101, '11-12', 500_00)],
      { 101: 'matched 1' },
    ],
  ])('on a tie belongs to %s', (_what, payments, receipts, expected) => {
    expect(match(payments, receipts)).toEqual(expected)
  })
})

describe('a receipt of two payments', () => {
  const PAIR = [sent(1, 9, 300_00), sent(2, 9, 200_00)]

  // REC-03
  test('matches both if they were sent on one day', () => {
    expect(match(PAIR, [posted(101, '11-12', 500_00)])).toEqual({ 101: 'matched 1 2' })
  })

  // REC-03
  test.each([
    [8, 'matched 1 2'],
    [9, NOT_HERE],
  ])('matches both with %i other payments on that day: %s', (count, expected) => {
    const others = Array.from({ length: count }, (_, at) => sent(at + 3, 9, 1_00))
    expect(match([...PAIR, ...others], [posted(101, '11-12', 500_00)])).toEqual({ 101: expected })
  })

  // REC-03
  test('matches neither if they were sent on two days', () => {
    const payments = [sent(1, 9, 300_00), sent(2, 10, 200_00)]
    expect(match(payments, [posted(101, '11-13', 500_00)])).toEqual({ 101: NOT_HERE })
  })

  // REC-04
  test('is open if its amount is only about that of both', () => {
    expect(match(PAIR, [posted(101, '11-12', 499_00)])).toEqual({ 101: 'open' })
  })

  // REC-03
  test('comes after a payment of that amount', () => {
    const payments = [...PAIR, sent(3, 20, 500_00)]
    expect(match(payments, [posted(101, '11-24', 500_00)])).toEqual({ 101: 'matched 3' })
  })

  // REC-03
  test('comes after a receipt of one of them', () => {
    expect(match(PAIR, [posted(101, '11-12', 500_00), posted(102, '11-24', 300_00)])).toEqual({
      101: NOT_HERE,
      102: 'matched 1',
    })
  })

  // REC-04
  test('makes another receipt of both, or of one of them, a second posting', () => {
    const receipts = [
      posted(101, '11-12', 500_00),
      posted(102, '11-13', 500_00),
      posted(103, '11-13', 199_00),
    ]
    expect(match(PAIR, receipts)).toEqual({ 101: 'matched 1 2', 102: 'twice 1 2', 103: 'twice 2' })
  })
})

describe('a receipt of another amount', () => {
  // REC-04
  test.each([
    ['a dollar less', 465_00, 464_00, 'other_amount 1'],
    ['a dollar more', 465_00, 466_00, 'other_amount 1'],
    ['5 % less', 500_00, 475_00, 'other_amount 1'],
    ['5 % and a cent less', 500_00, 474_99, NOT_HERE],
    ['5 % and a cent more', 500_00, 525_01, NOT_HERE],
    ['$5.00 less than a small amount', 80_00, 75_00, 'other_amount 1'],
    ['$5.01 less than a small amount', 80_00, 74_99, NOT_HERE],
  ])('is that of the only payment that it may be: %s', (_what, sentCents, postedCents, expected) => {
    expect(match([sent(1, 9, sentCents)], [posted(101, '11-12', postedCents)])).toEqual({ 101: expected })
  })

  // REC-04
  test('is open if it may be that of two payments', () => {
    const payments = [sent(1, 9, 500_00), sent(2, 10, 501_00)]
    expect(match(payments, [posted(101, '11-12', 499_00)])).toEqual({ 101: 'open' })
  })

  // REC-04
  test('is open if two receipts may be that of one payment', () => {
    const receipts = [posted(101, '11-12', 499_00), posted(102, '11-13', 498_00)]
    expect(match([sent(1, 9, 500_00)], receipts)).toEqual({ 101: 'open', 102: 'open' })
  })

  // REC-04
  test('never takes a payment that has a receipt of its amount', () => {
    const receipts = [posted(101, '11-11', 499_00), posted(102, '11-30', 500_00)]
    expect(match([sent(1, 9, 500_00)], receipts)).toEqual({ 101: 'twice 1', 102: 'matched 1' })
  })

  // REC-04
  test('belongs to no payment outside of its window', () => {
    expect(match([sent(1, 9, 500_00)], [posted(101, '11-08', 499_00)])).toEqual({ 101: NOT_HERE })
  })
})

// REC-04
test('a second receipt that may be that of a matched payment is never applied, and names the payment', () => {
  const payments = [sent(1, 9, 500_00), sent(2, 23, 500_00)]
  const receipts = [posted(101, '11-12', 500_00), posted(102, '11-13', 500_00), posted(103, '11-25', 500_00)]
  expect(match(payments, receipts)).toEqual({ 101: 'matched 1', 102: 'twice 1', 103: 'matched 2' })
})

// REC-04
test('a receipt that may be that of no payment is not from this account', () => {
  expect(match([sent(1, 9, 500_00)], [posted(101, '11-12', 230_77)])).toEqual({ 101: NOT_HERE })
  expect(match([], [posted(101, '11-12', 500_00)])).toEqual({ 101: NOT_HERE })
})

describe('what the customer said', () => {
  // REC-03
  test('comes before everything else', () => {
    const payments = [sent(1, 9, 500_00), sent(2, 20, 500_00)]
    const receipts = [posted(101, '11-12', 500_00), posted(102, '12-31', 500_00, [1])]
    expect(match(payments, receipts)).toEqual({ 101: 'twice 1', 102: 'matched 1' })
  })

  // REC-03
  test('stands with another amount, and with two payments', () => {
    const payments = [sent(1, 9, 500_00), sent(2, 20, 300_00), sent(3, 9, 500_00)]
    const receipts = [posted(101, '11-12', 100_00, [1]), posted(102, '11-24', 800_00, [3, 2])]
    expect(match(payments, receipts)).toEqual({ 101: 'other_amount 1', 102: 'matched 2 3' })
  })

  // REC-03
  test('stands when the payment came back, so that it is not among the payments', () => {
    expect(match([], [posted(101, '11-12', 500_00, [1])])).toEqual({ 101: 'matched 1' })
  })

  // REC-03
  test('that it is not from this account leaves the payment to another receipt', () => {
    const receipts = [posted(101, '11-12', 500_00, []), posted(102, '11-13', 500_00)]
    expect(match([sent(1, 9, 500_00)], receipts)).toEqual({ 101: NOT_HERE, 102: 'matched 1' })
  })

  // REC-03
  test('of one payment twice never applies it twice', () => {
    const receipts = [posted(101, '11-13', 500_00, [1]), posted(102, '11-12', 500_00, [1])]
    expect(match([sent(1, 9, 500_00)], receipts)).toEqual({ 101: 'twice 1', 102: 'matched 1' })
  })
})

describe('a receipt that the office took back', () => {
  // REC-04
  test('leaves the payment to the receipt after it', () => {
    const receipts = [
      posted(101, '11-12', 500_00),
      posted(102, '11-13', -500_00),
      posted(103, '11-16', 500_00),
    ]
    expect(match([sent(1, 9, 500_00)], receipts)).toEqual({ 101: NOT_HERE, 102: NOT_HERE, 103: 'matched 1' })
  })

  // REC-04
  test('is the second posting, not the first one', () => {
    const receipts = [
      posted(101, '11-12', 500_00),
      posted(102, '11-13', 500_00),
      posted(103, '11-16', -500_00),
    ]
    expect(match([sent(1, 9, 500_00)], receipts)).toEqual({ 101: 'matched 1', 102: NOT_HERE, 103: NOT_HERE })
  })

  // REC-04
  test('is that of a payment that came back, not a newer one', () => {
    // The payment of November 2 came back.
    const receipts = [
      posted(101, '11-04', 500_00),
      posted(102, '11-18', 500_00),
      posted(103, '11-19', -500_00),
    ]
    expect(match([sent(2, 16, 500_00)], receipts)).toEqual({ 101: NOT_HERE, 102: 'matched 2', 103: NOT_HERE })
  })

  // REC-04
  test('was posted before, has the same amount, and is taken back once', () => {
    const receipts = [
      posted(101, '11-12', 500_00),
      posted(102, '11-11', -500_00),
      posted(103, '11-13', -499_00),
    ]
    expect(match([sent(1, 9, 500_00)], receipts)).toMatchObject({ 101: 'matched 1' })
    const twice = [posted(101, '11-12', -500_00), posted(102, '11-12', -500_00), posted(103, '11-11', 500_00)]
    expect(match([sent(1, 9, 500_00)], [...twice, posted(104, '11-10', 500_00)])).toEqual({
      101: NOT_HERE,
      102: NOT_HERE,
      103: NOT_HERE,
      104: NOT_HERE,
    })
  })

  // REC-03
  test('stays with its payment if the customer said so', () => {
    const receipts = [posted(101, '11-12', 500_00, [1]), posted(102, '11-13', -500_00)]
    expect(match([sent(1, 9, 500_00)], receipts)).toEqual({ 101: 'matched 1', 102: NOT_HERE })
  })
})
