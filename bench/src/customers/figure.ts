import type { Figure } from '../report.ts'
import type { CustomerBank } from './customer-bank.ts'

/** A figure of the benchmark of many customers. */
export interface CustomerFigure {
  /**
   * At the largest size that is measured, at the one with the longest history, at 10k if that is measured, else at
   * the largest, at the largest and the small one that it is compared with, or at each size and that small one.
   */
  at: 'largest' | 'longest' | '10k' | 'compared' | 'each'
  measure(bank: CustomerBank): Promise<Figure[]>
}

/** Runs `work` three times, one after the other, or less often by the limits. */
export const rounds = async <T>(
  { roundLimits: { most, longestMs } }: Pick<CustomerBank, 'roundLimits'>,
  work: (round: number) => Promise<T>,
): Promise<T[]> => {
  const results: T[] = []
  const startedAt = performance.now()
  for (let round = 0; round < most && performance.now() - startedAt < longestMs; round++)
    results.push(await work(round))
  return results
}
