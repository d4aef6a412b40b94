import { describe, expect, test } from 'vitest'
import { day } from '../core/calendar-date.ts'
import { cents } from '../core/money.ts'
import { answerOf, setAsideFor } from './forecast-answer.rules.ts'
import type { ForecastInputs } from './forecast-inputs.rules.ts'
import { inputsWith, paymentOn, payOn, setAsideWith } from './testing/samples.ts'
import { forecastOf } from './forecast.rules.ts'
import { withWhatIf } from './what-if.rules.ts'

const answer = (change: Partial<ForecastInputs>) => {
  const inputs = inputsWith(change)
  return answerOf(inputs, forecastOf(inputs))
}
const PAY = payOn('2026-12-04')
const LATE = payOn('2026-11-13', { isLate: true })
const SHORT = paymentOn('2026-11-30', '2026-12-04', { plannedCents: cents(619_00) })

// FORE-03
test.each<[string, Partial<ForecastInputs>, object]>([
  ['no pay, so that nothing can be said', { payments: [SHORT] }, { kind: 'no_pay' }],
  [
    'a payment that is short, before anything else',
    { pay: [LATE, PAY], payments: [SHORT], everydayCents: cents(60_00) },
    { kind: 'payment_short', dueOn: '2026-12-04' },
  ],
  [
    'an account that is short before the next pay, before late pay',
    { pay: [LATE, PAY], availableCents: cents(100_00), everydayCents: cents(10_00) },
    { kind: 'short_before_pay', on: '2026-11-29', amountCents: 62_50, payOn: '2026-12-04' },
  ],
  ['late pay', { pay: [LATE, PAY] }, { kind: 'late_pay', name: 'Acme', on: '2026-11-13' }],
  ['that it lasts until the next pay', { pay: [PAY] }, { kind: 'lasts', payOn: '2026-12-04' }],
  [
    'that it lasts, if it is short only after the next pay',
    { pay: [payOn('2026-11-23')], everydayCents: cents(60_00) },
    { kind: 'lasts', payOn: '2026-11-23' },
  ],
  [
    'an account that is short today even with the pay of today, before the pay after it',
    {
      pay: [payOn('2026-11-20', { usualCents: cents(100_00) }), PAY],
      outgoing: [{ kind: 'bill', name: 'Rent', on: day('2026-11-20'), amountCents: cents(900_00) }],
    },
    { kind: 'short_before_pay', on: '2026-11-20', amountCents: 310_00, payOn: '2026-12-04' },
  ],
  [
    'late pay of today, which is not late yet, is waited for without a next one',
    { pay: [payOn('2026-11-19')] },
    { kind: 'no_pay' },
  ],
])('the answer is %s', (_what, change, expected) => {
  expect(answer(change)).toMatchObject(expected)
})

// FORE-03
test('a payment is set aside only if all of the next one is', () => {
  const of = (amount: number) =>
    setAsideFor(
      inputsWith({
        setAside: setAsideWith({ balanceCents: cents(amount) }),
        payments: [paymentOn('2026-12-09', '2026-12-15')],
      }),
    )
  expect([of(465_00), of(466_00)]).toEqual([undefined, '2026-12-15'])
  expect(setAsideFor(inputsWith())).toBeUndefined()
})

describe('what if', () => {
  const inputs = inputsWith({ pay: [payOn('2026-11-27'), PAY] })
  const dayOf = (changed: ForecastInputs, on: string) =>
    forecastOf(changed).days.find((each) => each.on === on)?.expectedCents

  // FORE-05
  test('an expense is taken on its day', () => {
    const expense = { on: day('2026-11-24'), amountCents: cents(120_00) }
    const changed = withWhatIf(inputs, { expense })
    expect([dayOf(changed, '2026-11-23'), dayOf(changed, '2026-11-24')]).toEqual([500_00, 380_00])
    expect(forecastOf(changed).safeToSpend.amountCents).toBe(355_00)
  })

  // FORE-05
  test('the next pay is late, and less, and the one after it is as it was', () => {
    const changed = withWhatIf(inputs, { payLaterDays: 3, payLessCents: cents(200_00) })
    expect(dayOf(changed, '2026-11-29')).toBe(500_00)
    expect(dayOf(changed, '2026-11-30')).toBe(1_500_00)
    expect(dayOf(changed, '2026-12-04')).toBe(2_700_00)
    expect(forecastOf(changed).safeToSpend.until).toBe('2026-11-29')
  })

  // FORE-05
  test('overdue pay stays as it is, unless it is the only one', () => {
    const overdue = payOn('2026-11-19')
    const changed = withWhatIf({ ...inputs, pay: [overdue, ...inputs.pay] }, { payLaterDays: 3 })
    expect(changed.pay[0]).toEqual(overdue)
    expect(forecastOf(changed).safeToSpend.until).toBe('2026-11-29')
    expect(dayOf(withWhatIf({ ...inputs, pay: [overdue] }, { payLaterDays: 3 }), '2026-11-22')).toBe(500_00)
  })

  // FORE-05
  test('a pay is never less than nothing, and without pay nothing is late', () => {
    expect(dayOf(withWhatIf(inputs, { payLessCents: cents(9_000_00) }), '2026-11-27')).toBe(500_00)
    expect(withWhatIf(inputsWith(), { payLaterDays: 3 })).toEqual(inputsWith())
  })
})
