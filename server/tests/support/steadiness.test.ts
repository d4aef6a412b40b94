import { expect, test } from 'vitest'
import { type Sample, sampleOf, steadinessOf } from './steadiness.ts'

const sample = (change: Partial<Sample> = {}): Sample => ({
  memoryBytes: 200e6,
  openFiles: 40,
  connections: 5,
  loopLagMs: 12,
  ...change,
})
const sixty = (at: (index: number) => Sample) => Array.from({ length: 60 }, (_, index) => at(index))

test('detects growth after the warm-up and ignores growth during it', () => {
  const flat = { memory: 1, openFiles: 1, connections: 1 }
  expect(steadinessOf(sixty(() => sample())).growth).toEqual(flat)
  const warmedUp = sixty((index) => sample({ memoryBytes: index < 20 ? 100e6 + index * 5e6 : 200e6 }))
  expect(steadinessOf(warmedUp).growth).toEqual(flat)
  const leaking = (name: 'memoryBytes' | 'openFiles' | 'connections', each: number) =>
    steadinessOf(sixty((index) => sample({ [name]: sample()[name] + index * each }))).growth
  expect(leaking('memoryBytes', 1e6).memory).toBeGreaterThan(1.05)
  expect(leaking('openFiles', 1).openFiles).toBeGreaterThan(1.1)
  expect(leaking('connections', 1).connections).toBeGreaterThan(1.2)
  expect(steadinessOf(sixty(() => sample({ loopLagMs: 300 }))).loopLagMs).toBe(300)
})

test('refuses a scrape without a required metric', () => {
  expect(() => sampleOf('process_resident_memory_bytes 1\n')).toThrow(
    'the metric process_open_fds is missing',
  )
})
