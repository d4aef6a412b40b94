/**
 * How many pay schedules are found in made-up histories, and how many are wrong. PAY_HISTORIES sets how many
 * histories of each kind, and PAY_SEED adds a second seed.
 */
import { expect, test, vi } from 'vitest'
import { recordFigures } from '../../../../scripts/ci/long/figures.ts'
import {
  type DepositHistory,
  KINDS_WITH_RHYTHM,
  KINDS_WITHOUT_RHYTHM,
  makeHistory,
} from '../../../tests/support/deposit-histories.ts'
import { findPayRhythms, rhythmSearch } from './find-pay-rhythms.rules.ts'

const HISTORIES = Number(process.env['PAY_HISTORIES'] ?? 150)
const FIXED_SEED = 1_826_400_613
const SEEDS = [FIXED_SEED, ...(process.env['PAY_SEED'] ? [Number(process.env['PAY_SEED'])] : [])]

vi.setConfig({ testTimeout: 120_000 + HISTORIES * 10_000 })

const KINDS = Object.entries({ ...KINDS_WITH_RHYTHM, ...KINDS_WITHOUT_RHYTHM })

interface Counts {
  /** Histories of which every rhythm was found with its frequency. */
  found: number
  /** Histories with a suggestion that is none of its rhythms. */
  wrong: number
}

const countsOf = ({ today, deposits, rhythms }: DepositHistory): Counts => {
  const suggested = findPayRhythms(
    deposits.map((deposit, id) => ({ ...deposit, id })),
    rhythmSearch(today),
  )
  const payerOf = (id: number) => deposits[id]?.payer
  const isSeen = (rhythm: DepositHistory['rhythms'][number]) =>
    suggested.some(
      (each) =>
        each.frequency === rhythm.frequency && each.deposits.every(({ id }) => payerOf(id) === rhythm.payer),
    )
  const seen = rhythms.filter(isSeen).length
  return { found: seen === rhythms.length ? 1 : 0, wrong: suggested.length > seen ? 1 : 0 }
}

const count = (make: (typeof KINDS)[number][1], firstSeed: number): Counts => {
  const total = { found: 0, wrong: 0 }
  for (let at = 0; at < HISTORIES; at++) {
    const { found, wrong } = countsOf(makeHistory(make, firstSeed + at))
    total.found += found
    total.wrong += wrong
  }
  return total
}

// PAYD-03
test.each(SEEDS)(
  `finds 95 % of rhythms and suggests less than 1 % wrongly, in ${HISTORIES} histories of each kind (seed %i)`,
  (seed) => {
    const counted = KINDS.map(([kind, make], at) => ({ kind, ...count(make, seed + at * 1_000_000) }))
    const withRhythm = counted.filter(({ kind }) => kind in KINDS_WITH_RHYTHM)
    const total = (rows: readonly Counts[], what: keyof Counts) =>
      rows.reduce((sum, row) => sum + row[what], 0)
    recordFigures({
      gate: `pay schedules in made-up deposits, ${seed === FIXED_SEED ? 'a fixed seed' : 'a new seed'}`,
      counted: {
        'histories of each kind': HISTORIES,
        'kinds with rhythm': withRhythm.length,
        found: total(withRhythm, 'found'),
        'kinds without': counted.length - withRhythm.length,
        'wrong suggestions': total(counted, 'wrong'),
        seed,
      },
    })
    expect(withRhythm.filter(({ found }) => found < 0.95 * HISTORIES)).toEqual([])
    expect(counted.filter(({ wrong }) => wrong >= 0.01 * HISTORIES)).toEqual([])
  },
)
