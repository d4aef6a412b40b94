import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, day } from '../core/calendar-date.ts'
import { cents, formatAmount } from '../core/money.ts'
import { type GuardedMethod, guardTrustee, isChecked } from './guard.rules.ts'
import { ACCEPTANCES, TRUSTEE_METHODS, type TrusteeMethodKind } from './trustee-methods.ts'

const TODAY = day('2026-11-20')

const method = (kind: TrusteeMethodKind, change: Partial<GuardedMethod> = {}): GuardedMethod => ({
  kind,
  accepted: 'yes',
  conditions: [],
  max_amount: null,
  checked_on: '2026-11-02',
  ...change,
})
const REFUSED = method('bill_pay_check', { accepted: 'no' })
const ask = (methods: GuardedMethod[], change: Partial<Parameters<typeof guardTrustee>[0]> = {}) =>
  guardTrustee({ methods, kind: 'bill_pay_check', locks: [], today: TODAY, ...change })

describe('by what the office says', () => {
  // TRU-05
  test.each<[what: string, methods: GuardedMethod[], answer: object]>([
    ['accepts it', [method('bill_pay_check')], { verdict: 'accepted' }],
    [
      'accepts it under conditions',
      [method('bill_pay_check', { accepted: 'conditional', conditions: ['Certified funds only'] })],
      { verdict: 'conditional', conditions: ['Certified funds only'] },
    ],
    ['says nothing of it', [method('tfs')], { verdict: 'unknown', checkedOn: null }],
    ['says nothing at all', [], { verdict: 'unknown', checkedOn: null }],
    [
      'is unknown to accept it',
      [method('bill_pay_check', { accepted: 'unknown' })],
      { verdict: 'unknown', checkedOn: null },
    ],
    [
      'refuses it and takes others',
      [
        REFUSED,
        method('cashiers_check'),
        method('tfs', { accepted: 'conditional', conditions: ['Enroll first'] }),
        method('cash', { accepted: 'no' }),
        method('epay', { accepted: 'unknown' }),
        method('money_order', { checked_on: '2026-05-23' }),
      ],
      { verdict: 'refused', code: 'trustee.method_refused', methods: ['cashiers_check', 'tfs'] },
    ],
    [
      'refuses it and takes nothing else',
      [REFUSED],
      { verdict: 'refused', code: 'trustee.method_refused', methods: [] },
    ],
  ])('an office that %s', (_what, methods, answer) => {
    expect(ask(methods)).toEqual(answer)
  })

  // TRU-05
  test.each(ACCEPTANCES)('warns, and refuses nothing, when "%s" was not checked for 180 days', (accepted) => {
    const of = (checked_on: string) => ask([method('bill_pay_check', { accepted, checked_on })]).verdict
    const known = { yes: 'accepted', no: 'refused', conditional: 'conditional', unknown: 'unknown' }
    // 180 and 181 days before today.
    expect([of('2026-05-24'), of('2026-05-23')]).toEqual([known[accepted], 'unknown'])
  })

  // TRU-05
  test('says when an entry was checked that nobody checked lately', () => {
    expect(ask([{ ...REFUSED, checked_on: '2026-05-23' }])).toEqual({
      verdict: 'unknown',
      checkedOn: '2026-05-23',
    })
  })
})

describe('an amount', () => {
  const methods = [method('bill_pay_check', { max_amount: '2500.00' })]

  // TRU-06
  test.each([
    [249_999, 'accepted'],
    [250_000, 'accepted'],
    [250_001, 'refused'],
  ])('of %i cents is %s where the office takes 2,500.00 at most', (amount, verdict) => {
    expect(ask(methods, { amount: cents(amount) }).verdict).toBe(verdict)
  })

  // TRU-06
  test('over the limit names the limit', () => {
    expect(ask(methods, { amount: cents(300_000) })).toEqual({
      verdict: 'refused',
      code: 'trustee.amount_over_limit',
      limit: 250_000,
    })
    expect(ask(methods)).toEqual({ verdict: 'accepted' })
  })
})

describe('a lock', () => {
  const methods = [method('bill_pay_check'), method('electronic'), method('cashiers_check')]
  const lock = (kind: TrusteeMethodKind, until: string | null) => ({ kind, until })

  // TRU-08
  test('refuses until its last day, and leaves out other locked methods', () => {
    const locks = [lock('bill_pay_check', '2026-11-21'), lock('electronic', null)]
    expect(ask(methods, { locks })).toEqual({
      verdict: 'refused',
      code: 'trustee.method_locked',
      methods: ['cashiers_check'],
      until: '2026-11-21',
    })
    expect(ask(methods, { locks, today: day('2026-11-21') })).toEqual({ verdict: 'accepted' })
    expect(ask(methods, { locks, kind: 'electronic' })).toMatchObject({ until: null })
  })

  // TRU-08
  test('refuses also what nobody checked lately', () => {
    const stale = [method('bill_pay_check', { checked_on: '2025-01-02' })]
    expect(ask(stale, { locks: [lock('bill_pay_check', null)] }).verdict).toBe('refused')
  })
})

// TRU-05
test('never offers a method that it would refuse itself', () => {
  const anyMethod = fc.record({
    kind: fc.constantFrom(...TRUSTEE_METHODS),
    accepted: fc.constantFrom(...ACCEPTANCES),
    conditions: fc.constant<string[]>([]),
    max_amount: fc.option(fc.integer({ min: 1, max: 1_000_000 }).map((each) => formatAmount(cents(each)))),
    checked_on: fc.nat(400).map((ago) => addDays(TODAY, -ago)),
  })
  const locks = fc.uniqueArray(
    fc.record({
      kind: fc.constantFrom(...TRUSTEE_METHODS),
      until: fc.option(fc.integer({ min: -30, max: 30 }).map((days) => addDays(TODAY, days))),
    }),
    { selector: ({ kind }) => kind },
  )
  const methods = fc.uniqueArray(anyMethod, { selector: ({ kind }) => kind })
  fc.assert(
    fc.property(methods, locks, fc.constantFrom(...TRUSTEE_METHODS), (listed, locked, kind) => {
      const question = { methods: listed, locks: locked, today: TODAY }
      const answer = guardTrustee({ ...question, kind })
      if (answer.verdict !== 'refused' || !('methods' in answer)) return
      for (const offered of answer.methods)
        expect(['accepted', 'conditional']).toContain(guardTrustee({ ...question, kind: offered }).verdict)
    }),
  )
})

// TRU-05
test('a check of an entry counts for 180 days', () => {
  expect(isChecked({ checked_on: '2026-05-24' }, TODAY)).toBe(true)
  expect(isChecked({ checked_on: '2026-05-23' }, TODAY)).toBe(false)
})
