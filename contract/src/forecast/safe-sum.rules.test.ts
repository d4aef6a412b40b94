import { expect, test } from 'vitest'
import { day } from '../core/calendar-date.ts'
import { cents, subtract } from '../core/money.ts'
import type { ForecastInputs } from './forecast-inputs.rules.ts'
import { inputsWith, paymentOn, payOn, setAsideWith } from './testing/samples.ts'
import { safeToSpendOf } from './forecast.rules.ts'
import { safeSumOf } from './safe-sum.rules.ts'

const BILL = {
  kind: 'bill',
  name: 'Larkspur Power',
  on: day('2026-11-20'),
  amountCents: cents(80_00),
} as const

// FORE-04
test.each<[string, Partial<ForecastInputs>, object]>([
  ['nothing intended', {}, { billsCents: 0, trusteeCents: 0, leftCents: 475_00 }],
  ['an ordered bill', { outgoing: [BILL] }, { billsCents: 80_00, trusteeCents: 0, leftCents: 395_00 }],
  [
    'a payment to the trustee before the next pay',
    { pay: [payOn('2026-12-11')], payments: [paymentOn('2026-12-09', '2026-12-15')] },
    { billsCents: 0, trusteeCents: 466_00, leftCents: 9_00 },
  ],
  [
    'a payment to the trustee after the next pay',
    { pay: [payOn('2026-12-04')], payments: [paymentOn('2026-12-09', '2026-12-15')] },
    { billsCents: 0, trusteeCents: 0, leftCents: 475_00 },
  ],
  [
    'a payment that is set aside in part',
    {
      pay: [payOn('2026-12-11')],
      payments: [paymentOn('2026-12-09', '2026-12-15')],
      setAside: setAsideWith({ balanceCents: cents(400_00), areSharesOn: false }),
    },
    { billsCents: 0, trusteeCents: 66_00, leftCents: 409_00 },
  ],
  [
    'more than is there',
    { availableCents: cents(90_00), outgoing: [BILL] },
    { billsCents: 80_00, trusteeCents: 0, leftCents: -15_00 },
  ],
])('the sum of safe to spend with %s adds up', (_what, change, expected) => {
  const inputs = inputsWith(change)
  const sum = safeSumOf(inputs)
  expect(sum).toMatchObject(expected)
  const { availableCents, billsCents, trusteeCents, keepBackCents, leftCents } = sum
  const left = [billsCents, trusteeCents, keepBackCents].reduce<typeof leftCents>(subtract, availableCents)
  expect(left).toBe(leftCents)
  expect(safeToSpendOf(inputs).amountCents).toBe(Math.max(0, leftCents))
})
