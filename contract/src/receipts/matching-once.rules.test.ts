/** Whatever was sent and posted, nothing is applied twice, and what the customer said stands. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, day } from '../core/calendar-date.ts'
import { cents, sum } from '../core/money.ts'
import { countMoney, installmentMoney, type ReceiptMatch } from '../plan/applied-money.rules.ts'
import {
  type MatchablePayment,
  type MatchableReceipt,
  matchReceipts,
  type ReceiptMatching,
} from './matching.rules.ts'
import type { ReceiptState } from './receipts.ts'

const dayAt = (number: number) => addDays(day('2026-01-01'), number)

/** A payment, or money from elsewhere (a wage order), and what the office posts for it. */
interface Posting {
  isFromHere: boolean
  on: number
  amount: number
  /** How many days later it is posted; null if it is not, or its receipt is not known. */
  postedAfter: number | null
  /** Added to the amount that is posted. */
  difference: number
  isPostedTwice: boolean
  isTakenBack: boolean
  isByHand: boolean
}
const eventWith = ({ amounts, differences }: { amounts: number[]; differences: number[] }) =>
  fc.record<Posting>({
    isFromHere: fc.boolean(),
    on: fc.integer({ min: 0, max: 40 }),
    amount: fc.constantFrom(...amounts),
    postedAfter: fc.option(fc.integer({ min: 0, max: 21 })),
    difference: fc.constantFrom(...differences),
    isPostedTwice: fc.boolean(),
    isTakenBack: fc.boolean(),
    isByHand: fc.boolean(),
  })
const anyHistory = fc.array(
  eventWith({ amounts: [200_00, 300_00, 498_00, 500_00, 800_00], differences: [0, 0, -100, 2_000, -30_000] }),
  { maxLength: 25 },
)

const FIRST_RECEIPT = 1_000
const knownOf = (events: readonly Posting[]) => {
  const payments: MatchablePayment[] = events.flatMap(({ isFromHere, on, amount }, id) =>
    isFromHere ? [{ id, amountCents: cents(amount), sentOn: dayAt(on), expectedOn: dayAt(on + 2) }] : [],
  )
  const receipts: MatchableReceipt[] = events
    .flatMap((event, id) => {
      if (event.postedAfter === null) return []
      const receipt = {
        amountCents: cents(event.amount + event.difference),
        postedOn: dayAt(event.on + event.postedAfter),
      }
      const takenBack = { amountCents: cents(-receipt.amountCents), postedOn: addDays(receipt.postedOn, 3) }
      const own = event.isFromHere ? [id] : []
      return [
        { ...receipt, byHand: event.isByHand ? own : undefined },
        ...(event.isPostedTwice ? [{ ...receipt, byHand: undefined }] : []),
        ...(event.isTakenBack ? [{ ...takenBack, byHand: undefined }] : []),
      ]
    })
    .map((receipt, at) => ({ ...receipt, id: FIRST_RECEIPT + at }))
  return { payments, receipts }
}

const isApplied = ({ state }: ReceiptMatching) => state === 'matched' || state === 'other_amount'
const sorted = (matching: ReadonlyMap<number, ReceiptMatching>) => [...matching].toSorted(([a], [b]) => a - b)

// REC-03, REC-04
test('each receipt has one state, and no payment is applied twice', () => {
  fc.assert(
    fc.property(anyHistory, (events) => {
      const { payments, receipts } = knownOf(events)
      const matching = matchReceipts(payments, receipts)
      expect(sorted(matching).map(([id]) => id)).toEqual(receipts.map(({ id }) => id))
      const applied = [...matching.values()].filter(isApplied).flatMap(({ paymentIds }) => paymentIds)
      expect(new Set(applied).size).toBe(applied.length)
      const isPayment = (id: number) => payments.some((payment) => payment.id === id)
      const named = [...matching.values()].flatMap(({ paymentIds }) => paymentIds)
      expect(named.filter((id) => !isPayment(id))).toEqual([])
      const empty = [...matching.values()].filter(({ paymentIds }) => paymentIds.length === 0)
      expect(empty.filter((each) => isApplied(each) || each.state === 'twice')).toEqual([])
    }),
    { numRuns: 1_000 },
  )
})

