import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, addMonths, type CalendarDate, day } from '../core/calendar-date.ts'
import { type Cents, cents, ZERO } from '../core/money.ts'
import type { Credit } from './applied-money.rules.ts'
import type { Installment } from './installments.rules.ts'
import { isPaidElsewhere, type LadderFacts, ladderOf } from './ladder.rules.ts'

const PAYMENT = cents(48_000)
/** Due on the 20th of September to December. */
const installments: Installment[] = [0, 1, 2, 3].map((index) => ({
  kind: 'monthly',
  month: addMonths(day('2026-09-01'), index),
  dueOn: addMonths(day('2026-09-20'), index),
  amountCents: PAYMENT,
  stepId: 1,
}))
const paid = (arrivesOn: string, amountCents: Cents = PAYMENT): Credit => ({
  source: 'payment',
  id: 1,
  amountCents,
  arrivesOn: day(arrivesOn),
  lumpSumId: null,
})

const facts = (change: Partial<LadderFacts> = {}): LadderFacts => ({
  installments,
  applied: [],
  posted: [],
  knownFrom: undefined,
  createdOn: day('2026-09-01'),
  today: day('2026-09-20'),
  knownUntil: change.today ?? day('2026-09-20'),
  behindBefore: 0,
  ...change,
})
/** As "step amount due". */
const said = (change: Partial<LadderFacts>) =>
  ladderOf(facts(change)).warnings.map(
    ({ step, amountCents, dueOn, payments }) =>
      `${step} ${amountCents} ${dueOn}${payments === null ? '' : ` ${payments}`}`,
  )
const on = (today: string, change: Partial<LadderFacts> = {}) => said({ today: day(today), ...change })

// LAD-01
describe('one installment', () => {
  test.each<[what: string, today: string, applied: Credit[], warnings: string[]]>([
    ['not before its due day', '2026-09-19', [], []],
    ['on its due day, if nothing was sent', '2026-09-20', [], ['due_day 48000 2026-09-20']],
    [
      'of the rest, if a part was sent',
      '2026-09-20',
      [paid('2026-09-18', cents(20_000))],
      ['due_day 28000 2026-09-20'],
    ],
    ['not once it was sent', '2026-09-20', [paid('2026-09-22')], []],
  ])('is warned of %s', (_what, today, applied, warnings) => {
    expect(on(today, { applied })).toEqual(warnings)
  })

  test.each<[what: string, today: string, change: Partial<LadderFacts>, warnings: string[]]>([
    ['not six days after', '2026-09-26', {}, []],
    ['a week after', '2026-09-27', {}, ['week_after 48000 2026-09-20']],
    ['later, if nobody looked', '2026-10-05', {}, ['week_after 48000 2026-09-20']],
    ['not after it was sent', '2026-09-27', { applied: [paid('2026-09-29')] }, []],
    ['not of less than a tenth', '2026-09-27', { applied: [paid('2026-09-18', cents(43_201))] }, []],
    ['not if it was due before the bank had the plan', '2026-09-27', { createdOn: day('2026-09-25') }, []],
  ])('is warned of a week after its due day: %s', (_what, today, change, warnings) => {
    expect(on(today, { behindBefore: 1, ...change })).toEqual(warnings)
  })

  test('is not called unsent if this month was paid and an earlier one was not', () => {
    const applied = [paid('2026-10-19')]
    expect(on('2026-10-20', { applied, behindBefore: 1 })).toEqual([])
    expect(on('2026-10-28', { applied, behindBefore: 1 })).toEqual([])
  })

  test('is not warned of while it is set aside and scheduled', () => {
    const coverOf = () => ({ amountCents: PAYMENT, expectedOn: day('2026-09-22') })
    expect(on('2026-09-20', { coverOf })).toEqual([])
  })

  // AUTO-09, AUTO-21
  test('is not called behind while it is about to be sent or collected in full', () => {
    const cover = (amountCents: Cents) => () => ({ amountCents, expectedOn: day('2026-09-23') })
    for (const today of ['2026-09-21', '2026-09-27'])
      expect(on(today, { coverOf: cover(PAYMENT) })).toEqual([])
    // A part of it is not set aside.
    expect(on('2026-09-21', { coverOf: cover(cents(47_900)) })).toEqual(['one_behind 48000 2026-09-20 1.0'])
  })

  test('of 0.00 is never warned of', () => {
    const suspended = installments.map((each) => ({ ...each, amountCents: ZERO }))
    expect(on('2026-09-20', { installments: suspended })).toEqual([])
    expect(on('2026-10-28', { installments: suspended })).toEqual([])
  })
})

