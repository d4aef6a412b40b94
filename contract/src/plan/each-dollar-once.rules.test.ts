/** Each dollar counts once, in whatever order it becomes known. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, day } from '../core/calendar-date.ts'
import { cents } from '../core/money.ts'
import { countMoney, installmentMoney, type KnownMoney } from './applied-money.rules.ts'

const count = (known: KnownMoney) => {
  const { applied, posted } = countMoney(known)
  return { applied: installmentMoney(applied), posted: installmentMoney(posted) }
}

/** A dollar amount that the trustee posted in the end, by the way on which the bank may know it. */
interface Posting {
  way: 'payment' | 'reported' | 'elsewhere'
  /** When it arrives, or is reported: a day number. */
  on: number
  /** How many days later it is posted. */
  after: number
  amount: number
  /** True if its receipt was imported. */
  isKnown: boolean
}
const START = day('2026-01-01')
const dayAt = (number: number) => addDays(START, number)
const anyPosting = fc.record<Posting>({
  way: fc.constantFrom('payment', 'reported', 'elsewhere'),
  on: fc.integer({ min: 0, max: 200 }),
  after: fc.integer({ min: 0, max: 36 }),
  amount: fc.constantFrom(20_000, 50_000),
  isKnown: fc.boolean(),
})

const knownOf = (postings: readonly Posting[], openingDay: number | null): KnownMoney => {
  const isPostedBy = (last: number) => (each: Posting) => each.on + each.after <= last
  const total = (all: readonly Posting[]) => cents(all.reduce((sum, { amount }) => sum + amount, 0))
  const numbered = postings.map((each, id) => ({ ...each, id, amountCents: cents(each.amount) }))
  const those = (way: Posting['way']) => numbered.filter((each) => each.way === way)
  return {
    opening:
      openingDay === null
        ? null
        : { asOf: dayAt(openingDay), postedCents: total(postings.filter(isPostedBy(openingDay))) },
    payments: those('payment').map(({ id, on, amountCents }) => ({
      id,
      amountCents,
      arrivesOn: dayAt(on),
      isUndone: false,
      lumpSumId: null,
    })),
    receipts: numbered
      .filter(({ isKnown }) => isKnown)
      .map(({ id, way, on, after, amountCents }) => ({
        id,
        postedOn: dayAt(on + after),
        amountCents,
        match: way === 'payment' ? 'matched' : 'alone',
        paymentIds: way === 'payment' ? [id] : [],
        lumpSumId: null,
      })),
    reported: those('reported').map(({ id, on, amountCents }) => ({ id, on: dayAt(on), amountCents })),
  }
}
const anyHistory = fc.tuple(
  fc.array(anyPosting, { maxLength: 25 }),
  fc.option(fc.integer({ min: 0, max: 240 })),
  fc.integer({ min: 0, max: 25 }),
)
const sumOf = (postings: readonly Posting[]) => postings.reduce((sum, { amount }) => sum + amount, 0)

// CASE-11
test('each dollar counts once: importing a history never raises the sum above the one of the trustee', () => {
  fc.assert(
    fc.property(anyHistory, ([postings, openingDay, turn]) => {
      const known = knownOf(postings, openingDay)
      const { applied, posted } = count(known)
      expect(applied).toBeLessThanOrEqual(sumOf(postings))
      expect(posted).toBeLessThanOrEqual(applied)
      const turned = <T>(list: readonly T[]) => [...list.slice(turn), ...list.slice(0, turn)].toReversed()
      const other = count({
        ...known,
        payments: turned(known.payments),
        receipts: turned(known.receipts),
        reported: turned(known.reported),
      })
      expect([other.applied, other.posted]).toEqual([applied, posted])
    }),
    { numRuns: 2_000 },
  )
})

// CASE-11
test('with all receipts the sum is the one of the trustee', () => {
  fc.assert(
    fc.property(anyHistory, ([postings, openingDay]) => {
      const all = postings.map((each) => ({ ...each, isKnown: true }))
      const { applied, posted } = count(knownOf(all, openingDay))
      expect([applied, posted]).toEqual([sumOf(all), sumOf(all)])
    }),
    { numRuns: 2_000 },
  )
})
