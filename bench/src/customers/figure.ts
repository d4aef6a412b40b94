import type { Figure } from '../report.ts'
import type { CustomerBank } from './customer-bank.ts'

/** A figure of the benchmark of many customers. */
export interface CustomerFigure {
  /**
   * At the largest size that is measured, at the one with the longest history, at 10k if that is measured, else at
   * the largest, or at the largest and the small one that it is compared with.
   */
  at: 'largest' | 'longest' | '10k' | 'compared'
  measure(bank: CustomerBank): Promise<Figure[]>
}

/** A slow build gets fewer rounds: none begins after this time. */
const LONGEST_MS = 5 * 60_000

/** Runs `work` three times, one after the other, or less often if it takes very long or fewer are wanted. */
export const rounds = async <T>(
  { mostRounds }: Pick<CustomerBank, 'mostRounds'>,
  work: (round: number) => Promise<T>,
): Promise<T[]> => {
  const results: T[] = []
  const startedAt = performance.now()
  for (let round = 0; round < mostRounds && performance.now() - startedAt < LONGEST_MS; round++)
    results.push(await work(round))
  return results
}