// LAD-01, CASE-13
describe('what is behind', () => {
  test.each<[what: string, today: string, change: Partial<LadderFacts>, warnings: string[]]>([
    ['one payment, the day after', '2026-09-21', {}, ['one_behind 48000 2026-09-20 1.0']],
    ['nothing while it stays at one', '2026-09-22', { behindBefore: 1 }, []],
    ['two payments', '2026-10-21', { behindBefore: 1 }, ['two_behind 96000 2026-09-20 2.0']],
    ['two at once, if nobody looked', '2026-10-21', {}, ['two_behind 96000 2026-09-20 2.0']],
    ['nothing at three', '2026-11-21', { behindBefore: 2 }, []],
    ['nothing below one payment', '2026-09-21', { applied: [paid('2026-09-18', cents(1))] }, []],
    [
      'one payment and a part',
      '2026-10-21',
      { applied: [paid('2026-09-18', cents(43_200))] },
      ['one_behind 52800 2026-09-20 1.1'],
    ],
  ])('is warned of: %s', (_what, today, change, warnings) => {
    expect(on(today, change)).toEqual(warnings)
  })

  test('is said again after it was caught up', () => {
    const applied = [paid('2026-09-30')]
    expect(ladderOf(facts({ today: day('2026-10-01'), applied, behindBefore: 1 })).paymentsBehind).toBe(0)
    expect(on('2026-10-21', { applied })).toEqual(['one_behind 48000 2026-10-20 1.0'])
  })

  test('leaves out what was due before it is known what was paid', () => {
    const known = { knownFrom: day('2026-11-15'), createdOn: day('2026-11-15') }
    expect(on('2026-11-15', known)).toEqual([])
    expect(on('2026-11-21', known)).toEqual(['one_behind 48000 2026-11-20 1.0'])
    // It was sent before the customer entered the plan.
    expect(on('2026-11-21', { ...known, applied: [paid('2026-11-12')] })).toEqual([])
    expect(on('2026-11-21', { ...known, applied: [paid('2026-10-12')] })).toHaveLength(1)
  })

  test('counts what was posted, though it is not known of which payment', () => {
    expect(on('2026-09-21', { posted: [{ ...paid('2026-09-18'), source: 'receipt' }] })).toEqual([])
  })
})

// LAD-01
describe('where the bank does not see what was paid', () => {
  test('nobody is warned without a receipt', () => {
    for (const today of ['2026-09-20', '2026-09-28', '2026-10-21'])
      expect(ladderOf(facts({ today: day(today), knownUntil: null }))).toEqual({
        warnings: [],
        paymentsBehind: 0,
      })
  })

  test.each<[newest: string, today: string, warnings: string[]]>([
    ['2026-09-18', '2026-09-20', []],
    ['2026-09-18', '2026-09-28', []],
    ['2026-10-02', '2026-10-21', ['one_behind 48000 2026-09-20 1.0']],
  ])('with the newest receipt of %s, no later payment is warned of on %s', (newest, today, warnings) => {
    expect(on(today, { knownUntil: day(newest) })).toEqual(warnings)
  })
})

// LAD-01
test.each([
  ['only from this account', { paidBy: ['electronic', 'bill_pay_check'] }, false],
  ['in a way that nobody told us', {}, false],
  ['by a service that autopay follows', { paidBy: ['electronic', 'tfs'], collectedBy: 'tfs' }, false],
  ['by a service that autopay does not follow', { paidBy: ['tfs'] }, true],
  ['by another service than autopay follows', { paidBy: ['tfs', 'epay'], collectedBy: 'tfs' }, true],
  ['by mail, too', { paidBy: ['electronic', 'money_order'] }, true],
  ['by another person, too', { hasJointDebtor: true }, true],
  ['by the employer', { wageOrder: { startsOn: day('2026-09-01'), endsOn: null } }, true],
  ['by the employer later', { wageOrder: { startsOn: day('2026-10-01'), endsOn: null } }, false],
  ['by the employer before', { wageOrder: { startsOn: null, endsOn: day('2026-09-19') } }, false],
] as const)('a trustee who is paid %s', (_how, change, isElsewhere) => {
  const payers = { paidBy: [], collectedBy: undefined, hasJointDebtor: null, wageOrder: null, ...change }
  expect(isPaidElsewhere(payers, day('2026-09-20'))).toBe(isElsewhere)
})

// LAD-01
test('never calls more missing than was due and not paid, and names each installment once a day', () => {
  const credit = fc.record({
    days: fc.integer({ min: -30, max: 120 }),
    amount: fc.integer({ min: 1, max: 100_000 }),
  })
  fc.assert(
    fc.property(
      fc.array(credit, { maxLength: 6 }),
      fc.integer({ min: 0, max: 130 }),
      fc.constantFrom(0 as const, 1 as const, 2 as const),
      (credits, days, behindBefore) => {
        const today: CalendarDate = addDays(day('2026-08-25'), days)
        const applied = credits
          .map(({ days: at, amount }) => paid(addDays(day('2026-09-01'), at), cents(amount)))
          .toSorted((a, b) => ((a.arrivesOn ?? '') < (b.arrivesOn ?? '') ? -1 : 1))
        const { warnings } = ladderOf(facts({ applied, today, behindBefore }))
        const dueCents = installments.filter(({ dueOn }) => dueOn <= today).length * PAYMENT
        const paidCents = applied.reduce((total, { amountCents }) => total + amountCents, 0)
        for (const { amountCents } of warnings) {
          expect(amountCents).toBeGreaterThan(0)
          expect(amountCents).toBeLessThanOrEqual(dueCents - paidCents)
        }
        const months = warnings.map(({ installment }) => installment.month)
        expect(new Set(months).size).toBe(months.length)
      },
    ),
  )
})
