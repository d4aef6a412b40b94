import { describe, expect, test } from 'vitest'
import {
  clampLastActive,
  idleDeadline,
  isSessionOpen,
  sessionEnd,
  tokenExpiry,
  waitAfterFailures,
  type SessionTimes,
} from './session.rules.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const limits = { idleMs: 10 * MINUTE, longestMs: 12 * HOUR }
const session = (change: Partial<SessionTimes> = {}): SessionTimes => ({
  startedAt: 0,
  lastActiveAt: 0,
  generation: 3,
  rotatedAt: 0,
  ...change,
})

describe('the end of a session', () => {
  test.each([
    ['ten minutes after its start', {}, 10 * MINUTE],
    ['ten minutes after the last action', { lastActiveAt: 5 * HOUR }, 5 * HOUR + 10 * MINUTE],
    ['twelve hours after its start, whatever happens', { lastActiveAt: 12 * HOUR - 1 }, 12 * HOUR],
  ])('is %s', (_when, change, expected) => {
    expect(idleDeadline(session(change), limits)).toBe(expected)
    expect(tokenExpiry(session(change), limits)).toBe(expected / 1000 + 60)
  })

  test('the token names whole seconds, never later than the deadline and its minute', () => {
    expect(tokenExpiry(session({ lastActiveAt: 999 }), limits)).toBe(660)
  })
})

test('the end that the customer is told of is a whole second, and never later than the session', () => {
  expect(sessionEnd({ startedAt: 1999 }, limits)).toBe(43_201)
})

describe('a token opens the session', () => {
  test.each([
    ['of this generation, at once', 3, 0, true],
    ['of this generation, a millisecond before the deadline', 3, 10 * MINUTE - 1, true],
    ['of this generation, at the deadline', 3, 10 * MINUTE, false],
    ['of the generation before, for thirty seconds', 2, 29_999, true],
    ['of the generation before, after thirty seconds', 2, 30_000, false],
    ['of the one before that', 1, 0, false],
    ['of one that does not exist yet', 4, 0, false],
  ])('%s', (_what, generation, now, expected) => {
    expect(isSessionOpen(session(), generation, now, limits)).toBe(expected)
  })

  test('not beyond twelve hours, however active', () => {
    const busy = session({ lastActiveAt: 12 * HOUR })
    expect(isSessionOpen(busy, 3, 12 * HOUR - 1, limits)).toBe(true)
    expect(isSessionOpen(busy, 3, 12 * HOUR, limits)).toBe(false)
  })
})

test.each([
  ['between the last one known and now, is believed', 500, 500],
  ['in the future, is now', 5000, 1000],
  ['in 1970, changes nothing', 0, 100],
  ['that is no time, changes nothing', Number.NaN, 100],
  ['at the end of time, changes nothing that is not a time', Number.POSITIVE_INFINITY, 100],
])('an action %s', (_what, claimed, expected) => {
  expect(clampLastActive(claimed, 100, 1000)).toBe(expected)
})

test.each([
  [0, 0],
  [4, 0],
  [5, 1000],
  [6, 2000],
  [7, 4000],
  [14, 512_000],
  [15, 900_000],
  [1_000_000, 900_000],
])('after %i failures of an address nobody is let in for %i ms', (failures, expected) => {
  expect(waitAfterFailures('email', failures)).toBe(expected)
})

test('a network address, which many people may share, has more tries', () => {
  expect(waitAfterFailures('address', 49)).toBe(0)
  expect(waitAfterFailures('address', 50)).toBe(1000)
})
