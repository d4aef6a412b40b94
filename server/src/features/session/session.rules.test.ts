import { describe, expect, test } from 'vitest'
import {
  clampLastActive,
  idleDeadline,
  isRotationDue,
  isUnused,
  sessionEnd,
  tokenExpiry,
  tokenStatus,
  waitAfterFailures,
  type SessionTimes,
} from './session.rules.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const limits = { idleMs: 10 * MINUTE, maxMs: 12 * HOUR }
const session = (change: Partial<SessionTimes> = {}): SessionTimes => ({
  startedAt: 0,
  lastActiveAt: 0,
  generation: 3,
  rotatedAt: 0,
  firstUsedAt: 0,
  ...change,
})

describe('session end', () => {
  // SESSION-14
  test.each([
    ['ten minutes after its start', {}, 10 * MINUTE],
    ['ten minutes after the last action', { lastActiveAt: 5 * HOUR }, 5 * HOUR + 10 * MINUTE],
    ['twelve hours after its start, however active', { lastActiveAt: 12 * HOUR - 1 }, 12 * HOUR],
  ])('a session ends %s', (_when, change, expected) => {
    expect(idleDeadline(session(change), limits)).toBe(expected)
    expect(tokenExpiry(session(change), limits)).toBe(expected / 1000 + 60)
  })

  test('the token expires on a whole second, at most a minute after the deadline', () => {
    expect(tokenExpiry(session({ lastActiveAt: 999 }), limits)).toBe(660)
  })
})

test('the end shown to the customer is a whole second and never later than the session', () => {
  expect(sessionEnd({ startedAt: 1999 }, limits)).toBe(43_201)
})

describe('token status', () => {
  test.each([
    ['of this generation opens the session at once', 3, 0, 'open'],
    ['of this generation opens the session a millisecond before the deadline', 3, 10 * MINUTE - 1, 'open'],
    ['of this generation expires at the deadline', 3, 10 * MINUTE, 'over'],
    ['of the previous generation works for thirty seconds after the new one was used', 2, 29_999, 'open'],
    ['of the previous generation counts as reused after thirty seconds', 2, 30_000, 'reused'],
    ['of the previous generation expires with the session', 2, 10 * MINUTE, 'over'],
    ['of an older generation counts as reused at once', 1, 0, 'reused'],
    ['of a generation that does not exist yet opens nothing', 4, 0, 'over'],
  ])('a token %s', (_what, generation, now, expected) => {
    expect(tokenStatus(session(), generation, now, limits)).toBe(expected)
  })

  test.each([
    ['was never used', undefined],
    ['has not been used since it was made', -1],
  ])('the previous token stays good to the end while the new one %s', (_why, firstUsedAt) => {
    const lost = session({ firstUsedAt })
    expect(isUnused(lost)).toBe(true)
    expect(tokenStatus(lost, 2, 10 * MINUTE - 1, limits)).toBe('open')
    expect(tokenStatus(lost, 1, 0, limits)).toBe('reused')
  })

  // SESSION-22
  test('a token does not open a session beyond twelve hours, however active', () => {
    const busy = session({ lastActiveAt: 12 * HOUR })
    expect(tokenStatus(busy, 3, 12 * HOUR - 1, limits)).toBe('open')
    expect(tokenStatus(busy, 3, 12 * HOUR, limits)).toBe('over')
  })
})

describe('token rotation', () => {
  test.each([
    ['makes a second token', session({ generation: 1, firstUsedAt: undefined }), 0, true],
    ['makes a new token once the previous one has expired', session(), 30_000, true],
    ['makes no new token while the previous one still works', session(), 29_999, false],
    ['makes no new token while the current one is unused', session({ firstUsedAt: undefined }), HOUR, false],
  ])('a refresh %s', (_when, times, now, expected) => expect(isRotationDue(times, now)).toBe(expected))
})

// SESSION-18
test.each([
  ['between the last known action and now is accepted', 500, 500],
  ['in the future counts as now', 5000, 1000],
  ['in 1970 changes nothing', 0, 100],
  ['that is not a time changes nothing', Number.NaN, 100],
  ['at infinity changes nothing', Number.POSITIVE_INFINITY, 100],
])('an action time %s', (_what, claimed, expected) => {
  expect(clampLastActive(claimed, 100, 1000)).toBe(expected)
})

// PROTECTION-02
test.each([
  [0, 0],
  [4, 0],
  [5, 1000],
  [6, 2000],
  [7, 4000],
  [14, 512_000],
  [15, 900_000],
  [1_000_000, 900_000],
])('after %i failures an email address has to wait for %i ms', (failures, expected) => {
  expect(waitAfterFailures('email', failures)).toBe(expected)
})

test('a network address has more tries, because many people may share it', () => {
  expect(waitAfterFailures('address', 49)).toBe(0)
  expect(waitAfterFailures('address', 50)).toBe(1000)
})
