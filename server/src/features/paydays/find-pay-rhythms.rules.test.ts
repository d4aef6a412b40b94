import { existsSync, readFileSync } from 'node:fs'
import { addDays, day, daysBetween } from '@yoursuccess/contract/core/calendar-date'
import { cents } from '@yoursuccess/contract/core/money'
import { type PayPattern, paydaysOf } from '@yoursuccess/contract/paydays/pay-days.rules'
import { describe, expect, test } from 'vitest'
import { type Deposit, findPayRhythms, rhythmSearch } from './find-pay-rhythms.rules.ts'
import { dayOf } from './pay-calendar.rules.ts'

const TODAY = '2026-11-25'

const depositsOn = (days: readonly string[], change: Partial<Deposit> = {}): Deposit[] =>
  days.map((on, at) => ({
    id: at + 1,
    on: day(on),
    amountCents: cents(100_000),
    details: 'ACME CORP PAYROLL',
    ...change,
  }))
const find = (deposits: readonly Deposit[], today = TODAY) =>
  findPayRhythms(deposits, rhythmSearch(day(today)))
/** The frequency, first payday and days of the month of each rhythm. */
const seen = (deposits: readonly Deposit[], today = TODAY) =>
  find(deposits, today).map(({ frequency, anchorOn, days }) => [frequency, anchorOn, ...days].join(' '))

const BIWEEKLY = ['2026-09-11', '2026-09-25', '2026-10-09', '2026-10-23', '2026-11-06', '2026-11-20']

describe('a rhythm', () => {
  // PAYD-03
  test.each<[what: string, days: string[], rhythm: string[]]>([
    ['three weekly deposits', ['2026-11-06', '2026-11-13', '2026-11-20'], ['weekly 2026-11-06']],
    ['three biweekly deposits', BIWEEKLY.slice(3), ['biweekly 2026-10-23']],
    ['three monthly deposits', ['2026-09-18', '2026-10-16', '2026-11-18'], ['monthly 2026-09-18 18']],
    ['two deposits', BIWEEKLY.slice(4), []],
    ['a missing payday', BIWEEKLY.filter((on) => on !== '2026-10-09'), ['biweekly 2026-09-11']],
    [
      'jitter of two banking days',
      [
        ['2026-08-14', '2026-08-26', '2026-09-11', '2026-09-29'],
        ['2026-10-09', '2026-10-22', '2026-11-04', '2026-11-20'],
      ].flat(),
      ['biweekly 2026-08-14'],
    ],
    [
      'semimonthly pay that moves before weekends and holidays',
      ['2026-08-14', '2026-08-31', '2026-09-15', '2026-09-30', '2026-10-15', '2026-10-30', '2026-11-13'],
      ['semimonthly 2026-08-15 15 last'],
    ],
    [
      'a benefit of the second Wednesday',
      ['2026-06-10', '2026-07-08', '2026-08-12', '2026-09-09', '2026-10-14', '2026-11-10'],
      ['monthly 2026-06-10 10'],
    ],
    ['days without rhythm', ['2026-09-01', '2026-09-07', '2026-09-29', '2026-10-13', '2026-11-20'], []],
    ['pay that missed three paydays', BIWEEKLY.map((on) => addDays(day(on), -46)), ['biweekly 2026-07-27']],
    ['pay that missed four paydays', BIWEEKLY.map((on) => addDays(day(on), -60)), []],
  ])('%s', (_what, days, rhythm) => {
    expect(seen(depositsOn(days))).toEqual(rhythm)
  })

  // PAYD-03
  test('is seen in the deposits on its paydays, and has their usual amount', () => {
    const pay = depositsOn(BIWEEKLY).map((deposit, at) => ({ ...deposit, amountCents: cents(100_000 + at) }))
    const bonus = depositsOn(['2026-10-15'], { id: 50, amountCents: cents(70_000) })
    const expenses = depositsOn(['2026-10-27'], { id: 51, amountCents: cents(9_900) })
    const [rhythm] = find([...expenses, ...bonus, ...pay.toReversed()])
    expect(rhythm?.deposits.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6])
    expect(rhythm?.usualCents).toBe(100_002)
  })

  // PAYD-03
  test('is seen beside any number of small deposits of its payer', () => {
    const small = BIWEEKLY.slice(1).map((on) => addDays(day(on), -8))
    const [rhythm] = find([...depositsOn(BIWEEKLY), ...depositsOn(small, { amountCents: cents(4_000) })])
    expect([rhythm?.frequency, rhythm?.deposits.length]).toEqual(['biweekly', 6])
  })

  // PAYD-03
  test('counts deposits of one day as one', () => {
    const halves = depositsOn(BIWEEKLY, { amountCents: cents(50_000) })
    const [rhythm] = find([...halves, ...halves.map((deposit) => ({ ...deposit, id: deposit.id + 10 }))])
    expect([rhythm?.usualCents, rhythm?.deposits.length]).toEqual([100_000, 12])
  })

  // PAYD-03
  test('of two employers is found for each', () => {
    const monthly = depositsOn(['2026-08-31', '2026-09-30', '2026-10-30'], { details: 'HARBOR PAYROLL' })
    expect(seen([...depositsOn(BIWEEKLY), ...monthly])).toEqual([
      'biweekly 2026-09-11',
      'monthly 2026-08-31 last',
    ])
  })

  // PAYD-03
  test('of a former employer is not suggested beside that of the new one', () => {
    const weekly = ['2026-11-04', '2026-11-11', '2026-11-18', '2026-11-25']
    const former = depositsOn(BIWEEKLY.map((on) => addDays(day(on), -28)))
    expect(seen(former)).toEqual(['biweekly 2026-08-14'])
    expect(seen([...former, ...depositsOn(weekly, { details: 'Harbor' })])).toEqual(['weekly 2026-11-04'])
  })

  // PAYD-03
  test.each([
    ['interest', depositsOn(BIWEEKLY, { amountCents: cents(422), details: 'INTRST PYMNT' })],
    ['deposits after today', depositsOn(['2026-11-26', '2026-12-03', '2026-12-10'])],
    ['deposits without a text', depositsOn(BIWEEKLY, { details: ' - ' })],
    ['no deposits', []],
  ])('is not seen in %s', (_what, deposits) => {
    expect(seen(deposits)).toEqual([])
  })
})

