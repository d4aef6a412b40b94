import { afterEach, expect, test, vi } from 'vitest'
import { learnServerTime, now } from './clock.ts'

afterEach(() => {
  learnServerTime(new Date().toUTCString())
  vi.useRealTimers()
})

// WIRE-61
test("follows the server's clock on a computer that is off by an hour", () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T13:00:00Z') })
  learnServerTime('Sat, 21 Nov 2026 12:00:00 GMT')
  expect(new Date(now()).toISOString()).toBe('2026-11-21T12:00:00.000Z')
})

test('does not adjust a correct clock to the whole seconds of the header', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00.900Z') })
  learnServerTime('Sat, 21 Nov 2026 12:00:00 GMT')
  expect(now()).toBe(Date.now())
})

test('a reply without a date changes nothing', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00Z') })
  learnServerTime(null)
  expect(now()).toBe(Date.now())
})
