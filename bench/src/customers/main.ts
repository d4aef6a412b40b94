/**
 * `npm run bench -- customers [--size 1k,10k,100k] [--only inbox,erasure] [--rounds 1]`: the recurring
 * work of a bank with many customers. The exit code is 1 if a target is missed.
 */
import { parseArgs } from 'node:util'
import { type Figure, isMet, report, rounded } from '../report.ts'
import { openCustomerBank, type RoundLimits } from './customer-bank.ts'
import type { CustomerFigure } from './figure.ts'
import { erasure } from './figures/erasure.ts'
import { inbox } from './figures/inbox.ts'
import { payday } from './figures/payday.ts'
import { metrics, quiet } from './figures/quiet.ts'
import { monthClose, payments, reconciliation } from './figures/rates.ts'
import { recurring } from './figures/recurring.ts'
import { securityMail } from './figures/security-mail.ts'
import { sharesLook } from './figures/shares-look.ts'
import { shares } from './figures/shares.ts'
import { storage } from './figures/storage.ts'
import { openBase } from './generate/base.ts'
import { SIZES, type Size } from './sizes.ts'

/** In the order in which they run: those that change the most come last. */
const FIGURES: Readonly<Record<string, CustomerFigure>> = {
  storage,
  quiet,
  metrics,
  recurring,
  reconciliation,
  'month-close': monthClose,
  'security-mail': securityMail,
  payments,
  inbox,
  'shares-look': sharesLook,
  shares,
  payday,
  erasure,
}

const { values } = parseArgs({
  options: {
    size: { type: 'string', default: '1k,10k,100k' },
    rounds: { type: 'string', default: '3' },
    only: { type: 'string', default: Object.keys(FIGURES).join(',') },
  },
})

const pick = <T>(all: Readonly<Record<string, T>>, names: string): [name: string, value: T][] =>
  names.split(',').map((name) => {
    const value = all[name]
    if (value === undefined) throw new Error(`no ${name}; there are: ${Object.keys(all).join(', ')}`)
    return [name, value]
  })

const sizes = pick(SIZES, values.size).map(([, size]) => size)
const chosen = pick(FIGURES, values.only)
const largest = sizes.toSorted((a, b) => b.customers - a.customers)[0]
const longest = sizes.toSorted((a, b) => b.days - a.days)[0]

const SMALL = 1000
/**
 * A small bank with as many days of history as the largest. What a customer has grows with the days, so the cost of a
 * customer is compared between banks of the same age.
 */
const small: Size | undefined =
  largest && largest.customers > SMALL
    ? {
        name: `1k-${largest.days}-days`,
        customers: SMALL,
        days: largest.days,
        every: largest === SIZES['100k'] ? 1 : 8,
      }
    : undefined

/** Without the largest bank a run is quick: a figure whose rounds take a minute gets one. */
const roundLimits: RoundLimits = {
  most: Number(values.rounds),
  longestMs: largest === SIZES['100k'] ? 5 * 60_000 : 55_000,
}

const isMeasuredAt = (at: CustomerFigure['at'], size: Size): boolean => {
  if (at === 'each') return true
  if (at === 'compared') return size === largest || size === small
  if (at === '10k') return size === (sizes.find(({ name }) => name === '10k') ?? largest)
  return size === (at === 'largest' ? largest : longest)
}

type Costs = ReadonlyMap<string, { cpuMs: number; blocks: number }>

const measureAt = async (size: Size): Promise<{ figures: Figure[]; costs: Costs }> => {
  const wanted = chosen.filter(([, { at }]) => isMeasuredAt(at, size))
  const figures: Figure[] = []
  if (wanted.length === 0) return { figures, costs: new Map() }
  const base = await openBase(size)
  try {
    const bank = await openCustomerBank(base, { size, roundLimits })
    try {
      for (const [name, figure] of wanted) {
        const startedAt = performance.now()
        const measured = await figure.measure(bank)
        figures.push(...measured)
        console.log(`${size.name}: ${name} in ${((performance.now() - startedAt) / 1000).toFixed(0)} s`)
        for (const { what, value, unit } of measured) console.log(`  ${what}: ${value} ${unit}`)
      }
      return { figures, costs: bank.costs }
    } finally {
      await bank.close()
    }
  } finally {
    await base.postgres.stop()
  }
}

/** How much more a customer of the larger bank costs. */
const compare = (from: Size, large: Size, costsOf: (size: Size) => Costs | undefined): Figure[] =>
  [...(costsOf(large) ?? [])].flatMap(([name, cost]) => {
    const less = costsOf(from)?.get(name)
    if (!less) return []
    return (['cpuMs', 'blocks'] as const).map((what) => ({
      what: `${name}: ${what === 'blocks' ? what : 'processor time'} of a customer at ${large.name}, of that at ${from.name}`,
      value: rounded(cost[what] / less[what]),
      unit: '',
      target: { atMost: 1.3 },
    }))
  })

const figures: Figure[] = []
const costs = new Map<Size, Costs>()
for (const size of small ? [small, ...sizes] : sizes) {
  const measured = await measureAt(size)
  figures.push(...measured.figures)
  costs.set(size, measured.costs)
}
if (small && largest) figures.push(...compare(small, largest, (size) => costs.get(size)))
report('customers', `A bank of ${sizes.map(({ name }) => name).join(', ')} customers`, figures)
if (!figures.every(isMet)) process.exitCode = 1
