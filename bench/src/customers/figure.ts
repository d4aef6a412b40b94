import type { Figure } from '../report.ts'
import type { CustomerBank } from './customer-bank.ts'

/** A figure of the benchmark of many customers. */
export interface CustomerFigure {
  /** At every size, at the largest that is measured, or at the one with the longest history. */
  at: 'each' | 'largest' | 'longest'
  measure(bank: CustomerBank): Promise<Figure[]>
}

export const ROUNDS = 3

/** Runs `work` as often as a figure is measured, one after the other. */
export const rounds = async <T>(work: (round: number) => Promise<T>): Promise<T[]> => {
  const results: T[] = []
  for (let round = 0; round < ROUNDS; round++) results.push(await work(round))
  return results
}
