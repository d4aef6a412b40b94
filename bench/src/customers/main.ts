/**
 * `npm run bench -- customers [--size 1k,10k,100k] [--only inbox,erasure]`: the recurring work of a bank with
 * many customers. The exit code is 1 if a target is missed.
 */
import { parseArgs } from 'node:util'
import { type Figure, isMet, report } from '../report.ts'
import { openCustomerBank } from './customer-bank.ts'
import type { CustomerFigure } from './figure.ts'
import { erasure } from './figures/erasure.ts'
import { inbox } from './figures/inbox.ts'
import { metrics, quiet } from './figures/quiet.ts'
import { storage } from './figures/storage.ts'
import { openBase } from './generate/base.ts'
import { SIZES, type Size } from './sizes.ts'

/** In the order in which they run: those that change the most come last. */
const FIGURES: Readonly<Record<string, CustomerFigure>> = { quiet, metrics, inbox, erasure, storage }

const { values } = parseArgs({
  options: {
    size: { type: 'string', default: Object.keys(SIZES).join(',') },
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

const measureAt = async (size: Size): Promise<Figure[]> => {
  const wanted = chosen.filter(
    ([, { at }]) => at === 'each' || size === (at === 'largest' ? largest : longest),
  )
  if (wanted.length === 0) return []
  const base = await openBase(size)
  try {
    const bank = await openCustomerBank(base, size)
    try {
      const figures: Figure[] = []
      for (const [name, figure] of wanted) {
        const startedAt = performance.now()
        figures.push(...(await figure.measure(bank)))
        console.log(`${size.name}: measured ${name} in ${((performance.now() - startedAt) / 1000).toFixed(0)} s`)
      }
      return figures
    } finally {
      await bank.close()
    }
  } finally {
    await base.postgres.stop()
  }
}

const figures: Figure[] = []
for (const size of sizes) figures.push(...(await measureAt(size)))
report('customers', `A bank of ${sizes.map(({ name }) => name).join(', ')} customers`, figures)
if (!figures.every(isMet)) process.exitCode = 1
