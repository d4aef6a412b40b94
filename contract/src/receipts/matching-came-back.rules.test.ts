/** The money of a payment that came back is here again, so no receipt of it counts as paid. */
import { describe, expect, test } from 'vitest'
import { day } from '../core/calendar-date.ts'
import { cents } from '../core/money.ts'
import { type MatchablePayment, type MatchableReceipt, matchReceipts } from './matching.rules.ts'

/** Sent on Monday, November 9, and returned on Tuesday of the week after. */
const CAME_BACK: MatchablePayment = {
  id: 1,
  amountCents: cents(500_00),
  sentOn: day('2026-11-09'),
  expectedOn: day('2026-11-12'),
  cameBackOn: day('2026-11-17'),
}
const posted = (id: number, on: string, amountCents: number, byHand?: number[]): MatchableReceipt => ({
  id,
  amountCents: cents(amountCents),
  postedOn: day(`2026-${on}`),
  byHand,
})
const match = (receipts: readonly MatchableReceipt[], others: readonly MatchablePayment[] = []) =>
  Object.fromEntries(
    [...matchReceipts([CAME_BACK, ...others], receipts)].map(([id, { state, paymentIds }]) => [
      id,
      [state, ...paymentIds].join(' '),
    ]),
  )

describe('a receipt that may be of a payment that came back', () => {
  // REC-04
  test.each([
    ['before it was sent', '11-08', 500_00, 'not_from_here'],
    ['before it came back', '11-12', 500_00, 'open'],
    ['on the day on which it came back', '11-17', 500_00, 'open'],
    ['after it came back', '11-18', 500_00, 'not_from_here'],
    ['with another amount', '11-12', 499_00, 'open'],
    ['with an amount that is too far apart', '11-12', 474_99, 'not_from_here'],
  ])('is a question if it was posted in that time: %s', (_what, on, amountCents, state) => {
    expect(match([posted(101, on, amountCents)])).toEqual({ 101: state })
  })

  // REC-04
  test('is a question also if the customer matched it', () => {
    expect(match([posted(101, '12-31', 300_00, [1])])).toEqual({ 101: 'open' })
  })

  // REC-04
  test('is a question also if it was one of two that were posted together', () => {
    const other = { ...CAME_BACK, id: 2, amountCents: cents(200_00), cameBackOn: undefined }
    expect(match([posted(101, '11-12', 700_00)], [other])).toEqual({ 101: 'open' })
  })

  // REC-04
  test('is that of the payment that was sent instead', () => {
    const instead = { ...CAME_BACK, id: 2, sentOn: day('2026-11-10'), cameBackOn: undefined }
    expect(match([posted(101, '11-13', 500_00)], [instead])).toEqual({ 101: 'matched 2' })
  })

  // REC-04
  test.each<[what: string, byHand: number[] | undefined]>([
    ['nobody', undefined],
    ['the customer', [1]],
  ])('is nothing together with its taking back, matched by %s', (_what, byHand) => {
    const receipts = [posted(101, '11-12', 500_00, byHand), posted(102, '11-18', -500_00)]
    expect(match(receipts)).toEqual({ 101: 'not_from_here', 102: 'not_from_here' })
  })

  // REC-04
  test('is not from this account if the customer says so', () => {
    expect(match([posted(101, '11-12', 500_00, [])])).toEqual({ 101: 'not_from_here' })
  })
})
