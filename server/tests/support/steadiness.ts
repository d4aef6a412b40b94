/** A server's resource use under a constant load, and whether any of it grows (OPERATIONS-76). */

export interface Sample {
  memoryBytes: number
  openFiles: number
  connections: number
  /** The 99th percentile of the event loop's lag. */
  loopLagMs: number
}

/** Reads Prometheus' text format. Throws if a metric is missing. */
export const sampleOf = (metrics: string): Sample => {
  const figure = (name: string) => {
    const values = [...metrics.matchAll(new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)$`, 'gm'))]
    if (values.length === 0) throw new Error(`the metric ${name} is missing`)
    return values.reduce((sum, [, value]) => sum + Number(value), 0)
  }
  return {
    memoryBytes: figure('process_resident_memory_bytes'),
    openFiles: figure('process_open_fds'),
    connections: figure('bank_database_connections'),
    loopLagMs: figure('nodejs_eventloop_lag_p99_seconds') * 1000,
  }
}

export interface Steadiness {
  /** The use in the last third, as a multiple of the middle third. */
  growth: { memory: number; openFiles: number; connections: number }
  loopLagMs: number
}

/** Ignores the first third of the samples as warm-up. */
export const steadinessOf = (samples: readonly Sample[]): Steadiness => {
  const third = Math.floor(samples.length / 3)
  if (third < 1) throw new Error('too few samples')
  const [middle, last] = [samples.slice(third, 2 * third), samples.slice(2 * third)]
  const growthOf = (of: (sample: Sample) => number) =>
    median(last.map(of)) / Math.max(1, median(middle.map(of)))
  return {
    growth: {
      memory: growthOf(({ memoryBytes }) => memoryBytes),
      openFiles: growthOf(({ openFiles }) => openFiles),
      connections: growthOf(({ connections }) => connections),
    },
    loopLagMs: median(last.map(({ loopLagMs }) => loopLagMs)),
  }
}

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
