import { describe, expect, test } from 'vitest'
import { payScheduleForm } from './pay-schedules.ts'
import { listPaydays } from './paydays.ts'

const weekly = {
  name: ' Acme ',
  frequency: 'weekly',
  anchor_on: '2026-11-20',
  usual_amount: '1234.5',
}
const monthly = { ...weekly, frequency: 'monthly', days: ['last'] }
const semimonthly = { ...weekly, frequency: 'semimonthly', days: [15, 'last'] }

const errorsOf = (form: object) => {
  const parsed = payScheduleForm.safeParse(form)
  return (parsed.error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`)
}

describe('a pay schedule', () => {
  // PAYD-01
  test('lands here, moves before weekends and continues, unless the customer says otherwise', () => {
    expect(payScheduleForm.parse(weekly)).toEqual({
      name: 'Acme',
      payer: null,
      frequency: 'weekly',
      anchor_on: '2026-11-20',
      days: [],
      weekend: 'before',
      usual_amount: 123450,
      lands_here: true,
      ended_on: null,
    })
  })

  // PAYD-01
  test.each([
    ['weekly pay without days', weekly],
    ['weekly pay with no days', { ...weekly, days: null }],
    ['monthly pay on the last day', monthly],
    ['semimonthly pay', semimonthly],
    ['a schedule that ended on its first payday', { ...weekly, ended_on: '2026-11-20' }],
  ])('accepts %s', (_what, form) => {
    expect(errorsOf(form)).toEqual([])
  })

  // PAYD-01
  test.each([
    ['no name', { ...weekly, name: '  ' }, 'name: This field is required'],
    ['a long name', { ...weekly, name: 'A'.repeat(61) }, 'name: Too long'],
    ['no frequency', { ...weekly, frequency: undefined }, 'frequency: This field is required'],
    [
      'a day that does not exist',
      { ...weekly, anchor_on: '2027-02-30' },
      'anchor_on: must be a day, yyyy-MM-dd',
    ],
    ['an amount of zero', { ...weekly, usual_amount: '0' }, 'usual_amount: Amount must be positive'],
    [
      'weekly pay with a day of the month',
      { ...weekly, days: [15] },
      'days: Only semimonthly and monthly pay has days of the month.',
    ],
    ['monthly pay without a day', { ...monthly, days: [] }, 'days: Choose one day of the month.'],
    ['monthly pay with two days', { ...monthly, days: [1, 15] }, 'days: Choose one day of the month.'],
    [
      'semimonthly pay with one day',
      { ...semimonthly, days: [15] },
      'days: Choose two different days of the month.',
    ],
    [
      'semimonthly pay with one day twice',
      { ...semimonthly, days: [31, 'last'] },
      'days: Choose two different days of the month.',
    ],
    ['three days', { ...semimonthly, days: [1, 11, 21] }, 'days: Choose two different days of the month.'],
    ['a day 32', { ...monthly, days: [32] }, 'days.0: Choose a day from 1 to 31, or the last day.'],
    [
      'an end before the first payday',
      { ...weekly, ended_on: '2026-11-19' },
      "ended_on: Choose a day that isn't before the first payday.",
    ],
  ])('refuses %s under its field', (_what, form, error) => {
    expect(errorsOf(form)).toEqual([error])
  })
})

// PAYD-02
test.each([
  ['one day', '2026-11-20', '2026-11-20', []],
  ['two years', '2026-01-01', '2028-01-01', []],
  ['a day more', '2026-01-01', '2028-01-02', ['to: Choose a range of two years at most.']],
  ['backward', '2026-11-20', '2026-11-19', ["to: Choose a day that isn't before the first one."]],
])('a range of paydays: %s', (_what, from, to, errors) => {
  const parsed = listPaydays.query?.safeParse({ from, to })
  expect((parsed?.error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`)).toEqual(
    errors,
  )
})
