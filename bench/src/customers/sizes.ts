/** How many customers a generated bank has, and how much history. */
export interface Size {
  name: string
  customers: number
  /** Days of history before the generated day. */
  days: number
  /**
   * A pass that measures the cost of a customer takes every this many customers, evenly over the bank. With the small
   * bank beside it, a pass at 100k ends within five minutes, and a run of `1k,10k` within twenty. 1: all.
   */
  every: number
}

export const SIZES: Readonly<Record<string, Size>> = {
  /** For trying the benchmark itself. */
  '100': { name: '100', customers: 100, days: 40, every: 1 },
  '1k': { name: '1k', customers: 1000, days: 365, every: 1 },
  '10k': { name: '10k', customers: 10_000, days: 120, every: 80 },
  '100k': { name: '100k', customers: 100_000, days: 52, every: 20 },
}
