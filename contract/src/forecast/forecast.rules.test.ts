import { describe, expect, test } from 'vitest'
import { day } from '../core/calendar-date.ts'
import { cents, formatAmount } from '../core/money.ts'
import { everydayOf, forecastEnd, type ForecastInputs, lowEveryday, lowPay } from './forecast-inputs.rules.ts'
import { inputsWith, paymentOn, payOn, setAsideWith } from './testing/samples.ts'
import { forecastOf } from './forecast.rules.ts'

/** As "expected low set-aside" at the end of a day. */
const onDay = (inputs: ForecastInputs, on: string): string => {
  const found = forecastOf(inputs).days.find((each) => each.on === on)
  if (!found) return 'not forecast'
  const { expectedCents, lowCents, setAsideCents } = found
  return [expectedCents, lowCents, setAsideCents]
    .map((each) => (each === null ? 'none' : formatAmount(each)))
    .join(' ')
}
const safe = (inputs: ForecastInputs): string => {
  const { amountCents, until, perDayCents } = forecastOf(inputs).safeToSpend
  return `${formatAmount(amountCents)} until ${until}, ${formatAmount(perDayCents)} a day`
}
const bill = (amountCents: number, on = '2026-11-20') => ({
  kind: 'bill' as const,
  name: 'Power',
  on: day(on),
  amountCents: cents(amountCents),
})
const transfer = { name: 'Savings', on: day('2026-11-24'), amountCents: cents(75_00) }

describe('the lines', () => {
  // FORE-01
  test.each<[string, Partial<ForecastInputs>, string, string]>([
    ['begin with what is available', {}, '2026-11-20', '500.00 500.00 none'],
    [
      'subtract everyday spending from tomorrow on',
      { everydayCents: cents(10_00) },
      '2026-11-22',
      '480.00 475.00 none',
    ],
    [
      'add a tenth less pay to the low one',
      { pay: [payOn('2026-12-04')] },
      '2026-12-04',
      '1700.00 1580.00 none',
    ],
    [
      'add overdue pay only to the expected one',
      { pay: [payOn('2026-11-19')] },
      '2026-11-20',
      '1700.00 500.00 none',
    ],
    [
      'add transfers only to the expected one, on their day',
      { transfers: [transfer] },
      '2026-11-24',
      '575.00 500.00 none',
    ],
    [
      'subtract what is ordered and not taken',
      { outgoing: [bill(80_00)] },
      '2026-11-20',
      '420.00 420.00 none',
    ],
    [
      'subtract a bill on its day',
      { outgoing: [bill(80_00, '2026-11-23')] },
      '2026-11-22',
      '500.00 500.00 none',
    ],
    [
      'pay the trustee from the account without a set-aside',
      { payments: [paymentOn('2026-11-25', '2026-12-01')] },
      '2026-11-25',
      '34.00 34.00 none',
    ],
    [
      'subtract only what was not sent of a payment',
      { payments: [paymentOn('2026-11-25', '2026-12-01', { sentCents: cents(400_00) })] },
      '2026-11-25',
      '434.00 434.00 none',
    ],
    [
      'pay the trustee from what is set aside',
      {
        setAside: setAsideWith({ balanceCents: cents(466_00) }),
        payments: [paymentOn('2026-11-25', '2026-12-01')],
      },
      '2026-11-25',
      '500.00 500.00 0.00',
    ],
    [
      'take only the rest from the account',
      {
        setAside: setAsideWith({ balanceCents: cents(400_00), areSharesOn: false }),
        payments: [paymentOn('2026-11-25', '2026-12-01')],
      },
      '2026-11-25',
      '434.00 434.00 0.00',
    ],
  ])('%s', (_what, change, on, balances) => {
    expect(onDay(inputsWith(change), on)).toBe(balances)
  })

  // FORE-01
  test.each<[string, Partial<ForecastInputs>, string, string]>([
    [
      'of the only pay before the send day',
      { pay: [payOn('2026-12-04'), payOn('2026-12-18')] },
      '2026-12-04',
      '1234.00 1114.00 466.00',
    ],
    [
      'of the first of two pays',
      { pay: [payOn('2026-11-27'), payOn('2026-12-04')] },
      '2026-11-27',
      '1467.00 1347.00 233.00',
    ],
    [
      'of the second of two pays',
      { pay: [payOn('2026-11-27'), payOn('2026-12-04')] },
      '2026-12-04',
      '2434.00 2194.00 466.00',
    ],
    [
      'at most the pay',
      { pay: [payOn('2026-12-04', { usualCents: cents(300_00) })] },
      '2026-12-04',
      '500.00 500.00 300.00',
    ],
    ['from tomorrow morning without a pay that is left', {}, '2026-11-21', '34.00 34.00 466.00'],
    ['not today without a pay that is left', {}, '2026-11-20', '500.00 500.00 0.00'],
    [
      'this morning, if it has not begun',
      { setAside: setAsideWith({ morning: day('2026-11-19') }) },
      '2026-11-20',
      '34.00 34.00 466.00',
    ],
    [
      'only what is above what is kept back',
      { availableCents: cents(300_00) },
      '2026-11-21',
      '25.00 25.00 275.00',
    ],
    [
      'with what was short before',
      {
        setAside: setAsideWith({ short: { amountCents: cents(100_00), dueOn: day('2026-12-15') } }),
        pay: [payOn('2026-11-27'), payOn('2026-12-04')],
      },
      '2026-11-27',
      '1417.00 1297.00 283.00',
    ],
    [
      'and is sent at once where each pay sends a part',
      {
        pay: [payOn('2026-11-27'), payOn('2026-12-04')],
        payments: [paymentOn('2026-12-09', '2026-12-15', { isByPayday: true })],
      },
      '2026-11-27',
      '1466.50 1346.50 0.00',
    ],
  ])('set a share aside: %s', (_what, change, on, balances) => {
    const inputs = inputsWith({
      setAside: setAsideWith(),
      payments: [paymentOn('2026-12-09', '2026-12-15')],
      ...change,
    })
    expect(onDay(inputs, on)).toBe(balances)
  })

  // FORE-01, SETA-03
  test('set aside exactly what a payment needs, in shares of each pay by its usual amount', () => {
    const { days } = forecastOf(
      inputsWith({
        setAside: setAsideWith(),
        pay: [payOn('2026-11-27'), payOn('2026-12-01', { usualCents: cents(300_00) }), payOn('2026-12-04')],
        payments: [paymentOn('2026-12-09', '2026-12-15')],
      }),
    )
    const shares = days.flatMap(({ events }) => events.filter(({ kind }) => kind === 'set_aside'))
    expect(shares.map(({ amountCents }) => amountCents)).toEqual([207_12, 51_78, 207_10])
  })

  // FORE-07
  test('have the events of each day', () => {
    const { days } = forecastOf(
      inputsWith({ pay: [payOn('2026-11-20')], outgoing: [bill(80_00)], transfers: [transfer] }),
    )
    expect(days.flatMap(({ on, events }) => events.map(({ kind, name }) => `${on} ${kind} ${name}`))).toEqual(
      ['2026-11-20 pay Acme', '2026-11-20 bill Power', '2026-11-24 transfer Savings'],
    )
  })
})