// REC-03
test('the order in which payments and receipts became known changes nothing', () => {
  fc.assert(
    fc.property(anyHistory, fc.integer({ min: 0, max: 40 }), (events, turn) => {
      const { payments, receipts } = knownOf(events)
      const turned = <Item extends object>(list: readonly Item[]) =>
        [...list.slice(turn), ...list.slice(0, turn)].toReversed()
      expect(sorted(matchReceipts(turned(payments), turned(receipts)))).toEqual(
        sorted(matchReceipts(payments, receipts)),
      )
    }),
    { numRuns: 1_000 },
  )
})

// REC-03
test('what the customer matched is never undone', () => {
  fc.assert(
    fc.property(anyHistory, fc.boolean(), (events, cameBack) => {
      const { payments, receipts } = knownOf(events)
      const matching = matchReceipts(cameBack ? [] : payments, receipts)
      const said = receipts.filter(({ byHand }) => byHand !== undefined)
      expect(said.map(({ id }) => matching.get(id)?.paymentIds)).toEqual(said.map(({ byHand }) => byHand))
    }),
    { numRuns: 1_000 },
  )
})

const MATCHES: Record<ReceiptState, ReceiptMatch> = {
  matched: 'matched',
  other_amount: 'matched',
  twice: 'twice',
  open: 'open',
  not_from_here: 'alone',
}
const matchOf = (matching: ReceiptMatching | undefined): ReceiptMatch =>
  matching ? MATCHES[matching.state] : 'open'
const appliedOf = ({ payments, receipts }: ReturnType<typeof knownOf>) => {
  const matching = matchReceipts(payments, receipts)
  const { applied } = countMoney({
    opening: null,
    payments: payments.map(({ id, amountCents, expectedOn }) => ({
      id,
      amountCents,
      arrivesOn: expectedOn,
      isUndone: false,
      lumpSumId: null,
    })),
    receipts: receipts.map(({ id, amountCents, postedOn }) => ({
      id,
      amountCents,
      postedOn,
      match: matchOf(matching.get(id)),
      paymentIds: matching.get(id)?.paymentIds ?? [],
      lumpSumId: null,
    })),
    reported: [],
  })
  return installmentMoney(applied)
}
const totalOf = (events: readonly Posting[]) => sum(events.map(({ amount }) => cents(amount)))

/** Amounts that no difference makes alike, posted as they were sent. */
const anyExactHistory = fc.array(eventWith({ amounts: [200_00, 300_00, 500_00], differences: [0] }), {
  maxLength: 25,
})

// REC-04, CASE-11
test('postings that are repeated or taken back never count more than the money that there is', () => {
  fc.assert(
    fc.property(anyExactHistory, (events) => {
      // Nothing shows that money from elsewhere was posted twice.
      const once = events.map((event) => (event.isFromHere ? event : { ...event, isPostedTwice: false }))
      expect(appliedOf(knownOf(once))).toBeLessThanOrEqual(totalOf(once))
    }),
    { numRuns: 1_000 },
  )
})

// REC-03, CASE-11
test('receipts of amounts that are far apart count as what was sent and as money from elsewhere', () => {
  const anyAmounts = fc.uniqueArray(fc.integer({ min: 0, max: 15 }), { maxLength: 12 })
  const anySources = fc.array(fc.boolean(), { minLength: 12, maxLength: 12 })
  fc.assert(
    fc.property(anyAmounts, anySources, (amounts, sources) => {
      const events = amounts.map(
        (doublings, at): Posting => ({
          isFromHere: sources[at] ?? false,
          // One day for each, so that no two payments are one receipt.
          on: at,
          amount: 10_00 * 2 ** doublings,
          postedAfter: 5,
          difference: 0,
          isPostedTwice: false,
          isTakenBack: false,
          isByHand: false,
        }),
      )
      expect(appliedOf(knownOf(events))).toBe(totalOf(events))
    }),
    { numRuns: 1_000 },
  )
})
