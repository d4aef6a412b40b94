/** Prints a benchmark's figures and targets as a table, and saves them as JSON. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'

export interface Figure {
  what: string
  value: number
  unit: string
  target?: { atMost: number } | { atLeast: number }
}

export interface Benchmark {
  title: string
  run(): Promise<Figure[]>
}

const RESULTS = resolve(import.meta.dirname, '../results')

export const report = (name: string, title: string, figures: readonly Figure[]): void => {
  console.log(`\n${title}`)
  console.table(
    figures.map((figure) => ({
      figure: figure.what,
      value: figure.value,
      unit: figure.unit,
      target: targetOf(figure),
      met: figure.target ? isMet(figure) : '',
    })),
  )
  mkdirSync(RESULTS, { recursive: true })
  const measured = { measuredAt: new Date(), node: process.version, cores: availableParallelism(), figures }
  writeFileSync(resolve(RESULTS, `${name}.json`), `${JSON.stringify(measured, null, 2)}\n`)
}

export const isMet = ({ value, target }: Figure): boolean => {
  if (!target) return true
  return 'atMost' in target ? value <= target.atMost : value >= target.atLeast
}

const targetOf = ({ target }: Figure) => {
  if (!target) return ''
  return 'atMost' in target ? `<= ${target.atMost}` : `>= ${target.atLeast}`
}

/** The median, so that single fast or disturbed runs do not count. */
export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2
}

/**
 * Measures two things in turns, so that a change of the machine's speed affects both. Returns the median of
 * each, and of the first divided by the second.
 */
export const inTurns = async (
  rounds: number,
  first: () => Promise<number>,
  second: () => Promise<number>,
): Promise<{ first: number; second: number; ratio: number }> => {
  const pairs: [first: number, second: number][] = []
  for (let round = 0; round < rounds; round++) pairs.push([await first(), await second()])
  return {
    first: median(pairs.map(([value]) => value)),
    second: median(pairs.map(([, value]) => value)),
    ratio: median(pairs.map(([value, other]) => value / other)),
  }
}

export const rounded = (value: number, digits = 2): number => Number(value.toFixed(digits))