describe('what could be short', () => {
  // FORE-03
  test('is the most that is missing until the next pay, from the first day below zero', () => {
    const inputs = inputsWith({
      availableCents: cents(100_00),
      everydayCents: cents(10_00),
      pay: [payOn('2026-12-04')],
    })
    expect(forecastOf(inputs).shortfall).toEqual({
      on: '2026-11-29',
      amountCents: 62_50,
      payOn: '2026-12-04',
    })
    expect(forecastOf({ ...inputs, availableCents: cents(162_50) }).shortfall?.on).not.toBe('2026-11-29')
    expect(forecastOf(inputsWith()).shortfall).toBeNull()
  })

  // FORE-03
  test.each<[string, Partial<ForecastInputs>, number | undefined]>([
    ['nothing if the account can pay it', { availableCents: cents(466_00) }, undefined],
    ['what the account cannot pay by hand', { availableCents: cents(345_00) }, 121_00],
    [
      'what is missing above what is kept back',
      { setAside: setAsideWith({ balanceCents: cents(100_00) }), availableCents: cents(300_00) },
      91_00,
    ],
    [
      'what autopay may not take from the account',
      {
        setAside: setAsideWith({ balanceCents: cents(400_00), areSharesOn: false }),
        payments: [paymentOn('2026-11-30', '2026-12-04', { fromMainCents: cents(50_00) })],
      },
      16_00,
    ],
    ['all of it with an account below zero', { availableCents: cents(-5_00) }, 466_00],
  ])('of a payment to the trustee: %s', (_what, change, shortCents) => {
    const inputs = inputsWith({ payments: [paymentOn('2026-11-30', '2026-12-04')], ...change })
    expect(forecastOf(inputs).shortPayment?.shortCents).toBe(shortCents)
  })
})

describe('safe to spend', () => {
  // FORE-04
  test.each<[string, Partial<ForecastInputs>, string]>([
    [
      'until the day before the next pay',
      { pay: [payOn('2026-12-04')] },
      '475.00 until 2026-12-03, 33.92 a day',
    ],
    ['for fourteen days without pay', {}, '475.00 until 2026-12-03, 33.92 a day'],
    ['without everyday spending', { everydayCents: cents(30_00) }, '475.00 until 2026-12-03, 33.92 a day'],
    ['without what is ordered', { outgoing: [bill(80_00)] }, '395.00 until 2026-12-03, 28.21 a day'],
    [
      'without transfers that have not arrived',
      { transfers: [transfer] },
      '475.00 until 2026-12-03, 33.92 a day',
    ],
    ['only for today on a payday', { pay: [payOn('2026-11-20')] }, '475.00 until 2026-11-20, 475.00 a day'],
    [
      'as without late pay',
      { pay: [payOn('2026-11-13', { isLate: true })] },
      '475.00 until 2026-12-03, 33.92 a day',
    ],
    ['never below zero', { availableCents: cents(10_00) }, '0.00 until 2026-12-03, 0.00 a day'],
    [
      'without what a payment takes by then',
      { payments: [paymentOn('2026-11-25', '2026-12-01')] },
      '9.00 until 2026-12-03, 0.64 a day',
    ],
    [
      'without what will be set aside by then',
      { setAside: setAsideWith(), payments: [paymentOn('2026-12-09', '2026-12-15')] },
      '9.00 until 2026-12-03, 0.64 a day',
    ],
  ])('is an amount %s', (_what, change, words) => {
    expect(safe(inputsWith(change))).toBe(words)
  })
})

// FORE-01, FORE-02
test('the forecast ends on the second due day, but not before 45 days; low amounts are rounded to the worse', () => {
  const end = (...dueDays: string[]) => forecastEnd(day('2026-11-20'), dueDays.map(day))
  expect(end()).toBe('2027-01-04')
  expect(end('2026-12-15', '2027-01-15')).toBe('2027-01-15')
  expect(end('2026-12-01', '2026-12-15')).toBe('2027-01-04')
  expect(end('2026-12-01', '2027-12-15')).toBe('2027-02-20')
  expect([lowPay(cents(11)), lowEveryday(cents(11))]).toEqual([9, 14])
  expect([everydayOf(cents(100), 3), everydayOf(cents(-100), 3), everydayOf(cents(5), 0)]).toEqual([33, 0, 5])
})