// PAYD-01
test('patterns have the paydays that schedules have', () => {
  const { calendar, patterns } = rhythmSearch(day(TODAY))
  const from = dayOf(calendar, 20)
  const to = dayOf(calendar, calendar.days.length - 21)
  expect(patterns.length).toBeGreaterThan(150)
  for (const { frequency, days, weekend, paydays } of patterns) {
    const anchorOn = dayOf(calendar, paydays[0]?.scheduled ?? 0)
    const pattern: PayPattern = { frequency, days, weekend, anchorOn, endedOn: null }
    const own = paydays.map(({ payday }) => dayOf(calendar, payday)).filter((on) => on >= from && on <= to)
    expect([frequency, days, weekend, own]).toEqual([
      frequency,
      days,
      weekend,
      paydaysOf(pattern, { from, to }),
    ])
  }
  expect(daysBetween(from, to)).toBeGreaterThan(350)
})

const WELDER = new URL('../../../../sandbox/data/plaid-custom-users/welder.json', import.meta.url)
interface BankFile {
  override_accounts: { transactions: { amount: number; date_posted: string; description: string }[] }[]
}

// PAYD-03
test.runIf(existsSync(WELDER))('a real year of a welder has one monthly schedule', () => {
  const file = JSON.parse(readFileSync(WELDER, 'utf8')) as BankFile
  const deposits = (file.override_accounts[0]?.transactions ?? [])
    .filter(({ amount }) => amount < 0)
    .map((row, id) => ({
      id,
      on: day(row.date_posted),
      amountCents: cents(Math.round(-row.amount * 100)),
      details: row.description,
    }))
  for (const today of ['2026-08-09', '2026-09-01', TODAY]) {
    const rhythms = find(deposits, today)
    expect(rhythms.map(({ payer, frequency, usualCents }) => [payer, frequency, usualCents])).toEqual([
      ['excelsior welding', 'monthly', 416_666],
    ])
  }
})
