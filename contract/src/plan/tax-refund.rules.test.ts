import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cents } from '../core/money.ts'
import { type RefundRule, splitRefund } from './tax-refund.rules.ts'

const keepAmount = (amount: number): RefundRule => ({ kind: 'keep_amount', amountCents: cents(amount) })
const keepLesser = (amount: number, payments: number): RefundRule => ({
  kind: 'keep_lesser_of',
  amountCents: cents(amount),
  payments,
})

// TAX-01
test.each<{ refund: number; rule: RefundRule; keep: number; send: number }>([
  { refund: 214_000, rule: keepLesser(60_000, 2), keep: 60_000, send: 154_000 },
  { refund: 214_000, rule: keepLesser(160_000, 2), keep: 100_000, send: 114_000 },
  { refund: 138_000, rule: keepAmount(50_000), keep: 50_000, send: 88_000 },
  { refund: 320_000, rule: keepAmount(200_000), keep: 200_000, send: 120_000 },
  { refund: 40_000, rule: keepAmount(50_000), keep: 40_000, send: 0 },
  { refund: 138_000, rule: { kind: 'retain' }, keep: 138_000, send: 0 },
  { refund: 138_000, rule: { kind: 'turn_over_all' }, keep: 0, send: 138_000 },
])('of a refund of $refund with $rule.kind, $keep is kept and $send sent', ({ refund, rule, keep, send }) => {
  expect(splitRefund(cents(refund), rule, cents(50_000))).toEqual({ keepCents: keep, sendCents: send })
})

// TAX-01
test('what is kept and what is sent are the refund', () => {
  const amount = fc.integer({ min: 0, max: 10_000_000 }).map(cents)
  const rule = fc.oneof(
    fc.constantFrom<RefundRule>({ kind: 'retain' }, { kind: 'turn_over_all' }),
    amount.map(keepAmount),
    fc.tuple(amount, fc.integer({ min: 1, max: 12 })).map(([kept, payments]) => keepLesser(kept, payments)),
  )
  fc.assert(
    fc.property(amount, rule, amount, (refund, says, monthly) => {
      const { keepCents, sendCents } = splitRefund(refund, says, monthly)
      expect(keepCents + sendCents).toBe(refund)
      expect(Math.min(keepCents, sendCents)).toBeGreaterThanOrEqual(0)
    }),
  )
})
