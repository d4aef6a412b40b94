import { day } from '@yoursuccess/contract/core/calendar-date'
import { cents } from '@yoursuccess/contract/core/money'
import { describe, expect, test } from 'vitest'
import { t } from '../../messaging/render.ts'
import { copy } from './statements.messages.ts'
import {
  type EntryKind,
  feeOf,
  firstDueOn,
  hadSetAside,
  isWanted,
  movesAgree,
  periodDueOn,
  totalsOf,
  typeOf,
  withBalances,
} from './statements.rules.ts'

// STATEMENTS-10
test.each([
  ['2026-12-01', '2026-11-01', '2026-11-30'],
  ['2027-01-01', '2026-12-01', '2026-12-31'],
  ['2027-03-01', '2027-02-01', '2027-02-28'],
  ['2028-03-01', '2028-02-01', '2028-02-29'],
])('the statement due on %s covers the month from %s to %s', (due, startsOn, endsOn) => {
  expect(periodDueOn(day(due))).toEqual({ startsOn, endsOn })
})

test.each([
  ['2026-08-01', '2026-09-01'],
  ['2026-08-31', '2026-09-01'],
  ['2026-12-31', '2027-01-01'],
])('an account opened on %s gets its first statement on %s', (openedOn, dueOn) => {
  expect(firstDueOn(day(openedOn))).toBe(dueOn)
})

const entry = (kind: EntryKind, amount: number) => ({ kind, amountCents: cents(amount) })

// STATEMENTS-19
test.each([
  ['fee', -500, 500],
  ['fee', 500, -500],
  ['bill_payment', -6_100, 100],
  ['bill_payment_return', 6_100, -100],
  ['purchase', -900, 0],
  ['deposit', 162_040, 0],
  ['adjustment', -300, 0],
] as const)('%s of %d cents has a fee of %d', (kind, amount, fee) => {
  expect(feeOf(entry(kind, amount))).toBe(fee)
})

// STATEMENTS-19
test('adds up money in, money out and fees separately, and subtracts refunded fees', () => {
  const entries = [
    entry('deposit', 100_000),
    entry('purchase', -2_500),
    entry('bill_payment', -5_100),
    entry('bill_payment_return', 5_100),
    entry('fee', -500),
  ]
  expect(totalsOf(entries)).toEqual({ inCents: 105_100, outCents: -8_100, feesCents: 500 })
  expect(totalsOf([])).toEqual({ inCents: 0, outCents: 0, feesCents: 0 })
})

// STATEMENTS-18
test('each entry has the balance after it', () => {
  const rows = withBalances(cents(1_000), [entry('purchase', -1_500), entry('deposit', 700)])
  expect(rows.map(({ balanceCents }) => balanceCents)).toEqual([-500, 200])
})

// STATEMENTS-16
describe('which months get a statement', () => {
  const month = { isAccountClosed: true, openingCents: cents(0), entries: 0, wasClosedBefore: true }
  test.each([
    ['gets a statement while the account is open, even without entries', { isAccountClosed: false }, true],
    ['gets a statement when the account closed in it', { wasClosedBefore: false }, true],
    ['gets a statement when the account opened and closed in it', { wasClosedBefore: undefined }, true],
    ['gets a statement when something was posted after closing', { entries: 1 }, true],
    ['gets a statement while a closed account has money', { openingCents: cents(1) }, true],
    ['gets a statement while a closed account owes money', { openingCents: cents(-1) }, true],
    ['gets no statement when nothing happens after closing', {}, false],
  ])('a month %s', (_, change, wanted) => {
    expect(isWanted({ ...month, ...change })).toBe(wanted)
  })
})

// STATEMENTS-24
describe('the set-aside in a month', () => {
  const month = periodDueOn(day('2026-12-01'))
  const move = (on: string, amount: number, kind: EntryKind = 'own_transfer') => ({
    postedOn: day(on),
    kind,
    details: '',
    amountCents: cents(amount),
  })

  test.each([
    ['was open in it', { openedOn: day('2026-11-30') }, true],
    ['was closed on its first day', { closedOn: day('2026-11-01') }, true],
    ['was closed before it', { closedOn: day('2026-10-31') }, false],
    ['was opened after it', { openedOn: day('2026-12-01') }, false],
    ['was closed before it, and has moves', { closedOn: day('2026-10-31'), entries: 1 }, true],
    ['was closed before it, and has money', { closedOn: day('2026-10-31'), openingCents: cents(1) }, true],
  ])('a set-aside that %s', (_, change, has) => {
    const given = {
      openedOn: day('2026-10-01'),
      closedOn: null,
      openingCents: cents(0),
      entries: 0,
      ...change,
    }
    expect(hadSetAside(month, given, given)).toBe(has)
  })

  test('both sections agree on the moves of the month', () => {
    const main = [move('2026-11-02', -500), move('2026-11-03', -900, 'purchase'), move('2026-11-04', 200)]
    const setAside = [move('2026-11-02', 500), move('2026-11-04', -200)]
    expect(movesAgree(month, main, setAside)).toBe(true)
    expect(movesAgree(month, main, setAside.slice(1))).toBe(false)
    expect(movesAgree(month, main, [...setAside, move('2026-10-30', 100)])).toBe(true)
  })
})

// STATEMENTS-22
test.each([
  ['purchase', 'CORNER GROCERY', 'Card purchase'],
  ['purchase', 'Discover credit card payment', 'Payment'],
  ['purchase', 'Transfer to savings', 'Transfer out'],
  ['purchase', 'ATM 1ST STREET', 'Cash withdrawal'],
  ['deposit', 'ACME PAYROLL', 'Direct deposit'],
  ['deposit', 'ZELLE FROM ANNA', 'Transfer in'],
  ['purchase', 'VENMO *ANNA', 'Transfer out'],
  ['deposit', 'Interest paid', 'Interest'],
  ['deposit', 'Transfer from savings', 'Transfer in'],
  ['fee', 'MONTHLY FEE', 'Fee'],
] as const)('a %s with the details "%s" is called: %s', (kind, details, name) => {
  expect(t(copy.types[typeOf({ kind, details })])).toBe(name)
})
